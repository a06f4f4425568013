//! Polish.

use super::ArchitektonRules;

pub const RULES: ArchitektonRules = ArchitektonRules {
    introduction: "Dwóch graczy układa wspólnie jedno miasto z budowli i krajobrazów, każdy dla \
        siebie. Na końcu liczy się twoja największa grupa domków i twoje żetony.",
    titles: [
        "Elementy gry",
        "Przygotowanie",
        "Twoja tura",
        "Otoczone budowle",
        "Koniec gry",
        "Mecz",
    ],
    lines: [
        "W grze są 22 budowle. Każdy ich bok pokazuje jedną z czterech scenerii: ziemię, łąkę, wodę \
         albo las.",
        "Są 24 krajobrazy, po 6 każdej scenerii.",
        "Każdy gracz ma 12 domków. Na początku każdy ma 1 żeton punktów.",
    ],
    rules: [
        "Potasuj budowle: 4 z wierzchu to zakryta rezerwa, następne 3 wykłada się odkryte. Tak samo \
         z krajobrazami: 4 do rezerwy, 3 odkryte. 6 odkrytych kafli to zasób.",
        "Następne 2 krajobrazy to początek miasta. Stykają się jednym rogiem.",
        "Zaczyna starszy gracz. Tutaj wybierasz, kto zaczyna, albo decyduje los.",
        "Weź dwa kafle z zasobu, jeden po drugim, i połóż każdy z nich: dwa tego samego rodzaju albo \
         po jednym, w dowolnej kolejności. Potem zasób uzupełnia się do 3 budowli i 3 krajobrazów.",
        "Budowle i krajobrazy leżą na przemian jak na szachownicy: obok budowli tylko krajobrazy, \
         obok krajobrazu tylko budowle. Kafel musi mieć co najmniej jeden wspólny bok z kaflem, który \
         już leży, i co najmniej jeden wspólny bok musi pasować: budowla pokazuje tam scenerię \
         krajobrazu. Budowle można obracać; krajobrazy wyglądają tak samo z każdej strony.",
        "Kto kładzie budowlę, od razu stawia na niej swój domek. Jeśli nie masz już domku w ręce, \
         musisz przenieść tam jeden ze swoich z innej budowli. Budowla, która straciła domek, nie ma \
         właściciela.",
        "Gdy kafel zostaje położony, każda budowla, która ma teraz krajobrazy po wszystkich czterech \
         stronach, jest od razu punktowana dla właściciela: gracza, którego domek na niej stoi, w \
         jego turze lub nie. Jeśli pasują wszystkie boki, zyskuje 1 żeton. Jeśli 1, 2 albo 3 boki nie \
         pasują, traci 1, 2 albo 3 żetony, ale może przedtem zabrać domek z powrotem do ręki: strata \
         jest wtedy o 1 mniejsza.",
        "Kto nie może zapłacić straty, nawet zabierając domek, od razu przegrywa: gra kończy się \
         przed czasem i wygrywa przeciwnik.",
        "Gdy po turze stosy nie uzupełniają już zasobu, sięga się do rezerw i zaczyna się ostatnia \
         runda. Jeśli następny jest gracz rozpoczynający, obaj mają jeszcze po jednej turze; jeśli \
         drugi, ma ją tylko on. Tak obaj mieli tyle samo tur.",
        "Na końcu usuwa się każdą budowlę, która sąsiaduje tylko z 1 lub 2 krajobrazami, razem z \
         domkiem. Potem każdy domek twojej największej grupy połączonej po przekątnej to 1 punkt i \
         każdy żeton to 1 punkt.",
        "Wygrywa największa liczba punktów; potem największa liczba domków, które zostały na planszy; \
         inaczej gra kończy się remisem.",
        "Mecz to seria gier. Wygrana przed czasem daje 2 punkty zwycięstwa, każda inna 1, remis \
         żadnego. Gracze zaczynają na zmianę. Mecz wygrywa, kto pierwszy ma 2 punkty zwycięstwa.",
    ],
    rulings: [
        "Instrukcja nie pokazuje budowli. Nasze to wszystkie zestawienia, w których obecne scenerie \
         występują równie często: 4 z jedną scenerią, 12 z dwiema, 6 z wszystkimi czterema. Razem to \
         22 kafle, a każda sceneria jest na 22 bokach.",
        "8 żetonów z pudełka to materiał, nie ograniczenie: zdobyty żeton zawsze dostajesz.",
        "Kafel może otoczyć kilka budowli. Najpierw są wszystkie zyski. Potem straty, najpierw tego, \
         kto położył kafel, potem przeciwnika, w kolejności północ, wschód, południe, zachód od kafla. \
         O każdej decyduje się i płaci przed następną.",
        "Budowla bez domku nie jest punktowana ani teraz, ani później. Domek przeniesiony na budowlę \
         nie punktuje jej ponownie: budowla punktuje tylko w chwili, gdy zostaje otoczona.",
        "Decyzja należy do właściciela, także w turze przeciwnika. Jeśli może zapłacić tylko za jedną \
         z dwóch możliwości, wybiera się tę.",
        "Jeśli trzeba przenieść domek, przenosi się go przed punktowaniem.",
        "Jeśli przed pierwszym lub drugim kaflem nie można położyć żadnego kafla z zasobu, zasób się \
         wymienia: jego kafle trafiają pod swoje stosy i tyle samo dobiera się z wierzchu, aż któryś \
         da się położyć. Jeśli nie da się położyć żadnego kafla z zasobu i stosów, zasób zostaje, jaki \
         był, a reszta tury przepada. Jeśli obaj gracze stracą całą turę jeden po drugim, gra kończy \
         się końcową punktacją.",
        "W ostatniej rundzie rezerwy nadal uzupełniają zasób, dopóki wystarczą. Zasób, którego nie da \
         się uzupełnić, pozostaje mniejszy.",
        "Domki są połączone, gdy ich budowle stykają się rogiem i na obu stoją domki tego samego \
         gracza.",
    ],
    figures: [
        "Dwa krajobrazy z początku. Budowle mogą leżeć na oznaczonych miejscach.",
        "Dozwolone: oba stykające się boki pasują.",
        "Niedozwolone: tak obrócona budowla nie pasuje żadnym bokiem.",
        "Otoczona i wszystkie cztery boki pasują: właściciel zyskał 1 żeton.",
        "Otoczona i jeden bok nie pasuje: właściciel zostawia domek i płaci 1 żeton albo zabiera go i \
         nie płaci nic.",
        "Ostatnia runda zaczyna się przy kresce. U góry następny jest gracz rozpoczynający: jeszcze \
         jedna tura dla obu. U dołu następny jest drugi gracz: jeszcze jedna tura dla niego.",
        "Budowle w pierścieniach sąsiadują tylko z 1 lub 2 krajobrazami: na końcu się je usuwa.",
        "Nici łączą największą grupę każdego gracza: domki, których budowle stykają się rogiem.",
    ],
};
