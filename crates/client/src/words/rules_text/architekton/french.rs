//! French.

use super::ArchitektonRules;

pub const RULES: ArchitektonRules = ArchitektonRules {
    introduction: "Deux joueurs posent ensemble une ville de bâtiments et de paysages, chacun pour \
        soi. À la fin comptent votre plus grand groupe de maisons et vos jetons.",
    titles: [
        "Matériel",
        "Mise en place",
        "Votre tour",
        "Bâtiments entourés",
        "La fin",
        "Le match",
    ],
    lines: [
        "Il y a 22 bâtiments. Chacun de leurs côtés montre l’un de quatre décors : terre, prairie, \
         eau ou forêt.",
        "Il y a 24 paysages, 6 de chaque décor.",
        "Chaque joueur a 12 maisons. Au début, chacun a 1 jeton.",
    ],
    rules: [
        "Mélangez les bâtiments : les 4 du dessus forment la réserve, face cachée ; les 3 suivants \
         sont dévoilés. Faites de même avec les paysages : 4 dans la réserve, 3 dévoilés. Les 6 \
         tuiles visibles sont l’étalage.",
        "Les 2 paysages suivants sont le début de la ville. Ils se touchent par un coin.",
        "Le plus âgé commence. Ici, vous choisissez qui commence, ou laissez faire le hasard.",
        "Prenez deux tuiles de l’étalage, l’une après l’autre, et posez-les : deux de la même sorte \
         ou une de chaque, dans l’ordre voulu. Puis l’étalage est complété à 3 bâtiments et 3 \
         paysages.",
        "Bâtiments et paysages alternent comme sur un échiquier : à côté d’un bâtiment, seulement \
         des paysages, et inversement. Une tuile doit avoir au moins un côté commun avec une tuile \
         déjà posée, et un côté commun au moins doit correspondre : le bâtiment y montre le décor du \
         paysage. Les bâtiments se tournent ; les paysages sont les mêmes de tous les côtés.",
        "Qui pose un bâtiment y place aussitôt une de ses maisons. S’il ne vous en reste plus en \
         main, vous devez y déplacer une des vôtres depuis un autre bâtiment. Le bâtiment qui perd \
         sa maison n’a plus de propriétaire.",
        "Dès qu’une tuile est posée, chaque bâtiment qui a maintenant des paysages sur ses quatre \
         côtés est compté pour son propriétaire : le joueur dont la maison s’y trouve, que ce soit \
         son tour ou non. Si tous les côtés correspondent, il gagne 1 jeton. Si 1, 2 ou 3 côtés ne \
         correspondent pas, il perd 1, 2 ou 3 jetons, mais peut d’abord reprendre la maison en main : \
         la perte est alors réduite de 1.",
        "Qui ne peut pas payer une perte, même en reprenant la maison, perd aussitôt : la partie \
         s’arrête avant son terme et l’adversaire a gagné.",
        "Quand les piles ne complètent plus l’étalage après un tour, on prend dans les réserves et \
         le dernier tour de table commence. Si c’est au premier joueur, chacun joue encore une fois ; \
         si c’est à l’autre, lui seul. Chacun a ainsi joué autant de fois.",
        "À la fin, chaque bâtiment voisin de 1 ou 2 paysages seulement est retiré, avec sa maison. \
         Puis chaque maison de votre plus grand groupe en diagonale vaut 1 point, et chaque jeton 1 \
         point.",
        "Le plus de points l’emporte ; puis le plus de maisons sur le plateau après ce retrait ; \
         sinon la partie est nulle.",
        "Un match est une série de parties. Une victoire avant terme rapporte 2 points de victoire, \
         toute autre 1, une partie nulle aucun. Les joueurs commencent à tour de rôle. Le premier à 2 \
         points de victoire gagne le match.",
    ],
    rulings: [
        "Le livret ne montre pas les bâtiments. Les nôtres sont toutes les combinaisons où les décors \
         présents le sont également : 4 d’un seul décor, 12 de deux, 6 des quatre. Cela fait 22 \
         tuiles, et chaque décor est sur 22 côtés.",
        "Les 8 jetons de la boîte sont du matériel, pas une limite : un jeton gagné est toujours \
         reçu.",
        "Une tuile peut entourer plusieurs bâtiments. Les gains viennent d’abord. Puis les pertes, \
         celles du joueur qui a posé avant celles de l’adversaire, dans l’ordre nord, est, sud, ouest \
         de la tuile. Chacune est décidée et payée avant la suivante.",
        "Un bâtiment sans maison n’est pas compté, ni maintenant ni plus tard. Une maison déplacée \
         sur un bâtiment ne le fait pas compter de nouveau : il compte seulement au moment où il est \
         entouré.",
        "La décision revient au propriétaire, même pendant le tour de l’adversaire. S’il ne peut \
         payer que l’un des deux choix, c’est celui-là.",
        "Si une maison doit être déplacée, elle l’est avant le décompte.",
        "Si aucune tuile de l’étalage ne peut être posée, avant votre première ou votre seconde pose, \
         l’étalage est échangé : ses tuiles vont sous leurs piles et on en tire autant du dessus, \
         encore et encore jusqu’à ce qu’une tuile puisse être posée. Si aucune tuile de l’étalage et \
         des piles ne peut l’être, l’étalage reste tel quel et le reste du tour est passé. Si les \
         deux joueurs passent un tour entier l’un après l’autre, la partie se termine par le \
         décompte final.",
        "Au dernier tour de table, les réserves complètent encore l’étalage tant qu’elles durent. Un \
         étalage qu’on ne peut plus compléter reste incomplet.",
        "Des maisons sont reliées quand leurs bâtiments se touchent par un coin et portent tous \
         deux une maison du même joueur.",
    ],
    figures: [
        "Les deux paysages du début. Des bâtiments peuvent aller aux emplacements marqués.",
        "Permis : les deux côtés qui se touchent correspondent.",
        "Interdit : tourné ainsi, aucun côté ne correspond.",
        "Entouré, et les quatre côtés correspondent : le propriétaire a gagné 1 jeton.",
        "Entouré, et un côté ne correspond pas : le propriétaire garde la maison et paie 1 jeton, ou \
         la reprend et ne paie rien.",
        "Le dernier tour de table commence au trait. En haut, c’est au premier joueur : encore un \
         tour pour chacun. En bas, c’est à l’autre : encore un tour pour lui seul.",
        "Les bâtiments cerclés n’ont que 1 ou 2 paysages voisins : ils sont retirés à la fin.",
        "Des fils relient le plus grand groupe de chaque joueur : des maisons dont les bâtiments se \
         touchent par un coin.",
    ],
};
