//! Spanish.

use super::{LessonText, step};

pub const LESSON: LessonText = LessonText {
    akropolis: [
        step(
            "Tu ciudad",
            "Toda ciudad empieza con esta loseta: una plaza con una estrella y tres canteras. Vas a \
             construir unos turnos, a su lado y encima. El ordenador construye su propia ciudad.",
        ),
        step(
            "La obra",
            "Aquí están las losetas. La primera es gratis; cada una de las siguientes cuesta una piedra \
             más. Tienes 1 piedra. Cada piedra que quede al final es un punto.",
        ),
        step(
            "Tu primera loseta",
            "Toma la primera loseta: dos viviendas y una cantera. Colócala junto a tu ciudad de modo \
             que toquen al menos dos bordes. Toca un lugar, y otra vez para girarla.",
        ),
        step(
            "Viviendas",
            "Tus dos viviendas están juntas: un grupo de valor 2. La plaza lo multiplica por su \
             estrella: 2 × 1 = 2 puntos. De las viviendas solo cuenta el mayor grupo.",
        ),
        step(
            "El ordenador construye",
            "El ordenador ha tomado gratis la primera loseta que quedaba. Esta es su ciudad; el anillo \
             muestra su última loseta.",
        ),
        step(
            "Una plaza",
            "La última loseta tiene una plaza de mercados, una vivienda y un jardín. Cuesta 1 piedra. \
             Tómala y colócala de modo que su vivienda se una a tu grupo.",
        ),
        step(
            "Una nueva ronda",
            "Quedaba una loseta. Pasó a ser la primera, se desplegó una pila tras ella y el marcador de \
             Arquitecto Jefe pasó al ordenador, que ha empezado la ronda.",
        ),
        step(
            "Encima",
            "Construye ahora hacia arriba. Toma la primera loseta y colócala sobre tres hexágonos de la \
             misma altura, de dos losetas. Cubre al menos una cantera, pero ninguna plaza.",
        ),
        step(
            "Niveles y piedras",
            "Cada cantera cubierta te ha dado una piedra. En el nivel 2 un barrio vale 2, y lo que hay \
             debajo ya no cuenta. Tu mercado cuenta por las 2 estrellas de su plaza.",
        ),
        step(
            "El ordenador construye",
            "El ordenador ha tomado una loseta. Otra vez quedaba una: empieza la tercera ronda, contigo.",
        ),
        step(
            "Mercados",
            "Un mercado solo cuenta si no toca otro mercado. Toma la primera loseta y colócala de modo \
             que tus mercados valgan más que antes.",
        ),
        step(
            "Los demás barrios",
            "Los cuarteles cuentan en el borde de la ciudad, los templos cuando los seis lados están \
             construidos, los jardines siempre. Pero cada tipo necesita su plaza: sin estrella no hay \
             puntos.",
        ),
        step(
            "El ordenador construye",
            "Te quedan dos losetas. La primera es gratis, la segunda cuesta una piedra.",
        ),
        step(
            "Tu elección",
            "Toma una de las dos y encuentra un lugar que dé 4 puntos o más. Las marcas sobre la loseta \
             muestran lo que cambia.",
        ),
        step(
            "Cómo termina",
            "Una partida para dos tiene 36 turnos. Después cada tipo cuenta su valor por sus estrellas, \
             y cada piedra es un punto. La hoja muestra lo que tienes ahora.",
        ),
        step(
            "Ahora una partida de verdad",
            "Ya sabes todo lo que necesitas. Las reglas hablan de los lagos, las variantes y la partida \
             en solitario contra el Ilustre Arquitecto.",
        ),
    ],
    architekton: [
        step(
            "La ciudad",
            "Los dos jugadores construyen una sola ciudad. Empieza con dos paisajes que se tocan por una \
             esquina, aquí tierra y prado. Edificios y paisajes se alternan como en un tablero de \
             ajedrez.",
        ),
        step(
            "El surtido",
            "Hay tres edificios y tres paisajes a la vista. En tu turno tomas dos losetas, una tras \
             otra, y colocas cada una. Al menos un lado debe coincidir con lo que toca.",
        ),
        step(
            "Tu primer edificio",
            "Toma el primer edificio, con tierra y prado alternos. Colócalo entre los dos paisajes de \
             modo que coincidan ambos lados. Toca otra vez para girarlo. Una de tus casas va en él.",
        ),
        step(
            "Un paisaje",
            "Tu segunda loseta: toma tierra o prado y colócala en un lado libre de tu edificio, donde \
             coincida.",
        ),
        step(
            "El ordenador construye",
            "El ordenador ha colocado un edificio en el otro rincón entre los paisajes. Su casa tiene \
             cúpula, las tuyas tejado a dos aguas.",
        ),
        step(
            "Su segunda loseta",
            "El paisaje del ordenador coincide con su propio edificio. Tras un turno se completa el \
             surtido.",
        ),
        step(
            "Rodeado",
            "Un lado de tu edificio sigue libre. Coloca ahí el paisaje que coincide: coinciden los \
             cuatro lados y ganas una ficha.",
        ),
        step(
            "Un grupo",
            "Las casas cuyos edificios se tocan por una esquina forman un grupo. Coloca el edificio que \
             muestra tierra en todos los lados en una esquina del tuyo. Un lado no coincidirá.",
        ),
        step(
            "El ordenador responde",
            "El ordenador ha colocado tierra junto a tu nuevo edificio. Tres lados están ocupados, y \
             uno de ellos no coincide.",
        ),
        step(
            "Una pérdida",
            "Con su segunda loseta ha rodeado tu edificio. Un lado no coincide: eso te cuesta una ficha \
             o la casa.",
        ),
        step(
            "Tu decisión",
            "Conserva la casa y paga 1 ficha: tu grupo sigue unido. O retírala y no pagues nada. Tú \
             decides.",
        ),
        step(
            "Fichas",
            "Quien no puede pagar una pérdida pierde la partida al instante. Cuidado, pues, con los lados \
             que no coinciden, sobre todo con pocas fichas.",
        ),
        step(
            "El grupo crece",
            "Coloca cualquier edificio en una esquina de un edificio que lleve tu casa. Mira cuántos de \
             sus lados coinciden.",
        ),
        step("Tu segunda loseta", "Coloca lo que quieras, donde encaje."),
        step(
            "Cómo termina",
            "Cuando se agotan las pilas empieza la última ronda. Después se retiran los edificios junto \
             a solo uno o dos paisajes. Cada casa de tu mayor grupo es un punto, y cada ficha también.",
        ),
        step(
            "Ahora una partida de verdad",
            "Ya sabes todo lo que necesitas. Las reglas dicen qué pasa en casos raros, y hablan del \
             duelo.",
        ),
    ],
    answers: [
        "Ahí no puede ir.",
        "Esa es otra loseta. Toma la que se pide.",
        "Está permitido, pero solo toca un borde. Acércala: al menos dos bordes.",
        "Está permitido, pero esta vez quédate en el suelo: colócala junto a tu ciudad.",
        "Está permitido, pero su vivienda no se une a tu grupo. Gírala o colócala junto a tus \
         viviendas.",
        "Está permitido, pero no cubre ninguna cantera. Colócala encima de al menos una.",
        "Está permitido, pero cubre una plaza y se perderían sus estrellas. Elige otro lugar.",
        "Está permitido, pero tus mercados no valdrían más. Mantenlos separados y no cubras ninguno.",
        "Está permitido, pero da menos de 4 puntos. Mira las marcas sobre la loseta.",
        "Todavía no: los dos lados que tocan deben coincidir. Colócalo entre los dos paisajes y \
         gíralo.",
        "Está permitido, pero no rodea tu edificio con cuatro lados que coincidan.",
        "Está permitido, pero no toca ninguna esquina de un edificio con tu casa.",
    ],
};
