## What every page has.

frame-tagline = Juegos de losetas de la antigua Grecia
frame-skip = Ir al contenido
frame-home = Inicio
frame-fan_project =
    Un proyecto de aficionados, no oficial. Akropolis es un juego de Jules Messaud (Gigamic),
    Architekton uno de Michael Schacht (Queen Games).
frame-bad_link = Este enlace no lleva a ninguna parte.
frame-to_home = Ir al inicio
frame-bad_link_line = No se ha perdido nada: tus partidas siguen en su sitio.
frame-loading = Un momento…
frame-not_loaded = No se pudo cargar el texto.
frame-load_again = Intentar de nuevo

## The first page.

home-akropolis =
    Levanta tu ciudad, loseta a loseta. De uno a cuatro jugadores, media hora.
home-architekton =
    Una sola ciudad entre los dos, pero cada uno puntúa para sí. Dos jugadores, media hora.
home-play = Jugar
home-waiting =
    { $games ->
        [one] Otra partida te espera
       *[other] Otras { $games } partidas te esperan
    }
home-resume = Continuar
home-remove = Eliminar
home-unreadable = Esta versión no puede leer una partida guardada.
home-moves =
    { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }
home-removed = Se ha eliminado la partida.
home-finished =
    { $games ->
        [one] 1 partida terminada
       *[other] { $games } partidas terminadas
    }
home-over = Partida terminada
home-look = Ver
home-open = Abrir una partida
home-open_line =
    Pega una partida copiada o elige un archivo: una partida, o todas, tal como se guardan en
    los ajustes. Las losetas ocultas se vuelven a mezclar.
home-record = Partida copiada
home-choose_file = Elegir un archivo
home-open_now = Abrir
home-cannot_open = Esto no se puede abrir. No ha cambiado nada.
home-opened =
    { $games ->
        [one] Se ha añadido 1 partida.
       *[other] Se han añadido { $games } partidas.
    }

## Who plays.

players-you = Tú
players-player = Jugador { $number }
players-your_turn = Tu turno
players-turn_of = Turno de { $name }
players-person = Persona
players-computers = Ordenador
players-computer = Ordenador: { $level }
players-levels =
    .pupil = Aprendiz
    .mason = Albañil
    .foreman = Capataz
    .master = Maestro
    .daidalos = Dédalo
players-level_lines =
    .pupil = solo ve unos pocos lugares: para la primera partida
    .mason = juega de forma sencilla y constante
    .foreman = intuye lo que vendrá, pero se le escapa mucho
    .master = se le escapa poco
    .daidalos = se anticipa y ve lo que buscas
players-architects =
    .hippodamos = Hipódamo
    .metagenes = Metágenes
    .callicrates = Calícrates
players-architect_lines =
    .hippodamos = Fácil: todos sus barrios están en el nivel 1.
    .metagenes = Medio: cada una de sus canteras le da 2 puntos más.
    .callicrates = Difícil: todos sus barrios están en el nivel 2.
players-characters =
    .pupil = Hilas
    .mason = Alke
    .foreman = Ergias
    .master = Téano
    .daidalos = Dédalo
players-character_of_level = { $name }, { $level }
players-colleagues =
    .timon = Timón
    .melissa = Melisa
    .nikias = Nicias
players-companion = Compañera
players-companion_name = Xenia
players-companion_line = descubre tu nivel y se mantiene cerca
players-companion_now = ahora juega más o menos como { $name }

## What the characters say, and the emblems of people.

company-level_start =
    .pupil = He leído casi todas las reglas.
    .mason = Buena piedra, buena luz. Empecemos.
    .foreman = Estás en mi lista, justo después de comer.
    .master = Tómate tu tiempo. La ciudad espera.
    .daidalos = Construí una casa sin salida. Pasa, pasa.
company-level_strong =
    .pupil = Vaya. Ha salido mejor de lo que quería.
    .mason = Esa ya no se mueve.
    .foreman = Antes de lo previsto. Lo anoto dos veces.
    .master = Le guardé el sitio hace un buen rato.
    .daidalos = Siempre queda una esquina más.
company-level_won =
    .pupil = ¿Y si no se lo contamos a mi maestro?
    .mason = Hilada a hilada. No hay más secreto.
    .foreman = Terminado, y solo un poco tarde.
    .master = Fue por poco. Medí dos veces.
    .daidalos = Ni muy alto ni muy bajo. Ese es todo el arte.
company-level_lost =
    .pupil = En mi cabeza parecía más alto.
    .mason = Tu muro aguanta. Me he apoyado en él.
    .foreman = Alguien ha tachado «ganar».
    .master = Volveré por el camino largo, y pensaré.
    .daidalos = Ahora soy yo quien necesita el hilo.
company-architect_start =
    .hippodamos = Las calles son rectas. El resto es tuyo.
    .metagenes = Si pesa demasiado, ponle ruedas.
    .callicrates = Miraré cada junta.
company-architect_strong =
    .hippodamos = Es una manzana, y está en su sitio.
    .metagenes = Despacio, y luego de golpe.
    .callicrates = Al ancho de un dedo.
company-architect_won =
    .hippodamos = Encaja en el plan. En el mío, digo.
    .metagenes = Solo había que levantarlo una vez.
    .callicrates = El ancho de un dedo marcó la diferencia.
company-architect_lost =
    .hippodamos = Volveré a dibujar este barrio.
    .metagenes = Las haces rodar más rápido que yo.
    .callicrates = Nada que corregir. Miré dos veces.
company-companion =
    .start = A ver cómo construyes hoy.
    .strong = Esa la aprendí mirándote.
    .won = Casi iguales. Así da gusto jugar.
    .lost = Ya veo. Te seguiré el paso.
company-emblems =
    .owl = Lechuza
    .olive = Rama de olivo
    .amphora = Ánfora
    .lyre = Lira
    .dolphin = Delfín
    .lion_gate = Puerta de los Leones
    .column = Columna
    .trireme = Trirreme
    .labyrinth = Laberinto
    .sun = Sol
    .laurel = Laurel
    .octopus = Pulpo
    .bull = Toro
    .horse = Caballo
    .anchor = Ancla
    .mask = Máscara
company-emblem = Tu emblema
company-emblem_line = Aparece junto a tu nombre en la mesa.
company-remarks = Comentarios
company-remarks_line = Lo que dicen de vez en cuando los personajes del ordenador.

## The page for a new game.

new_game-title = Partida nueva
new_game-players = Jugadores
new_game-alone = En solitario
new_game-number =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
new_game-opponent = El Ilustre Arquitecto
new_game-at_the_table = En la mesa
new_game-name = Nombre del jugador { $number }
new_game-who = Quién es el jugador { $number }
new_game-bad_name = Un nombre tiene como mucho 40 caracteres y ningún #.
new_game-starter = Quién empieza
new_game-by_lot = Por sorteo
new_game-teacher = Maestro
new_game-teacher_line = Ofrece deshacer una jugada que regala mucho y dice qué era mejor.
new_game-length = Duración
new_game-standard = Normal
new_game-long = Larga
new_game-turns =
    { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }
new_game-start = Empezar la partida

## The table.

play-thinking = { $name } está pensando
play-hurry = Jugar ya
play-undo = Deshacer
play-redo = Rehacer
play-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
play-you_win = Ganas
play-wins = Gana { $name }
play-nobody_wins = Victoria compartida
play-again = Jugar otra vez
play-missing = Esta partida no está en este dispositivo.
play-not_kept = El navegador no guarda esta partida: su almacenamiento está lleno o desactivado.
play-removed_elsewhere =
    Esta partida se eliminó en otra pestaña. Si sigues jugando, se guardará de nuevo.

## The words of Akropolis.

akropolis-districts =
    .houses = Viviendas
    .markets = Mercados
    .barracks = Cuarteles
    .temples = Templos
    .gardens = Jardines
akropolis-variants = Variantes
akropolis-variants_line = Un barrio que cumple también esta condición cuenta el doble.
akropolis-doubles =
    .houses = El grupo vale 10 o más.
    .markets = Toca una plaza de mercados.
    .barracks = Toca tres o cuatro espacios vacíos fuera de la ciudad.
    .temples = Está en un nivel superior.
    .gardens = Toca un lago.

## What the tables of both games say.

table-in_hand = en la mano
table-with_hand = con la loseta en la mano
table-turn_left = Girar a la izquierda
table-turn_right = Girar a la derecha
table-put_back = Devolver
table-hint = Pista
table-hint_wait = Buscando una buena jugada.
table-closer = Acercar
table-farther = Alejar
table-turn_view = Girar la vista
table-above = Vista desde arriba
table-menu = Menú
table-close = Cerrar
table-suggested = Pista
table-teacher_lost = Esa jugada cedió { $win } de probabilidad de ganar y { $points } puntos de ventaja.
table-teacher_proven = Está calculado hasta el final de la partida.
table-teacher_better = Era mejor: { $what }.
table-teacher_take_back = Deshacerla
table-teacher_leave = Dejarla
table-teacher_no_more = No más en esta partida
table-reason_parts = Frente a { $other }, al final: { $parts }.
table-reason_parts_played = Frente a la jugada hecha, al final: { $parts }.
table-reason_parts_next = Frente a la segunda mejor jugada, al final: { $parts }.
table-reason_in_all = en total
table-reason_takes = Si no, { $name } toma esta loseta en { $times } de 10 continuaciones.
table-reason_denies =
    { $points ->
        [one] { $name } acaba con { $points } punto menos.
       *[other] { $name } acaba con { $points } puntos menos.
    }
table-next_best =
    { $points ->
        [0] Casi igual de buena: { $what }.
        [one] Después, { $points } punto menos: { $what }.
       *[other] Después, { $points } puntos menos: { $what }.
    }
table-statistics = La partida en cifras
table-best_move = Mejor jugada
table-best_move_line = { $points } (turno { $turn })
table-copy = Copiar la partida
table-copied = Copiado
table-not_copied = El navegador no permite copiar
table-save = Guardar la partida
table-picture_svg = Imagen (SVG)
table-picture_png = Imagen (PNG)
table-keys = Teclas

## What the table of Akropolis says.

akropolis_table-turn_of = turno { $turn } de { $turns }
akropolis_table-cities = Ciudades
akropolis_table-your_city = Tu ciudad
akropolis_table-city_of = Ciudad de { $name }
akropolis_table-tiles =
    { $tiles ->
        [one] { $tiles } loseta
       *[other] { $tiles } losetas
    }
akropolis_table-levels =
    { $levels ->
        [one] { $levels } nivel
       *[other] { $levels } niveles
    }
akropolis_table-lakes =
    { $lakes ->
        [one] { $lakes } lago
       *[other] { $lakes } lagos
    }
akropolis_table-estate_line = No coloca nada: todas sus losetas cuentan.
akropolis_table-site = Obra
akropolis_table-site_line = la primera es gratis; cada loseta siguiente cuesta 1 piedra más
akropolis_table-tile = Loseta { $number }
akropolis_table-free = gratis
akropolis_table-short_by =
    { $stones ->
        [one] falta 1
       *[other] faltan { $stones }
    }
akropolis_table-stacks =
    { $stacks ->
        [one] { $stacks } pila restante
       *[other] { $stacks } pilas restantes
    }
akropolis_table-stones =
    { $stones ->
        [one] { $stones } piedra
       *[other] { $stones } piedras
    }
akropolis_table-chief = Arquitecto Jefe
akropolis_table-sheet = Puntuación
akropolis_table-district = Barrio
akropolis_table-calculation = valor × estrellas
akropolis_table-stones_row = Piedras
akropolis_table-quarries_row = Canteras
akropolis_table-total = Total
akropolis_table-to_come = Por venir
akropolis_table-to_come_line =
    { $tiles } { $tiles ->
        [one] loseta
       *[other] losetas
    } en { $stacks } { $stacks ->
        [one] pila
       *[other] pilas
    }, la última no se juega
akropolis_table-districts = barrios
akropolis_table-plazas = plazas
akropolis_table-plaza =
    .houses = Plaza de viviendas
    .markets = Plaza de mercados
    .barracks = Plaza de cuarteles
    .temples = Plaza de templos
    .gardens = Plaza de jardines
akropolis_table-quarry = Cantera
akropolis_table-place = Colocar
akropolis_table-whole_city = Toda la ciudad
akropolis_table-marks = Marcar lo que no puntúa
akropolis_table-live_scores = Mostrar los puntos durante la partida
akropolis_table-choose = Elige una loseta.
akropolis_table-choose_line = Toma de la obra una que puedas pagar.
akropolis_table-find_place = Elige un lugar.
akropolis_table-find_place_line = Los puntos verdes muestran dónde puede ir.
akropolis_table-to_level = { $what }: nivel { $level }
akropolis_table-costs =
    { $price ->
        [0] { $won ->
            [0] Gratis.
            [one] Gratis, y las canteras dan { $won } piedra.
           *[other] Gratis, y las canteras dan { $won } piedras.
        }
        [one] { $won ->
            [0] Pagas { $price } piedra.
           *[other] Pagas { $price } piedra, recuperas { $won } de las canteras.
        }
       *[other] { $won ->
            [0] Pagas { $price } piedras.
           *[other] Pagas { $price } piedras, recuperas { $won } de las canteras.
        }
    }
akropolis_table-covers = Cubre: { $what }.
akropolis_table-begins = Ahora cuenta: { $what }.
akropolis_table-ceases = Ya no cuenta: { $what }.
akropolis_table-doubles = Ahora cuenta el doble: { $what }.
akropolis_table-level = Nivel { $level }
akropolis_table-allowed = permitido
akropolis_table-refused = Aquí no puede ir.
akropolis_table-touches_nothing = No toca nada. Debe tocar tu ciudad por un borde.
akropolis_table-not_level = Hay desnivel: se apoyaría en las alturas { $a }, { $b } y { $c }.
akropolis_table-one_tile = Se apoyaría en una sola loseta. Deben ser al menos dos.
akropolis_table-full = La ciudad está llena.
akropolis_table-last = última: { $tile }
akropolis_table-laid = { $name }: { $tile }.
akropolis_table-architect_plaza =
    { $price ->
        [0] { $name } toma { $tile }: la primera loseta tiene una plaza y es gratis.
        [one] { $name } paga { $price } piedra y toma { $tile }: la loseta más barata con una plaza.
       *[other] { $name } paga { $price } piedras y toma { $tile }: la loseta más barata con una plaza.
    }
