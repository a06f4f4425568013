## What every page has.

frame-tagline = Jeux de tuiles de la Grèce antique
frame-skip = Aller au contenu
frame-home = Accueil
frame-fan_project =
    Un projet de fans, non officiel. Akropolis est un jeu de Jules Messaud (Gigamic), Architekton
    un jeu de Michael Schacht (Queen Games).
frame-bad_link = Ce lien ne mène nulle part.
frame-to_home = Retour à l’accueil
frame-bad_link_line = Rien n’est perdu : vos parties sont toujours là.
frame-loading = Un instant…
frame-not_loaded = Le texte n’a pas pu être chargé.
frame-load_again = Réessayer

## The first page.

home-akropolis =
    Élevez votre Cité, tuile après tuile. De un à quatre joueurs, une demi-heure.
home-architekton =
    Bâtissez ensemble une ville en damier, mais chacun pour soi. Deux joueurs, une demi-heure.
home-play = Jouer
home-waiting =
    { $games ->
        [1] Une autre partie vous attend
       *[other] { $games } autres parties vous attendent
    }
home-resume = Continuer
home-remove = Supprimer
home-unreadable = Une partie enregistrée ne peut pas être lue par cette version.
home-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
home-removed = La partie a été supprimée.
home-finished =
    { $games ->
        [1] 1 partie terminée
       *[other] { $games } parties terminées
    }
home-over = Partie terminée
home-look = Voir
home-open = Ouvrir une partie
home-open_line =
    Collez une partie copiée ou choisissez un fichier : une partie, ou toutes, telles que les
    réglages les enregistrent. Les tuiles cachées sont remélangées.
home-record = Partie copiée
home-choose_file = Choisir un fichier
home-open_now = Ouvrir
home-cannot_open = Impossible d’ouvrir ceci. Rien n’a changé.
home-opened =
    { $games ->
        [1] 1 partie a été ajoutée.
       *[other] { $games } parties ont été ajoutées.
    }

## Who plays.

players-you = Vous
players-player = Joueur { $number }
players-your_turn = À vous de jouer
players-turn_of = À { $name } de jouer
players-person = Humain
players-computers = Ordinateur
players-computer = Ordinateur : { $level }
players-levels =
    .pupil = Élève
    .mason = Maçon
    .foreman = Contremaître
    .master = Maître
    .daidalos = Dédale
players-level_lines =
    .pupil = ne voit que peu d’emplacements : pour une première partie
    .mason = joue simplement, avec constance
    .foreman = pressent la suite, mais rate beaucoup
    .master = rate peu de chose
    .daidalos = anticipe, et voit ce que vous cherchez
players-architects =
    .hippodamos = Hippodamos
    .metagenes = Métagénès
    .callicrates = Callicratès
players-architect_lines =
    .hippodamos = Facile : tous ses Quartiers sont au 1er niveau.
    .metagenes = Moyen : chacune de ses Carrières lui rapporte 2 points de plus.
    .callicrates = Difficile : tous ses Quartiers sont au 2e niveau.
players-characters =
    .pupil = Hylas
    .mason = Alké
    .foreman = Ergias
    .master = Théano
    .daidalos = Dédale
players-character_of_level = { $name }, { $level }
players-colleagues =
    .timon = Timon
    .melissa = Mélissa
    .nikias = Nicias
players-companion = Compagne
players-companion_name = Xénia
players-companion_line = trouve votre niveau et reste à sa hauteur
players-companion_now = joue à présent à peu près comme { $name }

## What the characters say, and the emblems of people.

company-level_start =
    .pupil = J’ai lu presque toutes les règles.
    .mason = Bonne pierre, bonne lumière. Commençons.
    .foreman = Vous êtes sur ma liste, juste après le déjeuner.
    .master = Prenez votre temps. La ville attendra.
    .daidalos = J’ai bâti une maison dont nul ne sortait. Entrez.
company-level_strong =
    .pupil = Oh. C’est mieux que ce que je voulais.
    .mason = Celle-là ne bougera plus.
    .foreman = En avance sur le plan. Je le note deux fois.
    .master = J’avais gardé la place il y a un moment.
    .daidalos = Il y a toujours un coin de plus.
company-level_won =
    .pupil = Et si on n’en parlait pas à mon professeur ?
    .mason = Une assise après l’autre, rien de plus.
    .foreman = Terminé, et à peine en retard.
    .master = C’était serré. J’ai mesuré deux fois.
    .daidalos = Ni trop haut, ni trop bas : tout l’art est là.
company-level_lost =
    .pupil = Dans ma tête, c’était plus haut.
    .mason = Votre mur tient. Je m’y suis appuyée.
    .foreman = Quelqu’un a barré « gagner ».
    .master = Je rentrerai par le long chemin, en réfléchissant.
    .daidalos = C’est moi qui ai besoin du fil, à présent.
company-architect_start =
    .hippodamos = Les rues sont droites. Le reste est à vous.
    .metagenes = Si c’est trop lourd, mettez des roues.
    .callicrates = Je regarderai chaque joint.
company-architect_strong =
    .hippodamos = C’est un îlot, et il est à sa place.
    .metagenes = Lentement, puis d’un seul coup.
    .callicrates = Au doigt près.
company-architect_won =
    .hippodamos = C’est conforme au plan. Au mien.
    .metagenes = Il suffisait de la soulever une fois.
    .callicrates = Cela s’est joué à un doigt.
company-architect_lost =
    .hippodamos = Je redessinerai ce quartier.
    .metagenes = Vous les roulez plus vite que moi.
    .callicrates = Rien à corriger. J’ai regardé deux fois.
company-companion =
    .start = Voyons comment vous bâtissez aujourd’hui.
    .strong = Celui-là, je l’ai appris en vous regardant.
    .won = Presque à égalité. C’est ainsi qu’on joue le mieux.
    .lost = Je vois. Je tâcherai de vous suivre.
company-emblems =
    .owl = Chouette
    .olive = Rameau d’olivier
    .amphora = Amphore
    .lyre = Lyre
    .dolphin = Dauphin
    .lion_gate = Porte des Lions
    .column = Colonne
    .trireme = Trière
    .labyrinth = Labyrinthe
    .sun = Soleil
    .laurel = Laurier
    .octopus = Poulpe
    .bull = Taureau
    .horse = Cheval
    .anchor = Ancre
    .mask = Masque
company-emblem = Votre emblème
company-emblem_line = Il figure à côté de votre nom à la table.
company-remarks = Remarques
company-remarks_line = Ce que les personnages de l’ordinateur disent à table, de temps en temps.

## The page for a new game.

new_game-title = Nouvelle partie
new_game-players = Joueurs
new_game-alone = Solo
new_game-number =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
new_game-opponent = L’Illustre Architecte
new_game-at_the_table = À la table
new_game-name = Nom du joueur { $number }
new_game-who = Qui est le joueur { $number }
new_game-bad_name = Un nom a 40 caractères au plus, sans #.
new_game-starter = Qui commence
new_game-by_lot = Au hasard
new_game-teacher = Professeur
new_game-teacher_line = Propose de reprendre un coup qui cède beaucoup, et dit ce qui était mieux.
new_game-length = Durée
new_game-standard = Standard
new_game-long = Longue
new_game-turns =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
new_game-start = Commencer la partie

## The table.

play-thinking = { $name } réfléchit
play-hurry = Jouer maintenant
play-undo = Annuler
play-redo = Rétablir
play-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-you_win = Vous gagnez
play-wins = { $name } gagne
play-nobody_wins = Victoire partagée
play-again = Rejouer
play-missing = Cette partie n’est pas sur cet appareil.
play-not_kept = Le navigateur ne conserve pas cette partie : son espace est plein ou désactivé.
play-removed_elsewhere =
    Cette partie a été supprimée dans un autre onglet. Elle sera de nouveau conservée si vous
    continuez.

## The words of Akropolis.

akropolis-districts =
    .houses = Habitations
    .markets = Marchés
    .barracks = Casernes
    .temples = Temples
    .gardens = Jardins
akropolis-variants = Variantes
akropolis-variants_line = Un Quartier qui respecte aussi cette contrainte compte double.
akropolis-doubles =
    .houses = Le groupe a une valeur de 10 ou plus.
    .markets = Le Marché est adjacent à une Place Marché.
    .barracks = La Caserne touche trois ou quatre espaces vides hors de la Cité.
    .temples = Le Temple est à un niveau supérieur.
    .gardens = Le Jardin est adjacent à un lac.

## What the tables of both games say.

table-in_hand = en main
table-with_hand = avec la tuile en main
table-turn_left = Tourner à gauche
table-turn_right = Tourner à droite
table-put_back = Remettre
table-hint = Conseil
table-hint_wait = Recherche d’un bon coup.
table-closer = Agrandir
table-farther = Réduire
table-turn_view = Tourner la vue
table-above = Vue de dessus
table-menu = Menu
table-close = Fermer
table-suggested = Conseil
table-teacher_lost = Ce coup a cédé { $win } de chances de gagner et { $points } points d’avance.
table-teacher_proven = C’est calculé jusqu’à la fin de la partie.
table-teacher_better = Mieux valait : { $what }.
table-teacher_take_back = Reprendre le coup
table-teacher_leave = Laisser
table-teacher_no_more = Plus dans cette partie
table-reason_parts = Par rapport à { $other }, à la fin : { $parts }.
table-reason_parts_played = Par rapport au coup joué, à la fin : { $parts }.
table-reason_parts_next = Par rapport au deuxième meilleur coup, à la fin : { $parts }.
table-reason_in_all = en tout
table-reason_takes = Sinon, { $name } prend cette tuile dans { $times } suites sur 10.
table-reason_denies =
    { $points ->
        [one] { $name } finit avec { $points } point de moins.
       *[other] { $name } finit avec { $points } points de moins.
    }
table-next_best =
    { $points ->
        [0] Presque aussi bon : { $what }.
        [one] Ensuite, { $points } point de moins : { $what }.
       *[other] Ensuite, { $points } points de moins : { $what }.
    }
table-statistics = La partie en chiffres
table-best_move = Meilleur coup
table-best_move_line = { $points } (tour { $turn })
table-copy = Copier la partie
table-copied = Copié
table-not_copied = Le navigateur n’autorise pas la copie
table-save = Enregistrer la partie
table-picture_svg = Image (SVG)
table-picture_png = Image (PNG)
table-keys = Touches

## What the table of Akropolis says.

akropolis_table-turn_of = tour { $turn } sur { $turns }
akropolis_table-cities = Cités
akropolis_table-your_city = Votre Cité
akropolis_table-city_of =
    { $name ->
        [vowel] La Cité d’{ $name }
       *[other] La Cité de { $name }
    }
akropolis_table-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
akropolis_table-levels =
    { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }
akropolis_table-lakes =
    { $lakes ->
        [one] { $lakes } lac
       *[other] { $lakes } lacs
    }
akropolis_table-estate_line = Il ne pose rien : toutes ses tuiles comptent.
akropolis_table-site = Chantier
akropolis_table-site_line = la première tuile est gratuite, les suivantes coûtent chacune 1 Pierre de plus
akropolis_table-tile = Tuile { $number }
akropolis_table-free = gratuite
akropolis_table-short_by = manque { $stones }
akropolis_table-stacks =
    { $stacks ->
        [one] { $stacks } pile restante
       *[other] { $stacks } piles restantes
    }
akropolis_table-stones =
    { $stones ->
        [one] { $stones } Pierre
       *[other] { $stones } Pierres
    }
akropolis_table-chief = Architecte en Chef
akropolis_table-sheet = Feuille de score
akropolis_table-district = Quartier
akropolis_table-calculation = valeur × étoiles
akropolis_table-stones_row = Pierres
akropolis_table-quarries_row = Carrières
akropolis_table-total = Total
akropolis_table-to_come = Encore à venir
akropolis_table-to_come_line =
    { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    } en { $stacks } { $stacks ->
        [one] pile
       *[other] piles
    }, la dernière n’est pas jouée
akropolis_table-districts = Quartiers
akropolis_table-plazas = Places
akropolis_table-plaza =
    .houses = Place Habitations
    .markets = Place Marché
    .barracks = Place Caserne
    .temples = Place Temple
    .gardens = Place Jardin
akropolis_table-quarry = Carrière
akropolis_table-place = Poser
akropolis_table-whole_city = Toute la Cité
akropolis_table-marks = Marquer ce qui ne rapporte rien
akropolis_table-live_scores = Afficher le score pendant la partie
akropolis_table-choose = Choisissez une tuile.
akropolis_table-choose_line = Prenez une tuile du Chantier que vous pouvez payer.
akropolis_table-find_place = Choisissez un emplacement.
akropolis_table-find_place_line = Les points verts montrent où elle peut aller.
akropolis_table-to_level = { $what } : niveau { $level }
akropolis_table-costs =
    { $price ->
        [0] { $won ->
            [0] Gratuite.
            [one] Gratuite ; les Carrières rapportent { $won } Pierre.
           *[other] Gratuite ; les Carrières rapportent { $won } Pierres.
        }
        [one] { $won ->
            [0] Payez { $price } Pierre.
           *[other] Payez { $price } Pierre, récupérez-en { $won } des Carrières.
        }
       *[other] { $won ->
            [0] Payez { $price } Pierres.
           *[other] Payez { $price } Pierres, récupérez-en { $won } des Carrières.
        }
    }
akropolis_table-covers = Recouvre : { $what }.
akropolis_table-begins = Compte désormais : { $what }.
akropolis_table-ceases = Ne compte plus : { $what }.
akropolis_table-doubles = Compte désormais double : { $what }.
akropolis_table-level = Niveau { $level }
akropolis_table-allowed = permis
akropolis_table-refused = Elle ne peut pas aller ici.
akropolis_table-touches_nothing = Elle ne touche rien. Elle doit toucher votre Cité par un bord.
akropolis_table-not_level =
    Pas de niveau : elle reposerait sur les hauteurs { $a }, { $b } et { $c }.
akropolis_table-one_tile = Elle reposerait sur une seule tuile. Il en faut au moins deux.
akropolis_table-full = La Cité est pleine.
akropolis_table-last = dernier coup : { $tile }
akropolis_table-laid = { $name } : { $tile }.
akropolis_table-architect_plaza =
    { $price ->
        [0] { $name } prend { $tile } : la première tuile a une Place et elle est gratuite.
        [one] { $name } paie { $price } Pierre et prend { $tile } : la moins chère des tuiles avec une Place.
       *[other] { $name } paie { $price } Pierres et prend { $tile } : la moins chère des tuiles avec une Place.
    }
