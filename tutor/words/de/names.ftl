### Wie die Dinge am Tisch heißen.

-tarock = Tarock
-mond = Mond
-skus = Sküs
-emperor-trick = Kaiserstich

## Aufzählungen

list-empty = keine
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }

## Farben und Ränge

suit = { $form ->
    [sign] { suit-sign }
    [one] { suit-one }
   *[name] { suit-many }
}
suit-many = { suit-one }
suit-one = { $suit ->
    [H] Herz
    [D] Karo
    [S] Pik
    [C] Treff
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
    [K] König
    [Q] Dame
    [N] Cavall
    [J] Bub
    [pip] Glatze
   *[tarock] { -tarock }
}
rank-many = { $rank ->
    [K] Könige
    [Q] Damen
    [N] Cavalls
    [J] Buben
    [pip] Glatzen
   *[tarock] { -tarock }
}

## Karten

card-article = { $case ->
    [acc] { $rank ->
        [1] das
        [K] den
        [N] den
        [J] den
        [tarock] den
       *[other] die
    }
    [dat] { $rank ->
        [1] dem
        [K] dem
        [N] dem
        [J] dem
        [tarock] dem
       *[other] der
    }
   *[nom] { $rank ->
        [1] das
        [K] der
        [N] der
        [J] der
        [tarock] der
       *[other] die
    }
}
card-word = { $rank ->
    [K] König
    [Q] Dame
    [N] Cavall
    [J] Bub
    [1] Ass
    [2] Zwei
    [3] Drei
    [4] Vier
    [7] Sieben
    [8] Acht
    [9] Neun
   *[10] Zehn
}
card-ending = { $rank ->
    [J] { $case ->
        [acc] en
        [dat] en
       *[nom] { "" }
    }
   *[other] { "" }
}
card-name = { $kind ->
    [pagat] Pagat (I)
    [mond] { -mond } (XXI)
    [skus] { -skus }
    [tarock] { $numeral }
   *[suited] { suit-one }-{ card-word }
}
card-full = { card-article } { $kind ->
    [pagat] Pagat
    [mond] { -mond }
    [skus] { -skus }
    [tarock] { $numeral }
   *[suited] { suit-one }-{ card-word }{ card-ending }
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
   *[suited] { $rank ->
        [Q] D
        [N] C
        [J] B
       *[other] { $rank }
    }
}

## Plätze

seat = { $seat ->
    [1] { $case ->
        [dat] der Vorhand
       *[nom] die Vorhand
    }
    [2] { $case ->
        [acc] den zweiten Spieler
        [dat] dem zweiten Spieler
       *[nom] der zweite Spieler
    }
    [3] { $case ->
        [acc] den dritten Spieler
        [dat] dem dritten Spieler
       *[nom] der dritte Spieler
    }
   *[4] { $case ->
        [acc] den Geber
        [dat] dem Geber
       *[nom] der Geber
    }
}

## Punkte

points-blatt = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $blatt ->
    [0] { "" }
   *[other] { " " }{ $blatt } Blatt
}

## Vögel

bird-pagat = Pagat
bird-uhu = Uhu
bird-kakadu = Kakadu
bird-marabu = Marabu

## Prämien

bonus-pagat = { bird-pagat }
bonus-uhu = { bird-uhu }
bonus-kakadu = { bird-kakadu }
bonus-marabu = { bird-marabu }
bonus-king-ultimo = König ultimo
bonus-trull = Trull
bonus-four-kings = Vier Könige
bonus-honneurs = Honneurs
bonus-absolute = Absolut
bonus-mondfang = Mondfang
bonus-konigfang = Königfang
bonus-valat = Valat

## Kontra

level-plain = Kein Kontra
level-contra = Kontra
level-recontra = Re
level-subcontra = Sub
post-game = das Spiel
post-account = die Rechnung mit { SEAT($seat, case: "dat") }
post-own-loss = der eigene Verlust: { SEAT($seat) }

## Spiele

contract-ouvert = { $name } ouvert
contract-with-bird = { $name } mit { $bird }
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

## Tische

dialect-gametwist = GameTwist Königrufen
dialect-elsteiner = Elsteiner Games nach Possert
dialect-alpine = Alpine Tarok, Calling the King
dialect-cardgames-zone = cardgames.zone 叫王
dialect-hausregeln = Deutsche Regelseite
dialect-common = Jeder Tisch
dialect-with-options = { $name } ({ NAMES($options) })
