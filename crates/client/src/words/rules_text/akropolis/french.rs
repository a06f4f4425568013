//! French: the words of the booklet.

use super::AkropolisRules;

pub const RULES: AkropolisRules = AkropolisRules {
    introduction: "Vous bâtissez une Cité de tuiles, côte à côte et les unes sur les autres, et \
        voulez en tirer le plus de points. Chaque type de Quartier compte sa valeur multipliée par \
        les étoiles de ses Places. De 1 à 4 joueurs.",
    titles: [
        "Matériel",
        "Mise en place",
        "Votre tour",
        "La manche",
        "Le décompte",
        "Variantes",
        "Mode solo : l’Illustre Architecte",
    ],
    lines: [
        "Il y a 61 tuiles Cité de trois hexagones chacune. Un hexagone est une Carrière, une Place \
         ou un Quartier. Places et Quartiers sont de cinq types : Habitations (bleu), Marchés \
         (jaune), Casernes (rouge), Temples (violet) et Jardins (vert).",
        "Une Place Habitations porte 1 étoile ; les Places Marchés, Casernes et Temples en portent 2 ; \
         une Place Jardins en porte 3.",
        "Chaque joueur a une tuile de départ : une Place Habitations entourée de trois Carrières. \
         C’est une seule tuile.",
        "Chaque variante s’active séparément, et toutes se combinent. Un Quartier qui respecte sa \
         condition et aussi celle-ci compte double.",
    ],
    rules: [
        "Mélangez les tuiles prévues pour le nombre de joueurs : 37 à 2, 49 à 3, 61 à 4. Formez 11 \
         piles d’une tuile de plus qu’il n’y a de joueurs. Les tuiles restantes, deux de plus que \
         de joueurs, sont alignées face visible : c’est le Chantier.",
        "La partie longue, à 2 ou 3 joueurs, emploie les 61 tuiles : à deux joueurs, 19 piles de 3 \
         et un Chantier de 4 ; à trois, 15 piles de 4 et 1 tuile en plus.",
        "Le premier joueur est Architecte en Chef. Dans l’ordre du tour, les joueurs reçoivent 1, \
         2, 3 et 4 Pierres.",
        "Prenez une tuile du Chantier. La première est gratuite ; chaque autre coûte 1 Pierre par \
         tuile qui la précède. Les Pierres vont à la réserve. Une tuile que vous ne pouvez pas \
         payer, vous ne pouvez pas la prendre.",
        "Ajoutez la tuile à votre Cité, tournée à votre gré. Au premier niveau, tous ses hexagones \
         sont sur des espaces vides, et l’un au moins touche votre Cité par un bord. À un niveau \
         supérieur, tous trois reposent sur des hexagones de même hauteur qui appartiennent à deux \
         tuiles différentes au moins. Une Cité peut s’étendre sans limite.",
        "Chaque Carrière que vous recouvrez vous donne aussitôt 1 Pierre. Ce qui est recouvert ne \
         compte plus.",
        "Quand, après un tour, il ne reste qu’une tuile dans le Chantier, elle devient la première, \
         une pile est dévoilée à sa suite, et le pion Architecte en Chef passe à gauche. Une \
         manche a un tour de plus qu’il n’y a de joueurs : le joueur suivant est donc toujours le \
         nouvel Architecte en Chef. S’il n’y a plus de pile, la partie s’achève. La dernière tuile \
         n’est jamais jouée : la partie a 36, 48 ou 60 tours à 2, 3 ou 4 joueurs, et 60 en partie \
         longue.",
        "Ce qui est visible d’en haut compte : l’hexagone au sommet de chaque colonne. Deux \
         hexagones sont adjacents quand leurs colonnes le sont, quelles que soient leurs hauteurs. \
         Un Quartier vaut son niveau : 1 au premier, 2 au deuxième, et ainsi de suite.",
        "Chaque type rapporte la somme des valeurs de ses Quartiers qui respectent leur condition, \
         multipliée par les étoiles de ses Places visibles. Sans une telle Place, il ne rapporte \
         rien.",
        "Chaque Pierre vaut 1 point de plus. Le plus de points l’emporte ; à égalité, le plus de \
         Pierres.",
        "Mise en place comme à deux joueurs. Vous commencez, avec 1 Pierre. L’Illustre Architecte a \
         une tuile de départ et 2 Pierres. Les Pierres que vous payez lui reviennent ; celles qu’il \
         paie vont à la réserve. Le pion Architecte en Chef et les manches suivent les règles à \
         deux.",
        "À son tour, il veut la moins chère des tuiles avec une Place. S’il peut la payer, il la \
         prend et paie ; sinon, ou s’il n’y en a pas, il prend la première tuile. Il garde ses \
         tuiles de côté : rien n’est posé ni recouvert, et toutes comptent, avec sa tuile de \
         départ.",
        "Pour chaque type, il compte le nombre de ses Quartiers multiplié par leur niveau, puis par \
         les étoiles de ses Places. Tous ses Quartiers respectent leur condition. Ses Pierres \
         s’ajoutent. Hippodamos (facile) : niveau 1. Métagénès (moyen) : niveau 1, et 2 points par \
         Carrière, celles de sa tuile de départ comprises. Callicratès (difficile) : niveau 2.",
        "Vous gagnez avec plus de points, ou à égalité avec plus de Pierres.",
    ],
    rulings: [
        "Les Pierres de la boîte sont du matériel, pas une limite : la réserve ne s’épuise jamais.",
        "Chaque manche commence avec deux tuiles de plus dans le Chantier qu’il n’y a de joueurs. \
         Dans la partie longue à trois, la première pile est donc dévoilée aussitôt à côté de la \
         tuile seule : la partie commence avec un Chantier de 5 et 14 piles, et a 60 tours.",
        "Le plus grand groupe est celui qui a le plus d’Habitations ; à égalité, celui de plus \
         grande valeur. Les Places ne font pas partie d’un groupe.",
        "Un lac est un espace vide, ou plusieurs qui se touchent, que la Cité entoure complètement. \
         Ce n’est pas l’extérieur : des Casernes qui ne touchent que des lacs ne comptent pas.",
        "Égalité de points et de Pierres : la victoire est partagée.",
        "Avec des variantes, ses Habitations doublent si elles valent 10 ou plus, et ses Temples \
         seulement chez Callicratès. Ses Casernes et ses Jardins doublent toujours. De ses Marchés, \
         3 au plus par Place Marchés doublent.",
        "Égalité de points et de Pierres : il gagne.",
        "Le solo se joue aussi en partie longue : comme la partie longue à deux.",
    ],
    conditions: [
        "Seules celles de votre plus grand groupe d’Habitations adjacentes comptent.",
        "Un Marché compte s’il n’est adjacent à aucun autre Marché. Une Place Marchés ne le gêne \
         pas.",
        "Les Casernes comptent en bordure de la Cité : un espace adjacent au moins est vide et \
         appartient à l’extérieur.",
        "Un Temple compte si les six espaces adjacents sont bâtis, à quelque hauteur que ce soit.",
        "Les Jardins comptent toujours.",
    ],
    doubles: [
        "Le groupe vaut 10 ou plus. (Il est choisi avant tout doublement.)",
        "Le Marché est adjacent à une Place Marchés visible.",
        "À côté de la Caserne, 3 ou 4 espaces sont vides et appartiennent à l’extérieur.",
        "Le Temple est au deuxième niveau ou plus haut.",
        "Le Jardin est adjacent à un lac.",
    ],
    figures: [
        "La tuile de départ : une Place à 1 étoile et trois Carrières.",
        "Un Chantier pour deux joueurs. La troisième tuile coûte 2 Pierres.",
        "Premier niveau : la tuile est à côté de la Cité et la touche.",
        "Deuxième niveau : la tuile repose sur trois hexagones de hauteur 1, de deux tuiles.",
        "Interdit : les trois hexagones du dessous sont d’une seule tuile.",
        "Interdit : les hexagones du dessous n’ont pas la même hauteur.",
        "La tuile recouvre des Carrières : chacune vous donne une Pierre.",
        "Les Habitations cerclées forment le plus grand groupe et comptent. L’Habitation isolée ne \
         compte pas.",
        "Le Marché cerclé est seul et compte. Les deux autres se touchent : aucun ne compte.",
        "Les Casernes cerclées sont en bordure. Celles qui sont marquées sont enclavées et ne \
         comptent pas.",
        "Les Casernes marquées ne touchent qu’un lac : elles ne comptent pas.",
        "Le Temple cerclé est entouré. Celui qui est marqué a un côté ouvert : il ne compte pas.",
        "Un Jardin au niveau 1 et un au niveau 2, multipliés par 3 étoiles : 9 points.",
        "Un Jardin, mais aucune Place Jardins : il ne rapporte rien.",
        "Le groupe vaut 10 ou plus : toutes ses Habitations comptent double.",
        "Le Marché cerclé touche sa Place et compte double.",
        "Les Casernes cerclées ont 3 ou 4 côtés ouverts et comptent double.",
        "Le Temple cerclé est à un niveau supérieur et compte double.",
        "Le Jardin cerclé touche un lac et compte double.",
    ],
};
