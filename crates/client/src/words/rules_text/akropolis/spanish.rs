//! Spanish.

use super::AkropolisRules;

pub const RULES: AkropolisRules = AkropolisRules {
    introduction: "Construyes una ciudad de losetas, unas junto a otras y unas sobre otras, y \
        quieres sacarle el mayor número de puntos. Cada tipo de barrio cuenta su valor por las \
        estrellas de sus plazas. De 1 a 4 jugadores.",
    titles: [
        "Componentes",
        "Preparación",
        "Tu turno",
        "La ronda",
        "Puntuación",
        "Variantes",
        "En solitario: el Ilustre Arquitecto",
    ],
    lines: [
        "Hay 61 losetas de ciudad de tres hexágonos cada una. Un hexágono es una cantera, una plaza \
         o un barrio. Plazas y barrios son de cinco tipos: viviendas (azul), mercados (amarillo), \
         cuarteles (rojo), templos (morado) y jardines (verde).",
        "Una plaza de viviendas tiene 1 estrella; las de mercados, cuarteles y templos tienen 2; \
         una de jardines tiene 3.",
        "Cada jugador tiene una loseta inicial: una plaza de viviendas con tres canteras alrededor. \
         Es una sola loseta.",
        "Cada variante tiene su propio interruptor, y todas se pueden combinar. Un barrio que cumple \
         su condición y también esta cuenta el doble.",
    ],
    rules: [
        "Baraja las losetas del número de jugadores: 37 para 2, 49 para 3, 61 para 4. Forma 11 pilas \
         con una loseta más que jugadores. Las que sobran, dos más que jugadores, quedan boca arriba \
         en fila: la obra.",
        "La partida larga, para 2 o 3 jugadores, usa las 61 losetas: 19 pilas de 3 y una obra de 4 \
         para dos jugadores; 15 pilas de 4 y 1 loseta suelta para tres.",
        "El primer jugador es Arquitecto Jefe. En el orden de turno, los jugadores reciben 1, 2, 3 y \
         4 piedras.",
        "Toma una loseta de la obra. La primera es gratis; cada una de las demás cuesta 1 piedra por \
         cada loseta anterior. Las piedras van a la reserva. La loseta que no puedes pagar, no la \
         puedes tomar.",
        "Añade la loseta a tu ciudad, girada como quieras. En el primer nivel todos sus hexágonos \
         quedan en espacios vacíos, y al menos uno toca tu ciudad por un borde. En un nivel superior \
         los tres se apoyan en hexágonos de la misma altura que pertenecen al menos a dos losetas \
         distintas. Una ciudad puede crecer sin límite.",
        "Cada cantera que cubres te da enseguida 1 piedra. Lo cubierto ya no cuenta.",
        "Cuando tras un turno queda una sola loseta en la obra, pasa a ser la primera, se despliega \
         una pila tras ella y el marcador de Arquitecto Jefe pasa a la izquierda. Una ronda tiene un \
         turno más que jugadores, así que el siguiente jugador es siempre el nuevo Arquitecto Jefe. \
         Sin pilas, la partida termina. La última loseta nunca se juega: la partida tiene 36, 48 o \
         60 turnos con 2, 3 o 4 jugadores, y 60 si es larga.",
        "Cuenta lo que se ve desde arriba: el hexágono superior de cada columna. Dos hexágonos son \
         adyacentes si lo son sus columnas, sea cual sea su altura. Un barrio vale su nivel: 1 en el \
         primero, 2 en el segundo, y así sucesivamente.",
        "Cada tipo da la suma de los valores de sus barrios que cumplen su condición, por las \
         estrellas de las plazas visibles del tipo. Sin una plaza así no da nada.",
        "Cada piedra es 1 punto más. Gana quien tiene más puntos; en caso de empate, más piedras.",
        "Se prepara como para dos jugadores. Empiezas tú, con 1 piedra. El Ilustre Arquitecto tiene \
         una loseta inicial y 2 piedras. Las piedras que pagas son para él; las que paga él van a la \
         reserva. El marcador de Arquitecto Jefe y las rondas van como para dos.",
        "En su turno quiere la loseta más barata con una plaza. Si puede pagarla, la toma y paga; si \
         no, o si no hay ninguna, toma la primera. Guarda sus losetas aparte: nada se coloca ni se \
         cubre, y todas cuentan, con su loseta inicial.",
        "Puntúa cada tipo: el número de sus barrios por su nivel, por las estrellas de sus plazas. \
         Todos sus barrios cumplen su condición. Se suman sus piedras. Hipódamo (fácil): nivel 1. \
         Metágenes (medio): nivel 1, y 2 puntos por cada una de sus canteras, también las de la \
         loseta inicial. Calícrates (difícil): nivel 2.",
        "Ganas con más puntos o, en caso de empate, con más piedras.",
    ],
    rulings: [
        "Las piedras de la caja son material, no un límite: la reserva nunca se agota.",
        "Cada ronda empieza con dos losetas más en la obra que jugadores. Por eso, en la partida \
         larga para tres, la primera pila se despliega enseguida junto a la loseta suelta: la \
         partida empieza con una obra de 5 y 14 pilas, y tiene 60 turnos.",
        "El mayor grupo es el que tiene más viviendas; entre iguales, el de mayor valor. Las plazas \
         no forman parte de un grupo.",
        "Un lago es un espacio vacío, o varios conectados, que la ciudad rodea por completo. No es el \
         exterior: los cuarteles que solo tocan lagos no cuentan.",
        "Empate a puntos y piedras: la victoria se comparte.",
        "Con variantes, sus viviendas se doblan si valen 10 o más, y sus templos solo con Calícrates. \
         Sus cuarteles y jardines siempre se doblan. De sus mercados se doblan como mucho 3 por cada \
         plaza de mercados suya.",
        "Empate a puntos y piedras: gana él.",
        "También en solitario se puede jugar la partida larga: como la larga para dos.",
    ],
    conditions: [
        "Solo cuentan las de tu mayor grupo de viviendas adyacentes.",
        "Un mercado cuenta si no es adyacente a otro mercado. Una plaza de mercados no le estorba.",
        "Los cuarteles cuentan en el borde de la ciudad: al menos un espacio adyacente está vacío y \
         es del exterior.",
        "Un templo cuenta si los seis espacios adyacentes están construidos, a cualquier altura.",
        "Los jardines siempre cuentan.",
    ],
    doubles: [
        "El grupo vale 10 o más. (Se elige antes de doblar nada.)",
        "El mercado es adyacente a una plaza de mercados visible.",
        "Junto al cuartel, 3 o 4 espacios están vacíos y son del exterior.",
        "El templo está en el segundo nivel o más arriba.",
        "El jardín es adyacente a un lago.",
    ],
    figures: [
        "La loseta inicial: una plaza con 1 estrella y tres canteras.",
        "Una obra para dos jugadores. La tercera loseta cuesta 2 piedras.",
        "Primer nivel: la loseta queda junto a la ciudad y la toca.",
        "Segundo nivel: la loseta se apoya en tres hexágonos de altura 1 de dos losetas.",
        "No permitido: los tres hexágonos de debajo son de una sola loseta.",
        "No permitido: los hexágonos de debajo tienen alturas distintas.",
        "La loseta cubre canteras: cada una te da una piedra.",
        "Las viviendas con anillo son el mayor grupo y cuentan. La vivienda suelta no.",
        "El mercado con anillo está solo y cuenta. Los otros dos se tocan: ninguno cuenta.",
        "El cuartel con anillo está en el borde. El marcado está encerrado y no cuenta.",
        "El cuartel marcado solo toca un lago: no cuenta.",
        "El templo con anillo está rodeado. El marcado tiene un lado abierto: no cuenta.",
        "Un jardín en el nivel 1 y otro en el nivel 2, por 3 estrellas: 9 puntos.",
        "Un jardín, pero ninguna plaza de jardines: no da nada.",
        "El grupo vale 10 o más: todas sus viviendas cuentan el doble.",
        "El mercado con anillo toca su plaza y cuenta el doble.",
        "El cuartel con anillo tiene 3 o 4 lados abiertos y cuenta el doble.",
        "El templo con anillo está en un nivel superior y cuenta el doble.",
        "El jardín con anillo toca un lago y cuenta el doble.",
    ],
};
