//! Spanish.

use super::ArchitektonRules;

pub const RULES: ArchitektonRules = ArchitektonRules {
    introduction: "Dos jugadores forman juntos una ciudad de edificios y paisajes, cada uno para sí. \
        Al final cuentan tu mayor grupo de casas y tus fichas.",
    titles: [
        "Componentes",
        "Preparación",
        "Tu turno",
        "Edificios rodeados",
        "El final",
        "El duelo",
    ],
    lines: [
        "Hay 22 edificios. Cada uno de sus lados muestra uno de cuatro terrenos: tierra, prado, agua \
         o bosque.",
        "Hay 24 paisajes, 6 de cada terreno.",
        "Cada jugador tiene 12 casas. Al principio cada uno tiene 1 ficha de puntos.",
    ],
    rules: [
        "Baraja los edificios: los 4 de arriba son la reserva, boca abajo; los 3 siguientes quedan \
         boca arriba. Haz lo mismo con los paisajes: 4 a la reserva, 3 boca arriba. Las 6 losetas \
         visibles son el surtido.",
        "Los 2 paisajes siguientes son el comienzo de la ciudad. Se tocan por una esquina.",
        "Empieza el jugador de más edad. Aquí eliges quién empieza, o decide la suerte.",
        "Toma dos losetas del surtido, una tras otra, y coloca cada una: dos de la misma clase o una \
         de cada, en el orden que quieras. Después el surtido se completa hasta 3 edificios y 3 \
         paisajes.",
        "Edificios y paisajes se alternan como en un tablero de ajedrez: junto a un edificio solo hay \
         paisajes, junto a un paisaje solo edificios. Una loseta debe compartir al menos un lado con \
         otra ya colocada, y al menos un lado compartido debe coincidir: el edificio muestra ahí el \
         terreno del paisaje. Los edificios se pueden girar; los paisajes son iguales por todos los \
         lados.",
        "Quien coloca un edificio pone enseguida una de sus casas en él. Si no te queda ninguna en la \
         mano, debes mover allí una de las tuyas desde otro edificio. El edificio que perdió su casa \
         no tiene dueño.",
        "Cada vez que se coloca una loseta, todo edificio que ahora tiene paisajes en los cuatro lados \
         se puntúa enseguida para su dueño: el jugador cuya casa está en él, sea o no su turno. Si \
         todos los lados coinciden, gana 1 ficha. Si 1, 2 o 3 lados no coinciden, pierde 1, 2 o 3 \
         fichas, pero antes puede devolver la casa a la mano: la pérdida es entonces 1 menor.",
        "Quien no puede pagar una pérdida, ni siquiera retirando la casa, pierde enseguida: la partida \
         termina antes de tiempo y gana el rival.",
        "Cuando tras un turno las pilas ya no completan el surtido, se usan las reservas y empieza la \
         última ronda. Si le toca al jugador inicial, ambos tienen un turno más; si le toca al otro, \
         solo él. Así ambos han tenido los mismos turnos.",
        "Al final se retira todo edificio junto a solo 1 o 2 paisajes, con su casa. Después, cada casa \
         de tu mayor grupo unido en diagonal es 1 punto, y cada ficha es 1 punto.",
        "Gana quien tiene más puntos; después, más casas en el tablero tras la retirada; si no, la \
         partida queda en tablas.",
        "Un duelo es una serie de partidas. Ganar antes de tiempo da 2 puntos de victoria, cualquier \
         otra victoria 1, las tablas ninguno. Los jugadores empiezan por turnos. El primero con 2 \
         puntos de victoria gana el duelo.",
    ],
    rulings: [
        "El reglamento no muestra los edificios. Los nuestros son todas las combinaciones en que los \
         terrenos presentes aparecen por igual: 4 de un solo terreno, 12 de dos, 6 de los cuatro. Son \
         22 losetas, y cada terreno está en 22 lados.",
        "Las 8 fichas de la caja son material, no un límite: siempre recibes la ficha que ganas.",
        "Una loseta puede rodear varios edificios. Primero van todas las ganancias. Después las \
         pérdidas, las de quien colocó antes que las del rival, en el orden norte, este, sur, oeste de \
         la loseta. Cada una se decide y se paga antes de la siguiente.",
        "Un edificio sin casa no se puntúa, ni ahora ni después. Una casa movida a un edificio no lo \
         puntúa de nuevo: un edificio puntúa solo en el momento en que queda rodeado.",
        "La decisión es del dueño, también en el turno del rival. Si solo puede pagar una de las dos \
         opciones, se toma esa.",
        "Si hay que mover una casa, se mueve antes de puntuar.",
        "Si ninguna loseta del surtido se puede colocar, antes de la primera o de la segunda, el \
         surtido se cambia: sus losetas van debajo de sus pilas y se roban otras tantas de arriba, una \
         y otra vez hasta que alguna se pueda colocar. Si no se puede colocar ninguna del surtido ni \
         de las pilas, el surtido queda como estaba y se pasa el resto del turno. Si ambos jugadores \
         pasan un turno entero seguido, la partida termina con la puntuación final.",
        "En la última ronda las reservas siguen completando el surtido mientras duren. Un surtido que \
         ya no se puede completar queda corto.",
        "Dos casas están unidas cuando sus edificios se tocan por una esquina y ambos llevan una casa \
         del mismo jugador.",
    ],
    figures: [
        "Los dos paisajes del comienzo. Los edificios pueden ir en los lugares marcados.",
        "Permitido: los dos lados que se tocan coinciden.",
        "No permitido: girado así, ningún lado coincide.",
        "Rodeado, y los cuatro lados coinciden: el dueño ha ganado 1 ficha.",
        "Rodeado, y un lado no coincide: el dueño conserva la casa y paga 1 ficha, o la retira y no \
         paga nada.",
        "La última ronda empieza en la raya. Arriba le toca al jugador inicial: un turno más para \
         ambos. Abajo le toca al otro: un turno más para él.",
        "Los edificios con anillo están junto a solo 1 o 2 paisajes: se retiran al final.",
        "Unos hilos unen el mayor grupo de cada jugador: casas cuyos edificios se tocan por una \
         esquina.",
    ],
};
