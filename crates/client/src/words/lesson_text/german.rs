//! German.

use super::{LessonText, step};

pub const LESSON: LessonText = LessonText {
    akropolis: [
        step(
            "Deine Stadt",
            "Jede Stadt beginnt mit diesem Plättchen: einem Platz mit einem Stern und drei \
             Steinbrüchen. Du baust ein paar Züge lang, daneben und darauf. Der Computer baut seine \
             eigene Stadt.",
        ),
        step(
            "Die Baustelle",
            "Hier liegen die Plättchen. Das erste ist umsonst, jedes weitere kostet einen Stein mehr. \
             Du hast 1 Stein. Jeder Stein, der am Ende übrig ist, ist ein Punkt.",
        ),
        step(
            "Dein erstes Plättchen",
            "Nimm das erste Plättchen: zwei Häuser und ein Steinbruch. Lege es so an deine Stadt, dass \
             mindestens zwei Kanten sie berühren. Tippe auf eine Stelle, und noch einmal, um es zu \
             drehen.",
        ),
        step(
            "Häuser",
            "Deine zwei Häuser liegen nebeneinander: eine Gruppe vom Wert 2. Der Platz multipliziert \
             sie mit seinem Stern: 2 × 1 = 2 Punkte. Von den Häusern zählt nur die größte Gruppe.",
        ),
        step(
            "Der Computer baut",
            "Der Computer hat das erste übrige Plättchen genommen, umsonst. Das ist seine Stadt; der \
             Ring zeigt sein letztes Plättchen.",
        ),
        step(
            "Ein Platz",
            "Das letzte Plättchen hat einen Marktplatz, ein Haus und einen Garten. Es kostet 1 Stein. \
             Nimm es, und lege es so, dass sein Haus zu deiner Gruppe kommt.",
        ),
        step(
            "Eine neue Runde",
            "Ein Plättchen war übrig. Es wurde das erste, ein Stapel wurde dahinter ausgelegt, und der \
             Marker des Chefarchitekten ging an den Computer, der die Runde begonnen hat.",
        ),
        step(
            "Darauf",
            "Baue nun in die Höhe. Nimm das erste Plättchen und lege es auf drei gleich hohe Felder \
             von zwei Plättchen. Überbaue mindestens einen Steinbruch, aber keinen Platz.",
        ),
        step(
            "Ebenen und Steine",
            "Jeder überbaute Steinbruch hat dir einen Stein gebracht. Auf Ebene 2 ist ein Viertel 2 \
             wert, und was darunter liegt, zählt nicht mehr. Dein Markt zählt mal die 2 Sterne seines \
             Platzes.",
        ),
        step(
            "Der Computer baut",
            "Der Computer hat ein Plättchen genommen. Wieder war eines übrig: Die dritte Runde \
             beginnt, mit dir.",
        ),
        step(
            "Märkte",
            "Ein Markt zählt nur, wenn er keinen anderen Markt berührt. Nimm das erste Plättchen, und \
             lege es so, dass deine Märkte mehr wert sind als zuvor.",
        ),
        step(
            "Die anderen Viertel",
            "Kasernen zählen am Rand der Stadt, Tempel, wenn alle sechs Seiten bebaut sind, Gärten \
             immer. Aber jede Art braucht ihren Platz: kein Stern, keine Punkte.",
        ),
        step(
            "Der Computer baut",
            "Zwei Plättchen sind dir geblieben. Das erste ist umsonst, das zweite kostet einen Stein.",
        ),
        step(
            "Deine Wahl",
            "Nimm eines von beiden und finde eine Stelle, die 4 Punkte oder mehr bringt. Die Marken \
             über dem Plättchen zeigen, was sich ändert.",
        ),
        step(
            "Wie es endet",
            "Eine Partie zu zweit hat 36 Züge. Dann zählt jede Art ihren Wert mal ihre Sterne, und \
             jeder Stein ist ein Punkt. Der Wertungszettel zeigt, was du jetzt hast.",
        ),
        step(
            "Nun eine echte Partie",
            "Du weißt alles, was du brauchst. Die Regeln erzählen von Seen, Varianten und der Partie \
             allein gegen den Berühmten Architekten.",
        ),
    ],
    architekton: [
        step(
            "Die Stadt",
            "Beide Spieler bauen eine Stadt. Sie beginnt mit zwei Landschaften, die sich an einer Ecke \
             berühren, hier Erde und Wiese. Gebäude und Landschaften wechseln sich ab wie auf einem \
             Schachbrett.",
        ),
        step(
            "Der Vorrat",
            "Drei Gebäude und drei Landschaften liegen offen. In deinem Zug nimmst du zwei Plättchen, \
             eines nach dem anderen, und legst sie. Mindestens eine Seite muss zu dem passen, was sie \
             berührt.",
        ),
        step(
            "Dein erstes Gebäude",
            "Nimm das erste Gebäude, mit Erde und Wiese im Wechsel. Lege es zwischen die beiden \
             Landschaften, so dass beide Seiten passen. Tippe noch einmal, um es zu drehen. Eines \
             deiner Häuser kommt darauf.",
        ),
        step(
            "Eine Landschaft",
            "Dein zweites Plättchen: Nimm Erde oder Wiese, und lege sie an eine offene Seite deines \
             Gebäudes, wo sie passt.",
        ),
        step(
            "Der Computer baut",
            "Der Computer hat ein Gebäude in die andere Ecke zwischen den Landschaften gelegt. Sein \
             Haus ist eine Kuppel, deine haben Giebel.",
        ),
        step(
            "Sein zweites Plättchen",
            "Die Landschaft des Computers passt zu seinem eigenen Gebäude. Nach einem Zug wird der \
             Vorrat ergänzt.",
        ),
        step(
            "Umschlossen",
            "Eine Seite deines Gebäudes ist noch offen. Lege dort die Landschaft an, die passt: Alle \
             vier Seiten passen, und du bekommst einen Chip.",
        ),
        step(
            "Eine Gruppe",
            "Häuser, deren Gebäude sich an einer Ecke berühren, sind eine Gruppe. Lege das Gebäude, \
             das ringsum Erde zeigt, an eine Ecke von deinem. Eine seiner Seiten wird nicht passen.",
        ),
        step(
            "Der Computer antwortet",
            "Der Computer hat Erde neben dein neues Gebäude gelegt. Drei Seiten sind belegt, und eine \
             davon passt nicht.",
        ),
        step(
            "Ein Verlust",
            "Mit seinem zweiten Plättchen hat er dein Gebäude umschlossen. Eine Seite passt nicht: Das \
             kostet dich einen Chip oder das Haus.",
        ),
        step(
            "Deine Entscheidung",
            "Behalte das Haus und zahle 1 Chip: Deine Gruppe bleibt zusammen. Oder nimm es zurück und \
             zahle nichts. Du entscheidest.",
        ),
        step(
            "Chips",
            "Wer einen Verlust nicht zahlen kann, verliert die Partie sofort. Gib also acht auf Seiten, \
             die nicht passen, vor allem mit wenigen Chips.",
        ),
        step(
            "Die Gruppe wächst",
            "Lege irgendein Gebäude an eine Ecke eines Gebäudes, auf dem dein Haus steht. Sieh nach, \
             wie viele seiner Seiten passen.",
        ),
        step("Dein zweites Plättchen", "Lege, was du magst, wo es passt."),
        step(
            "Wie es endet",
            "Gehen die Stapel aus, beginnt die letzte Runde. Dann werden Gebäude neben nur einer oder \
             zwei Landschaften entfernt. Jedes Haus deiner größten Gruppe ist ein Punkt, ebenso \
             jeder Chip.",
        ),
        step(
            "Nun eine echte Partie",
            "Du weißt alles, was du brauchst. Die Regeln sagen, was in seltenen Fällen geschieht, und \
             erzählen vom Match.",
        ),
    ],
    answers: [
        "Dort kann es nicht liegen.",
        "Das ist ein anderes Plättchen. Nimm das, um das es geht.",
        "Das ist erlaubt, aber nur eine Kante berührt die Stadt. Rücke es näher: mindestens zwei \
         Kanten.",
        "Das ist erlaubt, aber bleib diesmal am Boden: Lege es neben deine Stadt.",
        "Das ist erlaubt, aber sein Haus kommt nicht zu deiner Gruppe. Drehe es, oder lege es neben \
         deine Häuser.",
        "Das ist erlaubt, aber es überbaut keinen Steinbruch. Lege es auf mindestens einen.",
        "Das ist erlaubt, aber es überbaut einen Platz, und seine Sterne wären fort. Wähle eine andere \
         Stelle.",
        "Das ist erlaubt, aber deine Märkte würden nicht wertvoller. Halte sie auseinander, und überbaue \
         keinen.",
        "Das ist erlaubt, bringt aber weniger als 4 Punkte. Sieh auf die Marken über dem Plättchen.",
        "Noch nicht: Beide anliegenden Seiten müssen passen. Lege es zwischen die beiden Landschaften, \
         und drehe es.",
        "Das ist erlaubt, umschließt dein Gebäude aber nicht mit vier passenden Seiten.",
        "Das ist erlaubt, berührt aber keine Ecke eines Gebäudes mit deinem Haus.",
    ],
};