akropolis_table-architect_first =
    { $name } prend { $tile }, la première tuile : il ne peut en payer aucune avec une Place.
akropolis_table-gives_stone = Elle donne 1 Pierre une fois recouverte.
akropolis_table-multiplies =
    { $stars ->
        [one] { $stars } étoile multiplie la valeur de ses Quartiers.
       *[other] { $stars } étoiles multiplient la valeur de ses Quartiers.
    }
akropolis_table-doubled = La variante double sa valeur.
akropolis_table-not_in_group =
    { $houses ->
        [one] Pas dans le plus grand groupe ({ $houses } hexagone, valeur { $value }).
       *[other] Pas dans le plus grand groupe ({ $houses } hexagones, valeur { $value }).
    }
akropolis_table-next_to_market = Il est adjacent à un autre Marché.
akropolis_table-walled_in = Enclavée : aucun côté n’est en bordure de la Cité.
akropolis_table-only_lake = Elle ne touche qu’un lac, qui n’est pas la bordure de la Cité.
akropolis_table-open_sides =
    { $number ->
        [1] Un côté est ouvert : { $sides }.
       *[other] { $number } côtés sont ouverts : { $sides }.
    }
akropolis_table-no_plaza = { $district } : aucune Place de ce type, rien ne compte.
akropolis_table-directions =
    .north = nord
    .north_east = nord-est
    .south_east = sud-est
    .south = sud
    .south_west = sud-ouest
    .north_west = nord-ouest
akropolis_table-result = Résultat
akropolis_table-by_stones = Égalité de points : le plus de Pierres l’emporte.
akropolis_table-counting = Décompte des Cités
akropolis_table-decided = { $what } : voilà ce qui a fait la différence, { $more } à { $less }.
akropolis_table-had_more = { $name } a marqué plus ici : { $what }, { $more } à { $less }.
akropolis_table-more = Plus
akropolis_table-shared = Égalité de points et de Pierres : la victoire est partagée.
akropolis_table-architect_ties = Égalité de points et de Pierres : l’Illustre Architecte gagne.
akropolis_table-highest_level = Niveau le plus haut
akropolis_table-stones_won = Pierres des Carrières
akropolis_table-stones_spent = Pierres payées
akropolis_table-look = Voir les Cités
akropolis_table-key_lines =
    .take = Prendre une tuile du Chantier
    .move = Déplacer la tuile en main d’un emplacement à l’autre
    .places = Parcourir les emplacements, le meilleur d’abord
    .turn = Tourner la tuile à gauche ou à droite
    .place = Poser la tuile
    .put_back = Remettre la tuile, fermer
    .undo = Annuler, rétablir
    .hint = Conseil
    .city = Cité suivante
    .marks = Marquer ce qui ne rapporte rien
    .above = Vue de dessus
    .turn_view = Tourner la vue
    .move_view = Déplacer la vue
    .zoom = Agrandir, réduire, toute la Cité
    .keys = Ces touches

## What the table of Architekton says.

architekton_table-town = La ville
architekton_table-town_line =
    { $tiles } { $tiles ->
        [one] tuile
       *[other] tuiles
    }, { $enclosed } { $enclosed ->
        [one] bâtiment entouré
       *[other] bâtiments entourés
    }
architekton_table-match_line = match en deux points de victoire, { $one } : { $other }
architekton_table-tile_of_two = tuile { $number } sur 2
architekton_table-last_round = dernière manche
architekton_table-stock = Étalage
architekton_table-buildings = Bâtiments
architekton_table-landscapes = Paysages
architekton_table-left = { $pile } en pile + { $reserve } en réserve
architekton_table-building = bâtiment { $number }
architekton_table-landscape = paysage { $scenery }
architekton_table-sceneries =
    .earth = terre
    .forest = forêt
    .meadow = prairie
    .water = eau
architekton_table-sides =
    .north = nord
    .east = est
    .south = sud
    .west = ouest
architekton_table-chips =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
architekton_table-houses_in_hand = { $houses } en main
architekton_table-group_of =
    { $houses ->
        [0] aucun groupe
       *[other] groupe de { $houses }
    }
architekton_table-score = Score
architekton_table-largest_group = Plus grand groupe
architekton_table-safe = Sûr à la fin
architekton_table-chips_row = Jetons
architekton_table-if_ended = Si c’était la fin
architekton_table-hidden = Encore cachés
architekton_table-last_tiles = Derniers coups
architekton_table-tile_at = { $tile } en { $place }
architekton_table-house_kept = maison gardée en { $place }
architekton_table-house_removed = maison reprise en { $place }
architekton_table-choose = Choisissez une tuile.
architekton_table-choose_line = Prenez une tuile de l’étalage. Vous en posez deux par tour.
architekton_table-find_place = Choisissez un emplacement.
architekton_table-find_place_line = Point plein : le côté correspond. Anneau : il ne correspond pas.
architekton_table-fits_nowhere = Cette tuile ne va nulle part pour l’instant. Prenez-en une autre.
architekton_table-lay = Poser
architekton_table-then_second = Puis posez une seconde tuile.
architekton_table-then_other = Puis votre tour est fini.
architekton_table-house_comes = Une de vos maisons y est placée.
architekton_table-house_moves = Vous n’avez plus de maison en main : la maison estompée vient ici.
architekton_table-another_house = Une autre maison
architekton_table-turned_by_itself = Tournée pour s’ajuster.
architekton_table-what_it_does = Ce que fait cette tuile
architekton_table-group_note = groupe { $before } → { $after }
architekton_table-sides_match =
    { $matching ->
        [1] { $touching ->
            [1] Le seul côté qui touche correspond
           *[other] 1 côté sur { $touching } correspond
        }
        [2] { $touching ->
            [2] Les deux côtés qui touchent correspondent
           *[other] { $matching } côtés sur { $touching } correspondent
        }
        [3] { $touching ->
            [3] Les { $touching } côtés qui touchent correspondent
           *[other] { $matching } côtés sur { $touching } correspondent
        }
        [4] Les { $touching } côtés qui touchent correspondent
       *[other] { $matching } côtés sur { $touching } correspondent
    }
architekton_table-no_loss_yet = Aucune perte en vue.
architekton_table-will_cost =
    { $who ->
        [you] { $number ->
            [one] Une fois entouré, il vous coûte au moins { $number } jeton.
           *[other] Une fois entouré, il vous coûte au moins { $number } jetons.
        }
       *[other] { $number ->
            [one] Une fois entouré, il coûte au moins { $number } jeton à { $who }.
           *[other] Une fois entouré, il coûte au moins { $number } jetons à { $who }.
        }
    }
architekton_table-is_safe = { $landscapes } paysages à côté : il est sûr à la fin.
architekton_table-not_safe_yet =
    { $landscapes ->
        [1] Un seul paysage à côté : il en faut trois pour qu’il reste.
       *[other] Deux paysages à côté : il en faut un troisième pour qu’il reste.
    }
architekton_table-side_fits = Bâtiment { $building } ({ $owner }) : ce côté correspond.
architekton_table-side_is_wrong = Bâtiment { $building } ({ $owner }) : ce côté ne correspond pas.
architekton_table-becomes_safe = Le bâtiment { $building } ({ $owner }) est désormais sûr à la fin.
architekton_table-unowned_enclosed =
    Le bâtiment { $building } n’a pas de maison : il est entouré sans être compté.
architekton_table-yours = à vous
architekton_table-of_nobody = sans maison
architekton_table-group_changes =
    { $who ->
        [you] Votre groupe sûr : { $before } → { $after }.
        [vowel] Groupe sûr d’{ $who } : { $before } → { $after }.
       *[other] Groupe sûr de { $who } : { $before } → { $after }.
    }
architekton_table-points_change =
    { $who ->
        [you] Vos points si c’était la fin : { $before } → { $after }.
        [vowel] Points d’{ $who } si c’était la fin : { $before } → { $after }.
       *[other] Points de { $who } si c’était la fin : { $before } → { $after }.
    }
architekton_table-must_choose =
    { $who ->
        [you] Vous choisissez ensuite : garder la maison pour { $keep } { $keep ->
            [one] jeton
           *[other] jetons
        } ou la reprendre { $remove ->
            [0] gratuitement
            [one] pour { $remove } jeton
           *[other] pour { $remove } jetons
        }.
       *[other] { $who } choisit ensuite : garder la maison pour { $keep } { $keep ->
            [one] jeton
           *[other] jetons
        } ou la reprendre { $remove ->
            [0] gratuitement
            [one] pour { $remove } jeton
           *[other] pour { $remove } jetons
        }.
    }
architekton_table-wins_with_it =
    { $who ->
        [you] La partie s’achève : vous gagnez.
       *[other] La partie s’achève : { $who } gagne.
    }
architekton_table-draw_with_it = La partie s’achève : partie nulle.
architekton_table-gained =
    { $who ->
        [you] Entouré, tous les côtés correspondent : vous gagnez 1 jeton.
       *[other] Entouré, tous les côtés correspondent : { $who } gagne 1 jeton.
    }
architekton_table-kept =
    { $who ->
        [you] { $paid ->
            [one] Vous gardez la maison et payez { $paid } jeton.
           *[other] Vous gardez la maison et payez { $paid } jetons.
        }
       *[other] { $paid ->
            [one] { $who } garde la maison et paie { $paid } jeton.
           *[other] { $who } garde la maison et paie { $paid } jetons.
        }
    }
architekton_table-removed =
    { $who ->
        [you] { $paid ->
            [0] Vous reprenez la maison et ne payez rien.
            [one] Vous reprenez la maison et payez { $paid } jeton.
           *[other] Vous reprenez la maison et payez { $paid } jetons.
        }
       *[other] { $paid ->
            [0] { $who } reprend la maison et ne paie rien.
            [one] { $who } reprend la maison et paie { $paid } jeton.
           *[other] { $who } reprend la maison et paie { $paid } jetons.
        }
    }
architekton_table-had_to_remove =
    { $who ->
        [you] { $paid ->
            [0] Vous devez reprendre la maison : les jetons manquent pour la garder.
            [one] Vous devez reprendre la maison et payer { $paid } jeton : les jetons manquent pour la garder.
           *[other] Vous devez reprendre la maison et payer { $paid } jetons : les jetons manquent pour la garder.
        }
       *[other] { $paid ->
            [0] { $who } doit reprendre la maison : les jetons manquent pour la garder.
            [one] { $who } doit reprendre la maison et payer { $paid } jeton : les jetons manquent pour la garder.
           *[other] { $who } doit reprendre la maison et payer { $paid } jetons : les jetons manquent pour la garder.
        }
    }
architekton_table-bankrupt =
    { $who ->
        [you] { $loss ->
            [one] Entouré, { $loss } côté ne correspond pas, et vous ne pouvez pas payer : la partie s’achève.
           *[other] Entouré, { $loss } côtés ne correspondent pas, et vous ne pouvez pas payer : la partie s’achève.
        }
       *[other] { $loss ->
            [one] Entouré, { $loss } côté ne correspond pas, et { $who } ne peut pas payer : la partie s’achève.
           *[other] Entouré, { $loss } côtés ne correspondent pas, et { $who } ne peut pas payer : la partie s’achève.
        }
    }
architekton_table-exchanged = Aucune tuile de l’étalage ne pouvait être posée : il a été échangé.
architekton_table-skipped =
    { $who ->
        [you] Aucune tuile ne peut être posée : vous passez votre tour.
       *[other] Aucune tuile ne peut être posée : { $who } passe son tour.
    }
architekton_table-last_round_begins =
    { $turns ->
        [1] La dernière manche commence : encore un tour.
       *[other] La dernière manche commence : encore un tour pour chacun.
    }
architekton_table-is_taken = Il y a déjà une tuile ici.
architekton_table-for_landscapes = Seul un paysage peut aller ici : bâtiments et paysages alternent.
architekton_table-for_buildings = Seul un bâtiment peut aller ici : bâtiments et paysages alternent.
architekton_table-touches_nothing =
    Elle ne touche rien. Elle doit avoir un côté commun avec une tuile.
architekton_table-nothing_matches = Aucun côté ne correspond ici, de quelque façon qu’on la tourne.
architekton_table-not_now = Cela ne peut pas être joué maintenant.
architekton_table-enclosed_with =
    { $wrong ->
        [one] Le bâtiment { $building } est entouré, et { $wrong } côté ne correspond pas.
       *[other] Le bâtiment { $building } est entouré, et { $wrong } côtés ne correspondent pas.
    }
architekton_table-decide_line = Gardez votre maison, ou reprenez-la en main pour 1 jeton de moins.
architekton_table-keep = Garder la maison
architekton_table-remove = La reprendre
architekton_table-pay =
    { $number ->
        [0] ne rien payer
        [one] payer { $number } jeton
       *[other] payer { $number } jetons
    }
architekton_table-decides = { $name } décide de la maison
architekton_table-owner = Maison : { $name }
architekton_table-matches = { $side } : { $scenery }, correspond
architekton_table-differs =
    { $found ->
        [vowel] { $side } : { $shown } à côté d’{ $found }
       *[other] { $side } : { $shown } à côté de { $found }
    }
architekton_table-open = { $side } : { $shown }, encore libre
architekton_table-brought = Entouré : il a rapporté 1 jeton.
architekton_table-cost =
    { $number ->
        [one] Entouré : une perte de { $number } jeton.
       *[other] Entouré : une perte de { $number } jetons.
    }
architekton_table-scored_nobody = Entouré : sans maison, il n’est pas compté.
architekton_table-goes_at_the_end =
    { $landscapes ->
        [1] Un seul paysage à côté : il est retiré à la fin.
       *[other] Deux paysages à côté : il est retiré à la fin.
    }
architekton_table-landscape_line = Les bâtiments lui correspondent par un côté comme celui-ci.
architekton_table-final_scoring = Décompte final
architekton_table-houses_row = Maisons sur le plateau
architekton_table-total = Points
architekton_table-are_removed =
    { $buildings ->
        [0] Chaque bâtiment touche au moins trois paysages : aucun n’est retiré.
        [1] 1 bâtiment qui ne touche que 1 ou 2 paysages est retiré.
       *[other] { $buildings } bâtiments qui ne touchent que 1 ou 2 paysages sont retirés.
    }
