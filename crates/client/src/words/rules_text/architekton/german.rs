//! German.

use super::ArchitektonRules;

pub const RULES: ArchitektonRules = ArchitektonRules {
    introduction: "Zwei Spieler legen gemeinsam eine Stadt aus Gebäuden und Landschaften, jeder für \
        sich. Am Ende zählen deine größte Gruppe von Häusern und deine Chips.",
    titles: [
        "Material",
        "Aufbau",
        "Dein Zug",
        "Umschlossene Gebäude",
        "Das Ende",
        "Das Match",
    ],
    lines: [
        "Es gibt 22 Gebäude. Jede ihrer Seiten zeigt eine von vier Landschaftsarten: Erde, Wiese, \
         Wasser oder Wald.",
        "Es gibt 24 Landschaften, 6 von jeder Art.",
        "Jeder Spieler hat 12 Häuser. Am Anfang hat jeder 1 Punktechip.",
    ],
    rules: [
        "Mische die Gebäude: Die obersten 4 sind die verdeckte Reserve, die nächsten 3 werden offen \
         ausgelegt. Ebenso die Landschaften: 4 in die Reserve, 3 offen. Die 6 offenen Plättchen sind \
         der Vorrat.",
        "Die nächsten 2 Landschaften sind der Anfang der Stadt. Sie berühren sich an einer Ecke.",
        "Der ältere Spieler beginnt. Hier wählst du, wer beginnt, oder lässt das Los entscheiden.",
        "Nimm zwei Plättchen des Vorrats, eines nach dem anderen, und lege jedes: zwei der gleichen \
         Sorte oder eines von jeder, in beliebiger Folge. Dann wird der Vorrat auf 3 Gebäude und 3 \
         Landschaften ergänzt.",
        "Gebäude und Landschaften wechseln sich ab wie auf einem Schachbrett: Neben einem Gebäude \
         liegen nur Landschaften, neben einer Landschaft nur Gebäude. Ein Plättchen muss mit \
         mindestens einer Seite an ein liegendes grenzen, und mindestens eine gemeinsame Seite muss \
         passen: Das Gebäude zeigt dort die Art der Landschaft. Gebäude dürfen gedreht werden; \
         Landschaften sehen von allen Seiten gleich aus.",
        "Wer ein Gebäude legt, setzt sofort eines seiner Häuser darauf. Hast du keines mehr in der \
         Hand, musst du eines von einem anderen Gebäude dorthin versetzen. Das Gebäude, das sein Haus \
         verloren hat, hat keinen Besitzer.",
        "Sobald ein Plättchen liegt, wird jedes Gebäude, das nun an allen vier Seiten Landschaften \
         hat, für seinen Besitzer gewertet: den Spieler, dessen Haus darauf steht, ob er am Zug ist \
         oder nicht. Passen alle Seiten, bekommt er 1 Chip. Passen 1, 2 oder 3 Seiten nicht, verliert \
         er 1, 2 oder 3 Chips, darf aber vorher das Haus in die Hand zurücknehmen: Der Verlust ist \
         dann um 1 kleiner.",
        "Wer einen Verlust nicht zahlen kann, auch wenn er das Haus zurücknimmt, verliert sofort: Die \
         Partie endet vorzeitig, und der Gegner hat gewonnen.",
        "Füllen die Stapel den Vorrat nach einem Zug nicht mehr auf, werden die Reserven angebrochen, \
         und die letzte Runde beginnt. Ist der Startspieler an der Reihe, haben beide noch einen Zug; \
         ist es der andere, hat nur er noch einen. So hatten beide gleich viele Züge.",
        "Am Ende wird jedes Gebäude, das an nur 1 oder 2 Landschaften grenzt, mit seinem Haus \
         entfernt. Dann ist jedes Haus deiner größten Gruppe diagonal verbundener Häuser 1 Punkt, und \
         jeder Chip 1 Punkt.",
        "Die meisten Punkte gewinnen; dann die meisten Häuser, die nach dem Entfernen auf dem Brett \
         stehen; sonst endet die Partie unentschieden.",
        "Ein Match ist eine Reihe von Partien. Ein Sieg durch vorzeitiges Ende bringt 2 Siegpunkte, \
         jeder andere Sieg 1, ein Unentschieden keinen. Die Spieler beginnen abwechselnd. Wer zuerst 2 \
         Siegpunkte hat, gewinnt das Match.",
    ],
    rulings: [
        "Das Heft druckt die Gebäude nicht ab. Unsere sind alle Zusammenstellungen, in denen die \
         vorhandenen Arten gleich oft vorkommen: 4 mit einer Art, 12 mit zwei, 6 mit allen vier. Das \
         sind 22 Plättchen, und jede Art ist auf 22 Seiten.",
        "Die 8 Chips der Schachtel sind Material, keine Grenze: Einen verdienten Chip bekommst du \
         immer.",
        "Ein Plättchen kann mehrere Gebäude umschließen. Zuerst kommen alle Gewinne. Dann die \
         Verluste, die dessen, der gelegt hat, vor denen des Gegners, in der Folge Norden, Osten, \
         Süden, Westen des Plättchens. Jeder wird entschieden und bezahlt, bevor der nächste kommt.",
        "Ein Gebäude ohne Haus wird nicht gewertet, weder jetzt noch später. Ein Haus, das auf ein \
         Gebäude versetzt wird, wertet es nicht noch einmal: Ein Gebäude zählt nur in dem Augenblick, \
         in dem es umschlossen wird.",
        "Die Entscheidung hat der Besitzer, auch im Zug des Gegners. Kann er nur eine der beiden \
         Möglichkeiten bezahlen, gilt diese.",
        "Muss ein Haus versetzt werden, geschieht es vor der Wertung.",
        "Kann kein Plättchen des Vorrats gelegt werden, vor deinem ersten oder zweiten Plättchen, \
         wird der Vorrat getauscht: Seine Plättchen kommen unter ihre Stapel, und ebenso viele werden \
         von oben gezogen, wieder und wieder, bis eines gelegt werden kann. Kann keines aus Vorrat und \
         Stapeln gelegt werden, bleibt der Vorrat, wie er war, und der Rest des Zugs entfällt. Setzen \
         beide nacheinander einen ganzen Zug aus, endet die Partie mit der Schlusswertung.",
        "In der letzten Runde füllen die Reserven den Vorrat weiter auf, solange sie reichen. Ein \
         Vorrat, der sich nicht mehr füllen lässt, bleibt kleiner.",
        "Häuser sind verbunden, wenn ihre Gebäude sich an einer Ecke berühren und beide ein Haus \
         desselben Spielers tragen.",
    ],
    figures: [
        "Die beiden Landschaften des Anfangs. Gebäude können auf die markierten Felder.",
        "Erlaubt: Beide anliegenden Seiten passen.",
        "Nicht erlaubt: So gedreht passt keine Seite.",
        "Umschlossen, und alle vier Seiten passen: Der Besitzer hat 1 Chip bekommen.",
        "Umschlossen, und eine Seite passt nicht: Der Besitzer behält das Haus und zahlt 1 Chip, oder \
         er nimmt es zurück und zahlt nichts.",
        "Die letzte Runde beginnt am Strich. Oben ist der Startspieler an der Reihe: noch ein Zug für \
         beide. Unten ist es der andere: noch ein Zug für ihn.",
        "Die umringten Gebäude grenzen an nur 1 oder 2 Landschaften: Sie werden am Ende entfernt.",
        "Fäden verbinden die größte Gruppe jedes Spielers: Häuser, deren Gebäude sich an einer Ecke \
         berühren.",
    ],
};