akropolis_table-architect_first =
    { $name } toma { $tile }, la primera loseta: no puede pagar ninguna con plaza.
akropolis_table-gives_stone = Da 1 piedra cuando se cubre.
akropolis_table-multiplies =
    { $stars ->
        [one] { $stars } estrella multiplica el valor de sus barrios.
       *[other] { $stars } estrellas multiplican el valor de sus barrios.
    }
akropolis_table-doubled = La variante lo duplica.
akropolis_table-not_in_group =
    { $houses ->
        [one] Fuera del mayor grupo ({ $houses } hexágono, valor { $value }).
       *[other] Fuera del mayor grupo ({ $houses } hexágonos, valor { $value }).
    }
akropolis_table-next_to_market = Toca otro mercado.
akropolis_table-walled_in = Encerrado: ningún lado está en el borde de la ciudad.
akropolis_table-only_lake = Solo toca un lago, que no es el borde de la ciudad.
akropolis_table-open_sides =
    { $number ->
        [one] Un lado está abierto: { $sides }.
       *[other] { $number } lados están abiertos: { $sides }.
    }
akropolis_table-no_plaza = { $district }: no hay plaza de este tipo, así que nada cuenta.
akropolis_table-directions =
    .north = norte
    .north_east = noreste
    .south_east = sureste
    .south = sur
    .south_west = suroeste
    .north_west = noroeste
akropolis_table-result = Resultado
akropolis_table-by_stones = Empate a puntos: deciden las piedras.
akropolis_table-counting = Recuento de las ciudades
akropolis_table-decided = Lo decidió esto: { $what }, { $more } a { $less }.
akropolis_table-had_more = { $name } sumó más aquí: { $what }, { $more } a { $less }.
akropolis_table-more = Más
akropolis_table-shared = Empate a puntos y piedras: la victoria se comparte.
akropolis_table-architect_ties = Empate a puntos y piedras: gana el Ilustre Arquitecto.
akropolis_table-highest_level = Nivel más alto
akropolis_table-stones_won = Piedras de canteras
akropolis_table-stones_spent = Piedras pagadas
akropolis_table-look = Ver las ciudades
akropolis_table-key_lines =
    .take = Tomar una loseta de la obra
    .move = Mover la loseta de un lugar a otro
    .places = Recorrer los lugares, el mejor primero
    .turn = Girar la loseta a la izquierda o a la derecha
    .place = Colocar la loseta
    .put_back = Devolver la loseta, cerrar
    .undo = Deshacer, rehacer
    .hint = Pista
    .city = Ciudad siguiente
    .marks = Marcar lo que no puntúa
    .above = Vista desde arriba
    .turn_view = Girar la vista
    .move_view = Mover la vista
    .zoom = Acercar, alejar, toda la ciudad
    .keys = Estas teclas

## What the table of Architekton says.

architekton_table-town = La ciudad
architekton_table-town_line =
    { $tiles } { $tiles ->
        [one] loseta
       *[other] losetas
    }, { $enclosed } { $enclosed ->
        [one] edificio rodeado
       *[other] edificios rodeados
    }
architekton_table-match_line = duelo a dos puntos de victoria, { $one } : { $other }
architekton_table-tile_of_two = loseta { $number } de 2
architekton_table-last_round = última ronda
architekton_table-stock = Surtido
architekton_table-buildings = Edificios
architekton_table-landscapes = Paisajes
architekton_table-left = { $pile } en la pila + { $reserve } de reserva
architekton_table-building = edificio { $number }
architekton_table-landscape = paisaje { $scenery }
architekton_table-sceneries =
    .earth = tierra
    .forest = bosque
    .meadow = prado
    .water = agua
architekton_table-sides =
    .north = norte
    .east = este
    .south = sur
    .west = oeste
architekton_table-chips =
    { $number ->
        [one] { $number } ficha
       *[other] { $number } fichas
    }
architekton_table-houses_in_hand = { $houses } en mano
architekton_table-group_of =
    { $houses ->
        [0] ningún grupo
       *[other] grupo de { $houses }
    }
architekton_table-score = Puntuación
architekton_table-largest_group = Mayor grupo
architekton_table-safe = Seguro al final
architekton_table-chips_row = Fichas
architekton_table-if_ended = Si acabara ya
architekton_table-hidden = Aún ocultos
architekton_table-last_tiles = Últimas jugadas
architekton_table-tile_at = { $tile } en { $place }
architekton_table-house_kept = casa de { $place } mantenida
architekton_table-house_removed = casa de { $place } retirada
architekton_table-choose = Elige una loseta.
architekton_table-choose_line = Toma una loseta del surtido. Colocas dos por turno.
architekton_table-find_place = Elige un lugar.
architekton_table-find_place_line = Punto lleno: el lado coincide. Anillo: no coincide.
architekton_table-fits_nowhere = Esta loseta no cabe ahora en ningún sitio. Toma otra.
architekton_table-lay = Colocar
architekton_table-then_second = Después coloca una segunda loseta.
architekton_table-then_other = Después acaba tu turno.
architekton_table-house_comes = Una de tus casas va encima.
architekton_table-house_moves = No te quedan casas en mano: la atenuada se mueve aquí.
architekton_table-another_house = Otra casa
architekton_table-turned_by_itself = Girada para encajar.
architekton_table-what_it_does = Lo que hace esta loseta
architekton_table-group_note = grupo { $before } → { $after }
architekton_table-sides_match =
    { $matching ->
        [1] { $touching ->
            [1] El único lado que toca coincide
           *[other] 1 de { $touching } lados coincide
        }
        [2] { $touching ->
            [2] Los dos lados que tocan coinciden
           *[other] { $matching } de { $touching } lados coinciden
        }
        [3] { $touching ->
            [3] Los { $touching } lados que tocan coinciden
           *[other] { $matching } de { $touching } lados coinciden
        }
        [4] Los { $touching } lados que tocan coinciden
       *[other] { $matching } de { $touching } lados coinciden
    }
architekton_table-no_loss_yet = Ninguna pérdida a la vista.
architekton_table-will_cost =
    { $who ->
        [you] { $number ->
            [one] Una vez rodeado, te cuesta al menos { $number } ficha.
           *[other] Una vez rodeado, te cuesta al menos { $number } fichas.
        }
       *[other] { $number ->
            [one] Una vez rodeado, le cuesta a { $who } al menos { $number } ficha.
           *[other] Una vez rodeado, le cuesta a { $who } al menos { $number } fichas.
        }
    }
architekton_table-is_safe = { $landscapes } paisajes al lado: está seguro al final.
architekton_table-not_safe_yet =
    { $landscapes ->
        [one] Un paisaje al lado: solo se queda con tres.
       *[other] Dos paisajes al lado: solo se queda con un tercero.
    }
architekton_table-side_fits = Edificio { $building } ({ $owner }): este lado coincide.
architekton_table-side_is_wrong = Edificio { $building } ({ $owner }): este lado no coincide.
architekton_table-becomes_safe = El edificio { $building } ({ $owner }) ya está seguro al final.
architekton_table-unowned_enclosed =
    El edificio { $building } no tiene casa: queda rodeado sin puntuar.
architekton_table-yours = tuyo
architekton_table-of_nobody = sin casa
architekton_table-group_changes =
    { $who ->
        [you] Tu grupo seguro: { $before } → { $after }.
       *[other] Grupo seguro de { $who }: { $before } → { $after }.
    }
architekton_table-points_change =
    { $who ->
        [you] Tus puntos si acabara ya: { $before } → { $after }.
       *[other] Puntos de { $who } si acabara ya: { $before } → { $after }.
    }
architekton_table-must_choose =
    { $who ->
        [you] Después eliges: mantener la casa por { $keep } { $keep ->
            [one] ficha
           *[other] fichas
        } o retirarla { $remove ->
            [0] sin pagar
            [one] por { $remove } ficha
           *[other] por { $remove } fichas
        }.
       *[other] Después elige { $who }: mantener la casa por { $keep } { $keep ->
            [one] ficha
           *[other] fichas
        } o retirarla { $remove ->
            [0] sin pagar
            [one] por { $remove } ficha
           *[other] por { $remove } fichas
        }.
    }
architekton_table-wins_with_it =
    { $who ->
        [you] Con esto acaba la partida: ganas.
       *[other] Con esto acaba la partida: gana { $who }.
    }
architekton_table-draw_with_it = Con esto acaba la partida: empate.
architekton_table-gained =
    { $who ->
        [you] Rodeado, todos los lados coinciden: ganas 1 ficha.
       *[other] Rodeado, todos los lados coinciden: { $who } gana 1 ficha.
    }
architekton_table-kept =
    { $who ->
        [you] { $paid ->
            [one] Mantienes la casa y pagas { $paid } ficha.
           *[other] Mantienes la casa y pagas { $paid } fichas.
        }
       *[other] { $paid ->
            [one] { $who } mantiene la casa y paga { $paid } ficha.
           *[other] { $who } mantiene la casa y paga { $paid } fichas.
        }
    }
architekton_table-removed =
    { $who ->
        [you] { $paid ->
            [0] Retiras la casa y no pagas nada.
            [one] Retiras la casa y pagas { $paid } ficha.
           *[other] Retiras la casa y pagas { $paid } fichas.
        }
       *[other] { $paid ->
            [0] { $who } retira la casa y no paga nada.
            [one] { $who } retira la casa y paga { $paid } ficha.
           *[other] { $who } retira la casa y paga { $paid } fichas.
        }
    }
architekton_table-had_to_remove =
    { $who ->
        [you] { $paid ->
            [0] Tienes que retirar la casa: no alcanzan las fichas para mantenerla.
            [one] Tienes que retirar la casa y pagar { $paid } ficha: no alcanzan las fichas para mantenerla.
           *[other] Tienes que retirar la casa y pagar { $paid } fichas: no alcanzan las fichas para mantenerla.
        }
       *[other] { $paid ->
            [0] { $who } tiene que retirar la casa: no alcanzan las fichas para mantenerla.
            [one] { $who } tiene que retirar la casa y pagar { $paid } ficha: no alcanzan las fichas para mantenerla.
           *[other] { $who } tiene que retirar la casa y pagar { $paid } fichas: no alcanzan las fichas para mantenerla.
        }
    }
architekton_table-bankrupt =
    { $who ->
        [you] { $loss ->
            [one] Rodeado, { $loss } lado no coincide, y no puedes pagar: la partida acaba.
           *[other] Rodeado, { $loss } lados no coinciden, y no puedes pagar: la partida acaba.
        }
       *[other] { $loss ->
            [one] Rodeado, { $loss } lado no coincide, y { $who } no puede pagar: la partida acaba.
           *[other] Rodeado, { $loss } lados no coinciden, y { $who } no puede pagar: la partida acaba.
        }
    }
architekton_table-exchanged = No se podía colocar ninguna loseta del surtido, así que se ha cambiado.
architekton_table-skipped =
    { $who ->
        [you] No se puede colocar ninguna loseta: pierdes el turno.
       *[other] No se puede colocar ninguna loseta: { $who } pierde el turno.
    }
architekton_table-last_round_begins =
    { $turns ->
        [one] Empieza la última ronda: un turno más.
       *[other] Empieza la última ronda: un turno más para cada uno.
    }
architekton_table-is_taken = Aquí ya hay una loseta.
architekton_table-for_landscapes = Aquí solo cabe un paisaje: edificios y paisajes se alternan.
architekton_table-for_buildings = Aquí solo cabe un edificio: edificios y paisajes se alternan.
architekton_table-touches_nothing = No toca nada. Debe compartir un lado con una loseta.
architekton_table-nothing_matches = Aquí no coincide ningún lado, se gire como se gire.
architekton_table-not_now = Esto no se puede jugar ahora.
architekton_table-enclosed_with =
    { $wrong ->
        [one] El edificio { $building } está rodeado, y { $wrong } lado no coincide.
       *[other] El edificio { $building } está rodeado, y { $wrong } lados no coinciden.
    }
architekton_table-decide_line = Mantén tu casa, o retírala a la mano por 1 ficha menos.
architekton_table-keep = Mantener la casa
architekton_table-remove = Retirarla
architekton_table-pay =
    { $number ->
        [0] no pagar nada
        [one] pagar { $number } ficha
       *[other] pagar { $number } fichas
    }
architekton_table-decides = { $name } decide sobre la casa
architekton_table-owner = Casa: { $name }
architekton_table-matches = { $side }: { $scenery }, coincide
architekton_table-differs = { $side }: { $shown } junto a { $found }
architekton_table-open = { $side }: { $shown }, aún libre
architekton_table-brought = Rodeado: dio 1 ficha.
architekton_table-cost =
    { $number ->
        [one] Rodeado: una pérdida de { $number } ficha.
       *[other] Rodeado: una pérdida de { $number } fichas.
    }
architekton_table-scored_nobody = Rodeado: sin casa no puntúa.
architekton_table-goes_at_the_end =
    { $landscapes ->
        [one] Un paisaje al lado: se retira al final.
       *[other] Dos paisajes al lado: se retira al final.
    }
architekton_table-landscape_line = Los edificios encajan aquí con un lado como este.
architekton_table-final_scoring = Puntuación final
architekton_table-houses_row = Casas en el tablero
architekton_table-total = Puntos
architekton_table-are_removed =
    { $buildings ->
        [0] Todos los edificios tocan tres paisajes o más: no se retira ninguno.
        [one] Se retira 1 edificio que solo toca 1 o 2 paisajes.
       *[other] Se retiran { $buildings } edificios que solo tocan 1 o 2 paisajes.
    }
