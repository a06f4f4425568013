//! French.

use super::{LessonText, step};

pub const LESSON: LessonText = LessonText {
    akropolis: [
        step(
            "Votre Cité",
            "Toute Cité commence par cette tuile : une Place à une étoile et trois Carrières. Vous \
             allez bâtir pendant quelques tours, à côté et par-dessus. L’ordinateur bâtit sa propre \
             Cité.",
        ),
        step(
            "Le Chantier",
            "Voici les tuiles. La première est gratuite ; chaque suivante coûte une Pierre de plus. \
             Vous avez 1 Pierre. Chaque Pierre qui reste à la fin est un point.",
        ),
        step(
            "Votre première tuile",
            "Prenez la première tuile : deux Habitations et une Carrière. Posez-la contre votre Cité, \
             par deux bords au moins. Touchez un emplacement, et encore une fois pour la tourner.",
        ),
        step(
            "Habitations",
            "Vos deux Habitations sont côte à côte : un groupe de valeur 2. La Place le multiplie par \
             son étoile : 2 × 1 = 2 points. Seul le plus grand groupe d’Habitations compte.",
        ),
        step(
            "L’ordinateur bâtit",
            "L’ordinateur a pris gratuitement la première tuile restante. Voici sa Cité ; l’anneau \
             montre sa dernière tuile.",
        ),
        step(
            "Une Place",
            "La dernière tuile a une Place Marchés, une Habitation et un Jardin. Elle coûte 1 Pierre. \
             Prenez-la, et posez-la de sorte que son Habitation rejoigne votre groupe.",
        ),
        step(
            "Une nouvelle manche",
            "Il restait une tuile. Elle est devenue la première, une pile a été dévoilée à sa suite, \
             et le pion Architecte en Chef est passé à l’ordinateur, qui a ouvert la manche.",
        ),
        step(
            "Par-dessus",
            "Bâtissez maintenant en hauteur. Prenez la première tuile et posez-la sur trois hexagones \
             de même hauteur, de deux tuiles. Recouvrez au moins une Carrière, mais aucune Place.",
        ),
        step(
            "Niveaux et Pierres",
            "Chaque Carrière recouverte vous a donné une Pierre. Au niveau 2, un Quartier vaut 2, et \
             ce qui est dessous ne compte plus. Votre Marché compte, multiplié par les 2 étoiles de \
             sa Place.",
        ),
        step(
            "L’ordinateur bâtit",
            "L’ordinateur a pris une tuile. Il en restait de nouveau une : la troisième manche \
             commence, et c’est à vous.",
        ),
        step(
            "Marchés",
            "Un Marché ne compte que s’il ne touche aucun autre Marché. Prenez la première tuile, et \
             posez-la de sorte que vos Marchés valent plus qu’avant.",
        ),
        step(
            "Les autres Quartiers",
            "Les Casernes comptent en bordure de la Cité, les Temples quand leurs six côtés sont \
             bâtis, les Jardins toujours. Mais chaque type a besoin de sa Place : sans étoile, pas de \
             point.",
        ),
        step(
            "L’ordinateur bâtit",
            "Il vous reste deux tuiles. La première est gratuite, la seconde coûte une Pierre.",
        ),
        step(
            "Votre choix",
            "Prenez l’une des deux et trouvez un emplacement qui rapporte 4 points ou plus. Les \
             pastilles au-dessus de la tuile montrent ce qui change.",
        ),
        step(
            "La fin",
            "Une partie à deux a 36 tours. Puis chaque type compte sa valeur multipliée par ses \
             étoiles, et chaque Pierre est un point. La feuille montre ce que vous avez maintenant.",
        ),
        step(
            "Une vraie partie",
            "Vous savez tout ce qu’il faut. Les règles parlent des lacs, des variantes et du mode \
             solo contre l’Illustre Architecte.",
        ),
    ],
    architekton: [
        step(
            "La ville",
            "Les deux joueurs bâtissent une seule ville. Elle commence par deux paysages qui se \
             touchent par un coin, ici terre et prairie. Bâtiments et paysages alternent comme sur un \
             échiquier.",
        ),
        step(
            "L’étalage",
            "Trois bâtiments et trois paysages sont visibles. À votre tour, vous prenez deux tuiles, \
             l’une après l’autre, et les posez. Un côté au moins doit correspondre à ce qu’il touche.",
        ),
        step(
            "Votre premier bâtiment",
            "Prenez le premier bâtiment, où terre et prairie alternent. Posez-le entre les deux \
             paysages pour que les deux côtés correspondent. Touchez-le encore pour le tourner. Une de vos \
             maisons s’y place.",
        ),
        step(
            "Un paysage",
            "Votre seconde tuile : prenez terre ou prairie, et posez-la sur un côté libre de votre \
             bâtiment, là où elle correspond.",
        ),
        step(
            "L’ordinateur bâtit",
            "L’ordinateur a posé un bâtiment dans l’autre coin entre les paysages. Sa maison est un \
             dôme, les vôtres ont un pignon.",
        ),
        step(
            "Sa seconde tuile",
            "Le paysage de l’ordinateur correspond à son propre bâtiment. Après un tour, l’étalage \
             est complété.",
        ),
        step(
            "Entouré",
            "Un côté de votre bâtiment est encore libre. Posez-y le paysage qui correspond : les \
             quatre côtés correspondent, et vous gagnez un jeton.",
        ),
        step(
            "Un groupe",
            "Des maisons dont les bâtiments se touchent par un coin forment un groupe. Posez le \
             bâtiment tout en terre au coin du vôtre. L’un de ses côtés ne correspondra pas.",
        ),
        step(
            "L’ordinateur répond",
            "L’ordinateur a posé de la terre à côté de votre nouveau bâtiment. Trois côtés sont pris, \
             et l’un d’eux ne correspond pas.",
        ),
        step(
            "Une perte",
            "Avec sa seconde tuile, il a entouré votre bâtiment. Un côté ne correspond pas : cela vous \
             coûte un jeton, ou la maison.",
        ),
        step(
            "Votre décision",
            "Gardez la maison et payez 1 jeton : votre groupe reste uni. Ou reprenez-la et ne payez \
             rien. C’est à vous de décider.",
        ),
        step(
            "Jetons",
            "Qui ne peut pas payer une perte perd aussitôt la partie. Prenez garde aux côtés qui ne \
             correspondent pas, surtout avec peu de jetons.",
        ),
        step(
            "Le groupe grandit",
            "Posez un bâtiment quelconque au coin d’un bâtiment qui porte votre maison. Regardez \
             combien de ses côtés correspondent.",
        ),
        step(
            "Votre seconde tuile",
            "Posez ce que vous voulez, là où cela convient.",
        ),
        step(
            "La fin",
            "Quand les piles s’épuisent, le dernier tour de table commence. Puis les bâtiments voisins \
             d’un ou deux paysages seulement sont retirés. Chaque maison de votre plus grand groupe \
             est un point, chaque jeton aussi.",
        ),
        step(
            "Une vraie partie",
            "Vous savez tout ce qu’il faut. Les règles disent ce qui arrive dans les cas rares, et \
             parlent du match.",
        ),
    ],
    answers: [
        "Elle ne peut pas aller là.",
        "C’est une autre tuile. Prenez celle qui est demandée.",
        "C’est permis, mais un seul bord touche. Rapprochez-la : deux bords au moins.",
        "C’est permis, mais restez au sol cette fois : posez-la à côté de votre Cité.",
        "C’est permis, mais son Habitation ne rejoint pas votre groupe. Tournez-la, ou posez-la à \
         côté de vos Habitations.",
        "C’est permis, mais elle ne recouvre aucune Carrière. Posez-la par-dessus au moins une.",
        "C’est permis, mais elle recouvre une Place, et ses étoiles seraient perdues. Choisissez un \
         autre emplacement.",
        "C’est permis, mais vos Marchés ne vaudraient pas plus. Séparez-les, et n’en recouvrez \
         aucun.",
        "C’est permis, mais cela rapporte moins de 4 points. Regardez les pastilles au-dessus de la \
         tuile.",
        "Pas encore : les deux côtés qui touchent doivent correspondre. Posez-le entre les deux \
         paysages, et tournez-le.",
        "C’est permis, mais cela n’entoure pas votre bâtiment de quatre côtés qui correspondent.",
        "C’est permis, mais cela ne touche aucun coin d’un bâtiment qui porte votre maison.",
    ],
};
