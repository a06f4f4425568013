//! Polish.

use super::{LessonText, step};

pub const LESSON: LessonText = LessonText {
    akropolis: [
        step(
            "Twoje miasto",
            "Każde miasto zaczyna się od tego kafla: plac z jedną gwiazdką i trzy kamieniołomy. Przez \
             kilka tur będziesz budować obok niego i na nim. Komputer buduje własne miasto.",
        ),
        step(
            "Rynek",
            "Tu leżą kafle. Pierwszy jest darmowy, każdy następny kosztuje o jeden kamień więcej. Masz \
             1 kamień. Każdy kamień, który zostanie na końcu, to punkt.",
        ),
        step(
            "Twój pierwszy kafel",
            "Weź pierwszy kafel: dwa domy i kamieniołom. Połóż go obok miasta tak, żeby stykały się co \
             najmniej dwa boki. Dotknij miejsca, a potem jeszcze raz, żeby obrócić kafel.",
        ),
        step(
            "Domy",
            "Twoje dwa domy leżą obok siebie: grupa o wartości 2. Plac mnoży ją przez swoją gwiazdkę: \
             2 × 1 = 2 punkty. Z domów liczy się tylko największa grupa.",
        ),
        step(
            "Komputer buduje",
            "Komputer wziął za darmo pierwszy z pozostałych kafli. To jego miasto; pierścień pokazuje \
             jego ostatni kafel.",
        ),
        step(
            "Plac",
            "Ostatni kafel ma plac targowy, dom i ogród. Kosztuje 1 kamień. Weź go i połóż tak, żeby \
             jego dom dołączył do twojej grupy.",
        ),
        step(
            "Nowa runda",
            "Został jeden kafel. Stał się pierwszym, za nim wyłożono stos, a znacznik głównego \
             architekta przeszedł do komputera, który rozpoczął rundę.",
        ),
        step(
            "Wyżej",
            "Teraz buduj w górę. Weź pierwszy kafel i połóż go na trzech obszarach tej samej wysokości, \
             należących do dwóch kafli. Przykryj co najmniej jeden kamieniołom, ale żadnego placu.",
        ),
        step(
            "Poziomy i kamienie",
            "Każdy przykryty kamieniołom dał ci kamień. Na poziomie 2 dzielnica jest warta 2, a to, co \
             pod nią, już się nie liczy. Twoje targowisko liczy się razy 2 gwiazdki swojego placu.",
        ),
        step(
            "Komputer buduje",
            "Komputer wziął kafel. Znów został jeden: zaczyna się trzecia runda, od ciebie.",
        ),
        step(
            "Targowiska",
            "Targowisko liczy się tylko wtedy, gdy nie styka się z innym targowiskiem. Weź pierwszy \
             kafel i połóż go tak, żeby twoje targowiska były warte więcej niż przedtem.",
        ),
        step(
            "Pozostałe dzielnice",
            "Koszary liczą się na krawędzi miasta, świątynie, gdy wszystkie sześć boków jest \
             zabudowanych, ogrody zawsze. Ale każdy rodzaj potrzebuje swojego placu: bez gwiazdki nie ma punktów.",
        ),
        step(
            "Komputer buduje",
            "Zostały dla ciebie dwa kafle. Pierwszy jest darmowy, drugi kosztuje kamień.",
        ),
        step(
            "Twój wybór",
            "Weź jeden z nich i znajdź miejsce, które da co najmniej 4 punkty. Znaczki nad kaflem \
             pokazują, co się zmienia.",
        ),
        step(
            "Jak to się kończy",
            "Gra dla dwóch osób ma 36 tur. Potem każdy rodzaj liczy swoją wartość razy gwiazdki, a każdy \
             kamień to punkt. Arkusz punktów pokazuje, co masz teraz.",
        ),
        step(
            "Teraz prawdziwa gra",
            "Wiesz już wszystko, czego trzeba. Zasady mówią o jeziorach, wariantach i grze solo ze \
             Znamienitym Architektem.",
        ),
    ],
    architekton: [
        step(
            "Miasto",
            "Obaj gracze budują jedno miasto. Zaczyna się od dwóch krajobrazów, które stykają się \
             rogiem, tu ziemi i łąki. Budowle i krajobrazy leżą na przemian jak na szachownicy.",
        ),
        step(
            "Zasób",
            "Trzy budowle i trzy krajobrazy leżą odkryte. W swojej turze bierzesz dwa kafle, jeden po \
             drugim, i kładziesz każdy. Co najmniej jeden bok musi pasować do tego, czego dotyka.",
        ),
        step(
            "Twoja pierwsza budowla",
            "Weź pierwszą budowlę, z ziemią i łąką na przemian. Połóż ją między dwoma krajobrazami tak, \
             żeby oba boki pasowały. Dotknij jeszcze raz, żeby ją obrócić. Stanie na niej twój domek.",
        ),
        step(
            "Krajobraz",
            "Twój drugi kafel: weź ziemię albo łąkę i połóż ją przy wolnym boku swojej budowli, tam \
             gdzie pasuje.",
        ),
        step(
            "Komputer buduje",
            "Komputer położył budowlę w drugim kącie między krajobrazami. Jego domek ma kopułę, twoje \
             mają szczyty.",
        ),
        step(
            "Jego drugi kafel",
            "Krajobraz komputera pasuje do jego własnej budowli. Po turze zasób jest uzupełniany.",
        ),
        step(
            "Otoczona",
            "Jeden bok twojej budowli jest jeszcze wolny. Połóż tam krajobraz, który pasuje: pasują \
             wszystkie cztery boki i zyskujesz żeton.",
        ),
        step(
            "Grupa",
            "Domki, których budowle stykają się rogiem, tworzą grupę. Połóż budowlę z ziemią na \
             wszystkich bokach przy rogu swojej. Jeden z jej boków nie będzie pasował.",
        ),
        step(
            "Komputer odpowiada",
            "Komputer położył ziemię obok twojej nowej budowli. Trzy boki są zajęte i jeden z nich nie \
             pasuje.",
        ),
        step(
            "Strata",
            "Drugim kaflem otoczył twoją budowlę. Jeden bok nie pasuje: to kosztuje cię żeton albo \
             domek.",
        ),
        step(
            "Twoja decyzja",
            "Zostaw domek i zapłać 1 żeton: grupa pozostanie cała. Albo zabierz go i nic nie płać. \
             Decyzja należy do ciebie.",
        ),
        step(
            "Żetony",
            "Kto nie może zapłacić straty, od razu przegrywa grę. Uważaj więc na boki, które nie \
             pasują, zwłaszcza gdy masz mało żetonów.",
        ),
        step(
            "Grupa rośnie",
            "Połóż dowolną budowlę przy rogu budowli, na której stoi twój domek. Zobacz, ile jej boków \
             pasuje.",
        ),
        step("Twój drugi kafel", "Połóż, co chcesz, tam gdzie pasuje."),
        step(
            "Jak to się kończy",
            "Gdy skończą się stosy, zaczyna się ostatnia runda. Potem usuwa się budowle przy jednym lub \
             dwóch krajobrazach. Każdy domek twojej największej grupy to punkt i każdy żeton to punkt.",
        ),
        step(
            "Teraz prawdziwa gra",
            "Wiesz już wszystko, czego trzeba. Zasady mówią, co dzieje się w rzadkich przypadkach, i o \
             meczu.",
        ),
    ],
    answers: [
        "Tam nie może leżeć.",
        "To inny kafel. Weź ten, o który chodzi.",
        "To dozwolone, ale styka się tylko jeden bok. Przysuń go: co najmniej dwa boki.",
        "To dozwolone, ale tym razem zostań na ziemi: połóż go obok swojego miasta.",
        "To dozwolone, ale jego dom nie dołącza do twojej grupy. Obróć go albo połóż obok swoich domów.",
        "To dozwolone, ale nie przykrywa żadnego kamieniołomu. Połóż go na co najmniej jednym.",
        "To dozwolone, ale przykrywa plac i jego gwiazdki by przepadły. Wybierz inne miejsce.",
        "To dozwolone, ale targowiska nie byłyby warte więcej. Trzymaj je osobno i żadnego nie \
         przykrywaj.",
        "To dozwolone, ale daje mniej niż 4 punkty. Spójrz na znaczki nad kaflem.",
        "Jeszcze nie: muszą pasować oba stykające się boki. Połóż ją między dwoma krajobrazami i \
         obróć.",
        "To dozwolone, ale nie otacza twojej budowli czterema pasującymi bokami.",
        "To dozwolone, ale nie dotyka rogu budowli z twoim domkiem.",
    ],
};