architekton_table-by_points = { $more } puntos a { $fewer }.
architekton_table-by_houses = Empate a puntos: deciden las casas en el tablero.
architekton_table-drawn = Empate
architekton_table-drawn_line = Empate a puntos, e igual número de casas en el tablero.
architekton_table-early_end =
    { $who ->
        [you] No puedes pagar: la partida acaba antes de tiempo, por 2 puntos de victoria.
       *[other] { $who } no puede pagar: la partida acaba antes de tiempo, por 2 puntos de victoria.
    }
architekton_table-match_score = Duelo a dos puntos de victoria
architekton_table-wins_match =
    { $who ->
        [you] Ganas el duelo.
       *[other] { $who } gana el duelo.
    }
architekton_table-next_game = Siguiente partida
architekton_table-new_match = Nuevo duelo
architekton_table-whole_town = Toda la ciudad
architekton_table-marks = Mostrar lo que puntúa
architekton_table-details = Puntuación y detalles
architekton_table-board =
    La ciudad. Las flechas mueven, Intro coloca la loseta, el signo de interrogación muestra las
    teclas.
architekton_table-allowed = permitido
architekton_table-tiles_laid = Edificios y paisajes colocados
architekton_table-sides_matching = Lados que coinciden
architekton_table-sides_wrong = Lados que no coinciden
architekton_table-chips_gained = Fichas ganadas
architekton_table-chips_paid = Fichas pagadas
architekton_table-houses_taken_back = Casas retiradas
architekton_table-key_lines =
    .take = Tomar una loseta del surtido
    .move = Mover la loseta de lugar en lugar, o el cursor de loseta en loseta
    .places = Recorrer los lugares, el mejor primero
    .turn = Girar la loseta a la izquierda o a la derecha
    .house = Mover otra casa
    .lay = Colocar la loseta
    .keep = Mantener la casa, retirarla
    .put_back = Devolver la loseta, cerrar
    .undo = Deshacer, rehacer
    .hint = Pista
    .marks = Mostrar lo que puntúa
    .above = Vista desde arriba
    .move_view = Mover la vista
    .zoom = Acercar, alejar, toda la ciudad
    .keys = Estas teclas

## The rules.

rules-title = Reglas
rules-contents = Contenido
rules-print = Imprimir
rules-ruling = Aclaración
rules-about_numbers =
    Los números sirven para citar una regla. Una aclaración resuelve lo que las reglas impresas
    dejan abierto.
rules-link = Enlace a { $name }
rules-link_copied = Enlace copiado

## How to play for the first time.

learn-title = Aprender
learn-first_game = Jugar una primera partida

## What a first game says beside its steps.

lesson-step_of = Paso { $step } de { $steps }
lesson-back = Atrás
lesson-next = Siguiente
lesson-show_me = Muéstramelo
lesson-by_itself = Reproducción automática
lesson-pause = Pausa
lesson-computer = Ordenador
lesson-stage = Las flechas mueven la loseta, R la gira, Intro la coloca.

## What can be set.

settings-title = Ajustes
settings-language = Idioma
settings-theme = Claro u oscuro
settings-as_the_device = Como el dispositivo
settings-light = Claro
settings-dark = Oscuro
settings-sound = Sonido
settings-volume = Volumen
settings-pace = Velocidad
settings-paces =
    .slow = Lenta
    .normal = Normal
    .fast = Rápida
    .instant = Inmediata