architekton_table-by_points = { $more } points à { $fewer }.
architekton_table-by_houses = Égalité de points : le plus de maisons sur le plateau l’emporte.
architekton_table-drawn = Partie nulle
architekton_table-drawn_line = Autant de points, et autant de maisons sur le plateau.
architekton_table-early_end =
    { $who ->
        [you] Vous ne pouvez pas payer : la partie s’achève avant terme, pour 2 points de victoire.
       *[other] { $who } ne peut pas payer : la partie s’achève avant terme, pour 2 points de victoire.
    }
architekton_table-match_score = Match en deux points de victoire
architekton_table-wins_match =
    { $who ->
        [you] Vous gagnez le match.
       *[other] { $who } gagne le match.
    }
architekton_table-next_game = Partie suivante
architekton_table-new_match = Nouveau match
architekton_table-whole_town = Toute la ville
architekton_table-marks = Montrer ce qui compte
architekton_table-details = Score et détails
architekton_table-board =
    La ville. Les flèches déplacent, Entrée pose la tuile, le point d’interrogation liste les
    touches.
architekton_table-allowed = permis
architekton_table-tiles_laid = Bâtiments et paysages posés
architekton_table-sides_matching = Côtés qui correspondent
architekton_table-sides_wrong = Côtés qui ne correspondent pas
architekton_table-chips_gained = Jetons gagnés
architekton_table-chips_paid = Jetons payés
architekton_table-houses_taken_back = Maisons reprises
architekton_table-key_lines =
    .take = Prendre une tuile de l’étalage
    .move = Déplacer la tuile d’un emplacement à l’autre, ou le curseur de tuile en tuile
    .places = Parcourir les emplacements, le meilleur d’abord
    .turn = Tourner la tuile à gauche ou à droite
    .house = Déplacer une autre maison
    .lay = Poser la tuile
    .keep = Garder la maison, la reprendre
    .put_back = Remettre la tuile, fermer
    .undo = Annuler, rétablir
    .hint = Conseil
    .marks = Montrer ce qui compte
    .above = Vue de dessus
    .move_view = Déplacer la vue
    .zoom = Agrandir, réduire, toute la ville
    .keys = Ces touches

## The rules.

rules-title = Règles
rules-contents = Sommaire
rules-print = Imprimer
rules-ruling = Précision
rules-about_numbers =
    Les numéros servent à citer une règle. Une précision tranche ce que les règles imprimées
    laissent ouvert.
rules-link = Lien vers { $name }
rules-link_copied = Lien copié

## How to play for the first time.

learn-title = Apprendre
learn-first_game = Jouer une première partie

## What a first game says beside its steps.

lesson-step_of = Étape { $step } sur { $steps }
lesson-back = Retour
lesson-next = Suivant
lesson-show_me = Montrez-moi
lesson-by_itself = Lecture automatique
lesson-pause = Pause
lesson-computer = Ordinateur
lesson-stage = Les flèches déplacent la tuile, R la tourne, Entrée la pose.

## What can be set.

settings-title = Réglages
settings-language = Langue
settings-theme = Clair ou sombre
settings-as_the_device = Comme l’appareil
settings-light = Clair
settings-dark = Sombre
settings-sound = Son
settings-volume = Volume
settings-pace = Vitesse
settings-paces =
    .slow = Lente
    .normal = Normale
    .fast = Rapide
    .instant = Immédiate
settings-pace_line = La vitesse à laquelle l’ordinateur joue et les tuiles bougent.
settings-thinking = Temps de réflexion
settings-thinking_line =
    Combien de temps Dédale, le plus fort des joueurs ordinateurs, réfléchit à un coup.
settings-seconds =
    { $seconds ->
        [1] 1 seconde
       *[other] { $seconds } secondes
    }
settings-kept = Ce que ce navigateur conserve
settings-kept_line =
    Les parties, les noms et les réglages ne sont conservés que dans ce navigateur. Effacer ses
    données les efface aussi.
settings-save_games = Enregistrer toutes les parties
settings-forget = Tout oublier
settings-forget_line =
    Toutes les parties, tous les noms et tous les réglages disparaîtront définitivement de ce
    navigateur. Enregistrez d’abord vos parties si vous voulez les garder.
settings-forget_now = Oui, tout oublier
settings-cancel = Annuler
settings-forgotten = Tout a été oublié.
settings-about = À propos de Polis
settings-version = Version { $version }
settings-licences =
    Polis est un logiciel libre, sous licence MIT ou Apache 2.0, au choix. Ses polices, Alegreya et
    Commissioner, sont sous licence SIL Open Font License.

## The words of playing online.

online-title = Jouer en ligne
online-line = Envoyez un lien à vos amis, ou trouvez une table.
online-refusals =
    .malformed = Le serveur n’a pas compris.
    .too_large = C’est trop long.
    .not_signed_in = Indiquez d’abord un nom.
    .not_allowed = Vous ne pouvez pas faire cela ici.
    .not_found = Cela n’existe pas.
    .foreign_origin = Le serveur ne connaît pas cette page.
    .not_your_turn = C’est au tour de quelqu’un d’autre.
    .illegal = Les règles ne le permettent pas.
    .stale = Quelque chose a changé entre-temps. Regardez de nouveau.
    .wrong_state = C’est impossible maintenant.
    .taken = Cette place est prise.
    .name_taken = Un autre compte porte ce nom.
    .wrong_password = Nom ou mot de passe incorrect.
    .not_invited = Seules les personnes invitées peuvent entrer. Saisissez votre code sur la page du compte.
    .sign_in_again = Reconnectez-vous pour faire cela.
    .too_many = Trop à la fois. Attendez un instant.
    .unavailable = Le serveur est surchargé. Réessayez.
    .internal = Erreur du serveur. Réessayez.

## The connection.

online-link-connecting = Connexion au serveur
online-link-reconnecting = Connexion perdue. Reconnexion…
online-link-move_waits = Connexion perdue. Votre coup partira dès son retour.
online-link-offline = Pas de réseau. La partie reprendra dès son retour.
online-link-moves_left =
    { $moves ->
        [one] Un coup joué sans connexion est gardé ici et partira dès que le serveur répondra.
       *[other] { $moves } coups joués sans connexion sont gardés ici et partiront dès que le serveur répondra.
    }
online-link-late_move_played = Le coup que vous avez fait sans connexion a été joué.
online-link-late_move_refused = Le coup que vous avez fait sans connexion est arrivé trop tard et n’a pas été joué : la partie a continué ou est finie.
online-link-no_server = Aucun serveur de jeu ne répond ici
online-link-no_server_line =
    Pour jouer en ligne, ouvrez Polis à l’adresse d’un serveur. Tout le reste fonctionne sans.
online-link-outdated = Il existe une version plus récente de Polis.
online-link-reload = Mettre à jour
online-link-try_now = Essayer maintenant
online-link-no_answer = Le serveur n’a pas répondu. Réessayez.
online-link-hide = Masquer

## The lobby.

online-lobby-friend = Jouer avec des amis
online-lobby-mine = Mes parties
online-lobby-open = Tables ouvertes
online-lobby-playing = Parties à regarder
online-lobby-nobody = Aucune table n’est ouverte en ce moment.
online-lobby-nobody_line = Ouvrez-en une pour tous : ceux qui passent la verront ici.
online-lobby-no_games = Aucune partie publique ne se joue en ce moment.
online-lobby-sit = S’asseoir
online-lobby-watch = Regarder
online-lobby-to_table = À la table
online-lobby-free =
    { $chairs ->
        [one] { $chairs } place libre
       *[other] { $chairs } places libres
    }
online-lobby-gathering = En attente de joueurs
online-lobby-not_your_turn = Au tour de quelqu’un d’autre
online-lobby-turns =
    { $games ->
        [1] C’est à vous de jouer dans une partie en ligne.
       *[other] C’est à vous de jouer dans { $games } parties en ligne.
    }
