### What the things of the table are called.

# Terms, so that a table can have its own word.
-tarock = tarock
-Tarock = Tarock
-skus = Sküs
-mond = Mond
-emperor-trick = emperor trick

## Lists

list-empty = none
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }

## Suits and ranks

suit = { $form ->
    [sign] { suit-sign }
    [one] { suit-one }
   *[name] { suit-many }
}
suit-many = { $suit ->
    [H] hearts
    [D] diamonds
    [S] spades
    [C] clubs
   *[T] { -tarock }s
}
suit-one = { $suit ->
    [H] heart
    [D] diamond
    [S] spade
    [C] club
   *[T] { -tarock }
}
suit-sign = { $suit ->
    [H] ♥︎
    [D] ♦︎
    [S] ♠︎
    [C] ♣︎
   *[T] T
}
rank = { $form ->
    [many] { rank-many }
   *[one] { rank-one }
}
rank-one = { $rank ->
    [K] king
    [Q] queen
    [N] knight
    [J] jack
    [pip] pip card
   *[tarock] { -tarock }
}
rank-many = { $rank ->
    [K] kings
    [Q] queens
    [N] knights
    [J] jacks
    [pip] pip cards
   *[tarock] { -tarock }s
}

## Cards

card-article = the
card-ending = { "" }
card-word = { $rank ->
    [K] king
    [Q] queen
    [N] knight
    [J] jack
    [1] ace
    [2] two
    [3] three
    [4] four
    [7] seven
    [8] eight
    [9] nine
   *[10] ten
} of { suit-many }
card-name = { $kind ->
    [pagat] Pagat (I)
    [mond] { -mond } (XXI)
    [skus] { -skus }
    [tarock] { $numeral }
   *[suited] { card-word }
}
card-full = { card-article } { $kind ->
    [pagat] Pagat
    [mond] { -mond }
    [skus] { -skus }
    [tarock] { $numeral }
   *[suited] { card-word }{ card-ending }
}
card-short = { $kind ->
    [suited] { suit-sign }{ card-rank-sign }
   *[tarock] { card-rank-sign }
}
card-rank-sign = { $kind ->
    [pagat] Pagat
    [mond] { -mond }
    [skus] { -skus }
    [tarock] { $numeral }
   *[suited] { $rank }
}

## Seats

seat = { $seat ->
    [1] forehand
    [2] the second player
    [3] the third player
   *[4] the dealer
}

## Points

points-blatt = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $blatt ->
    [0] { "" }
   *[other] { " " }{ $blatt } Blatt
}

## Birds

bird-pagat = Pagat
bird-uhu = Uhu
bird-kakadu = Kakadu
bird-marabu = Marabu

## Bonuses

bonus-pagat = { bird-pagat }
bonus-uhu = { bird-uhu }
bonus-kakadu = { bird-kakadu }
bonus-marabu = { bird-marabu }
bonus-king-ultimo = King ultimo
bonus-trull = Trull
bonus-four-kings = Four kings
bonus-honneurs = Honneurs
bonus-absolute = Absolute
bonus-mondfang = Mondfang
bonus-konigfang = Königfang
bonus-valat = Valat

## Contra

level-plain = No contra
level-contra = Contra
level-recontra = Recontra
level-subcontra = Subcontra
post-game = the game
post-account = the account of { SEAT($seat) }
post-own-loss = the own loss of { SEAT($seat) }

## Contracts

contract-ouvert = { $name } ouvert
contract-with-bird = { $name } with { $bird }
contract-rufer = Rufer
contract-besserrufer = Besserrufer
contract-solorufer = Solorufer
contract-dreier = Dreier
contract-solodreier = Solodreier
contract-sechserdreier = Sechserdreier
contract-farbendreier = Farbendreier
contract-farbensolo = Farbensolo
contract-bettler = Bettler
contract-piccolo = Piccolo
contract-zwiccolo = Zwiccolo
contract-triccolo = Triccolo
contract-trischaken = Trischaken

## Tables

dialect-gametwist = GameTwist Königrufen
dialect-elsteiner = Elsteiner Games after Possert
dialect-alpine = Alpine Tarok, Calling the King
dialect-cardgames-zone = cardgames.zone 叫王
dialect-hausregeln = German rules page
dialect-common = Any table
dialect-with-options = { $name } ({ NAMES($options) })