settings-pace_line = A qué velocidad juega el ordenador y se mueven las losetas.
settings-thinking = Tiempo para pensar
settings-thinking_line = Cuánto piensa cada jugada Dédalo, el rival más fuerte del ordenador.
settings-seconds =
    { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
settings-kept = Lo que guarda este navegador
settings-kept_line =
    Las partidas, los nombres y los ajustes se guardan solo en este navegador. Si borras sus datos,
    también se borran.
settings-save_games = Guardar todas las partidas
settings-forget = Olvidarlo todo
settings-forget_line =
    Todas las partidas, nombres y ajustes desaparecerán para siempre de este navegador. Guarda antes
    tus partidas si quieres conservarlas.
settings-forget_now = Sí, olvidarlo todo
settings-cancel = Cancelar
settings-forgotten = Se ha olvidado todo.
settings-about = Acerca de Polis
settings-version = Versión { $version }
settings-licences =
    Polis es software libre con licencia MIT o Apache 2.0, a elegir. Sus tipos de letra, Alegreya y
    Commissioner, tienen la licencia SIL Open Font License.

## The words of playing online.

online-title = Jugar en línea
online-line = Envía un enlace a tus amigos o busca una mesa.
online-refusals =
    .malformed = El servidor no lo ha entendido.
    .too_large = Es demasiado largo.
    .not_signed_in = Escribe primero un nombre.
    .not_allowed = Aquí no puedes hacer eso.
    .not_found = Eso no existe.
    .foreign_origin = El servidor no conoce esta página.
    .not_your_turn = Es el turno de otra persona.
    .illegal = Las reglas no lo permiten.
    .stale = Mientras tanto ha cambiado algo. Mira de nuevo.
    .wrong_state = Ahora no se puede.
    .taken = Este sitio está ocupado.
    .name_taken = Otra cuenta tiene este nombre.
    .wrong_password = Nombre o contraseña incorrectos.
    .not_invited = Solo entran las personas invitadas. Escribe tu código en la página de la cuenta.
    .sign_in_again = Vuelve a iniciar sesión para hacerlo.
    .too_many = Demasiado a la vez. Espera un momento.
    .unavailable = El servidor está saturado. Inténtalo de nuevo.
    .internal = Error del servidor. Inténtalo de nuevo.

## The connection.

online-link-connecting = Conectando con el servidor
online-link-reconnecting = Conexión perdida. Reconectando…
online-link-move_waits = Conexión perdida. Tu jugada se enviará en cuanto vuelva.
online-link-offline = No hay red. La partida seguirá cuando vuelva.
online-link-moves_left =
    { $moves ->
        [one] Una jugada que hiciste sin conexión está guardada aquí y se enviará en cuanto responda el servidor.
       *[other] { $moves } jugadas que hiciste sin conexión están guardadas aquí y se enviarán en cuanto responda el servidor.
    }
online-link-late_move_played = La jugada que hiciste sin conexión ya está hecha.
online-link-late_move_refused = La jugada que hiciste sin conexión llegó demasiado tarde y no se hizo: la partida ha seguido o ha terminado.
online-link-no_server = Aquí no responde ningún servidor de juego
online-link-no_server_line =
    Para jugar en línea, abre Polis en la dirección de un servidor. Todo lo demás funciona sin él.
online-link-outdated = Hay una versión más reciente de Polis.
online-link-reload = Actualizar
online-link-try_now = Probar ahora
online-link-no_answer = El servidor no ha respondido. Inténtalo de nuevo.
online-link-hide = Ocultar

## The lobby.

online-lobby-friend = Jugar con amigos
online-lobby-mine = Mis partidas
online-lobby-open = Mesas abiertas
online-lobby-playing = Partidas para mirar
online-lobby-nobody = Ahora no hay ninguna mesa abierta.
online-lobby-nobody_line = Abre una para todos: quien pase por aquí la verá.
online-lobby-no_games = Ahora no se juega ninguna partida pública.
online-lobby-sit = Sentarse
online-lobby-watch = Mirar
online-lobby-to_table = A la mesa
online-lobby-free =
    { $chairs ->
        [one] { $chairs } sitio libre
       *[other] { $chairs } sitios libres
    }
online-lobby-gathering = Esperando jugadores
online-lobby-not_your_turn = Turno de otra persona
online-lobby-turns =
    { $games ->
        [one] Es tu turno en una partida en línea.
       *[other] Es tu turno en { $games } partidas en línea.
    }
online-lobby-live = { $minutes } min + { $seconds } s por jugada
online-lobby-daily =
    { $days ->
        [one] { $days } día por jugada
       *[other] { $days } días por jugada
    }
online-lobby-rated = Clasificatoria
online-lobby-variants =
    { $number ->
        [one] { $number } variante
       *[other] { $number } variantes
    }
online-lobby-contest = Duelo
online-lobby-best = Mejores jugadores

## Finding people: playing now, friends and challenges.

online-find-play_now = Jugar ahora
online-find-line = Con alguien de fuerza parecida, en cuanto haya alguien.
online-find-rated =
    .either = Clasificatoria o no
    .rated = Clasificatoria
    .casual = No clasificatoria
online-find-looking = Buscando jugadores…
online-find-band = a { $band } puntos de clasificación como mucho
online-find-anybody = de cualquier fuerza
online-find-nobody = Ahora mismo no hay nadie.
online-find-meanwhile = Jugar contra el ordenador mientras esperas
online-find-instead = Jugar contra el ordenador
online-find-lost = La búsqueda ha terminado: no se pudo llegar al servidor.
online-find-friends = Amigos
online-find-no_friends = Abre el perfil de alguien para pedirle amistad.
online-find-online = en línea
online-find-add = Pedir amistad
online-find-asked = Solicitud enviada
online-find-accept = Aceptar
online-find-refuse = Rechazar
online-find-remove = Quitar de amigos
online-find-asks = { $name } quiere ser tu amigo.
online-find-challenge = Desafiar
online-find-challenges = { $name } te desafía.
online-find-challenged = Desafías a { $name }.
online-find-declined = { $name } no juega ahora.
online-find-block = Bloquear
online-find-unblock = Desbloquear
online-find-blocked = Bloqueados
online-find-blocked_line = A quien bloqueas no lo lees en el chat, no te toca como rival y no puede desafiarte ni sentarse contigo.
online-find-together = Partidas contigo
online-find-score = Ganadas: { $wins }, perdidas: { $losses }, compartidas: { $shared }.
online-find-needs_account = Para amigos y desafíos hace falta una cuenta.
online-find-filter = Filtro
online-find-any = Cualquiera
online-find-near = Cerca de mi clasificación (±{ $band })
online-find-no_fit = Ninguna mesa encaja con el filtro.
online-find-show_all = Mostrar todas
online-find-report = Denunciar
online-find-report_text = Qué ha pasado
online-find-reported = Los anfitriones lo mirarán.
online-find-reasons =
    .chat = Insultos en el chat
    .cheating = Ayuda desleal o varias cuentas
    .leaving = Abandona partidas o hace esperar
    .name = Nombre ofensivo
    .other = Otra cosa

## The deals of a day, and duels.

online-deal-title = Partidas del día
online-deal-line = Las mismas losetas para todos, un intento cada uno.
online-deal-solo = Akropolis en solitario
online-deal-against = Contra { $name }
online-deal-ends = nuevas partidas dentro de { $time }
online-deal-players =
    { $number ->
        [0] Nadie ha empezado todavía
        [one] { $number } jugador hasta ahora
       *[other] { $number } jugadores hasta ahora
    }
online-deal-result = { $own } a { $other } puntos
online-deal-not_counted = no cuenta
online-deal-rules =
    Tienes un intento: sin deshacer, sin pistas, y rendirse cuenta como intento. Nadie puede mirar antes
    de haber terminado.
online-deal-see = Resultado y partidas
online-deal-boards = Clasificaciones
online-deal-board = Clasificación
online-deal-today = Hoy
online-deal-yesterday = Ayer
online-deal-month = Este mes
online-deal-closed =
    Verás los resultados y las partidas de los demás en cuanto termines, o cuando todo haya acabado.
online-deal-empty = Nadie ha terminado esta partida.
online-deal-month_empty = Aún no ha acabado ningún día de este mes con partidas terminadas.
online-deal-place = Puesto
online-deal-player = Jugador
online-deal-points = Puntos
online-deal-opponent = Rival
online-deal-margin = Ventaja
online-deal-days = Días
online-deal-games = Qué hicieron otros con ella
online-deal-first_moves = Primeras jugadas
online-deal-alike = Jugadas como las tuyas
online-deal-missing = Esta partida no existe
online-deal-once = Ya se ha jugado en este navegador, y cada uno la juega una vez.
online-deal-full = Ya juegan dos este duelo.
online-deal-duel = Duelo por enlace
online-deal-duel_line =
    Dos personas juegan las mismas losetas contra el mismo rival, cada una a su hora. Cuando ambas
    terminan, el enlace muestra las dos partidas.
online-deal-challenge = Crear un duelo

## Tournaments.

online-tournament-title = Torneos
online-tournament-line = Varias rondas y una clasificación, para una tarde de club o para todos.
online-tournament-new = Organizar un torneo
online-tournament-none = No hay ningún torneo anunciado. ¡Organiza uno!
online-tournament-mine = Los tuyos
online-tournament-open = Para jugar o mirar
online-tournament-over = Torneos pasados
online-tournament-see = Ver
online-tournament-to_tournament = Al torneo
online-tournament-missing = No existe este torneo
online-tournament-name = Nombre del torneo
online-tournament-system = Sistema
online-tournament-swiss = Suizo
online-tournament-swiss_of =
    { $rounds ->
        [one] Suizo, { $rounds } ronda
       *[other] Suizo, { $rounds } rondas
    }
online-tournament-swiss_line = Se enfrentan quienes tienen los mismos puntos, y nadie dos veces. Para cualquier número.
online-tournament-round_robin = Todos contra todos
online-tournament-round_robin_line = Cada uno juega contra cada uno. Hasta 32 jugadores.
online-tournament-arena = Arena
online-tournament-arena_of = Arena, { $minutes } min
online-tournament-arena_line = Quien está libre juega con quien está libre, hasta que acabe el tiempo.
online-tournament-rounds = Rondas
online-tournament-table_size = Personas por mesa
online-tournament-table_line =
    Si el número de jugadores no es exacto, algunas mesas tienen menos; con dos por mesa, alguien
    descansa.
online-tournament-rated_line = Las partidas cambian las clasificaciones; solo con cuenta.
online-tournament-private_line = No aparece en la lista. Quien tenga el enlace o el código QR puede apuntarse.
online-tournament-public_line = Todos lo ven en la lista y pueden mirar las partidas.
online-tournament-starts = Comienzo
online-tournament-starts_line = Déjalo vacío para empezar a mano, cuando estén todos.
online-tournament-hold = Anunciarlo
online-tournament-needs_account = Para organizar un torneo necesitas una cuenta.
online-tournament-organiser = organizado por { $name }
online-tournament-players =
    { $number ->
        [0] nadie todavía
        [one] { $number } participante
       *[other] { $number } participantes
    }
online-tournament-begins = empieza { $time }
online-tournament-by_hand = inscripción abierta
online-tournament-round_of = ronda { $round } de { $rounds }
online-tournament-round = Ronda { $round }
online-tournament-is_running = en juego
online-tournament-is_over = terminado
online-tournament-is_cancelled = cancelado
online-tournament-sign_up = Apuntarse
online-tournament-back = Ya estoy aquí
online-tournament-leave = Dejar el torneo
online-tournament-waiting = Ya participas. Quédate en esta página: te lleva a tu mesa cuando te toque jugar.
online-tournament-bye = Descansas en esta ronda, lo que cuenta como victoria.
online-tournament-next_round = La próxima ronda empieza dentro de { $time }.
online-tournament-my_game = A tu partida
online-tournament-not_allowed = No puedes participar: hace falta una cuenta, o el organizador te ha excluido.
online-tournament-full = El torneo está completo.
online-tournament-too_late = Es tarde para apuntarse.
online-tournament-start = Empezar ya
online-tournament-cancel = Cancelar el torneo
online-tournament-remove = Excluir a { $name }
online-tournament-has_left = se ha ido
online-tournament-absent = no vino
online-tournament-removed = excluido
online-tournament-standings = Clasificación
online-tournament-buchholz = Buchholz
online-tournament-sonneborn = Sonneborn-Berger
online-tournament-games = Partidas
online-tournament-replay = Repasar
online-tournament-has_bye = descansa
online-tournament-records = Todas las partidas en un archivo

## The page for a new table.

online-plan-title = Abrir una mesa
online-plan-game = Juego
online-plan-anybody = Abierto a todos
online-plan-clock = Reloj
online-plan-paces =
    .none = Ninguno
    .live = Tiempo real
    .daily = Días por jugada
online-plan-minutes = Minutos
online-plan-seconds = Segundos por jugada
online-plan-days = Días por jugada
online-plan-time_out = Cuando a alguien se le acaba el tiempo
online-plan-lost = pierde y la partida termina
online-plan-heir = pierde y un ordenador termina la partida:
online-plan-sees = Quién ve la mesa
online-plan-private = Quien tenga el enlace
online-plan-private_line = Para amigos.
online-plan-public = Todo el mundo
online-plan-public_line = Está en el salón y cualquiera puede mirar.
online-plan-accounts = Solo se sientan personas con cuenta
online-plan-accounts_line = Si no, también los invitados.
online-plan-scores = Mostrar los puntos durante la partida
online-plan-no_scores = Los puntos solo se ven al final
online-plan-takebacks = Se pueden deshacer jugadas
online-plan-no_takebacks = No se pueden deshacer jugadas
online-plan-takebacks_line = Cuando todos están de acuerdo.
online-plan-rated = Partida clasificatoria
online-plan-rated_line =
    Cuenta para la clasificación: solo con cuenta, sin ordenadores y sin deshacer jugadas.
online-plan-by_host = Empiezo yo la partida
online-plan-by_host_line = Si no, empieza cuando se ocupa el último sitio.
online-plan-drawn = Sortear los sitios
online-plan-contests =
    .game = Una partida
    .match = Un duelo
online-plan-match_line = Un duelo dura hasta que alguien tiene dos puntos de victoria.
online-plan-pause_line =
    La siguiente partida empieza cuando ambos están listos; como muy tarde tras un minuto, o un día
    si hay días por jugada.
online-plan-abandoned_line = Quien no juega durante tres días puede perder la partida.
online-plan-more = Más opciones
online-plan-open = Abrir la mesa
online-plan-name = Tu nombre
online-plan-name_line = Lo ven los demás. No necesitas cuenta.
online-plan-needs_account = Una partida clasificatoria requiere una cuenta.

## A table.

online-room-waiting = Esperando jugadores
online-room-invite = Invitar
online-room-invite_line =
    Envía el enlace o deja que lo escaneen. Quien lo abra puede participar al momento.
online-room-copy = Copiar el enlace
online-room-copied = Copiado
online-room-share = Compartir
online-room-qr = Código QR del enlace
online-room-free = Libre
online-room-host = Anfitrión
online-room-sit = Sentarse
online-room-get_up = Levantarse
online-room-close = Cerrar la mesa
online-room-start = Empezar la partida
online-room-host_starts = El anfitrión empieza la partida.
online-room-starts_when_full = La partida empieza cuando se ocupa el último sitio.
online-room-seat_computer = Ordenador en el sitio { $seat }
online-room-send_away = Expulsar a { $name }
online-room-away = sin conexión
online-room-accounts_only = Aquí solo se sientan personas con cuenta.
online-room-full = Todos los sitios están ocupados. Puedes mirar.
online-room-missing = No existe esa mesa
online-room-missing_line = Puede que el enlace esté incompleto o que la mesa se haya cerrado.
online-room-aborted =
    .host = El anfitrión ha cerrado esta mesa.
    .expired = No llegaron a tiempo bastantes jugadores: la mesa está cerrada.
    .deleted = Un jugador ha borrado su cuenta: la mesa está cerrada.
online-room-to_lobby = Al salón
online-room-invited_by = { $name } te invita
online-room-about_akropolis =
    Cada uno levanta su ciudad con losetas: casas, templos y jardines puntúan si están bien
    puestos. Lo que está más alto puntúa más.
online-room-about_architekton =
    Dos construyen una sola ciudad: dos losetas por turno, y los edificios rodeados dan o cuestan
    fichas. Al final cuenta el mayor grupo de casas propias.
online-room-players = Jugadores
online-room-watching = Estás mirando
online-room-watchers =
    { $number ->
        [one] { $number } espectador
       *[other] { $number } espectadores
    }
online-room-sending = Enviando
online-room-chat = Chat
online-room-spectator_chat = Chat de los espectadores
online-room-players_read_later = Los jugadores lo leerán después de la partida.
online-room-spectators_read_later = Los espectadores lo leerán después de la partida.
online-room-spectator = Espectador
online-room-more_spectators = y { $number } más
online-room-nothing_said = Nadie ha dicho nada todavía.
online-room-write = Escribe a los demás
online-room-send = Enviar
online-room-unread =
    { $lines ->
        [one] { $lines } mensaje nuevo
       *[other] { $lines } mensajes nuevos
    }
online-room-mute = Silenciar a { $name }
online-room-unmute = Dejar de silenciar a { $name }
online-room-take_back = Pedir deshacer
online-room-asks_takeback = { $name } pide deshacer una jugada.
online-room-asked_takeback = Has pedido deshacer una jugada. Todos deben estar de acuerdo.
online-room-agree = Aceptar
online-room-decline = Rechazar
online-room-withdraw = Cancelar
online-room-resign = Abandonar
online-room-resign_sure = ¿Abandonar esta partida?
online-room-play_on = Seguir jugando
online-room-resigned = { $name } ha abandonado.
online-room-timed_out = A { $name } se le ha acabado el tiempo.
online-room-you_resigned = Has abandonado.
online-room-you_timed_out = Se te ha acabado el tiempo.
online-room-abandoned = { $name } ha dejado la partida.
online-room-you_abandoned = No has jugado durante tres días.
online-room-claim_line = { $name } lleva tres días sin jugar.
online-room-claim = Reclamar la victoria
online-room-heir = Sigue el ordenador ({ $level })
online-room-again = Jugar otra vez
online-room-again_asked = Esperando a los demás
online-room-wants_again = { $name } quiere jugar otra vez.
online-room-ready = Listo para la siguiente partida
online-room-is_ready = { $name } espera la siguiente partida.
online-room-next_in = La siguiente partida empieza dentro de { $time }, o cuando ambos estén listos.
online-room-match_score = Duelo: { $score }
online-room-next = A la siguiente partida
online-room-turn_against = Tu turno contra { $names }
online-room-left = { $name } está sin conexión.
online-room-back = { $name } ha vuelto.
online-room-plan_turn = Planear tu próximo turno
online-room-planning_line = Elige lo que jugarás, como si fuera tu turno.
online-room-plan_keep = Basta
online-room-plan_line = Cuando te toque, se jugará enseguida la primera de estas que sea posible:
online-room-plan_new_tiles = También si han salido losetas nuevas
online-room-plan_remove = Quitar: { $turn }
online-room-try_out = Probar jugadas
online-room-try_line = Tablero privado: solo lo ves tú.
online-room-try_unknown = Nadie ha visto las losetas que siguen: la variante termina aquí.
online-room-try_number = Variante { $line } de { $lines }
online-room-try_drop = Descartar la variante
online-room-try_end = Volver a la partida
online-room-offer = ¿Quieres que este dispositivo te avise cuando vuelva a ser tu turno?
online-room-offer_yes = Sí, avísame
online-room-offer_no = No, gracias
online-room-tell_me = Avísame cuando sea mi turno
online-room-told = El navegador te avisa cuando es tu turno.
online-room-not_told = El navegador no permite avisos aquí.
online-room-days_hours = { $days } d { $hours } h
online-room-hours_minutes = { $hours } h { $minutes } min
online-room-clock_of = Tiempo restante de { $name }

## Who one is to the server.

online-shuffle-title = Barajado demostrable
online-shuffle-fixed =
    El orden de las losetas se fijó antes de la primera jugada. Este hash lo representa; tras la partida, cualquiera puede comprobar que nada cambió.
online-shuffle-proven =
    Demostrado: las losetas salieron en el orden fijado antes de la primera jugada.
online-shuffle-broken = Sin demostrar: las losetas no coinciden con el orden fijado.
online-shuffle-from_move = Desde la jugada { $number }:
online-shuffle-check = Para comprobarlo: polis verify con la partida descargada.

online-me-title = Cuenta
online-me-guest = Juegas como invitado. Solo este navegador te conoce.
online-me-account = Has iniciado sesión.
online-me-nobody =
    Todavía no tienes nombre en este servidor. Elige uno al sentarte, o crea ya una cuenta.
online-me-make = Crear una cuenta
online-me-make_line =
    Guarda tus partidas y tu clasificación en todos tus dispositivos. No se pierde nada.
online-me-name = Nombre
online-me-password = Contraseña
online-me-password_line = Al menos 8 caracteres.
online-me-sign_in = Iniciar sesión
online-me-sign_out = Cerrar sesión
online-me-guest_out = Un invitado que cierra la sesión no puede volver.
online-me-everywhere = Cerrar sesión en todas partes
online-me-everywhere_line = En todas partes: en todos los dispositivos; los tokens de los bots también dejan de valer.
online-me-change_name = Cambiar el nombre
online-me-change_password = Cambiar la contraseña
online-me-old = Contraseña actual
online-me-new = Contraseña nueva
online-me-save = Guardar
online-me-saved = Guardado.
online-me-wrong_old = La contraseña actual no es correcta.
online-me-password_changed =
    La contraseña ha cambiado. En los demás dispositivos se ha cerrado la sesión.
online-me-password_ends = Una contraseña nueva cierra la sesión en los demás dispositivos y anula los tokens de los bots.
online-me-passkeys_stay = Tus llaves de acceso siguen valiendo. Quita aquellas en las que ya no confíes.
online-me-recovery = Código de recuperación
online-me-recovery_line =
    Con este código pones una contraseña nueva si olvidas la tuya. Guárdalo donde solo tú lo encuentres.
online-me-recovery_once = Anótalo o cópialo ahora. Solo se muestra una vez.
online-me-recovery_kept = Ya lo he guardado
online-me-recovery_none = Todavía no tienes un código de recuperación.
online-me-recovery_made = Tu código es del { $day }. Uno nuevo lo sustituye.
online-me-make_code = Crear un código nuevo
online-me-forgot = ¿Has olvidado la contraseña?
online-me-recover = Poner una contraseña nueva
online-me-recover_line =
    Se cerrará la sesión en todas partes y recibirás un código de recuperación nuevo.
online-me-wrong_code = El nombre o el código de recuperación no es correcto.
online-me-passkeys = Llaves de acceso
online-me-passkeys_line = Tu dispositivo inicia tu sesión con el dedo, la cara o su PIN. Sin nombre ni contraseña.
online-me-passkey_name = Este dispositivo
online-me-passkey_label = Cómo llamarla
online-me-passkey_add = Añadir una llave de acceso
online-me-passkey_use = Entrar con una llave de acceso
online-me-passkey_make = Crear con una llave de acceso
online-me-passkey_failed = La llave de acceso no ha funcionado. Inténtalo de nuevo o entra de otra forma.
online-me-passkey_used = último uso el { $day }
online-me-only_way = Es tu única forma de iniciar sesión. Añade antes otra.
online-me-set_password = Poner una contraseña
online-me-provider_use = Continuar con { $provider }
online-me-provider_join = Conectar { $provider }
online-me-provider_line = Después también podrás iniciar sesión con { $provider }.
online-me-provider_since = Conectado desde el { $day }.
online-me-provider_name = Elige el nombre con el que juegas aquí.
online-me-provider_joined = Tu cuenta está conectada.
online-me-provider_cancelled = Has vuelto sin iniciar sesión.
online-me-provider_expired = Ha tardado demasiado. Inténtalo de nuevo.
online-me-provider_refused = La respuesta del servicio de acceso no es de fiar. Inténtalo de nuevo.
online-me-provider_unavailable = El servicio de acceso no responde. Inténtalo más tarde.
online-me-provider_not_allowed = El anfitrión de este sitio no te deja entrar.
online-me-provider_taken = Ya hay otra cuenta conectada con él.
online-me-copy = Copiar
online-me-tokens = Tokens para bots
online-me-tokens_line = Un programa con un token juega en tu nombre.
online-me-label = Para qué es
online-me-make_token = Crear un token
online-me-token_once = Cópialo ahora. Solo se muestra una vez.
online-me-remove = Eliminar
online-me-notify = Notificaciones
online-me-notify_line =
    Este dispositivo te avisa cuando es tu turno en una partida de días por jugada, una vez por turno, aunque Polis esté cerrado.
online-me-notify_on = Activar
online-me-notify_off = Desactivar
online-me-quiet = Horas de silencio
online-me-quiet_from = Silencio desde
online-me-quiet_to = Silencio hasta
online-me-mail = Correo
online-me-mail_line =
    Por si olvidas la contraseña, y para avisarte cuando no hay ninguna página abierta. Nadie más ve la dirección.
online-me-mail_address = Dirección
online-me-mail_send = Enviar un código
online-me-mail_sent = Un código va de camino a { $address }. Vale un día.
online-me-mail_code = Código del correo
online-me-mail_confirm = Confirmar
online-me-mail_turns = Escribirme cuando sea mi turno
online-me-mail_challenges = Escribirme cuando me desafíen
online-me-mail_wrong = El código no es correcto o es demasiado antiguo.
online-me-mail_stopped =
    Ya no recibirás correos sobre turnos y desafíos. Puedes volver a activarlos en tu cuenta.
online-me-mail_no_link = Este enlace ya no es válido.
online-me-mail_forgot = Enviar un código por correo
online-me-mail_forgot_sent =
    Si la cuenta tiene una dirección, un código va de camino. Vale una hora.
online-me-data = Mis datos
online-me-download = Descargar mis datos
online-me-delete = Borrarme
online-me-delete_line =
    Tu nombre, tu clasificación y tus ajustes se borran al momento y para siempre. Las partidas
    terminadas quedan, como «jugador borrado».
online-me-cancel = Cancelar
online-me-profile = Mis partidas y mi clasificación
online-me-invitation = Código de invitación
online-me-invitation_line = Este sitio es solo por invitación.
online-me-host = Página del anfitrión

## A player.

online-profile-since = Aquí desde el { $date }
online-profile-guest = Invitado
online-profile-deleted = Jugador borrado
online-profile-ratings = Clasificación
online-profile-rating = { $rating } ± { $deviation }
online-profile-provisional = aún incierta
online-profile-statistics = Estadísticas
online-profile-games = Partidas
online-profile-wins = Ganadas
online-profile-shared = Compartidas
online-profile-mean = Puntos de media
online-profile-best = Máximo de puntos
online-profile-history = Partidas terminadas
online-profile-earlier = Partidas anteriores
online-profile-none = Todavía no hay partidas públicas terminadas.
online-profile-won = ganada
online-profile-lost = perdida
online-profile-drawn = compartida
online-profile-graph = Clasificación a lo largo del tiempo: { $pool }
online-profile-missing = No existe ese jugador

## Ratings.

online-rating-line =
    Clasificación de las partidas clasificatorias. Un signo de interrogación: aún pocas partidas.
online-rating-none = Nadie ha jugado todavía una partida clasificatoria así.
online-rating-player = Jugador
online-rating-rating = Clasificación
online-rating-unsure = aún pocas partidas
online-rating-change = Clasificación: { $before } → { $after } ({ $gain })
online-rating-why = Esperado contra estos jugadores: { $expected } %, logrado: { $scored } %.
online-rating-large_steps = Con pocas partidas, la clasificación aún cambia a grandes pasos.
online-rating-unchanged = Esta partida no ha cambiado ninguna clasificación. Entre las mismas personas cuentan seis partidas al día.

## Boards of the best solo games.

online-solo-board = Solitario: { $architect }
online-solo-line =
    La mejor partida de cada cuenta contra este arquitecto. Cuentan las partidas públicas en línea
    de duración estándar, sin variantes, jugadas hasta el final sin retirar jugadas ni pistas.
online-solo-none = Nadie ha terminado todavía una partida así en solitario.
online-solo-points = Puntos
online-solo-opponent = Arquitecto
online-solo-date = Fecha
online-solo-play = Jugar contra { $architect }
online-solo-more = Más

## Vacation from games with days for each move.

online-vacation-title = Vacaciones
online-vacation-line =
    De vacaciones, tu tiempo se detiene en las partidas de días por jugada. Tienes { $days } días al
    año. Empiezan enseguida, cuenta cada día empezado, y los demás ven cuándo vuelves.
online-vacation-left =
    { $days ->
        [one] Queda { $days } día
       *[other] Quedan { $days } días
    }
online-vacation-days = Días
online-vacation-begin = Empezar vacaciones
online-vacation-until = De vacaciones hasta el { $date }
online-vacation-end = Ya he vuelto

## A position that is set up by hand. Where a number is told, it stands apart from what is counted, so
## that no language has to bend it.

editor-title = Montar una posición
editor-legal = Posición legal
editor-not_yet = Todavía no es una posición
editor-over = En ella la partida ha terminado.
editor-rule = Regla { $number }
editor-pool = Losetas sin usar
editor-pool_line = Toma una y colócala.
editor-in_pool = quedan: { $tiles }
editor-tile = Loseta { $number }: { $what }
editor-to_site = A la obra
editor-to_stock = Al surtido
editor-give = A { $name }
editor-taken = Losetas de { $name }
editor-paid = Piedras pagadas por la loseta { $tile }
editor-fill = Completar al azar
editor-clear = Vaciar
editor-lift_line = Elige una loseta para levantarla.
editor-starting_tile = La loseta inicial se queda.
editor-needed = Otras losetas la necesitan: levántalas antes.
editor-start_stays = Los dos paisajes iniciales se quedan; su terreno se cambia al lado.
editor-lifted = Levantada: { $what }
editor-stones = Piedras: { $name }
editor-chips = Fichas: { $name }
editor-fewer = menos
editor-more = más
editor-play = Jugar desde aquí
editor-study = Estudiar desde aquí
editor-text = Como texto
editor-text_line = Cópialo para guardarlo o enviarlo, o pega aquí una posición o una partida.
editor-copy = Copiar
editor-take_over = Usar este texto
editor-cannot_read = Este texto no se puede leer.
editor-other_game = Es una posición de { $game }.
editor-from_game = De una partida
editor-game = Partida
editor-ply = Tras la jugada
editor-edit_it = Editar esta posición
editor-no_games = Aquí no hay ninguna partida de este juego.
editor-house_of = Casa de
editor-no_house = Sin casa
editor-start = Paisajes iniciales
editor-start_at = Paisaje en { $place }
editor-turn = Turno
editor-lays = Losetas por colocar
editor-losses = Pérdidas por decidir
editor-players = Quién sigue jugando
editor-no_architect = Nadie juega en solitario: no hay Ilustre Arquitecto.
editor-not_used = La loseta { $tile } no se usa con este número de jugadores.
editor-twice = La loseta { $tile } está dos veces.
editor-misfit = { $what }: { $reason }
editor-too_many_turns = Losetas tomadas: { $taken }. La partida solo tiene { $turns } turnos.
editor-turn_order = { $name }: losetas tomadas: { $taken }, según el orden de turno: { $due }.
editor-site_size = Losetas en la obra: { $found }. Debería haber { $due }.
editor-stones_most =
    Piedras de { $name }: { $stones }. Las canteras cubiertas permiten { $most } como máximo.
editor-stones_least =
    Piedras de { $name }: { $stones }. No se pudo pagar tanto: al menos { $least }.
editor-no_plaza = El Ilustre Arquitecto solo paga por una plaza y la loseta { $tile } no tiene.
editor-paid_too_much =
    Pagado por la loseta { $tile }: { $paid }. Costaba { $most } como máximo.
editor-architect_stones =
    Piedras del Ilustre Arquitecto: { $found }. Lo pagado por el jugador da { $due }.
editor-building_twice = El edificio { $building } está dos veces.
editor-too_many_landscapes = { $scenery }: { $landscapes } paisajes, y solo hay 6.
editor-too_many_houses = { $name }: { $houses } casas, y cada uno solo tiene 12.
editor-houses_before_turns =
    { $name }: { $houses } casas, pero como mucho { $laid } losetas colocadas.
editor-houses_moved =
    Un edificio no tiene casa, pero nadie tuvo que mover ninguna: a todos les quedaban.
editor-stock_size = Faltan en el surtido: { $missing }. Colocadas en este turno: { $laid }.
editor-lays_left = En un turno quedan una o dos losetas por colocar, o una pérdida por decidir.
editor-two_each = Tras { $laid } losetas no puede ser así el turno de { $name }: cada uno coloca dos.
editor-chips_wrong = Las fichas no son lo que dieron y costaron los edificios rodeados.
editor-no_loss = En { $place } no puede haber una pérdida pendiente.
editor-no_choice = { $name } no puede pagar para mantener la casa: no hay nada que decidir.
editor-nothing_fits = Ninguna loseta del surtido se puede colocar: el surtido se cambiaría.
editor-not_over = La partida no pudo acabar así.
editor-malformed = Falta o sobra algo.
editor-keys_line =
    Teclas: las flechas mueven, Q y E giran, ↵ coloca, Esc devuelve, Supr levanta, S a la obra o al
    surtido, Z e Y deshacen y rehacen.

## Counting at a real table.

pad-title = Bloc de puntuación
pad-lead =
    Cuenta la partida de tu propia mesa: con números, como en el bloc de papel, o reconstruyendo lo
    que hay en ella.
pad-count = Contar una partida
pad-games =
    .akropolis =
        Valor y estrellas de cada tipo, o toda la ciudad hexágono a hexágono. También cuentan las
        variantes y los arquitectos del modo en solitario.
    .architekton = Los mayores grupos y las fichas, o toda la ciudad casilla a casilla.
pad-past = Partidas contadas
pad-none_yet = Todavía ninguna. Lo que cuentes se guarda en este navegador.
pad-open = Abrir
pad-removed = La hoja se ha eliminado.
pad-unreadable = Esta versión no puede leer una hoja guardada.
pad-missing = Esta hoja no está en este dispositivo.
pad-not_kept = El navegador no guarda esta hoja: su almacenamiento está lleno o desactivado.
pad-all_sheets = Todas las partidas contadas
pad-no_opponent = Nadie
pad-no_opponent_line = Contar solo una ciudad.
pad-start = Empezar a contar
pad-way = Cómo contar
pad-quick = Números
pad-exact = Reconstruir
pad-value = Valor
pad-stars = Estrellas
pad-less = { $what }: menos
pad-more = { $what }: más
pad-with_doublings =
    Como en el bloc de papel: un barrio que una variante duplica cuenta dos veces en el valor.
pad-step_of = { $name }, { $number } de { $all }
pad-back_to = Volver: { $name }
pad-next = Siguiente: { $name }
pad-result = Resultado
pad-erase = Quitar
pad-why = ¿Por qué?
pad-levels = Niveles
pad-whole_tile = Loseta entera
pad-whole_tile_line = Elige las tres partes de una loseta y pasa por sus hexágonos.
pad-clear = Empezar de nuevo
pad-empty = Espacio vacío
pad-lake = Lago: la ciudad lo rodea.
pad-tap = Elige qué poner y luego sus hexágonos, uno a uno o de un trazo.
pad-city_board =
    La ciudad. Las flechas van de hexágono en hexágono. H, M, B, T, G y Q ponen viviendas, mercados,
    cuarteles, templos, jardines y cantera, P convierte un barrio en plaza, de 1 a 9 dan el nivel,
    Supr quita.
pad-refused = Aquí no hay sitio para eso.
pad-doubt = Algo no cuadra. Se cuenta lo que hay puesto.
pad-apart =
    { $hexes ->
        [one] 1 pieza está separada del resto.
       *[other] { $hexes } piezas están separadas del resto.
    }
pad-ground =
    Hexágonos construidos: { $hexes }; la loseta inicial y losetas de tres dan 4, 7, 10, etcétera.
pad-level = Hexágonos en el nivel { $level }: { $hexes }; losetas de tres dan 3, 6, 9, etcétera.
pad-no_tiles = Los hexágonos del nivel { $level } no se pueden repartir en losetas de tres.
pad-too_many_tiles = Harían falta { $tiles } losetas; nadie coloca más de 30.
pad-too_many_houses = { $name } tiene { $houses } casas; hay 12.
pad-too_often = { $landscapes } paisajes muestran { $scenery }; hay 6.
pad-twice = El edificio { $building } está más de una vez.
pad-house_of = Casa: { $name }
pad-no_house = Sin casa
pad-which = Qué edificio
pad-which_line =
    No importa para la puntuación final: solo cuenta dónde está y de quién es la casa que tiene.
pad-next_by_number = Cualquiera
pad-town_board =
    La ciudad. Las flechas van de casilla en casilla. E, F, M y W ponen tierra, bosque, prado y
    agua; 1 y 2 ponen un edificio con la casa de la primera o la segunda persona, 0 uno sin casa;
    Supr quita.
pad-tap_town =
    Elige un paisaje o un edificio y luego sus casillas. Elige otra vez un edificio para girarlo.
pad-bankrupt = ¿Quién no pudo pagar una pérdida?
pad-nobody = Nadie
pad-share = Compartir
pad-picture = Guardar como imagen
pad-copy = Copiar como texto
pad-another = Contar otra partida

## Puzzles.

puzzles-title = Problemas
puzzles-line = Posiciones de partidas fuertes: encuentra la jugada.
puzzles-day = Problema del día
puzzles-day_line = El mismo para todos, uno nuevo cada día.
puzzles-day_solved = Resuelto hoy
puzzles-day_failed = No resuelto hoy
puzzles-days_in_a_row =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
puzzles-weekdays =
    .monday = L
    .tuesday = M
    .wednesday = X
    .thursday = J
    .friday = V
    .saturday = S
    .sunday = D
puzzles-solve = Resolver
puzzles-next = Siguiente problema
puzzles-all = Todos los problemas
puzzles-any = Todos
puzzles-themes =
    .best = Mejor jugada
    .points = Más puntos
    .count = Hacer que puntúe
    .survive = Evitar la bancarrota
    .bankrupt = Arruinar al rival
puzzles-rating = Tu clasificación
puzzles-graph = Evolución de tu clasificación
puzzles-rated = nivel { $rating }
puzzles-solved_of = { $solved } de { $all } resueltos
puzzles-in_a_row = { $number } seguidos
puzzles-number = Problema { $number }
puzzles-best = Encuentra la mejor jugada.
puzzles-points = Consigue el máximo de puntos con una jugada.
puzzles-count =
    .houses = Haz que puntúen tus viviendas.
    .markets = Haz que puntúen tus mercados.
    .barracks = Haz que puntúen tus cuarteles.
    .temples = Haz que puntúen tus templos.
    .gardens = Haz que puntúen tus jardines.
puzzles-survive =
    Coloca de modo que el rival no pueda llevarte a la bancarrota en su próximo turno con las
    losetas visibles.
puzzles-bankrupt = Lleva al rival a la bancarrota en este turno.
puzzles-right = ¡Correcto!
puzzles-begun = Ahora, remátalo.
puzzles-wrong = Esta no es.
puzzles-wins = Gana el { $win } % de las partidas; la segunda mejor jugada, el { $next } %.
puzzles-ahead =
    { $points ->
        [one] Al final saca { $points } punto a la segunda mejor jugada.
       *[other] Al final saca { $points } puntos a la segunda mejor jugada.
    }
puzzles-brings =
    { $brings ->
        [one] Da { $brings } punto; la segunda mejor jugada, { $next }.
       *[other] Da { $brings } puntos; la segunda mejor jugada, { $next }.
    }
puzzles-counts =
    { $brings ->
        [one] A partir de ahora puntúan: { $brings } punto al momento.
       *[other] A partir de ahora puntúan: { $brings } puntos al momento.
    }
puzzles-survives = Después, ninguna loseta visible puede llevarte a la bancarrota.
puzzles-bankrupts = El rival cae en bancarrota en este turno, y ganas.
puzzles-better = Otra jugada es claramente mejor.
puzzles-better_wins = Gana el { $win } % de las partidas; ninguna otra, más del { $next } %.
puzzles-brings_less =
    { $brings ->
        [one] Da { $brings } punto. Otra jugada da { $most }.
       *[other] Da { $brings } puntos. Otra jugada da { $most }.
    }
puzzles-not_counting = Siguen sin puntuar.
puzzles-threatened = El rival aún podría llevarte a la bancarrota: { $line }.
puzzles-can_pay = El rival aún podría pagar.
puzzles-see_why = Ver por qué
puzzles-try_again = Intentar otra vez
puzzles-ends_ahead =
    Jugadas { $futures } veces cada una hasta el final, la solución da { $points } puntos más que la tuya (seguro al 95 %: de { $least } a { $most }).
puzzles-likely = En { $times } de 10 continuaciones sigue esto.
puzzles-example = Las losetas que aparecen son un ejemplo.
puzzles-hint = Pista
puzzles-hint_tile = Toma la loseta { $number }.
puzzles-hint_many = Se aceptan { $number } jugadas.
puzzles-show = Mostrar la solución
puzzles-shown = Esta es una solución.
puzzles-unrated = Tu clasificación no cambia: ya habías respondido a este problema.
puzzles-study = Estudiar esta posición
puzzles-share = Compartir
puzzles-shared =
    { $solved ->
        [yes] Polis, problema del { $date }: resuelto ✔
       *[no] Polis, problema del { $date }: no resuelto ✘
    }
puzzles-copied = Copiado
puzzles-not_copied = El navegador no permite copiar
puzzles-none_left = Los has resuelto todos.
puzzles-missing = Ese problema no existe
puzzles-not_loaded = No se han podido cargar los problemas.

## A game move by move.

replay-title = Repaso
replay-moves = Jugadas
replay-start = Al principio
replay-back = Atrás
replay-forward = Adelante
replay-end = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-flip = Otra ciudad
replay-at = Jugada { $ply } de { $plies }
replay-how = Cómo se cuenta
replay-points = Puntos
replay-result = Resultado
replay-points_line = Puntos hasta ahora; línea punteada: los esperados al final
replay-result_line = Resultado esperado: probabilidad de ganar
replay-analyse = Analizar la partida
replay-go_on = Seguir analizando
replay-analyse_line = Analizar esta variante
replay-analysing = Examinando cada jugada: { $percent } %
replay-stop = Detener
replay-analysed = Se ha examinado cada jugada.
replay-this_move = Esta jugada
replay-not_yet = Aún sin examinar.
replay-marks =
    .strong = Fuerte
    .good = Buena
    .weak = Floja
    .missed = Fallida
replay-gave_away = Cedió { $win } de probabilidad de ganar y { $points } puntos de ventaja.
replay-nothing_lost = No cedió nada.
replay-no_choice = No había elección.
replay-better_was = Mejor era
replay-also_good = También se consideró
replay-why_wait = Buscando el porqué…
replay-why_unclear = Jugadas hasta el final, ninguna parte de la puntuación difiere con claridad.
replay-to_win = { $percent } % de ganar
replay-expects = { $points } puntos esperados
replay-more = { $percent } más
replay-known_then =
    Solo cuenta lo que se podía saber en ese momento: las losetas ocultas siguen ocultas.
replay-turning = Momentos decisivos
replay-no_turning = Ninguna jugada cambió la partida por sí sola.
replay-accuracy = Precisión
replay-formula =
    La media, en todas las jugadas con elección, de 100 · exp(−4,5 · pérdida). La pérdida es la
    parte de la probabilidad de ganar que cedió la jugada; 200 puntos de ventaja valen tanto como
    una victoria entera.
replay-explore = Explorar
replay-explore_line =
    Toma una loseta para probar otra jugada desde aquí. Lo que pruebes queda como variante.
replay-answer = Que responda el ordenador
replay-thinking = El ordenador está pensando
replay-move_up = Subir la variante
replay-remove = Eliminar la variante
replay-to_game = Volver a la partida
replay-in_variation = Variante
replay-cannot_try = Esa jugada no se puede probar aquí: aparecería una loseta que nadie ha visto.
replay-share = Compartir
replay-link = Copiar el enlace a esta posición
replay-link_with_game = Copiar un enlace que contiene la partida
replay-copy_tree = Copiar con variantes
replay-save_tree = Guardar con variantes
replay-print = Imprimir la hoja de la partida
replay-unfinished = sin terminar
replay-bad_record = Este enlace no contiene ninguna partida legible
replay-still_played = Esta partida aún se está jugando
replay-still_played_line = Se podrá estudiar cuando termine.
replay-keys = Teclas
replay-key_lines =
    .step = una jugada atrás o adelante
    .ends = al principio o al final
    .variations = otras variantes de esta jugada
    .play = reproducir
    .city = otra ciudad
    .answer = que responda el ordenador
    .analyse = analizar o detener

## The statistics of one's games.

statistics-title = Estadísticas
statistics-games =
    { $games ->
        [one] { $games } partida terminada
       *[other] { $games } partidas terminadas
    }
statistics-none = Aún no ha terminado ninguna partida. Cuando termine una, contará aquí.
statistics-none_fits = Ninguna partida coincide. Elige otra cosa arriba.
statistics-from = Partidas de
statistics-here = Este dispositivo
statistics-account = Mi cuenta
statistics-fetching = { $done } de { $all } partidas cargadas
statistics-not_fetched = No se pudieron cargar las partidas de tu cuenta. Inténtalo más tarde.
statistics-whose = De quién
statistics-mine = Mías
statistics-everybody = Todos en esta pantalla
statistics-all = Todas
statistics-mode = Modo
statistics-opponent = Rival
statistics-basic = Juego básico
statistics-variants = Con variantes
statistics-long = Partida larga
statistics-lost = Perdidas
statistics-between = probablemente de { $low } a { $high } %
statistics-margin = Ventaja media
statistics-stones_left = Piedras restantes
statistics-houses = Casas en el tablero
statistics-length = Jugadas por partida
statistics-course = Puntos, partida a partida
statistics-course_told =
    Puntos de { $games } partidas, la primera a la izquierda: de { $low } a { $high }
statistics-course_line =
    Cada punto es una partida, la última a la derecha. La línea es la media de una partida y las
    tres de cada lado.
statistics-as_table = Como tabla
statistics-game = Partida
statistics-date = Fecha
statistics-points = Puntos
statistics-parts = De dónde vienen los puntos
statistics-share = Parte
statistics-value_stars = Valor × estrellas
statistics-by_opponent = Por rival
statistics-by_mode = Jugadores y modos
statistics-beginning = Quién empieza
statistics-beginning_line =
    El punto es la parte de partidas ganadas; la barra contiene la parte real con un 95 % de certeza.
    Menos partidas, barra más larga.
statistics-first_wins = Gana quien empieza, { $players }
statistics-when_first = Tú, cuando empiezas
statistics-when_later = Tú, cuando no empiezas
statistics-fair = si diera igual: { $percent } %
statistics-losses = Pérdidas típicas
statistics-losses_line =
    { $games ->
        [one] Probabilidad de ganar que una jugada cede de media, en { $games } partida.
       *[other] Probabilidad de ganar que una jugada cede de media, en { $games } partidas.
    }
statistics-no_losses =
    Aún no se ha analizado ninguna de estas partidas. Analizar una muestra en qué parte cedes más.
statistics-study = Estudiar una partida
statistics-opening = Comienzo
statistics-middle = Medio
statistics-end = Final
statistics-list = Las partidas
statistics-replay = Repasar
statistics-film = Película
statistics-leave_out = No contar
statistics-left_out = La partida ya no cuenta.
statistics-more = Mostrar más
statistics-export = Exportar
statistics-csv = Tabla (CSV)
statistics-json = JSON

## What there is to study.

study-title = Estudiar
study-line = Repasa tus partidas jugada a jugada y descubre qué era mejor.
study-this_game = Estudiar esta partida
study-open = Abrir una partida
study-open_line = Pega una partida copiada o elige un archivo. Se añade a tus partidas.
study-open_now = Abrir y estudiar
study-mine = Mis partidas
study-no_games = Aún no hay ninguna partida aquí. Juega una o abre una partida copiada.
study-online = Partidas en línea
study-puzzles_line = Encuentra la mejor jugada en posiciones de partidas.
study-editor_line = Monta cualquier posición y examínala.
study-pad_line = Cuenta los puntos en una mesa de verdad.
study-statistics_line = Lo que tus partidas tienen en común.

## Studying together online.

together-title = Estudiar juntos
together-line = Varias personas ven la misma partida a la vez: una guía y las demás la siguen. Solo la encuentra quien tiene el enlace.
together-name = Título
together-create = Crear el estudio
together-mine = Mis estudios
# $chapters (Number)
together-count =
    { $chapters ->
        [one] 1 capítulo
       *[other] { $chapters } capítulos
    }
together-chapters = Capítulos
together-people = Presentes
# $people (Number)
together-unnamed =
    { $people ->
        [one] y una persona más sin nombre
       *[other] y { $people } más sin nombre
    }
together-leads = guía
together-owner = propietario
together-you_lead = Guías tú: todos ven dónde estás.
# $name (String)
together-follows = Sigues a { $name }.
together-away = Exploras por tu cuenta.
together-away_line = Lo que pruebas es solo tuyo hasta que lo ofrezcas.
together-follow = Volver a seguir
together-offer = Ofrecer mi variante
together-offered = Ofrecida. Decide quien guía.
together-own = tuya
together-offers = Variantes ofrecidas
# $name (String)
# $moves (String)
together-offer_by = { $name }: { $moves }
together-look = Ver
together-accept = Añadir al estudio
together-dismiss = Descartar
together-withdraw = Retirar
# $name (String)
together-hand_over = Dejar que guíe { $name }
together-lead_again = Volver a guiar
together-give_back = Devolver la guía
together-may_try = Los demás pueden probar jugadas
together-closed = En este estudio solo prueba jugadas quien guía.
together-add = Añadir un capítulo
together-add_line = Pega una partida anotada, con o sin variantes. Si no ha terminado, se omiten las losetas no vistas.
together-chapter_name = Nombre
together-rename = Renombrar
# $name (String)
together-up = Subir { $name }
# $name (String)
together-remove = Quitar { $name }
together-manage = Gestionar el estudio
together-delete = Borrar el estudio
together-delete_sure = Borrarlo para todos
together-missing = Este estudio no existe o se ha borrado.
together-invite = Invitar al estudio
together-entering = Abriendo el estudio…
together-begin = Empezar un estudio con otros
together-bad_record = No es una partida legible, o es demasiado larga.

## The words about films of games.

film-title = Película de la partida
film-line = Toda la partida como imagen animada (GIF), para guardar o enviar.
film-make = Hacer la película
film-size = Tamaño
film-small = Pequeño
film-large = Grande
film-pace = Tiempo por jugada
film-seconds = { $seconds } s
film-picture_of = Imagen { $picture } de { $all }
film-ready = La película está lista: { $size } KB.
film-save = Guardar
film-share = Compartir
film-again = Otra
film-close = Cerrar
film-failed = No se pudo hacer la película en este navegador.
film-before = antes de la primera jugada
film-after =
    { $moves ->
        [one] tras { $moves } jugada
       *[other] tras { $moves } jugadas
    }
film-so_far = si acabara ahora
film-drawn = empate

## The long texts: the rules of Akropolis.

book-akropolis-introduction =
    Construyes una ciudad de losetas, unas junto a otras y unas sobre otras, y quieres sacarle el
    mayor número de puntos. Cada tipo de barrio da su valor multiplicado por las estrellas de sus
    plazas. De 1 a 4 jugadores.
book-akropolis-titles =
    .parts = Componentes
    .setup = Preparación
    .turn = Tu turno
    .round = La ronda
    .scoring = Puntuación
    .variants = Variantes
    .solo = En solitario: el Ilustre Arquitecto
book-akropolis-lines =
    .tiles =
        Hay 61 losetas de ciudad de tres hexágonos cada una. Un hexágono es una cantera, una plaza o
        un barrio. Plazas y barrios son de cinco tipos: viviendas (azul), mercados (amarillo),
        cuarteles (rojo), templos (morado) y jardines (verde).
    .stars =
        Una plaza de viviendas tiene 1 estrella; las de mercados, cuarteles y templos tienen 2; una
        de jardines tiene 3.
    .start =
        Cada jugador tiene una loseta inicial: una plaza de viviendas con tres canteras alrededor.
        Es una sola loseta.
    .variants =
        Cada variante tiene su propio interruptor, y todas se pueden combinar. Un barrio que cumple
        su condición y también esta cuenta el doble.
book-akropolis-rules =
    .rule_1 =
        Mezcla las losetas del número de jugadores: 37 para 2, 49 para 3, 61 para 4. Forma 11 pilas
        con una loseta más que jugadores. Las que sobran, dos más que jugadores, quedan boca arriba
        en fila: la obra.
    .rule_2 =
        La partida larga, para 2 o 3 jugadores, usa las 61 losetas: 19 pilas de 3 y una obra de 4
        para dos jugadores; 15 pilas de 4 y 1 loseta suelta para tres.
    .rule_3 =
        El primer jugador es Arquitecto Jefe. En el orden de turno, los jugadores reciben 1, 2, 3 y
        4 piedras.
    .rule_4 =
        Toma una loseta de la obra. La primera es gratis; cada una de las demás cuesta 1 piedra por
        cada loseta anterior. Las piedras van a la reserva. No puedes tomar una loseta que no puedas
        pagar.
    .rule_5 =
        Añade la loseta a tu ciudad, girada como quieras. En el primer nivel todos sus hexágonos
        quedan en espacios vacíos, y al menos uno toca tu ciudad por un borde. En un nivel superior
        los tres se apoyan en hexágonos de la misma altura que pertenecen al menos a dos losetas
        distintas. Una ciudad puede crecer sin límite.
    .rule_6 = Cada cantera que cubres te da enseguida 1 piedra. Lo cubierto ya no cuenta.
    .rule_7 =
        Cuando tras un turno queda una sola loseta en la obra, pasa a ser la primera, se despliega
        una pila tras ella y el marcador de Arquitecto Jefe pasa a la izquierda. Una ronda tiene un
        turno más que jugadores, así que el siguiente jugador es siempre el nuevo Arquitecto Jefe.
        Sin pilas, la partida termina. La última loseta nunca se juega: la partida tiene 36, 48 o 60
        turnos con 2, 3 o 4 jugadores, y 60 si es larga.
    .rule_8 =
        Cuenta lo que se ve desde arriba: el hexágono superior de cada columna. Dos hexágonos son
        adyacentes si lo son sus columnas, sea cual sea su altura. Un barrio vale su nivel: 1 en el
        primero, 2 en el segundo, y así sucesivamente.
    .rule_9 =
        Cada tipo da la suma de los valores de sus barrios que cumplen su condición, multiplicada
        por las estrellas de las plazas visibles del tipo. Sin una plaza así no da nada.
    .rule_10 =
        Cada piedra es 1 punto más. Gana quien tiene más puntos; en caso de empate, quien tiene más
        piedras.
    .rule_11 =
        Se prepara como para dos jugadores. Empiezas tú, con 1 piedra. El Ilustre Arquitecto tiene
        una loseta inicial y 2 piedras. Las piedras que pagas son para él; las que paga él van a la
        reserva. El marcador de Arquitecto Jefe y las rondas van como para dos.
    .rule_12 =
        En su turno quiere la loseta más barata con una plaza. Si puede pagarla, la toma y paga; si
        no, o si no hay ninguna, toma la primera. Guarda sus losetas aparte: nada se coloca ni se
        cubre, y todas cuentan, con su loseta inicial.
    .rule_13 =
        Puntúa cada tipo: el número de sus barrios multiplicado por su nivel y por las estrellas de
        sus plazas. Todos sus barrios cumplen su condición. Se suman sus piedras. Hipódamo (fácil):
        nivel 1. Metágenes (medio): nivel 1, y 2 puntos por cada una de sus canteras, también las de
        la loseta inicial. Calícrates (difícil): nivel 2.
    .rule_14 = Ganas con más puntos o, en caso de empate, con más piedras.
book-akropolis-rulings =
    .ruling_A1 = Las piedras de la caja son material, no un límite: la reserva nunca se agota.
    .ruling_A2 =
        Cada ronda empieza con dos losetas más en la obra que jugadores. Por eso, en la partida
        larga para tres, la primera pila se despliega enseguida junto a la loseta suelta: la partida
        empieza con una obra de 5 y 14 pilas, y tiene 60 turnos.
    .ruling_A3 =
        El mayor grupo es el que tiene más viviendas; entre iguales, el de mayor valor. Las plazas
        no forman parte de un grupo.
    .ruling_A4 =
        Un lago es un espacio vacío, o varios conectados, que la ciudad rodea por completo. No está
        fuera de la ciudad: los cuarteles que solo tocan lagos no cuentan.
    .ruling_A5 = Empate a puntos y piedras: la victoria se comparte.
    .ruling_A6 =
        Con variantes, sus viviendas se duplican si valen 10 o más, y sus templos solo con Calícrates.
        Sus cuarteles y jardines siempre se duplican. De sus mercados se duplican como mucho 3 por
        cada plaza de mercados suya.
    .ruling_A7 = Empate a puntos y piedras: gana él.
    .ruling_A8 = También en solitario se puede jugar la partida larga: como la larga para dos.
book-akropolis-conditions =
    .houses = Solo cuentan las de tu mayor grupo de viviendas adyacentes.
    .markets = Un mercado cuenta si no es adyacente a otro mercado. Una plaza de mercados no le estorba.
    .barracks =
        Los cuarteles cuentan en el borde de la ciudad: al menos un espacio adyacente está vacío y
        fuera de la ciudad.
    .temples = Un templo cuenta si los seis espacios adyacentes están construidos, a cualquier altura.
    .gardens = Los jardines siempre cuentan.
book-akropolis-doubles =
    .houses = El grupo vale 10 o más. (Se elige antes de duplicar nada.)
    .markets = El mercado es adyacente a una plaza de mercados visible.
    .barracks = Junto al cuartel, 3 o 4 espacios están vacíos y fuera de la ciudad.
    .temples = El templo está en el segundo nivel o más arriba.
    .gardens = El jardín es adyacente a un lago.
book-akropolis-figures =
    .start = La loseta inicial: una plaza con 1 estrella y tres canteras.
    .site = Una obra para dos jugadores. La tercera loseta cuesta 2 piedras.
    .beside = Primer nivel: la loseta queda junto a la ciudad y la toca.
    .on_top = Segundo nivel: la loseta se apoya en tres hexágonos de altura 1 de dos losetas.
    .one_tile = No permitido: los tres hexágonos de debajo son de una sola loseta.
    .not_level = No permitido: los hexágonos de debajo tienen alturas distintas.
    .quarries = La loseta cubre canteras: cada una te da una piedra.
    .houses = Las viviendas con anillo son el mayor grupo y cuentan. La vivienda suelta no.
    .markets = El mercado con anillo está solo y cuenta. Los otros dos se tocan: ninguno cuenta.
    .barracks = El cuartel con anillo está en el borde. El marcado está encerrado y no cuenta.
    .lake = El cuartel marcado solo toca un lago: no cuenta.
    .temples = El templo con anillo está rodeado. El marcado tiene un lado abierto: no cuenta.
    .gardens = Un jardín en el nivel 1 y otro en el nivel 2, multiplicados por 3 estrellas: 9 puntos.
    .no_plaza = Un jardín, pero ninguna plaza de jardines: no da nada.
    .double_houses = El grupo vale 10 o más: todas sus viviendas cuentan el doble.
    .double_markets = El mercado con anillo toca su plaza y cuenta el doble.
    .double_barracks = El cuartel con anillo tiene 3 o 4 lados abiertos y cuenta el doble.
    .double_temples = El templo con anillo está en un nivel superior y cuenta el doble.
    .double_gardens = El jardín con anillo toca un lago y cuenta el doble.

## The long texts: the rules of Architekton.

book-architekton-introduction =
    Dos jugadores construyen juntos una ciudad de edificios y paisajes, cada uno para sí. Al final
    cuentan tu mayor grupo de casas y tus fichas.
book-architekton-titles =
    .parts = Componentes
    .setup = Preparación
    .turn = Tu turno
    .enclosed = Edificios rodeados
    .end = El final
    .match = El duelo
book-architekton-lines =
    .buildings =
        Hay 22 edificios. Cada uno de sus lados muestra uno de cuatro terrenos: tierra, prado, agua
        o bosque.
    .landscapes = Hay 24 paisajes, 6 de cada terreno.
    .houses = Cada jugador tiene 12 casas. Al principio cada uno tiene 1 ficha de puntos.
book-architekton-rules =
    .rule_1 =
        Mezcla los edificios: los 4 de arriba son la reserva, boca abajo; los 3 siguientes quedan
        boca arriba. Haz lo mismo con los paisajes: 4 a la reserva, 3 boca arriba. Las 6 losetas
        visibles son el surtido.
    .rule_2 = Los 2 paisajes siguientes son el comienzo de la ciudad. Se tocan por una esquina.
    .rule_3 = Empieza el jugador de más edad. Aquí eliges quién empieza, o decide la suerte.
    .rule_4 =
        Toma dos losetas del surtido, una tras otra, y coloca cada una: dos de la misma clase o una
        de cada, en el orden que quieras. Después el surtido se completa hasta 3 edificios y 3
        paisajes.
    .rule_5 =
        Edificios y paisajes se alternan como en un tablero de ajedrez: junto a un edificio solo hay
        paisajes, junto a un paisaje solo edificios. Una loseta debe compartir al menos un lado con
        otra ya colocada, y al menos un lado compartido debe coincidir: el edificio muestra ahí el
        terreno del paisaje. Los edificios se pueden girar; los paisajes son iguales por todos los
        lados.
    .rule_6 =
        Quien coloca un edificio pone enseguida una de sus casas en él. Si no te queda ninguna en la
        mano, debes mover allí una de las tuyas desde otro edificio. El edificio que perdió su casa
        no tiene dueño.
    .rule_7 =
        Cada vez que se coloca una loseta, todo edificio que ahora tiene paisajes en los cuatro
        lados se puntúa enseguida para su dueño: el jugador cuya casa está en él, sea o no su turno.
        Si todos los lados coinciden, gana 1 ficha. Si 1, 2 o 3 lados no coinciden, pierde 1, 2 o 3
        fichas, pero antes puede retirar la casa a la mano: la pérdida es entonces 1 menor.
    .rule_8 =
        Quien no puede pagar una pérdida, ni siquiera retirando la casa, pierde enseguida: la
        partida termina antes de tiempo y gana el rival.
    .rule_9 =
        Cuando tras un turno las pilas ya no completan el surtido, se usan las reservas y empieza la
        última ronda. Si le toca al jugador inicial, ambos tienen un turno más; si le toca al otro,
        solo él. Así ambos han tenido los mismos turnos.
    .rule_10 =
        Al final se retira todo edificio junto a solo 1 o 2 paisajes, con su casa. Después, cada
        casa de tu mayor grupo unido en diagonal es 1 punto, y cada ficha es 1 punto.
    .rule_11 =
        Gana quien tiene más puntos; después, quien tiene más casas en el tablero tras la retirada;
        si no, la partida termina en empate.
    .rule_12 =
        Un duelo es una serie de partidas. Ganar antes de tiempo da 2 puntos de victoria, cualquier
        otra victoria 1, un empate ninguno. Los jugadores empiezan por turnos. El primero con 2
        puntos de victoria gana el duelo.
book-architekton-rulings =
    .ruling_T1 =
        El reglamento no muestra los edificios. Los nuestros son todas las combinaciones en que los
        terrenos presentes aparecen por igual: 4 de un solo terreno, 12 de dos, 6 de los cuatro. Son
        22 losetas, y cada terreno está en 22 lados.
    .ruling_T2 = Las 8 fichas de la caja son material, no un límite: siempre recibes la ficha que ganas.
    .ruling_T3 =
        Una loseta puede rodear varios edificios. Primero van todas las ganancias. Después las
        pérdidas, las de quien colocó antes que las del rival, en el orden norte, este, sur, oeste
        de la loseta. Cada una se decide y se paga antes de la siguiente.
    .ruling_T4 =
        Un edificio sin casa no se puntúa, ni ahora ni después. Una casa movida a un edificio no lo
        puntúa de nuevo: un edificio puntúa solo en el momento en que queda rodeado.
    .ruling_T5 =
        La decisión es del dueño, también en el turno del rival. Si solo puede pagar una de las dos
        opciones, se toma esa.
    .ruling_T6 = Si hay que mover una casa, se mueve antes de puntuar.
    .ruling_T7 =
        Si ninguna loseta del surtido se puede colocar, antes de la primera o de la segunda, el
        surtido se cambia: sus losetas van debajo de sus pilas y se roban otras tantas de arriba,
        una y otra vez hasta que alguna se pueda colocar. Si no se puede colocar ninguna del surtido
        ni de las pilas, el surtido queda como estaba y se pasa el resto del turno. Si los dos
        jugadores pasan un turno entero, uno tras otro, la partida termina con la puntuación final.
    .ruling_T8 =
        En la última ronda las reservas siguen completando el surtido mientras duren. Un surtido que
        ya no se puede completar queda corto.
    .ruling_T9 =
        Dos casas están unidas cuando sus edificios se tocan por una esquina y ambos llevan una casa
        del mismo jugador.
book-architekton-figures =
    .start = Los dos paisajes del comienzo. Los edificios pueden ir en los lugares marcados.
    .lay = Permitido: los dos lados que se tocan coinciden.
    .no_match = No permitido: girado así, ningún lado coincide.
    .gain = Rodeado, y los cuatro lados coinciden: el dueño ha ganado 1 ficha.
    .choice =
        Rodeado, y un lado no coincide: el dueño mantiene la casa y paga 1 ficha, o la retira y no
        paga nada.
    .last_round =
        La última ronda empieza en la raya. Arriba le toca al jugador inicial: un turno más para
        ambos. Abajo le toca al otro: un turno más para él.
    .removed = Los edificios con anillo están junto a solo 1 o 2 paisajes: se retiran al final.
    .group =
        Unos hilos unen el mayor grupo de cada jugador: casas cuyos edificios se tocan por una
        esquina.

## The long texts: what the steps of the first games say.

book-lessons-akropolis =
    .step_1 = Tu ciudad
    .step_1_text =
        Toda ciudad empieza con esta loseta: una plaza con una estrella y tres canteras. Vas a
        construir unos turnos, a su lado y encima. El ordenador construye su propia ciudad.
    .step_2 = La obra
    .step_2_text =
        Aquí están las losetas. La primera es gratis; cada una de las siguientes cuesta una piedra
        más. Tienes 1 piedra. Cada piedra que quede al final es un punto.
    .step_3 = Tu primera loseta
    .step_3_text =
        Toma la primera loseta: dos viviendas y una cantera. Colócala junto a tu ciudad de modo que
        toquen al menos dos bordes. Elige un lugar, y el mismo otra vez para girarla.
    .step_4 = Viviendas
    .step_4_text =
        Tus dos viviendas están juntas: un grupo de valor 2. La plaza lo multiplica por su estrella:
        2 × 1 = 2 puntos. De las viviendas solo cuenta el mayor grupo.
    .step_5 = El ordenador construye
    .step_5_text =
        El ordenador ha tomado gratis la primera loseta que quedaba. Esta es su ciudad; el anillo
        muestra su última loseta.
    .step_6 = Una plaza
    .step_6_text =
        La última loseta tiene una plaza de mercados, una vivienda y un jardín. Cuesta 1 piedra.
        Tómala y colócala de modo que su vivienda se una a tu grupo.
    .step_7 = Una nueva ronda
    .step_7_text =
        Quedaba una loseta. Pasó a ser la primera, se desplegó una pila tras ella y el marcador de
        Arquitecto Jefe pasó al ordenador, que ha empezado la ronda.
    .step_8 = Encima
    .step_8_text =
        Construye ahora hacia arriba. Toma la primera loseta y colócala sobre tres hexágonos de la
        misma altura, de dos losetas. Cubre al menos una cantera, pero ninguna plaza.
    .step_9 = Niveles y piedras
    .step_9_text =
        Cada cantera cubierta te ha dado una piedra. En el nivel 2 un barrio vale 2, y lo que hay
        debajo ya no cuenta. Tu mercado se multiplica por las 2 estrellas de su plaza.
    .step_10 = El ordenador construye
    .step_10_text =
        El ordenador ha tomado una loseta. Otra vez quedaba una: empieza la tercera ronda, y te toca
        a ti.
    .step_11 = Mercados
    .step_11_text =
        Un mercado solo cuenta si no toca otro mercado. Toma la primera loseta y colócala de modo
        que tus mercados valgan más que antes.
    .step_12 = Los demás barrios
    .step_12_text =
        Los cuarteles cuentan en el borde de la ciudad, los templos cuando los seis lados están
        construidos, los jardines siempre. Pero cada tipo necesita su plaza: sin estrella no hay
        puntos.
    .step_13 = El ordenador construye
    .step_13_text = Te quedan dos losetas. La primera es gratis, la segunda cuesta una piedra.
    .step_14 = Tu elección
    .step_14_text =
        Toma una de las dos y encuentra un lugar que dé 4 puntos o más. Las marcas sobre la loseta
        muestran lo que cambia.
    .step_15 = Cómo termina
    .step_15_text =
        Una partida para dos tiene 36 turnos. Después cada tipo da su valor multiplicado por sus
        estrellas, y cada piedra, un punto. La hoja muestra lo que tienes ahora.
    .step_16 = Ahora una partida de verdad
    .step_16_text =
        Ya sabes todo lo que necesitas. Las reglas explican los lagos, las variantes y la partida
        en solitario contra el Ilustre Arquitecto.
book-lessons-architekton =
    .step_1 = La ciudad
    .step_1_text =
        Los dos jugadores construyen una sola ciudad. Empieza con dos paisajes que se tocan por una
        esquina, aquí tierra y prado. Edificios y paisajes se alternan como en un tablero de
        ajedrez.
    .step_2 = El surtido
    .step_2_text =
        Hay tres edificios y tres paisajes a la vista. En tu turno tomas dos losetas, una tras otra,
        y colocas cada una. Al menos un lado debe coincidir con lo que toca.
    .step_3 = Tu primer edificio
    .step_3_text =
        Toma el primer edificio, con tierra y prado alternos. Colócalo entre los dos paisajes de
        modo que coincidan ambos lados. Elige el lugar otra vez para girarlo. Una de tus casas va
        en él.
    .step_4 = Un paisaje
    .step_4_text =
        Tu segunda loseta: toma tierra o prado y colócala en un lado libre de tu edificio, donde
        coincida.
    .step_5 = El ordenador construye
    .step_5_text =
        El ordenador ha colocado un edificio en el otro rincón entre los paisajes. Su casa tiene
        cúpula, las tuyas tejado a dos aguas.
    .step_6 = Su segunda loseta
    .step_6_text =
        El paisaje del ordenador coincide con su propio edificio. Tras un turno se completa el
        surtido.
    .step_7 = Rodeado
    .step_7_text =
        Un lado de tu edificio sigue libre. Coloca ahí el paisaje que coincide: coinciden los cuatro
        lados y ganas una ficha.
    .step_8 = Un grupo
    .step_8_text =
        Las casas cuyos edificios se tocan por una esquina forman un grupo. Coloca el edificio que
        muestra tierra en todos los lados en una esquina del tuyo. Un lado no coincidirá.
    .step_9 = El ordenador responde
    .step_9_text =
        El ordenador ha colocado tierra junto a tu nuevo edificio. Tres lados están ocupados, y uno
        de ellos no coincide.
    .step_10 = Una pérdida
    .step_10_text =
        Con su segunda loseta ha rodeado tu edificio. Un lado no coincide: eso te cuesta una ficha o
        la casa.
    .step_11 = Tu decisión
    .step_11_text =
        Mantén la casa y paga 1 ficha: tu grupo sigue unido. O retírala y no pagues nada. Tú
        decides.
    .step_12 = Fichas
    .step_12_text =
        Quien no puede pagar una pérdida pierde la partida al instante. Cuidado, pues, con los lados
        que no coinciden, sobre todo con pocas fichas.
    .step_13 = El grupo crece
    .step_13_text =
        Coloca cualquier edificio en una esquina de un edificio que lleve tu casa. Mira cuántos de
        sus lados coinciden.
    .step_14 = Tu segunda loseta
    .step_14_text = Coloca lo que quieras, donde encaje.
    .step_15 = Cómo termina
    .step_15_text =
        Cuando se agotan las pilas empieza la última ronda. Después se retiran los edificios junto a
        solo uno o dos paisajes. Cada casa de tu mayor grupo es un punto, y cada ficha también.
    .step_16 = Ahora una partida de verdad
    .step_16_text =
        Ya sabes todo lo que necesitas. Las reglas explican los casos raros y el duelo.
book-lessons-answers =
    .not_allowed = Ahí no puede ir.
    .other_tile = Esa es otra loseta. Toma la que se pide.
    .too_loose = Está permitido, pero solo toca un borde. Acércala: al menos dos bordes.
    .not_on_ground = Está permitido, pero esta vez quédate en el suelo: colócala junto a tu ciudad.
    .houses_elsewhere =
        Está permitido, pero su vivienda no se une a tu grupo. Gírala o colócala junto a tus
        viviendas.
    .no_quarry = Está permitido, pero no cubre ninguna cantera. Colócala encima de al menos una.
    .covers_plaza = Está permitido, pero cubre una plaza y se perderían sus estrellas. Elige otro lugar.
    .markets_touch =
        Está permitido, pero tus mercados no valdrían más. Mantenlos separados y no cubras ninguno.
    .few_points = Está permitido, pero da menos de 4 puntos. Mira las marcas sobre la loseta.
    .sides_differ =
        Todavía no: los dos lados que tocan deben coincidir. Colócalo entre los dos paisajes y
        gíralo.
    .no_chip = Está permitido, pero no rodea tu edificio con cuatro lados que coincidan.
    .no_corner = Está permitido, pero no toca ninguna esquina de un edificio con tu casa.

## The host's page, which is loaded when it is opened.

book-host-title = Página del anfitrión
book-host-no_host = Solo los anfitriones de este sitio ven esta página.
book-host-sign_in_again = Iniciaste sesión hace un rato. Para cambiar algo, escribe otra vez tu contraseña.
book-host-people = Personas
book-host-accounts = Cuentas
book-host-guests = Invitados
book-host-suspended = Excluidos
book-host-tables = Mesas
book-host-gathering = Esperan jugadores
book-host-playing = En juego
book-host-finished = Terminadas
book-host-load = Carga
book-host-sockets = Conectados
book-host-p99 = 99 de 100 jugadas en
book-host-queue = Escrituras en espera
book-host-memory = Memoria
book-host-servers = Servidores
book-host-engine = Esperan al ordenador
book-host-storage = Almacenamiento
book-host-damaged = La base de datos está dañada. Restaura una copia de seguridad.
book-host-errors = Errores desde el inicio
book-host-failures = Peticiones fallidas
book-host-database_errors = Errores de la base de datos
book-host-wrong_passwords = Contraseñas erróneas
book-host-limited = Demasiado rápido
book-host-log = Últimas advertencias
book-host-no_log = Ninguna advertencia.
book-host-backups = Copias de seguridad
book-host-no_backups = Aquí no se conoce ninguna copia. Aparecen las de «polis backup».
book-host-verified = probada
book-host-unverified = sin probar
book-host-sign_up = Quién puede entrar
book-host-open = Cualquiera
book-host-invited = Solo personas invitadas
book-host-invitations = Invitaciones
book-host-invite = Crear una invitación
book-host-note = Para quién
book-host-days = Días
book-host-uses = Usos
book-host-withdraw = Retirar
book-host-announcement = Anuncio
book-host-announcement_line = Todas las páginas muestran esta línea hasta que termina.
book-host-text = Texto
book-host-hours = Horas
book-host-announce = Anunciar
book-host-end = Terminarlo
book-host-search = Nombre
book-host-suspend = Excluir
book-host-allow = Dejar entrar de nuevo
book-host-sign_out = Cerrar su sesión
book-host-new_password = Nueva contraseña
book-host-password_once = Comunica esta contraseña. Se muestra una sola vez.
book-host-host = Anfitrión
book-host-deeds_title = Lo que hicieron los anfitriones
book-host-command = polis admin
book-host-used = { $used } de { $most } usados
book-host-until = hasta el { $date }
book-host-reports = Denuncias
book-host-no_reports = No hay denuncias abiertas.
book-host-engine_sign = Señal de motor
book-host-engine_working = Partidas vistas: { $done } de { $games }
book-host-engine_none = No hay ninguna partida completa que ver.
book-host-engine_found =
    { $game }: { $moves } jugadas, { $loss } % de una victoria cedido por jugada (95 %:
    { $interval }), Maestro { $reference } %; puntuación { $score }.
book-host-engine_notable = Mucho más cerca del motor que Maestro.
book-host-engine_line =
    Un motivo para mirar las partidas, nunca una prueba: también la gente fuerte puntúa alto, y
    pocas partidas dicen poco. Nada se sigue de ello por sí solo.
book-host-suspend_week = Excluir una semana
book-host-rename = Renombrar
book-host-annul = Anular la clasificación
book-host-close_report = Cerrar
book-host-reported_by = denunciado por { $name }
book-host-deeds =
    .suspended = Excluido
    .allowed = Vuelve a entrar
    .signed_out = Sesión cerrada
    .new_password = Nueva contraseña
    .host_named = Nombrado anfitrión
    .host_dismissed = Ya no es anfitrión
    .sign_up_opened = Abierto a cualquiera
    .sign_up_closed = Solo por invitación
    .invited = Invitación creada
    .uninvited = Invitación retirada
    .announced = Anunciado
    .announcement_ended = Anuncio terminado
    .renamed = Renombrado
    .rating_annulled = Clasificación anulada
    .report_closed = Denuncia cerrada

## What mails say. The server writes them; no page loads them.

book-mail-hello = Hola, { $name }:
book-mail-confirm_subject = Confirma tu dirección
book-mail-confirm =
    Alguien, probablemente tú, ha dado esta dirección para una cuenta en { $site }. Para confirmarla,
    introduce allí este código en la cuenta en el plazo de un día:
book-mail-recover_subject = Un código para una contraseña nueva
book-mail-recover =
    Alguien, probablemente tú, ha olvidado la contraseña de esta cuenta en { $site }. Con este código
    pones una nueva. Vale una hora y una sola vez:
book-mail-not_asked = Si no has sido tú, no tienes que hacer nada.
book-mail-turn = Tu turno contra { $names }
book-mail-turn_alone = Es tu turno
book-mail-challenge = { $name } te desafía a { $game }
book-mail-stop = Para no recibir más correos como este, abre esto:
