//! German.

use super::AkropolisRules;

pub const RULES: AkropolisRules = AkropolisRules {
    introduction: "Du baust eine Stadt aus Plättchen, nebeneinander und übereinander, und willst \
        die meisten Punkte für sie. Jede Art von Vierteln zählt ihren Wert mal die Sterne ihrer \
        Plätze. Für 1 bis 4 Spieler.",
    titles: [
        "Material",
        "Aufbau",
        "Dein Zug",
        "Die Runde",
        "Die Wertung",
        "Varianten",
        "Allein: der Berühmte Architekt",
    ],
    lines: [
        "Es gibt 61 Stadtplättchen mit je drei Feldern. Ein Feld ist ein Steinbruch, ein Platz oder \
         ein Viertel. Plätze und Viertel gibt es in fünf Arten: Häuser (blau), Märkte (gelb), \
         Kasernen (rot), Tempel (violett) und Gärten (grün).",
        "Ein Häuserplatz hat 1 Stern; Markt-, Kasernen- und Tempelplätze haben 2; ein Gartenplatz \
         hat 3.",
        "Jeder Spieler hat ein Startplättchen: einen Häuserplatz mit drei Steinbrüchen darum. Es \
         ist ein einziges Plättchen.",
        "Jede Variante hat ihren eigenen Schalter, und alle lassen sich verbinden. Ein Viertel, das \
         seine Bedingung und auch diese erfüllt, zählt doppelt.",
    ],
    rules: [
        "Mische die Plättchen für die Zahl der Spieler: 37 zu 2, 49 zu 3, 61 zu 4. Bilde 11 Stapel \
         mit einem Plättchen mehr, als es Spieler gibt. Die übrigen, zwei mehr als Spieler, liegen \
         offen in einer Reihe: die Baustelle.",
        "Die lange Partie für 2 oder 3 Spieler braucht alle 61 Plättchen: 19 Stapel zu 3 und eine \
         Baustelle mit 4 für zwei Spieler; 15 Stapel zu 4 und 1 Plättchen übrig für drei.",
        "Der erste Spieler ist Chefarchitekt. In Zugfolge bekommen die Spieler 1, 2, 3 und 4 \
         Steine.",
        "Nimm ein Plättchen von der Baustelle. Das erste ist umsonst; jedes andere kostet 1 Stein \
         für jedes Plättchen davor. Die Steine kommen in den Vorrat. Was du nicht bezahlen kannst, \
         kannst du nicht nehmen.",
        "Füge das Plättchen deiner Stadt hinzu, beliebig gedreht. Auf der ersten Ebene liegen alle \
         seine Felder auf leerem Grund, und mindestens eines berührt deine Stadt mit einer Kante. \
         Auf einer höheren Ebene liegen alle drei auf gleich hohen Feldern, die zu mindestens zwei \
         verschiedenen Plättchen gehören. Eine Stadt darf beliebig groß werden.",
        "Jeder Steinbruch, den du überbaust, bringt dir sofort 1 Stein. Was überbaut ist, zählt \
         nicht mehr.",
        "Liegt nach einem Zug nur noch ein Plättchen auf der Baustelle, wird es das erste, ein \
         Stapel wird dahinter ausgelegt, und der Marker des Chefarchitekten geht nach links. Eine \
         Runde hat einen Zug mehr, als es Spieler gibt; der nächste Spieler ist also immer der neue \
         Chefarchitekt. Ohne Stapel endet die Partie. Das letzte Plättchen wird nie gespielt: Die \
         Partie hat 36, 48 oder 60 Züge mit 2, 3 oder 4 Spielern, und 60 als lange Partie.",
        "Es zählt, was von oben zu sehen ist: das oberste Feld jeder Säule. Zwei Felder sind \
         benachbart, wenn ihre Säulen es sind, wie hoch sie auch sind. Ein Viertel ist so viel wert \
         wie seine Ebene: 1 auf der ersten, 2 auf der zweiten und so weiter.",
        "Jede Art bringt die Werte ihrer Viertel, die ihre Bedingung erfüllen, zusammengezählt, mal \
         die Sterne auf den sichtbaren Plätzen der Art. Ohne einen solchen Platz bringt sie nichts.",
        "Jeder Stein ist 1 weiterer Punkt. Die meisten Punkte gewinnen, bei Gleichstand die meisten \
         Steine.",
        "Aufbau wie zu zweit. Du beginnst, mit 1 Stein. Der Berühmte Architekt hat ein \
         Startplättchen und 2 Steine. Steine, die du zahlst, bekommt er; Steine, die er zahlt, \
         kommen in den Vorrat. Marker und Runden gehen wie zu zweit.",
        "In seinem Zug will er das billigste Plättchen mit einem Platz. Kann er es bezahlen, nimmt \
         er es und zahlt; wenn nicht, oder wenn es keines gibt, nimmt er das erste. Er legt seine \
         Plättchen beiseite: Nichts wird angelegt oder überbaut, und alle zählen, auch sein \
         Startplättchen.",
        "Er zählt für jede Art: die Zahl seiner Viertel mal ihre Ebene, mal die Sterne auf seinen \
         Plätzen. Alle seine Viertel erfüllen ihre Bedingung. Seine Steine kommen dazu. Hippodamos \
         (leicht): Ebene 1. Metagenes (mittel): Ebene 1, und 2 Punkte für jeden seiner Steinbrüche, \
         auch die des Startplättchens. Kallikrates (schwer): Ebene 2.",
        "Du gewinnst mit mehr Punkten, bei Gleichstand mit mehr Steinen.",
    ],
    rulings: [
        "Die Steine der Schachtel sind Material, keine Grenze: Der Vorrat geht nie aus.",
        "Jede Runde beginnt mit zwei Plättchen mehr auf der Baustelle, als es Spieler gibt. In der \
         langen Partie zu dritt wird darum der erste Stapel gleich neben das einzelne Plättchen \
         gelegt: Die Partie beginnt mit einer Baustelle von 5 und 14 Stapeln und hat 60 Züge.",
        "Die größte Gruppe ist die mit den meisten Häusern, unter gleich großen die mit dem höchsten \
         Wert. Plätze gehören zu keiner Gruppe.",
        "Ein See ist ein leeres Feld, oder mehrere zusammenhängende, das die Stadt ganz umgibt. Er \
         ist nicht das Außen: Kasernen, die nur Seen berühren, zählen nicht.",
        "Gleichstand an Punkten und Steinen: Der Sieg wird geteilt.",
        "Mit Varianten verdoppeln sich seine Häuser, wenn sie 10 oder mehr wert sind, seine Tempel \
         nur bei Kallikrates. Seine Kasernen und Gärten verdoppeln sich immer. Von seinen Märkten \
         verdoppeln sich höchstens 3 für jeden seiner Marktplätze.",
        "Gleichstand an Punkten und Steinen: Er gewinnt.",
        "Auch allein geht die lange Partie: dann wie die lange Partie zu zweit.",
    ],
    conditions: [
        "Nur die deiner größten Gruppe benachbarter Häuser zählen.",
        "Ein Markt zählt, wenn er keinem anderen Markt benachbart ist. Ein Marktplatz stört ihn \
         nicht.",
        "Kasernen zählen am Rand der Stadt: Mindestens ein Feld daneben ist leer und gehört zum \
         Außen.",
        "Ein Tempel zählt, wenn alle sechs Felder daneben bebaut sind, gleich wie hoch.",
        "Gärten zählen immer.",
    ],
    doubles: [
        "Die Gruppe ist 10 oder mehr wert. (Sie wird vor jeder Verdopplung bestimmt.)",
        "Der Markt liegt neben einem sichtbaren Marktplatz.",
        "Neben der Kaserne sind 3 oder 4 Felder leer und gehören zum Außen.",
        "Der Tempel steht auf der zweiten Ebene oder höher.",
        "Der Garten liegt an einem See.",
    ],
    figures: [
        "Das Startplättchen: ein Platz mit 1 Stern und drei Steinbrüche.",
        "Eine Baustelle für zwei Spieler. Das dritte Plättchen kostet 2 Steine.",
        "Erste Ebene: Das Plättchen liegt neben der Stadt und berührt sie.",
        "Zweite Ebene: Das Plättchen liegt auf drei Feldern der Höhe 1 von zwei Plättchen.",
        "Nicht erlaubt: Alle drei Felder darunter gehören zu einem Plättchen.",
        "Nicht erlaubt: Die Felder darunter sind verschieden hoch.",
        "Das Plättchen überbaut Steinbrüche: Jeder bringt dir einen Stein.",
        "Die umringten Häuser sind die größte Gruppe und zählen. Das einzelne Haus zählt nicht.",
        "Der umringte Markt steht allein und zählt. Die beiden anderen berühren sich: Keiner zählt.",
        "Die umringte Kaserne steht am Rand. Die markierte ist eingebaut und zählt nicht.",
        "Die markierte Kaserne berührt nur einen See: Sie zählt nicht.",
        "Der umringte Tempel ist umbaut. Beim markierten ist eine Seite offen: Er zählt nicht.",
        "Ein Garten auf Ebene 1 und einer auf Ebene 2, mal 3 Sterne: 9 Punkte.",
        "Ein Garten, aber kein Gartenplatz: Er bringt nichts.",
        "Die Gruppe ist 10 oder mehr wert: Alle ihre Häuser zählen doppelt.",
        "Der umringte Markt berührt seinen Platz und zählt doppelt.",
        "Die umringte Kaserne hat 3 oder 4 offene Seiten und zählt doppelt.",
        "Der umringte Tempel steht auf einer höheren Ebene und zählt doppelt.",
        "Der umringte Garten berührt einen See und zählt doppelt.",
    ],
};
