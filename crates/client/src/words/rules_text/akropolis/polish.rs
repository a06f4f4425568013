//! Polish: the words of the booklet.

use super::AkropolisRules;

pub const RULES: AkropolisRules = AkropolisRules {
    introduction: "Budujesz miasto z kafli, obok siebie i jeden na drugim, i chcesz zdobyć za nie \
        najwięcej punktów. Każdy rodzaj dzielnic liczy swoją wartość pomnożoną przez gwiazdki swoich \
        placów. Dla 1 do 4 graczy.",
    titles: [
        "Elementy gry",
        "Przygotowanie",
        "Twoja tura",
        "Runda",
        "Punktacja",
        "Warianty",
        "Solo: Znamienity Architekt",
    ],
    lines: [
        "W grze jest 61 kafli miasta, każdy o trzech obszarach. Obszar to kamieniołom, plac albo \
         dzielnica. Place i dzielnice są pięciu rodzajów: domy (niebieskie), targowiska (żółte), \
         koszary (czerwone), świątynie (fioletowe) i ogrody (zielone).",
        "Plac domów ma 1 gwiazdkę; place targowe, koszar i świątyń mają 2; plac ogrodów \
         ma 3.",
        "Każdy gracz ma kafel startowy: plac domów z trzema kamieniołomami wokół. Jest to \
         jeden kafel.",
        "Każdy wariant włącza się osobno, można je dowolnie łączyć. Dzielnica, która spełnia swój \
         warunek i także ten, liczy się podwójnie.",
    ],
    rules: [
        "Potasuj kafle przewidziane dla liczby graczy: 37 dla 2, 49 dla 3, 61 dla 4. Utwórz 11 \
         stosów, w każdym o jeden kafel więcej, niż jest graczy. Pozostałe kafle, o dwa więcej niż \
         graczy, leżą odkryte w rzędzie: to rynek.",
        "W długiej grze, dla 2 lub 3 graczy, używa się wszystkich 61 kafli: 19 stosów po 3 i rynek \
         z 4 kafli dla dwóch graczy; 15 stosów po 4 i 1 kafel ponad to dla trzech.",
        "Pierwszy gracz jest głównym architektem. W kolejności tur gracze biorą 1, 2, 3 i 4 \
         kamienie.",
        "Weź kafel z rynku. Pierwszy jest darmowy; każdy inny kosztuje 1 kamień za każdy kafel \
         przed nim. Kamienie trafiają do zasobów ogólnych. Kafla, za który nie możesz zapłacić, nie \
         możesz wziąć.",
        "Dołóż kafel do miasta, dowolnie obrócony. Na pierwszym poziomie wszystkie jego obszary \
         leżą na pustych miejscach i co najmniej jeden styka się bokiem z miastem. Na wyższym \
         poziomie wszystkie trzy leżą na obszarach tej samej wysokości, należących do co najmniej \
         dwóch różnych kafli. Miasto może rosnąć bez granic.",
        "Każdy przykryty kamieniołom daje ci od razu 1 kamień. To, co przykryte, już się nie liczy.",
        "Gdy po turze na rynku zostaje tylko jeden kafel, staje się on pierwszym, za nim wykłada się \
         stos, a znacznik głównego architekta przechodzi w lewo. Runda ma o jedną turę więcej, niż \
         jest graczy, więc następny gracz jest zawsze nowym głównym architektem. Gdy nie ma już \
         stosów, gra się kończy. Ostatniego kafla nigdy się nie zagrywa: gra ma 36, 48 albo 60 tur \
         przy 2, 3 albo 4 graczach, a długa gra 60.",
        "Liczy się to, co widać z góry: najwyższy obszar każdej kolumny. Dwa obszary sąsiadują, gdy \
         sąsiadują ich kolumny, bez względu na wysokość. Dzielnica jest warta tyle, ile jej poziom: \
         1 na pierwszym, 2 na drugim i tak dalej.",
        "Każdy rodzaj przynosi sumę wartości swoich dzielnic, które spełniają warunek, pomnożoną \
         przez gwiazdki na widocznych placach tego rodzaju. Bez takiego placu nie przynosi nic.",
        "Każdy kamień to jeszcze 1 punkt. Wygrywa największa liczba punktów, przy remisie – \
         największa liczba kamieni.",
        "Przygotowanie jak dla dwóch graczy. Zaczynasz ty, z 1 kamieniem. Znamienity Architekt ma \
         kafel startowy i 2 kamienie. Kamienie, które płacisz, trafiają do niego; te, które płaci \
         on, do zasobów ogólnych. Znacznik głównego architekta i rundy są jak dla dwóch graczy.",
        "W swojej turze chce najtańszego kafla z placem. Jeśli może za niego zapłacić, bierze go i \
         płaci; jeśli nie albo jeśli takiego nie ma, bierze pierwszy kafel. Swoje kafle odkłada na \
         bok: nic nie jest układane ani przykrywane i wszystkie się liczą, z kaflem startowym.",
        "Za każdy rodzaj liczy: liczba jego dzielnic razy ich poziom, razy gwiazdki na jego placach. \
         Wszystkie jego dzielnice spełniają warunek. Do tego dochodzą jego kamienie. Hippodamos \
         (łatwy): poziom 1. Metagenes (średni): poziom 1 i 2 punkty za każdy jego kamieniołom, także \
         te z kafla startowego. Kallikrates (trudny): poziom 2.",
        "Wygrywasz, mając więcej punktów, a przy remisie – więcej kamieni.",
    ],
    rulings: [
        "Kamienie z pudełka to materiał, nie ograniczenie: zasoby nigdy się nie kończą.",
        "Każda runda zaczyna się z dwoma kaflami więcej na rynku, niż jest graczy. Dlatego w długiej \
         grze dla trzech pierwszy stos wykłada się od razu obok pojedynczego kafla: gra zaczyna się \
         z rynkiem z 5 kafli i 14 stosami i ma 60 tur.",
        "Największa grupa to ta, w której jest najwięcej domów; z równie dużych – ta o największej \
         wartości. Place nie należą do grupy.",
        "Jezioro to puste miejsce albo kilka połączonych, całkowicie otoczone przez miasto. Nie jest \
         ono zewnętrzem: koszary, które stykają się tylko z jeziorami, nie liczą się.",
        "Remis w punktach i kamieniach: zwycięstwo jest wspólne.",
        "Z wariantami jego domy liczą się podwójnie, jeśli są warte 10 lub więcej, a świątynie tylko \
         u Kallikratesa. Koszary i ogrody liczą się podwójnie zawsze. Z targowisk podwójnie liczą \
         się najwyżej 3 na każdy jego plac targowy.",
        "Remis w punktach i kamieniach: wygrywa on.",
        "Solo można też grać w długą grę: wtedy jak w długą grę dla dwóch.",
    ],
    conditions: [
        "Liczą się tylko domy z twojej największej grupy sąsiadujących domów.",
        "Targowisko liczy się, jeśli nie sąsiaduje z innym targowiskiem. Plac targowy mu nie \
         przeszkadza.",
        "Koszary liczą się na krawędzi miasta: co najmniej jedno miejsce obok jest puste i należy do \
         zewnętrza.",
        "Świątynia liczy się, jeśli wszystkie sześć miejsc obok jest zabudowanych, na dowolnej \
         wysokości.",
        "Ogrody liczą się zawsze.",
    ],
    doubles: [
        "Grupa jest warta 10 lub więcej. (Wybiera się ją przed podwojeniem.)",
        "Targowisko sąsiaduje z widocznym placem targowym.",
        "Obok koszar 3 albo 4 miejsca są puste i należą do zewnętrza.",
        "Świątynia stoi na drugim poziomie albo wyżej.",
        "Ogród sąsiaduje z jeziorem.",
    ],
    figures: [
        "Kafel startowy: plac z 1 gwiazdką i trzy kamieniołomy.",
        "Rynek dla dwóch graczy. Trzeci kafel kosztuje 2 kamienie.",
        "Pierwszy poziom: kafel leży obok miasta i styka się z nim.",
        "Drugi poziom: kafel leży na trzech obszarach o wysokości 1, należących do dwóch kafli.",
        "Niedozwolone: wszystkie trzy obszary pod spodem należą do jednego kafla.",
        "Niedozwolone: obszary pod spodem mają różną wysokość.",
        "Kafel przykrywa kamieniołomy: za każdy dostajesz kamień.",
        "Domy w pierścieniach to największa grupa i liczą się. Pojedynczy dom się nie liczy.",
        "Targowisko w pierścieniu stoi samo i liczy się. Dwa pozostałe stykają się: żadne się nie \
         liczy.",
        "Koszary w pierścieniu stoją na krawędzi. Oznaczone są obudowane i nie liczą się.",
        "Oznaczone koszary stykają się tylko z jeziorem: nie liczą się.",
        "Świątynia w pierścieniu jest otoczona. Przy oznaczonej jeden bok jest otwarty: nie liczy \
         się.",
        "Jeden ogród na poziomie 1 i jeden na poziomie 2, razy 3 gwiazdki: 9 punktów.",
        "Jest ogród, ale nie ma placu ogrodów: nie przynosi nic.",
        "Grupa jest warta 10 lub więcej: wszystkie jej domy liczą się podwójnie.",
        "Targowisko w pierścieniu styka się ze swoim placem i liczy się podwójnie.",
        "Koszary w pierścieniu mają 3 albo 4 otwarte boki i liczą się podwójnie.",
        "Świątynia w pierścieniu stoi na wyższym poziomie i liczy się podwójnie.",
        "Ogród w pierścieniu styka się z jeziorem i liczy się podwójnie.",
    ],
};