online-lobby-live = { $minutes } min + { $seconds } s par coup
online-lobby-daily =
    { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
online-lobby-rated = Classée
online-lobby-variants =
    { $number ->
        [one] { $number } variante
       *[other] { $number } variantes
    }
online-lobby-contest = Match
online-lobby-best = Meilleurs joueurs

## Finding people: playing now, friends and challenges.

online-find-play_now = Jouer maintenant
online-find-line = Avec quelqu’un d’à peu près votre force, dès que quelqu’un est là.
online-find-rated =
    .either = Classée ou non
    .rated = Classée
    .casual = Non classée
online-find-looking = Recherche de joueurs…
online-find-band = à { $band } points de classement au plus
online-find-anybody = de toute force
online-find-nobody = Il n’y a personne en ce moment.
online-find-meanwhile = Jouer contre l’ordinateur en attendant
online-find-instead = Jouer plutôt contre l’ordinateur
online-find-lost = La recherche est terminée : le serveur n’a pas été joint.
online-find-friends = Amis
online-find-no_friends = Ouvrez le profil de quelqu’un pour l’inviter à devenir votre ami.
online-find-online = en ligne
online-find-add = Demander en ami
online-find-asked = Demande envoyée
online-find-accept = Accepter
online-find-refuse = Refuser
online-find-remove = Retirer des amis
online-find-asks = { $name } veut être votre ami.
online-find-challenge = Défier
online-find-challenges = { $name } vous défie.
online-find-challenged = Vous défiez { $name }.
online-find-declined = { $name } ne joue pas maintenant.
online-find-block = Bloquer
online-find-unblock = Débloquer
online-find-blocked = Bloqués
online-find-blocked_line = Vous ne lisez plus les personnes bloquées dans la discussion, le sort ne vous les oppose jamais, et elles ne peuvent ni vous défier ni s’asseoir avec vous.
online-find-together = Parties avec vous
online-find-score = Parties gagnées : { $wins }, perdues : { $losses }, partagées : { $shared }.
online-find-needs_account = Les amis et les défis demandent un compte.
online-find-filter = Filtre
online-find-any = Toutes
online-find-near = Proche de mon classement (±{ $band })
online-find-no_fit = Aucune table ne correspond au filtre.
online-find-show_all = Tout afficher
online-find-report = Signaler
online-find-report_text = Ce qui s’est passé
online-find-reported = Les hôtes vont regarder.
online-find-reasons =
    .chat = Insultes dans la discussion
    .cheating = Aide déloyale ou plusieurs comptes
    .leaving = Quitte les parties ou fait attendre
    .name = Nom choquant
    .other = Autre chose

## The deals of a day, and duels.

online-deal-title = Parties du jour
online-deal-line = Les mêmes tuiles pour tous, un seul essai chacun.
online-deal-solo = Akropolis en solo
online-deal-against = Contre { $name }
online-deal-ends = nouvelles parties dans { $time }
online-deal-players =
    { $number ->
        [0] Personne n’a encore commencé
        [one] { $number } joueur jusqu’ici
       *[other] { $number } joueurs jusqu’ici
    }
online-deal-result = { $own } à { $other } points
online-deal-not_counted = ne compte pas
online-deal-rules =
    Vous avez un seul essai : aucun coup repris, aucun conseil, et abandonner compte comme votre essai.
    Personne ne regarde avant d’avoir fini soi-même.
online-deal-see = Résultat et parties
online-deal-boards = Classements
online-deal-board = Classement
online-deal-today = Aujourd’hui
online-deal-yesterday = Hier
online-deal-month = Ce mois-ci
online-deal-closed =
    Vous verrez les résultats et les parties des autres dès que vous aurez fini, ou quand ce sera terminé.
online-deal-empty = Personne n’a terminé cette partie.
online-deal-month_empty = Aucun jour de ce mois n’est encore terminé avec une partie finie.
online-deal-place = Rang
online-deal-player = Joueur
online-deal-points = Points
online-deal-opponent = Adversaire
online-deal-margin = Avance
online-deal-days = Jours
online-deal-games = Ce que d’autres en ont fait
online-deal-first_moves = Premiers coups
online-deal-alike = Coups comme les vôtres
online-deal-missing = Cette partie n’existe pas
online-deal-once = Cette partie a déjà été jouée dans ce navigateur, et chacun ne la joue qu’une fois.
online-deal-full = Deux personnes jouent déjà ce duel.
online-deal-duel = Duel par lien
online-deal-duel_line =
    Deux personnes jouent les mêmes tuiles contre le même adversaire, chacune à son heure. Quand les deux
    ont fini, le lien montre les deux parties.
online-deal-challenge = Créer un duel

## Tournaments.

online-tournament-title = Tournois
online-tournament-line = Plusieurs rondes et un classement, pour une soirée de club ou pour tous.
online-tournament-new = Organiser un tournoi
online-tournament-none = Aucun tournoi n’est annoncé. Organisez-en un !
online-tournament-mine = Les vôtres
online-tournament-open = À rejoindre ou à regarder
online-tournament-over = Tournois passés
online-tournament-see = Voir
online-tournament-to_tournament = Vers le tournoi
online-tournament-missing = Ce tournoi n’existe pas
online-tournament-name = Nom du tournoi
online-tournament-system = Système
online-tournament-swiss = Suisse
online-tournament-swiss_of =
    { $rounds ->
        [one] Suisse, { $rounds } ronde
       *[other] Suisse, { $rounds } rondes
    }
online-tournament-swiss_line = On se rencontre à points égaux, jamais deux fois. Pour tout nombre de joueurs.
online-tournament-round_robin = Toutes rondes
online-tournament-round_robin_line = Chacun joue contre chacun. Jusqu’à 32 joueurs.
online-tournament-arena = Arène
online-tournament-arena_of = Arène, { $minutes } min
online-tournament-arena_line = Chaque joueur libre en affronte un autre, jusqu’à la fin du temps.
online-tournament-rounds = Rondes
online-tournament-table_size = Joueurs par table
online-tournament-table_line =
    Si le nombre de joueurs ne tombe pas juste, certaines tables sont plus petites ; à deux par table,
    un joueur est exempt.
online-tournament-rated_line = Les parties changent les classements ; réservé aux comptes.
online-tournament-private_line = Hors liste. Qui a le lien ou le code QR peut s’inscrire.
online-tournament-public_line = Tout le monde le voit dans la liste et peut regarder les parties.
online-tournament-starts = Début
online-tournament-starts_line = Laissez vide pour commencer à la main, quand tous sont là.
online-tournament-hold = Annoncer
online-tournament-needs_account = Pour organiser un tournoi, il faut un compte.
online-tournament-organiser = organisé par { $name }
online-tournament-players =
    { $number ->
        [0] personne encore
        [one] { $number } participant
       *[other] { $number } participants
    }
online-tournament-begins = commence { $time }
online-tournament-by_hand = inscriptions ouvertes
online-tournament-round_of = ronde { $round } sur { $rounds }
online-tournament-round = Ronde { $round }
online-tournament-is_running = en cours
online-tournament-is_over = terminé
online-tournament-is_cancelled = annulé
online-tournament-sign_up = S’inscrire
online-tournament-back = Je suis de retour
online-tournament-leave = Quitter le tournoi
online-tournament-waiting = Vous êtes inscrit. Restez sur cette page : elle vous mène à votre table le moment venu.
online-tournament-bye = Vous êtes exempt de cette ronde, ce qui compte comme une victoire.
online-tournament-next_round = La prochaine ronde commence dans { $time }.
online-tournament-my_game = Vers votre partie
online-tournament-not_allowed = Vous ne pouvez pas participer : il faut un compte, ou l’organisateur vous a exclu.
online-tournament-full = Le tournoi est complet.
online-tournament-too_late = Il est trop tard pour s’inscrire.
online-tournament-start = Commencer
online-tournament-cancel = Annuler le tournoi
online-tournament-remove = Exclure { $name }
online-tournament-has_left = parti
online-tournament-absent = pas venu
online-tournament-removed = exclu
online-tournament-standings = Classement
online-tournament-buchholz = Buchholz
online-tournament-sonneborn = Sonneborn-Berger
online-tournament-games = Parties
online-tournament-replay = Revoir
online-tournament-has_bye = exempt
online-tournament-records = Toutes les parties dans un fichier

## The page for a new table.

online-plan-title = Ouvrir une table
online-plan-game = Jeu
online-plan-anybody = Ouvert à tous
online-plan-clock = Pendule
online-plan-paces =
    .none = Aucune
    .live = Temps réel
    .daily = Jours par coup
online-plan-minutes = Minutes
online-plan-seconds = Secondes par coup
online-plan-days = Jours par coup
online-plan-time_out = Quand le temps d’un joueur est écoulé
online-plan-lost = il perd, et la partie s’achève
online-plan-heir = il perd, et un ordinateur finit la partie :
online-plan-sees = Qui voit la table
online-plan-private = Ceux qui ont le lien
online-plan-private_line = Entre amis.
online-plan-public = Tout le monde
online-plan-public_line = Elle figure dans le salon, et chacun peut regarder.
online-plan-accounts = Seuls ceux qui ont un compte peuvent s’asseoir
online-plan-accounts_line = Sinon, les invités le peuvent aussi.
online-plan-scores = Montrer les points pendant la partie
online-plan-no_scores = Les points ne se voient qu’à la fin
online-plan-takebacks = Les coups peuvent être repris
online-plan-no_takebacks = Les coups ne peuvent pas être repris
online-plan-takebacks_line = Quand tout le monde est d’accord.
online-plan-rated = Partie classée
online-plan-rated_line =
    Elle compte pour les classements : comptes seulement, sans ordinateur et sans reprise de coup.
online-plan-by_host = Je lance la partie moi-même
online-plan-by_host_line = Sinon, elle commence quand la dernière place est prise.
online-plan-drawn = Tirer les places au sort
online-plan-contests =
    .game = Une partie
    .match = Un match
online-plan-match_line = Un match dure jusqu’à ce que quelqu’un ait deux points de victoire.
online-plan-pause_line =
    La partie suivante commence quand les deux sont prêts, au plus tard après une minute, ou un
    jour si l’on compte en jours par coup.
online-plan-abandoned_line = Qui ne joue pas pendant trois jours peut perdre la partie.
online-plan-more = Plus d’options
online-plan-open = Ouvrir la table
online-plan-name = Votre nom
online-plan-name_line = Les autres le voient. Aucun compte n’est nécessaire.
online-plan-needs_account = Une partie classée demande un compte.

## A table.

online-room-waiting = En attente de joueurs
online-room-invite = Inviter
online-room-invite_line =
    Envoyez le lien, ou faites-le scanner. Quiconque l’ouvre peut aussitôt participer.
online-room-copy = Copier le lien
online-room-copied = Copié
online-room-share = Partager
online-room-qr = Code QR du lien
online-room-free = Libre
online-room-host = Hôte
online-room-sit = S’asseoir
online-room-get_up = Se lever
online-room-close = Fermer la table
online-room-start = Lancer la partie
online-room-host_starts = L’hôte lance la partie.
online-room-starts_when_full = La partie commence quand la dernière place est prise.
online-room-seat_computer = Ordinateur à la place { $seat }
online-room-send_away = Exclure { $name }
online-room-away = hors ligne
online-room-accounts_only = Seuls ceux qui ont un compte peuvent s’asseoir ici.
online-room-full = Toutes les places sont prises. Vous pouvez regarder.
online-room-missing = Cette table n’existe pas
online-room-missing_line = Le lien est peut-être incomplet, ou la table a été fermée.
online-room-aborted =
    .host = L’hôte a fermé cette table.
    .expired = Trop peu de joueurs sont venus à temps : la table est fermée.
    .deleted = Un joueur a supprimé son compte : la table est fermée.
online-room-to_lobby = Au salon
online-room-invited_by = { $name } vous invite
online-room-about_akropolis =
    Chacun bâtit sa Cité : maisons, temples et jardins comptent s’ils sont bien placés. Plus une
    tuile est haute, plus elle compte.
online-room-about_architekton =
    À deux, on bâtit une seule ville : deux tuiles par tour, et les bâtiments entourés rapportent
    ou coûtent des jetons. À la fin compte le plus grand groupe de ses maisons.
online-room-players = Joueurs
online-room-watching = Vous regardez
online-room-watchers =
    { $number ->
        [one] { $number } spectateur
       *[other] { $number } spectateurs
    }
online-room-sending = Envoi
online-room-chat = Discussion
online-room-spectator_chat = Discussion des spectateurs
online-room-players_read_later = Les joueurs liront ceci après la partie.
online-room-spectators_read_later = Les spectateurs liront ceci après la partie.
online-room-spectator = Spectateur
online-room-more_spectators =
    { $number ->
        [one] et { $number } autre
       *[other] et { $number } autres
    }
online-room-nothing_said = Personne n’a encore rien dit.
online-room-write = Écrire aux autres
online-room-send = Envoyer
online-room-unread =
    { $lines ->
        [one] { $lines } nouveau message
       *[other] { $lines } nouveaux messages
    }
online-room-mute = Masquer { $name }
online-room-unmute = Ne plus masquer { $name }
online-room-take_back = Demander à reprendre
online-room-asks_takeback = { $name } demande à reprendre un coup.
online-room-asked_takeback = Vous avez demandé à reprendre un coup. Tous doivent accepter.
online-room-agree = Accepter
online-room-decline = Refuser
online-room-withdraw = Annuler
online-room-resign = Abandonner
online-room-resign_sure = Abandonner cette partie ?
online-room-play_on = Continuer à jouer
online-room-resigned = { $name } a abandonné.
online-room-timed_out =
    { $name ->
        [vowel] Le temps d’{ $name } est écoulé.
       *[other] Le temps de { $name } est écoulé.
    }
online-room-you_resigned = Vous avez abandonné.
online-room-you_timed_out = Votre temps est écoulé.
online-room-abandoned = { $name } a délaissé la partie.
online-room-you_abandoned = Vous n’avez pas joué pendant trois jours.
online-room-claim_line = { $name } n’a pas joué depuis trois jours.
online-room-claim = Réclamer la victoire
online-room-heir = L’ordinateur ({ $level }) continue
online-room-again = Rejouer
online-room-again_asked = En attente des autres
online-room-wants_again = { $name } veut rejouer.
online-room-ready = Prêt pour la partie suivante
online-room-is_ready = { $name } attend la partie suivante.
online-room-next_in = La partie suivante commence dans { $time }, ou quand les deux sont prêts.
online-room-match_score = Match : { $score }
online-room-next = À la partie suivante
online-room-turn_against = À votre tour contre { $names }
online-room-left = { $name } est hors ligne.
online-room-back = { $name } est de retour.
online-room-plan_turn = Prévoir votre prochain tour
online-room-planning_line = Choisissez ce que vous jouerez, comme si c’était votre tour.
online-room-plan_keep = Cela suffit
online-room-plan_line = À votre tour, le premier de ces coups encore possible sera joué aussitôt :
online-room-plan_new_tiles = Même si de nouvelles tuiles sont apparues
online-room-plan_remove = Retirer : { $turn }
online-room-try_out = Essayer des coups
online-room-try_line = Plateau privé : vous seul voyez ceci.
online-room-try_unknown = Personne n’a vu les tuiles suivantes : la variante s’arrête ici.
online-room-try_number = Variante { $line } sur { $lines }
online-room-try_drop = Supprimer la variante
online-room-try_end = Retour à la partie
online-room-offer = Cet appareil doit-il vous prévenir quand ce sera de nouveau à vous ?
online-room-offer_yes = Oui, volontiers
online-room-offer_no = Non, merci
online-room-tell_me = Me prévenir quand c’est à moi
online-room-told = Le navigateur vous prévient quand c’est à vous.
online-room-not_told = Le navigateur n’autorise pas les notifications ici.
online-room-days_hours = { $days } j { $hours } h
online-room-hours_minutes = { $hours } h { $minutes } min
online-room-clock_of =
    { $name ->
        [vowel] Temps restant d’{ $name }
       *[other] Temps restant de { $name }
    }

## Who one is to the server.

online-shuffle-title = Mélange prouvable
online-shuffle-fixed =
    L’ordre des tuiles était fixé avant le premier coup. Cette empreinte en répond ; après la partie, chacun peut vérifier que rien n’a changé.
online-shuffle-proven = Prouvé : les tuiles sont venues dans l’ordre fixé avant le premier coup.
online-shuffle-broken = Non prouvé : les tuiles ne correspondent pas à l’ordre fixé.
online-shuffle-from_move = À partir du coup { $number } :
online-shuffle-check = Pour vérifier vous-même : polis verify avec la notation téléchargée.

online-me-title = Compte
online-me-guest = Vous jouez en invité. Seul ce navigateur vous connaît.
online-me-account = Vous êtes connecté.
online-me-nobody =
    Vous n’avez pas encore de nom sur ce serveur. Choisissez-en un en vous asseyant, ou créez un
    compte tout de suite.
online-me-make = Créer un compte
online-me-make_line = Il garde vos parties et classements sur tous vos appareils. Rien n’est perdu.
online-me-name = Nom
online-me-password = Mot de passe
online-me-password_line = Au moins 8 caractères.
online-me-sign_in = Se connecter
online-me-sign_out = Se déconnecter
online-me-guest_out = Un invité qui se déconnecte ne peut pas revenir.
online-me-everywhere = Se déconnecter partout
online-me-everywhere_line = Partout : sur tous les appareils ; les jetons des bots sont révoqués aussi.
online-me-change_name = Changer de nom
online-me-change_password = Changer de mot de passe
online-me-old = Mot de passe actuel
online-me-new = Nouveau mot de passe
online-me-save = Enregistrer
online-me-saved = Enregistré.
online-me-wrong_old = Le mot de passe actuel est faux.
online-me-password_changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
online-me-password_ends = Un nouveau mot de passe déconnecte tous les autres appareils et met fin aux jetons des bots.
online-me-passkeys_stay = Vos clés d’accès restent valables. Supprimez celles auxquelles vous ne faites plus confiance.
online-me-recovery = Code de secours
online-me-recovery_line =
    Avec ce code, vous choisissez un nouveau mot de passe si vous oubliez le vôtre. Gardez-le là où vous seul le trouverez.
online-me-recovery_once = Notez-le ou copiez-le maintenant. Il n’est montré qu’une fois.
online-me-recovery_kept = Je l’ai noté
online-me-recovery_none = Vous n’avez pas encore de code de secours.
online-me-recovery_made = Votre code date du { $day }. Un nouveau le remplace.
online-me-make_code = Créer un nouveau code
online-me-forgot = Mot de passe oublié ?
online-me-recover = Choisir un nouveau mot de passe
online-me-recover_line =
    Vous serez déconnecté partout ailleurs et recevrez un nouveau code de secours.
online-me-wrong_code = Le nom ou le code de secours est incorrect.
online-me-passkeys = Clés d’accès
online-me-passkeys_line = Votre appareil vous connecte, par le doigt, le visage ou son code PIN. Sans nom ni mot de passe.
online-me-passkey_name = Cet appareil
online-me-passkey_label = Comment l’appeler
online-me-passkey_add = Ajouter une clé d’accès
online-me-passkey_use = Se connecter avec une clé d’accès
online-me-passkey_make = Créer avec une clé d’accès
online-me-passkey_failed = La clé d’accès n’a pas fonctionné. Réessayez, ou connectez-vous autrement.
online-me-passkey_used = utilisée le { $day }
online-me-only_way = C’est votre seul moyen de vous connecter. Ajoutez-en d’abord un autre.
online-me-set_password = Définir un mot de passe
online-me-provider_use = Continuer avec { $provider }
online-me-provider_join = Associer { $provider }
online-me-provider_line = Vous pourrez alors aussi vous connecter avec { $provider }.
online-me-provider_since = Associé depuis le { $day }.
online-me-provider_name = Choisissez le nom sous lequel vous jouez ici.
online-me-provider_joined = Votre compte est associé.
online-me-provider_cancelled = Vous êtes revenu sans vous connecter.
online-me-provider_expired = Cela a pris trop de temps. Réessayez.
online-me-provider_refused = La réponse du service de connexion n’est pas fiable. Réessayez.
online-me-provider_unavailable = Le service de connexion ne répond pas. Réessayez plus tard.
online-me-provider_not_allowed = L’hôte de ce site ne vous laisse pas entrer.
online-me-provider_taken = Un autre compte y est déjà associé.
online-me-copy = Copier
online-me-tokens = Jetons pour bots
online-me-tokens_line = Un programme qui a un jeton joue en votre nom.
online-me-label = À quoi il sert
online-me-make_token = Créer un jeton
online-me-token_once = Copiez-le maintenant. Il n’est montré qu’une fois.
online-me-remove = Supprimer
online-me-notify = Notifications
online-me-notify_line =
    Cet appareil vous prévient quand c’est à vous dans une partie à plusieurs jours par coup, une fois par tour, même si Polis est fermé.
online-me-notify_on = Activer
online-me-notify_off = Désactiver
online-me-quiet = Heures calmes
online-me-quiet_from = Calme à partir de
online-me-quiet_to = Calme jusqu’à
online-me-mail = E-mail
online-me-mail_line =
    Pour un mot de passe oublié, et pour vous joindre quand aucune page n’est ouverte. Personne d’autre ne voit l’adresse.
online-me-mail_address = Adresse
online-me-mail_send = Envoyer un code
online-me-mail_sent = Un code est parti vers { $address }. Il est valable un jour.
online-me-mail_code = Code reçu par e-mail
online-me-mail_confirm = Confirmer
online-me-mail_turns = M’écrire quand c’est à moi de jouer
online-me-mail_challenges = M’écrire quand on me défie
online-me-mail_wrong = Le code est incorrect ou trop ancien.
online-me-mail_stopped =
    Vous ne recevrez plus d’e-mails sur vos tours et les défis. Vous pouvez les réactiver dans votre compte.
online-me-mail_no_link = Ce lien n’est plus valable.
online-me-mail_forgot = Envoyer un code par e-mail
online-me-mail_forgot_sent =
    Si le compte a une adresse, un code y est envoyé. Il est valable une heure.
online-me-data = Mes données
online-me-download = Télécharger mes données
online-me-delete = Me supprimer
online-me-delete_line =
    Votre nom, vos classements et vos réglages sont effacés aussitôt et pour toujours. Les parties
    terminées restent, sous « joueur supprimé ».
online-me-cancel = Annuler
online-me-profile = Mes parties et classements
online-me-invitation = Code d’invitation
online-me-invitation_line = Ce site est réservé aux personnes invitées.
online-me-host = Page de l’hôte

## A player.

online-profile-since = Ici depuis le { $date }
online-profile-guest = Invité
online-profile-deleted = Joueur supprimé
online-profile-ratings = Classements
online-profile-rating = { $rating } ± { $deviation }
online-profile-provisional = encore incertain
online-profile-statistics = Statistiques
online-profile-games = Parties
online-profile-wins = Gagnées
online-profile-shared = Partagées
online-profile-mean = Points en moyenne
online-profile-best = Meilleur total
online-profile-history = Parties terminées
online-profile-earlier = Parties plus anciennes
online-profile-none = Aucune partie publique terminée.
online-profile-won = gagnée
online-profile-lost = perdue
online-profile-drawn = partagée
online-profile-graph = Classement au fil du temps : { $pool }
online-profile-missing = Ce joueur n’existe pas

## Ratings.

online-rating-line =
    Classements des parties classées. Un point d’interrogation : encore peu de parties.
online-rating-none = Personne n’a encore joué une telle partie classée.
online-rating-player = Joueur
online-rating-rating = Classement
online-rating-unsure = encore peu de parties
online-rating-change = Classement : { $before } → { $after } ({ $gain })
online-rating-why = Attendu contre ces joueurs : { $expected } %, obtenu : { $scored } %.
online-rating-large_steps = Après peu de parties, un classement change encore par grands pas.
online-rating-unchanged = Cette partie n’a changé aucun classement. Entre les mêmes personnes, six parties par jour comptent.

## Boards of the best solo games.

online-solo-board = Solo : { $architect }
online-solo-line =
    La meilleure partie de chaque compte contre cet architecte. Comptent les parties publiques en
    ligne de durée standard, sans variantes, jouées jusqu’au bout sans coup repris ni conseils.
online-solo-none = Personne n’a encore terminé une telle partie en solo.
online-solo-points = Points
online-solo-opponent = Architecte
online-solo-date = Date
online-solo-play = Jouer contre { $architect }
online-solo-more = Plus

## Vacation from games with days for each move.

online-vacation-title = Vacances
online-vacation-line =
    En vacances, votre temps s’arrête dans les parties à plusieurs jours par coup. Vous avez { $days
    } jours par an. Elles commencent aussitôt, chaque jour entamé compte, et les autres voient quand
    vous revenez.
online-vacation-left =
    { $days ->
        [one] { $days } jour restant
       *[other] { $days } jours restants
    }
online-vacation-days = Jours
online-vacation-begin = Partir en vacances
online-vacation-until = En vacances jusqu’au { $date }
online-vacation-end = Je suis de retour

## A position that is set up by hand. Where a number is told, it stands apart from what is counted, so
## that no language has to bend it.

editor-title = Composer une position
editor-legal = Position légale
editor-not_yet = Pas encore une position
editor-over = La partie y est terminée.
editor-rule = Règle { $number }
editor-pool = Tuiles non utilisées
editor-pool_line = Prenez-en une et posez-la.
editor-in_pool = reste : { $tiles }
editor-tile = Tuile { $number } : { $what }
editor-to_site = Vers le Chantier
editor-to_stock = Vers l’étalage
editor-give = À { $name }
editor-taken =
    { $name ->
        [vowel] Tuiles d’{ $name }
       *[other] Tuiles de { $name }
    }
editor-paid = Pierres payées pour la tuile { $tile }
editor-fill = Compléter au hasard
editor-clear = Tout effacer
editor-lift_line = Choisissez une tuile pour la reprendre.
editor-starting_tile = La tuile de départ reste.
editor-needed = D’autres tuiles en dépendent : reprenez-les d’abord.
editor-start_stays = Les deux paysages de départ restent ; leur décor se change sur le côté.
editor-lifted = Reprise : { $what }
editor-stones = Pierres : { $name }
editor-chips = Jetons : { $name }
editor-fewer = moins
editor-more = plus
editor-play = Jouer à partir d’ici
editor-study = Étudier à partir d’ici
editor-text = En texte
editor-text_line = Copiez-le pour le garder ou l’envoyer, ou collez ici une position ou une partie.
editor-copy = Copier
editor-take_over = Utiliser ce texte
editor-cannot_read = Ce texte est illisible.
editor-other_game = C’est une position d’{ $game }.
editor-from_game = À partir d’une partie
editor-game = Partie
editor-ply = Après le coup
editor-edit_it = Modifier cette position
editor-no_games = Aucune partie de ce jeu n’est conservée ici.
editor-house_of = Maison de
editor-no_house = Sans maison
editor-start = Paysages de départ
editor-start_at = Paysage en { $place }
editor-turn = Tour
editor-lays = Tuiles encore à poser
editor-losses = Pertes à décider
editor-players = Qui continue
editor-no_architect = Personne ne joue en solo : il n’y a pas d’Illustre Architecte.
editor-not_used = La tuile { $tile } ne sert pas avec ce nombre de joueurs.
editor-twice = La tuile { $tile } y est deux fois.
editor-misfit = { $what } : { $reason }
editor-too_many_turns = Tuiles prises : { $taken }. La partie ne compte que { $turns } tours.
editor-turn_order = { $name } : tuiles prises : { $taken }, selon l’ordre du tour : { $due }.
editor-site_size = Tuiles du Chantier : { $found }. Il devrait y en avoir { $due }.
editor-stones_most =
    { $name ->
        [vowel] Pierres d’{ $name } : { $stones }. Les Carrières recouvertes en permettent { $most } au plus.
       *[other] Pierres de { $name } : { $stones }. Les Carrières recouvertes en permettent { $most } au plus.
    }
editor-stones_least =
    { $name ->
        [vowel] Pierres d’{ $name } : { $stones }. On n’a pas pu en payer autant : au moins { $least }.
       *[other] Pierres de { $name } : { $stones }. On n’a pas pu en payer autant : au moins { $least }.
    }
editor-no_plaza = L’Illustre Architecte ne paie que pour une Place ; la tuile { $tile } n’en a pas.
editor-paid_too_much = Payé pour la tuile { $tile } : { $paid }. Elle coûtait { $most } au plus.
editor-architect_stones =
    Pierres de l’Illustre Architecte : { $found }. Ce que le joueur a payé donne { $due }.
editor-building_twice = Le bâtiment { $building } y est deux fois.
editor-too_many_landscapes = { $scenery } : { $landscapes } paysages, et il n’y en a que 6.
editor-too_many_houses = { $name } : { $houses } maisons, et chacun n’en a que 12.
editor-houses_before_turns = { $name } : { $houses } maisons, mais au plus { $laid } tuiles posées.
editor-houses_moved =
    Un bâtiment est sans maison, or personne n’a dû en déplacer : chacun en avait encore en main.
editor-stock_size = Tuiles manquantes à l’étalage : { $missing }. Posées ce tour : { $laid }.
editor-lays_left = Dans un tour, il reste une ou deux tuiles à poser, ou une perte à décider.
editor-two_each = Après { $laid } tuiles, ce ne peut pas être ainsi à { $name } : chacun en pose deux.
editor-chips_wrong =
    Les jetons ne correspondent pas à ce que les bâtiments entourés ont rapporté et coûté.
editor-no_loss = Aucune perte ne peut être en attente en { $place }.
editor-no_choice = { $name } ne peut payer pour garder la maison : il n’y a rien à décider.
editor-nothing_fits = Aucune tuile de l’étalage ne peut être posée : il serait échangé.
editor-not_over = La partie n’a pas pu finir ainsi.
editor-malformed = Il manque quelque chose, ou il y en a trop.
editor-keys_line =
    Touches : flèches pour déplacer, Q et E pour tourner, ↵ pose, Échap remet, Suppr reprend, S vers
    le Chantier ou l’étalage, Z et Y annulent et rétablissent.

## Counting at a real table.

pad-title = Bloc de score
pad-lead =
    Comptez la partie jouée sur votre table : avec des nombres, comme sur le bloc de score, ou en
    reconstruisant ce qui s’y trouve.
pad-count = Compter une partie
pad-games =
    .akropolis =
        Valeur et étoiles de chaque type, ou toute la Cité hexagone par hexagone. Les variantes et
        les Illustres Architectes du mode solo comptent aussi.
    .architekton = Les plus grands groupes et les jetons, ou toute la ville case par case.
pad-past = Parties comptées
pad-none_yet = Aucune pour l’instant. Ce que vous comptez est conservé dans ce navigateur.
pad-open = Ouvrir
pad-removed = La feuille a été supprimée.
pad-unreadable = Une feuille conservée ne peut pas être lue par cette version.
pad-missing = Cette feuille n’est pas sur cet appareil.
pad-not_kept = Le navigateur ne conserve pas cette feuille : son stockage est plein ou désactivé.
pad-all_sheets = Toutes les parties comptées
pad-no_opponent = Personne
pad-no_opponent_line = Compter seulement une Cité.
pad-start = Commencer à compter
pad-way = Façon de compter
pad-quick = Nombres
pad-exact = Reconstruire
pad-value = Valeur
pad-stars = Étoiles
pad-less = { $what } : moins
pad-more = { $what } : plus
pad-with_doublings =
    Comme sur le bloc de score : un Quartier doublé par une variante compte deux fois dans la
    valeur.
pad-step_of = { $name }, { $number } sur { $all }
pad-back_to = Retour à { $name }
pad-next = Suite : { $name }
pad-result = Résultat
pad-erase = Retirer
pad-why = Pourquoi ?
pad-levels = Niveaux
pad-whole_tile = Tuile entière
pad-whole_tile_line = Choisissez les trois parties d’une tuile, puis tracez sur ses hexagones.
pad-clear = Recommencer
pad-empty = Espace vide
pad-lake = Lac : la Cité l’entoure.
pad-tap = Choisissez un élément, puis ses hexagones, un à un ou d’un trait.
pad-city_board =
    La Cité. Les flèches passent d’un hexagone à l’autre. H, M, B, T, G et Q posent Habitations,
    Marchés, Casernes, Temples, Jardins et Carrière, P change un Quartier en Place, 1 à 9 donnent le
    niveau, Suppr retire.
pad-refused = Il n’y a pas de place pour cela ici.
pad-doubt = Quelque chose ne va pas. La feuille compte ce qui est saisi.
pad-apart =
    { $hexes ->
        [one] { $hexes } élément est séparé du reste.
       *[other] { $hexes } éléments sont séparés du reste.
    }
pad-ground =
    Hexagones construits : { $hexes } ; la tuile de départ et des tuiles de trois en font 4, 7, 10,
    etc.
pad-level = Hexagones au niveau { $level } : { $hexes } ; des tuiles de trois en font 3, 6, 9, etc.
pad-no_tiles = Les hexagones du niveau { $level } ne se partagent pas en tuiles de trois.
pad-too_many_tiles = Il faudrait { $tiles } tuiles ; personne n’en pose plus de 30.
pad-too_many_houses = { $name } a { $houses } maisons ; il y en a 12.
pad-too_often = { $landscapes } paysages montrent : { $scenery } ; il y en a 6.
pad-twice = Le bâtiment { $building } est posé plusieurs fois.
pad-house_of = Maison : { $name }
pad-no_house = Sans maison
pad-which = Quel bâtiment
pad-which_line =
    Cela ne change rien au décompte final : seuls comptent l’endroit et la maison qui s’y trouve.
pad-next_by_number = Au choix
pad-town_board =
    La ville. Les flèches passent d’une case à l’autre. E, F, M et W posent terre, forêt, prairie et
    eau ; 1 et 2 posent un bâtiment avec la maison du premier ou du second joueur, 0 sans maison ;
    Suppr retire.
pad-tap_town =
    Choisissez un paysage ou un bâtiment, puis ses cases. Choisissez de nouveau un bâtiment pour le
    tourner.
pad-bankrupt = Qui n’a pas pu payer une perte ?
pad-nobody = Personne
pad-share = Partager
pad-picture = Enregistrer comme image
pad-copy = Copier comme texte
pad-another = Compter une autre partie

## Puzzles.

puzzles-title = Problèmes
puzzles-line = Des positions de parties fortes : trouvez le coup.
puzzles-day = Problème du jour
puzzles-day_line = Le même pour tout le monde, un nouveau chaque jour.
puzzles-day_solved = Résolu aujourd’hui
puzzles-day_failed = Pas résolu aujourd’hui
puzzles-days_in_a_row =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
puzzles-weekdays =
    .monday = L
    .tuesday = M
    .wednesday = M
    .thursday = J
    .friday = V
    .saturday = S
    .sunday = D
puzzles-solve = Résoudre
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-any = Tous
puzzles-themes =
    .best = Meilleur coup
    .points = Le plus de points
    .count = Faire compter
    .survive = Éviter la faillite
    .bankrupt = Ruiner l’adversaire
puzzles-rating = Votre classement
puzzles-graph = Évolution de votre classement
puzzles-rated = niveau { $rating }
puzzles-solved_of = { $solved } sur { $all } résolus
puzzles-in_a_row = { $number } de suite
puzzles-number = Problème { $number }
puzzles-best = Trouvez le meilleur coup.
puzzles-points = Marquez le plus de points en un coup.
puzzles-count =
    .houses = Faites compter vos Habitations.
    .markets = Faites compter vos Marchés.
    .barracks = Faites compter vos Casernes.
    .temples = Faites compter vos Temples.
    .gardens = Faites compter vos Jardins.
puzzles-survive =
    Posez de sorte que l’adversaire ne puisse pas vous mettre en faillite au prochain tour avec les
    tuiles visibles.
puzzles-bankrupt = Mettez l’adversaire en faillite pendant ce tour.
puzzles-right = Exact !
puzzles-begun = Terminez maintenant.
puzzles-wrong = Ce n’est pas celui-là.
puzzles-wins = Il gagne { $win } % des parties, le deuxième meilleur coup { $next } %.
puzzles-ahead =
    { $points ->
        [one] À la fin, il a { $points } point d’avance sur le deuxième meilleur coup.
       *[other] À la fin, il a { $points } points d’avance sur le deuxième meilleur coup.
    }
puzzles-brings =
    { $brings ->
        [one] Il rapporte { $brings } point, le deuxième meilleur coup { $next }.
       *[other] Il rapporte { $brings } points, le deuxième meilleur coup { $next }.
    }
puzzles-counts =
    { $brings ->
        [one] Cela compte désormais : { $brings } point tout de suite.
       *[other] Cela compte désormais : { $brings } points tout de suite.
    }
puzzles-survives = Ensuite, aucune tuile visible ne peut vous mettre en faillite.
puzzles-bankrupts = L’adversaire fait faillite pendant ce tour, et vous gagnez.
puzzles-better = Un autre coup est nettement meilleur.
puzzles-better_wins = Il gagne { $win } % des parties, aucun autre plus de { $next } %.
puzzles-brings_less =
    { $brings ->
        [one] Il rapporte { $brings } point. Un autre coup en rapporte { $most }.
       *[other] Il rapporte { $brings } points. Un autre coup en rapporte { $most }.
    }
puzzles-not_counting = Cela ne compte toujours pas.
puzzles-threatened = L’adversaire pourrait encore vous mettre en faillite : { $line }.
puzzles-can_pay = L’adversaire pourrait encore payer.
puzzles-see_why = Voir pourquoi
puzzles-try_again = Réessayer
puzzles-ends_ahead =
    La solution et votre coup joués { $futures } fois chacun jusqu’au bout : la solution donne { $points } points de plus (sûr à 95 % : de { $least } à { $most }).
puzzles-likely = C’est la suite dans { $times } cas sur 10.
puzzles-example = Les tuiles dévoilées sont un exemple.
puzzles-hint = Indice
puzzles-hint_tile = Prenez la tuile { $number }.
puzzles-hint_many = { $number } coups sont acceptés.
puzzles-show = Montrer la solution
puzzles-shown = Voici une solution.
puzzles-unrated = Votre classement ne change pas : vous aviez déjà répondu à ce problème.
puzzles-study = Étudier cette position
puzzles-share = Partager
puzzles-shared =
    { $solved ->
        [yes] Polis, problème du { $date } : résolu ✔
       *[no] Polis, problème du { $date } : pas résolu ✘
    }
puzzles-copied = Copié
puzzles-not_copied = Le navigateur n’autorise pas la copie
puzzles-none_left = Vous les avez tous résolus.
puzzles-missing = Ce problème n’existe pas
puzzles-not_loaded = Les problèmes n’ont pas pu être chargés.

## A game move by move.

replay-title = Revoir la partie
replay-moves = Coups
replay-start = Au début
replay-back = Reculer
replay-forward = Avancer
replay-end = À la fin
replay-play = Lire
replay-pause = Pause
replay-flip = Autre Cité
replay-at = Coup { $ply } sur { $plies }
replay-how = Comment on compte
replay-points = Points
replay-result = Résultat
replay-points_line = Points jusqu’ici ; en pointillé : attendus à la fin
replay-result_line = Résultat attendu : chances de gagner
replay-analyse = Analyser la partie
replay-go_on = Poursuivre l’analyse
replay-analyse_line = Analyser cette variante
replay-analysing = Examen de chaque coup : { $percent } %
replay-stop = Arrêter
replay-analysed = Chaque coup a été examiné.
replay-this_move = Ce coup
replay-not_yet = Pas encore examiné.
replay-marks =
    .strong = Fort
    .good = Bon
    .weak = Faible
    .missed = Manqué
replay-gave_away = Il a cédé { $win } de chances de gagner et { $points } points d’avance.
replay-nothing_lost = Il n’a rien cédé.
replay-no_choice = Il n’y avait pas de choix.
replay-better_was = Mieux valait
replay-also_good = Aussi envisagés
replay-why_wait = Recherche de la raison…
replay-why_unclear = Joués jusqu’au bout, les coups ne diffèrent nettement sur aucune partie du score.
replay-to_win = { $percent } % de victoire
replay-expects = { $points } points attendus
replay-more = { $percent } de plus
replay-known_then =
    Seul compte ce que l’on pouvait savoir à ce moment : les tuiles cachées restent cachées.
replay-turning = Tournants
replay-no_turning = Aucun coup n’a fait basculer la partie à lui seul.
replay-accuracy = Précision
replay-formula =
    La moyenne, sur tous les coups où il y avait un choix, de 100 · exp(−4,5 · perte). La perte est
    la part des chances de gagner que le coup a cédée ; 200 points d’avance valent une victoire
    entière.
replay-explore = Explorer
replay-explore_line =
    Prenez une tuile pour essayer un autre coup d’ici. Ce que vous essayez reste comme variante.
replay-answer = Faire répondre l’ordinateur
replay-thinking = L’ordinateur réfléchit
replay-move_up = Monter la variante
replay-remove = Supprimer la variante
replay-to_game = Revenir à la partie
replay-in_variation = Variante
replay-cannot_try =
    Ce coup ne peut pas être essayé ici : une tuile que personne n’a vue serait révélée.
replay-share = Partager
replay-link = Copier le lien vers cette position
replay-link_with_game = Copier un lien qui contient la partie
replay-copy_tree = Copier avec les variantes
replay-save_tree = Enregistrer avec les variantes
replay-print = Imprimer la feuille de partie
replay-unfinished = inachevée
replay-bad_record = Ce lien ne contient aucune partie lisible
replay-still_played = Cette partie est encore en cours
replay-still_played_line = On pourra l’étudier quand elle sera finie.
replay-keys = Touches
replay-key_lines =
    .step = reculer ou avancer d’un coup
    .ends = au début ou à la fin
    .variations = autres variantes de ce coup
    .play = lire
    .city = autre Cité
    .answer = faire répondre l’ordinateur
    .analyse = analyser ou arrêter

## The statistics of one's games.

statistics-title = Statistiques
statistics-games =
    { $games ->
        [one] { $games } partie terminée
       *[other] { $games } parties terminées
    }
statistics-none = Aucune partie n’est encore terminée. Dès qu’il y en aura une, elle comptera ici.
statistics-none_fits = Aucune partie ne correspond. Choisissez autre chose ci-dessus.
statistics-from = Parties de
statistics-here = Cet appareil
statistics-account = Mon compte
statistics-fetching = { $done } parties sur { $all } chargées
statistics-not_fetched = Les parties de votre compte n’ont pas pu être chargées. Réessayez plus tard.
statistics-whose = De qui
statistics-mine = Les miennes
statistics-everybody = Tous sur cet écran
statistics-all = Toutes
statistics-mode = Mode
statistics-opponent = Adversaire
statistics-basic = Jeu de base
statistics-variants = Avec variantes
statistics-long = Partie longue
statistics-lost = Perdues
statistics-between = sans doute de { $low } à { $high } %
statistics-margin = Avance moyenne
statistics-stones_left = Pierres restantes
statistics-houses = Maisons sur le plateau
statistics-length = Coups par partie
statistics-course = Points, partie après partie
statistics-course_told =
    Points de { $games } parties, la première à gauche : de { $low } à { $high }
statistics-course_line =
    Chaque point est une partie, la dernière à droite. La ligne est la moyenne d’une partie et des
    trois de chaque côté.
statistics-as_table = En tableau
statistics-game = Partie
statistics-date = Date
statistics-points = Points
statistics-parts = D’où viennent les points
statistics-share = Part
statistics-value_stars = Valeur × étoiles
statistics-by_opponent = Par adversaire
statistics-by_mode = Joueurs et modes
statistics-beginning = Qui commence
statistics-beginning_line =
    Le point est la part des parties gagnées ; la barre contient la vraie part avec 95 % de certitude.
    Moins de parties, barre plus longue.
statistics-first_wins = Le premier joueur gagne, { $players }
statistics-when_first = Vous, si vous commencez
statistics-when_later = Vous, sinon
statistics-fair = si cela ne changeait rien : { $percent } %
statistics-losses = Pertes typiques
statistics-losses_line =
    { $games ->
        [one] Chances de gagner qu’un coup cède en moyenne, sur { $games } partie.
       *[other] Chances de gagner qu’un coup cède en moyenne, sur { $games } parties.
    }
statistics-no_losses =
    Aucune de ces parties n’a encore été analysée. L’analyse montre à quel moment vous cédez le
    plus.
statistics-study = Étudier une partie
statistics-opening = Début
statistics-middle = Milieu
statistics-end = Fin
statistics-list = Les parties
statistics-replay = Revoir
statistics-film = Film
statistics-leave_out = Ne pas compter
statistics-left_out = La partie ne compte plus.
statistics-more = En montrer plus
statistics-export = Exporter
statistics-csv = Tableau (CSV)
statistics-json = JSON

## What there is to study.

study-title = Étudier
study-line = Parcourez vos parties coup par coup et trouvez ce qui valait mieux.
study-this_game = Étudier cette partie
study-open = Ouvrir une partie
study-open_line = Collez une partie copiée ou choisissez un fichier. Elle s’ajoute à vos parties.
study-open_now = Ouvrir et étudier
study-mine = Mes parties
study-no_games = Aucune partie n’est encore conservée ici. Jouez-en une, ou ouvrez une partie copiée.
study-online = Parties en ligne
study-puzzles_line = Trouvez le meilleur coup dans des positions de parties.
study-editor_line = Composez une position et examinez-la.
study-pad_line = Comptez les points à une vraie table.
study-statistics_line = Ce que vos parties ont en commun.

## Studying together online.

together-title = Étudier ensemble
together-line = Plusieurs personnes regardent la même partie en même temps : l’une guide, les autres suivent. Seuls ceux qui ont le lien la trouvent.
together-name = Titre
together-create = Créer l’étude
together-mine = Mes études
# $chapters (Number)
together-count =
    { $chapters ->
        [one] { $chapters } chapitre
       *[other] { $chapters } chapitres
    }
together-chapters = Chapitres
together-people = Présents
# $people (Number)
together-unnamed =
    { $people ->
        [one] et { $people } personne sans nom
       *[other] et { $people } autres sans nom
    }
together-leads = guide
together-owner = propriétaire
together-you_lead = Vous guidez : tout le monde voit où vous êtes.
# $name (String)
together-follows = Vous suivez { $name }.
together-away = Vous explorez de votre côté.
together-away_line = Ce que vous essayez reste à vous tant que vous ne le proposez pas.
together-follow = Suivre de nouveau
together-offer = Proposer ma variante
together-offered = Proposée. La personne qui guide décide.
together-own = à vous
together-offers = Variantes proposées
# $name (String)
# $moves (String)
together-offer_by = { $name } : { $moves }
together-look = Regarder
together-accept = Ajouter à l’étude
together-dismiss = Écarter
together-withdraw = Retirer
# $name (String)
together-hand_over = Laisser { $name } guider
together-lead_again = Guider de nouveau
together-give_back = Rendre la conduite
together-may_try = Les autres peuvent essayer des coups
together-closed = Dans cette étude, seule la personne qui guide essaie des coups.
together-add = Ajouter un chapitre
together-add_line = Collez une partie notée, avec ou sans variantes. Si elle n’est pas finie, les tuiles jamais vues sont omises.
together-chapter_name = Nom
together-rename = Renommer
# $name (String)
together-up = Monter { $name }
# $name (String)
together-remove = Retirer { $name }
together-manage = Gérer l’étude
together-delete = Supprimer l’étude
together-delete_sure = Supprimer pour tout le monde
together-missing = Cette étude n’existe pas ou a été supprimée.
together-invite = Inviter à l’étude
together-entering = Ouverture de l’étude…
together-begin = Commencer une étude à plusieurs
together-bad_record = Ce n’est pas une partie lisible, ou elle est trop longue.

## The words about films of games.

film-title = Film de la partie
film-line = Toute la partie en image animée (GIF), à enregistrer ou à envoyer.
film-make = Faire le film
film-size = Taille
film-small = Petit
film-large = Grand
film-pace = Durée d’un coup
film-seconds = { $seconds } s
film-picture_of = Image { $picture } sur { $all }
film-ready = Le film est prêt : { $size } Ko.
film-save = Enregistrer
film-share = Partager
film-again = Un autre
film-close = Fermer
film-failed = Le film n’a pas pu être fait dans ce navigateur.
film-before = avant le premier coup
film-after =
    { $moves ->
        [one] après { $moves } coup
       *[other] après { $moves } coups
    }
film-so_far = si elle finissait ici
film-drawn = partie nulle

## The long texts: the rules of Akropolis.

book-akropolis-introduction =
    Vous bâtissez une Cité de tuiles, côte à côte et les unes sur les autres, et voulez en tirer le
    plus de points. Chaque type de Quartier rapporte sa valeur multipliée par les étoiles de ses
    Places. De 1 à 4 joueurs.
book-akropolis-titles =
    .parts = Matériel
    .setup = Mise en place
    .turn = Votre tour
    .round = La manche
    .scoring = Le décompte
    .variants = Variantes
    .solo = Mode solo : l’Illustre Architecte
book-akropolis-lines =
    .tiles =
        Il y a 61 tuiles Cité de trois hexagones chacune. Un hexagone est une Carrière, une Place ou
        un Quartier. Places et Quartiers sont de cinq types : Habitations (bleu), Marchés (jaune),
        Casernes (rouge), Temples (violet) et Jardins (vert).
    .stars =
        Une Place Habitations porte 1 étoile ; les Places Marché, Caserne et Temple en portent
        2 ; une Place Jardin en porte 3.
    .start =
        Chaque joueur a une tuile de départ : une Place Habitations entourée de trois Carrières.
        C’est une seule tuile.
    .variants =
        Chaque variante s’active séparément, et toutes se combinent. Un Quartier qui respecte sa
        condition et aussi celle-ci compte double.
book-akropolis-rules =
    .rule_1 =
        Mélangez les tuiles prévues pour le nombre de joueurs : 37 à 2, 49 à 3, 61 à 4. Formez 11
        piles d’une tuile de plus qu’il n’y a de joueurs. Les tuiles restantes, deux de plus que de
        joueurs, sont alignées face visible : c’est le Chantier.
    .rule_2 =
        La partie longue, à 2 ou 3 joueurs, emploie les 61 tuiles : à deux joueurs, 19 piles de 3 et
        un Chantier de 4 ; à trois, 15 piles de 4 et 1 tuile en plus.
    .rule_3 =
        Le premier joueur est Architecte en Chef. Dans l’ordre du tour, les joueurs reçoivent 1, 2,
        3 et 4 Pierres.
    .rule_4 =
        Prenez une tuile du Chantier. La première est gratuite ; chaque autre coûte 1 Pierre par
        tuile qui la précède. Les Pierres vont à la réserve. Vous ne pouvez pas prendre une tuile
        que vous ne pouvez pas payer.
    .rule_5 =
        Ajoutez la tuile à votre Cité, tournée à votre gré. Au premier niveau, tous ses hexagones
        sont sur des espaces vides, et l’un au moins touche votre Cité par un bord. À un niveau
        supérieur, tous trois reposent sur des hexagones de même hauteur qui appartiennent à deux
        tuiles différentes au moins. Une Cité peut s’étendre sans limite.
    .rule_6 =
        Chaque Carrière que vous recouvrez vous donne aussitôt 1 Pierre. Ce qui est recouvert ne
        compte plus.
    .rule_7 =
        Quand, après un tour, il ne reste qu’une tuile dans le Chantier, elle devient la première,
        une pile est dévoilée à sa suite, et le pion Architecte en Chef passe à gauche. Une manche a
        un tour de plus qu’il n’y a de joueurs : le joueur suivant est donc toujours le nouvel
        Architecte en Chef. S’il n’y a plus de pile, la partie s’achève. La dernière tuile n’est
        jamais jouée : la partie a 36, 48 ou 60 tours à 2, 3 ou 4 joueurs, et 60 en partie longue.
    .rule_8 =
        Ce qui est visible d’en haut compte : l’hexagone au sommet de chaque colonne. Deux hexagones
        sont adjacents quand leurs colonnes le sont, quelles que soient leurs hauteurs. Un Quartier
        vaut son niveau : 1 au premier, 2 au deuxième, et ainsi de suite.
    .rule_9 =
        Chaque type rapporte la somme des valeurs de ses Quartiers qui respectent leur condition,
        multipliée par les étoiles de ses Places visibles. Sans une telle Place, il ne rapporte
        rien.
    .rule_10 =
        Chaque Pierre vaut 1 point de plus. Le joueur qui a le plus de points l’emporte ; à égalité,
        celui qui a le plus de Pierres.
    .rule_11 =
        Mise en place comme à deux joueurs. Vous commencez, avec 1 Pierre. L’Illustre Architecte a
        une tuile de départ et 2 Pierres. Les Pierres que vous payez lui reviennent ; celles qu’il
        paie vont à la réserve. Le pion Architecte en Chef et les manches suivent les règles à deux.
    .rule_12 =
        À son tour, il veut la moins chère des tuiles avec une Place. S’il peut la payer, il la
        prend et paie ; sinon, ou s’il n’y en a pas, il prend la première tuile. Il garde ses tuiles
        de côté : rien n’est posé ni recouvert, et toutes comptent, avec sa tuile de départ.
    .rule_13 =
        Pour chaque type, il compte le nombre de ses Quartiers multiplié par leur niveau, puis par
        les étoiles de ses Places. Tous ses Quartiers respectent leur condition. Ses Pierres
        s’ajoutent. Hippodamos (facile) : niveau 1. Métagénès (moyen) : niveau 1, et 2 points par
        Carrière, celles de sa tuile de départ comprises. Callicratès (difficile) : niveau 2.
    .rule_14 = Vous gagnez avec plus de points, ou à égalité avec plus de Pierres.
book-akropolis-rulings =
    .ruling_A1 =
        Les Pierres de la boîte sont du matériel, pas une limite : la réserve ne s’épuise jamais.
    .ruling_A2 =
        Chaque manche commence avec deux tuiles de plus dans le Chantier qu’il n’y a de joueurs.
        Dans la partie longue à trois, la première pile est donc dévoilée aussitôt à côté de la
        tuile seule : la partie commence avec un Chantier de 5 et 14 piles, et a 60 tours.
    .ruling_A3 =
        Le plus grand groupe est celui qui a le plus d’Habitations ; à égalité, celui de plus grande
        valeur. Les Places ne font pas partie d’un groupe.
    .ruling_A4 =
        Un lac est un espace vide, ou plusieurs qui se touchent, que la Cité entoure complètement.
        Il n’est pas hors de la Cité : des Casernes qui ne touchent que des lacs ne comptent pas.
    .ruling_A5 = Égalité de points et de Pierres : la victoire est partagée.
    .ruling_A6 =
        Avec des variantes, ses Habitations doublent si elles valent 10 ou plus, et ses Temples
        seulement chez Callicratès. Ses Casernes et ses Jardins doublent toujours. De ses Marchés, 3
        au plus par Place Marché doublent.
    .ruling_A7 = Égalité de points et de Pierres : il gagne.
    .ruling_A8 = Le solo se joue aussi en partie longue : comme la partie longue à deux.
book-akropolis-conditions =
    .houses = Seules celles de votre plus grand groupe d’Habitations adjacentes comptent.
    .markets =
        Un Marché compte s’il n’est adjacent à aucun autre Marché. Une Place Marché ne le gêne pas.
    .barracks =
        Les Casernes comptent en bordure de la Cité : un espace adjacent au moins est vide et
        hors de la Cité.
    .temples = Un Temple compte si les six espaces adjacents sont bâtis, à quelque hauteur que ce soit.
    .gardens = Les Jardins comptent toujours.
book-akropolis-doubles =
    .houses = Le groupe vaut 10 ou plus. (Il est choisi avant tout doublement.)
    .markets = Le Marché est adjacent à une Place Marché visible.
    .barracks = À côté de la Caserne, 3 ou 4 espaces sont vides et hors de la Cité.
    .temples = Le Temple est au deuxième niveau ou plus haut.
    .gardens = Le Jardin est adjacent à un lac.
book-akropolis-figures =
    .start = La tuile de départ : une Place à 1 étoile et trois Carrières.
    .site = Un Chantier pour deux joueurs. La troisième tuile coûte 2 Pierres.
    .beside = Premier niveau : la tuile est à côté de la Cité et la touche.
    .on_top = Deuxième niveau : la tuile repose sur trois hexagones de hauteur 1, de deux tuiles.
    .one_tile = Interdit : les trois hexagones du dessous sont d’une seule tuile.
    .not_level = Interdit : les hexagones du dessous n’ont pas la même hauteur.
    .quarries = La tuile recouvre des Carrières : chacune vous donne une Pierre.
    .houses =
        Les Habitations cerclées forment le plus grand groupe et comptent. L’Habitation isolée ne
        compte pas.
    .markets = Le Marché cerclé est seul et compte. Les deux autres se touchent : aucun ne compte.
    .barracks =
        Les Casernes cerclées sont en bordure. Celles qui sont marquées sont enclavées et ne
        comptent pas.
    .lake = Les Casernes marquées ne touchent qu’un lac : elles ne comptent pas.
    .temples = Le Temple cerclé est entouré. Celui qui est marqué a un côté ouvert : il ne compte pas.
    .gardens = Un Jardin au niveau 1 et un au niveau 2, multipliés par 3 étoiles : 9 points.
    .no_plaza = Un Jardin, mais aucune Place Jardin : il ne rapporte rien.
    .double_houses = Le groupe vaut 10 ou plus : toutes ses Habitations comptent double.
    .double_markets = Le Marché cerclé touche sa Place et compte double.
    .double_barracks = Les Casernes cerclées ont 3 ou 4 côtés ouverts et comptent double.
    .double_temples = Le Temple cerclé est à un niveau supérieur et compte double.
    .double_gardens = Le Jardin cerclé touche un lac et compte double.

## The long texts: the rules of Architekton.

book-architekton-introduction =
    Deux joueurs posent ensemble une ville de bâtiments et de paysages, chacun pour soi. À la fin
    comptent votre plus grand groupe de maisons et vos jetons.
book-architekton-titles =
    .parts = Matériel
    .setup = Mise en place
    .turn = Votre tour
    .enclosed = Bâtiments entourés
    .end = La fin
    .match = Le match
book-architekton-lines =
    .buildings =
        Il y a 22 bâtiments. Chacun de leurs côtés montre l’un de quatre décors : terre, prairie,
        eau ou forêt.
    .landscapes = Il y a 24 paysages, 6 de chaque décor.
    .houses = Chaque joueur a 12 maisons. Au début, chacun a 1 jeton.
book-architekton-rules =
    .rule_1 =
        Mélangez les bâtiments : les 4 du dessus forment la réserve, face cachée ; les 3 suivants
        sont dévoilés. Faites de même avec les paysages : 4 dans la réserve, 3 dévoilés. Les 6
        tuiles visibles sont l’étalage.
    .rule_2 = Les 2 paysages suivants sont le début de la ville. Ils se touchent par un coin.
    .rule_3 = Le plus âgé commence. Ici, vous choisissez qui commence, ou laissez faire le hasard.
    .rule_4 =
        Prenez deux tuiles de l’étalage, l’une après l’autre, et posez-les : deux de la même sorte
        ou une de chaque, dans l’ordre voulu. Puis l’étalage est complété à 3 bâtiments et 3
        paysages.
    .rule_5 =
        Bâtiments et paysages alternent comme sur un échiquier : à côté d’un bâtiment, seulement des
        paysages, et inversement. Une tuile doit avoir au moins un côté commun avec une tuile déjà
        posée, et un côté commun au moins doit correspondre : le bâtiment y montre le décor du
        paysage. Les bâtiments se tournent ; les paysages sont les mêmes de tous les côtés.
    .rule_6 =
        Qui pose un bâtiment y place aussitôt une de ses maisons. S’il ne vous en reste plus en
        main, vous devez y déplacer une des vôtres depuis un autre bâtiment. Le bâtiment qui perd sa
        maison n’a plus de propriétaire.
    .rule_7 =
        Dès qu’une tuile est posée, chaque bâtiment qui a maintenant des paysages sur ses quatre
        côtés est compté pour son propriétaire : le joueur dont la maison s’y trouve, que ce soit
        son tour ou non. Si tous les côtés correspondent, il gagne 1 jeton. Si 1, 2 ou 3 côtés ne
        correspondent pas, il perd 1, 2 ou 3 jetons, mais peut d’abord reprendre la maison en main :
        la perte est alors réduite de 1.
    .rule_8 =
        Qui ne peut pas payer une perte, même en reprenant la maison, perd aussitôt : la partie
        s’arrête avant son terme et l’adversaire a gagné.
    .rule_9 =
        Quand les piles ne complètent plus l’étalage après un tour, on prend dans les réserves et la
        dernière manche commence. Si c’est au premier joueur, chacun joue encore une fois ; si
        c’est à l’autre, lui seul. Chacun a ainsi joué autant de fois.
    .rule_10 =
        À la fin, chaque bâtiment voisin de 1 ou 2 paysages seulement est retiré, avec sa maison.
        Puis chaque maison de votre plus grand groupe en diagonale vaut 1 point, et chaque jeton 1
        point.
    .rule_11 =
        Le joueur qui a le plus de points l’emporte ; à égalité, celui qui a le plus de maisons sur
        le plateau après ce retrait ; sinon la partie est nulle.
    .rule_12 =
        Un match est une série de parties. Une victoire avant terme rapporte 2 points de victoire,
        toute autre 1, une partie nulle aucun. Les joueurs commencent à tour de rôle. Le premier à 2
        points de victoire gagne le match.
book-architekton-rulings =
    .ruling_T1 =
        Le livret ne montre pas les bâtiments. Les nôtres sont toutes les combinaisons où les décors
        présents le sont également : 4 d’un seul décor, 12 de deux, 6 des quatre. Cela fait 22
        tuiles, et chaque décor est sur 22 côtés.
    .ruling_T2 =
        Les 8 jetons de la boîte sont du matériel, pas une limite : un jeton gagné est toujours
        reçu.
    .ruling_T3 =
        Une tuile peut entourer plusieurs bâtiments. Les gains viennent d’abord. Puis les pertes,
        celles du joueur qui a posé avant celles de l’adversaire, dans l’ordre nord, est, sud, ouest
        de la tuile. Chacune est décidée et payée avant la suivante.
    .ruling_T4 =
        Un bâtiment sans maison n’est pas compté, ni maintenant ni plus tard. Une maison déplacée
        sur un bâtiment ne le fait pas compter de nouveau : il compte seulement au moment où il est
        entouré.
    .ruling_T5 =
        La décision revient au propriétaire, même pendant le tour de l’adversaire. S’il ne peut
        payer que l’un des deux choix, c’est celui-là.
    .ruling_T6 = Si une maison doit être déplacée, elle l’est avant le décompte.
    .ruling_T7 =
        Si aucune tuile de l’étalage ne peut être posée, avant votre première ou votre seconde pose,
        l’étalage est échangé : ses tuiles vont sous leurs piles et on en tire autant du dessus,
        encore et encore jusqu’à ce qu’une tuile puisse être posée. Si aucune tuile de l’étalage et
        des piles ne peut l’être, l’étalage reste tel quel et le reste du tour est passé. Si les
        deux joueurs passent un tour entier l’un après l’autre, la partie se termine par le décompte
        final.
    .ruling_T8 =
        Pendant la dernière manche, les réserves complètent encore l’étalage tant qu’elles durent. Un
        étalage qu’on ne peut plus compléter reste incomplet.
    .ruling_T9 =
        Des maisons sont reliées quand leurs bâtiments se touchent par un coin et portent tous deux
        une maison du même joueur.
book-architekton-figures =
    .start = Les deux paysages du début. Des bâtiments peuvent aller aux emplacements marqués.
    .lay = Permis : les deux côtés qui se touchent correspondent.
    .no_match = Interdit : tourné ainsi, aucun côté ne correspond.
    .gain = Entouré, et les quatre côtés correspondent : le propriétaire a gagné 1 jeton.
    .choice =
        Entouré, et un côté ne correspond pas : le propriétaire garde la maison et paie 1 jeton, ou
        la reprend et ne paie rien.
    .last_round =
        La dernière manche commence au trait. En haut, c’est au premier joueur : encore un
        tour pour chacun. En bas, c’est à l’autre : encore un tour pour lui seul.
    .removed = Les bâtiments cerclés n’ont que 1 ou 2 paysages voisins : ils sont retirés à la fin.
    .group =
        Des fils relient le plus grand groupe de chaque joueur : des maisons dont les bâtiments se
        touchent par un coin.

## The long texts: what the steps of the first games say.

book-lessons-akropolis =
    .step_1 = Votre Cité
    .step_1_text =
        Toute Cité commence par cette tuile : une Place à une étoile et trois Carrières. Vous allez
        bâtir pendant quelques tours, à côté et par-dessus. L’ordinateur bâtit sa propre Cité.
    .step_2 = Le Chantier
    .step_2_text =
        Voici les tuiles. La première est gratuite ; chaque suivante coûte une Pierre de plus. Vous
        avez 1 Pierre. Chaque Pierre qui reste à la fin est un point.
    .step_3 = Votre première tuile
    .step_3_text =
        Prenez la première tuile : deux Habitations et une Carrière. Posez-la contre votre Cité, par
        deux bords au moins. Choisissez un emplacement, et le même encore pour la
        tourner.
    .step_4 = Habitations
    .step_4_text =
        Vos deux Habitations sont côte à côte : un groupe de valeur 2. La Place le multiplie par son
        étoile : 2 × 1 = 2 points. Seul le plus grand groupe d’Habitations compte.
    .step_5 = L’ordinateur bâtit
    .step_5_text =
        L’ordinateur a pris gratuitement la première tuile restante. Voici sa Cité ; l’anneau montre
        sa dernière tuile.
    .step_6 = Une Place
    .step_6_text =
        La dernière tuile a une Place Marché, une Habitation et un Jardin. Elle coûte 1 Pierre.
        Prenez-la, et posez-la de sorte que son Habitation rejoigne votre groupe.
    .step_7 = Une nouvelle manche
    .step_7_text =
        Il restait une tuile. Elle est devenue la première, une pile a été dévoilée à sa suite, et
        le pion Architecte en Chef est passé à l’ordinateur, qui a ouvert la manche.
    .step_8 = Par-dessus
    .step_8_text =
        Bâtissez maintenant en hauteur. Prenez la première tuile et posez-la sur trois hexagones de
        même hauteur, de deux tuiles. Recouvrez au moins une Carrière, mais aucune Place.
    .step_9 = Niveaux et Pierres
    .step_9_text =
        Chaque Carrière recouverte vous a donné une Pierre. Au niveau 2, un Quartier vaut 2, et ce
        qui est dessous ne compte plus. Votre Marché compte, multiplié par les 2 étoiles de sa
        Place.
    .step_10 = L’ordinateur bâtit
    .step_10_text =
        L’ordinateur a pris une tuile. Il en restait de nouveau une : la troisième manche commence,
        et c’est à vous.
    .step_11 = Marchés
    .step_11_text =
        Un Marché ne compte que s’il ne touche aucun autre Marché. Prenez la première tuile, et
        posez-la de sorte que vos Marchés valent plus qu’avant.
    .step_12 = Les autres Quartiers
    .step_12_text =
        Les Casernes comptent en bordure de la Cité, les Temples quand leurs six côtés sont bâtis,
        les Jardins toujours. Mais chaque type a besoin de sa Place : sans étoile, pas de point.
    .step_13 = L’ordinateur bâtit
    .step_13_text = Il vous reste deux tuiles. La première est gratuite, la seconde coûte une Pierre.
    .step_14 = Votre choix
    .step_14_text =
        Prenez l’une des deux et trouvez un emplacement qui rapporte 4 points ou plus. Les pastilles
        au-dessus de la tuile montrent ce qui change.
    .step_15 = La fin
    .step_15_text =
        Une partie à deux a 36 tours. Puis chaque type rapporte sa valeur multipliée par ses
        étoiles, et chaque Pierre un point. La feuille montre ce que vous avez maintenant.
    .step_16 = Une vraie partie
    .step_16_text =
        Vous savez tout ce qu’il faut. Les règles parlent des lacs, des variantes et du mode solo
        contre l’Illustre Architecte.
book-lessons-architekton =
    .step_1 = La ville
    .step_1_text =
        Les deux joueurs bâtissent une seule ville. Elle commence par deux paysages qui se touchent
        par un coin, ici terre et prairie. Bâtiments et paysages alternent comme sur un échiquier.
    .step_2 = L’étalage
    .step_2_text =
        Trois bâtiments et trois paysages sont visibles. À votre tour, vous prenez deux tuiles,
        l’une après l’autre, et les posez. Un côté au moins doit correspondre à ce qu’il touche.
    .step_3 = Votre premier bâtiment
    .step_3_text =
        Prenez le premier bâtiment, où terre et prairie alternent. Posez-le entre les deux paysages
        pour que les deux côtés correspondent. Choisissez encore l’emplacement pour le tourner.
        Une de vos maisons s’y place.
    .step_4 = Un paysage
    .step_4_text =
        Votre seconde tuile : prenez terre ou prairie, et posez-la sur un côté libre de votre
        bâtiment, là où elle correspond.
    .step_5 = L’ordinateur bâtit
    .step_5_text =
        L’ordinateur a posé un bâtiment dans l’autre coin entre les paysages. Sa maison est un dôme,
        les vôtres ont un pignon.
    .step_6 = Sa seconde tuile
    .step_6_text =
        Le paysage de l’ordinateur correspond à son propre bâtiment. Après un tour, l’étalage est
        complété.
    .step_7 = Entouré
    .step_7_text =
        Un côté de votre bâtiment est encore libre. Posez-y le paysage qui correspond : les quatre
        côtés correspondent, et vous gagnez un jeton.
    .step_8 = Un groupe
    .step_8_text =
        Des maisons dont les bâtiments se touchent par un coin forment un groupe. Posez le bâtiment
        tout en terre au coin du vôtre. L’un de ses côtés ne correspondra pas.
    .step_9 = L’ordinateur répond
    .step_9_text =
        L’ordinateur a posé de la terre à côté de votre nouveau bâtiment. Trois côtés sont pris, et
        l’un d’eux ne correspond pas.
    .step_10 = Une perte
    .step_10_text =
        Avec sa seconde tuile, il a entouré votre bâtiment. Un côté ne correspond pas : cela vous
        coûte un jeton, ou la maison.
    .step_11 = Votre décision
    .step_11_text =
        Gardez la maison et payez 1 jeton : votre groupe reste uni. Ou reprenez-la et ne payez rien.
        C’est à vous de décider.
    .step_12 = Jetons
    .step_12_text =
        Qui ne peut pas payer une perte perd aussitôt la partie. Prenez garde aux côtés qui ne
        correspondent pas, surtout avec peu de jetons.
    .step_13 = Le groupe grandit
    .step_13_text =
        Posez un bâtiment quelconque au coin d’un bâtiment qui porte votre maison. Regardez combien
        de ses côtés correspondent.
    .step_14 = Votre seconde tuile
    .step_14_text = Posez ce que vous voulez, là où cela convient.
    .step_15 = La fin
    .step_15_text =
        Quand les piles s’épuisent, la dernière manche commence. Puis les bâtiments voisins
        d’un ou deux paysages seulement sont retirés. Chaque maison de votre plus grand groupe est
        un point, chaque jeton aussi.
    .step_16 = Une vraie partie
    .step_16_text =
        Vous savez tout ce qu’il faut. Les règles parlent des cas rares et du match.
book-lessons-answers =
    .not_allowed = Elle ne peut pas aller là.
    .other_tile = C’est une autre tuile. Prenez celle qui est demandée.
    .too_loose = C’est permis, mais un seul bord touche. Rapprochez-la : deux bords au moins.
    .not_on_ground = C’est permis, mais restez au sol cette fois : posez-la à côté de votre Cité.
    .houses_elsewhere =
        C’est permis, mais son Habitation ne rejoint pas votre groupe. Tournez-la, ou posez-la à
        côté de vos Habitations.
    .no_quarry = C’est permis, mais elle ne recouvre aucune Carrière. Posez-la par-dessus au moins une.
    .covers_plaza =
        C’est permis, mais elle recouvre une Place, et ses étoiles seraient perdues. Choisissez un
        autre emplacement.
    .markets_touch =
        C’est permis, mais vos Marchés ne vaudraient pas plus. Séparez-les, et n’en recouvrez aucun.
    .few_points =
        C’est permis, mais cela rapporte moins de 4 points. Regardez les pastilles au-dessus de la
        tuile.
    .sides_differ =
        Pas encore : les deux côtés qui touchent doivent correspondre. Posez-le entre les deux
        paysages, et tournez-le.
    .no_chip = C’est permis, mais cela n’entoure pas votre bâtiment de quatre côtés qui correspondent.
    .no_corner = C’est permis, mais cela ne touche aucun coin d’un bâtiment qui porte votre maison.

## The host's page, which is loaded when it is opened.

book-host-title = Page de l’hôte
book-host-no_host = Seuls les hôtes de ce site voient cette page.
book-host-sign_in_again = Votre connexion date un peu. Pour changer quelque chose, saisissez à nouveau votre mot de passe.
book-host-people = Personnes
book-host-accounts = Comptes
book-host-guests = Invités
book-host-suspended = Exclus
book-host-tables = Tables
book-host-gathering = En attente de joueurs
book-host-playing = En cours
book-host-finished = Terminées
book-host-load = Charge
book-host-sockets = Connectés
book-host-p99 = 99 coups sur 100 en
book-host-queue = Écritures en attente
book-host-memory = Mémoire
book-host-servers = Serveurs
book-host-engine = Attendent l’ordinateur
book-host-storage = Stockage
book-host-damaged = La base de données est endommagée. Restaurez une sauvegarde.
book-host-errors = Erreurs depuis le démarrage
book-host-failures = Requêtes en échec
book-host-database_errors = Erreurs de la base
book-host-wrong_passwords = Mots de passe faux
book-host-limited = Trop rapides
book-host-log = Derniers avertissements
book-host-no_log = Aucun avertissement.
book-host-backups = Sauvegardes
book-host-no_backups = Aucune sauvegarde connue ici. Celles de « polis backup » y figurent.
book-host-verified = testée
book-host-unverified = non testée
book-host-sign_up = Qui peut entrer
book-host-open = Tout le monde
book-host-invited = Seulement les invités
book-host-invitations = Invitations
book-host-invite = Créer une invitation
book-host-note = Pour qui
book-host-days = Jours
book-host-uses = Utilisations
book-host-withdraw = Retirer
book-host-announcement = Annonce
book-host-announcement_line = Toutes les pages montrent cette ligne jusqu’à sa fin.
book-host-text = Texte
book-host-hours = Heures
book-host-announce = Annoncer
book-host-end = Y mettre fin
book-host-search = Nom
book-host-suspend = Exclure
book-host-allow = Laisser revenir
book-host-sign_out = Déconnecter
book-host-new_password = Nouveau mot de passe
book-host-password_once = Communiquez ce mot de passe. Il n’est montré qu’une fois.
book-host-host = Hôte
book-host-deeds_title = Ce que les hôtes ont fait
book-host-command = polis admin
book-host-used = { $used } sur { $most } utilisées
book-host-until = jusqu’au { $date }
book-host-reports = Signalements
book-host-no_reports = Aucun signalement ouvert.
book-host-engine_sign = Signe de moteur
book-host-engine_working = Parties examinées : { $done } sur { $games }
book-host-engine_none = Il n’y a aucune partie entière à examiner.
book-host-engine_found =
    { $game } : { $moves } coups, { $loss } % d’une victoire perdus par coup (95 % :
    { $interval }), Maître { $reference } % ; score { $score }.
book-host-engine_notable = Bien plus proche du moteur que Maître.
book-host-engine_line =
    Une raison de regarder les parties, jamais une preuve : de forts joueurs ont aussi un score
    élevé, et peu de parties disent peu. Rien n’en découle automatiquement.
book-host-suspend_week = Exclure une semaine
book-host-rename = Renommer
book-host-annul = Annuler le classement
book-host-close_report = Clore
book-host-reported_by = signalé par { $name }
book-host-deeds =
    .suspended = Exclu
    .allowed = Laissé revenir
    .signed_out = Déconnecté
    .new_password = Nouveau mot de passe
    .host_named = Nommé hôte
    .host_dismissed = N’est plus hôte
    .sign_up_opened = Ouvert à tous
    .sign_up_closed = Sur invitation seulement
    .invited = Invitation créée
    .uninvited = Invitation retirée
    .announced = Annoncé
    .announcement_ended = Annonce terminée
    .renamed = Renommé
    .rating_annulled = Classement annulé
    .report_closed = Signalement clos

## What mails say. The server writes them; no page loads them.

book-mail-hello = Bonjour { $name },
book-mail-confirm_subject = Confirmez votre adresse
book-mail-confirm =
    quelqu’un, sans doute vous, a donné cette adresse pour un compte sur { $site }. Pour la confirmer,
    saisissez-y ce code dans le compte d’ici un jour :
book-mail-recover_subject = Un code pour un nouveau mot de passe
book-mail-recover =
    quelqu’un, sans doute vous, a oublié le mot de passe de ce compte sur { $site }. Avec ce code, vous
    en choisissez un nouveau. Il est valable une heure, et une seule fois :
book-mail-not_asked = Si ce n’était pas vous, vous n’avez rien à faire.
book-mail-turn = À votre tour contre { $names }
book-mail-turn_alone = C’est à vous de jouer
book-mail-challenge = { $name } vous défie à { $game }
book-mail-stop = Pour ne plus recevoir ces e-mails, ouvrez ceci :
