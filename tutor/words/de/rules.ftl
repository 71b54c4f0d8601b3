### Die Regeln eines Tisches, wie seine Seite sie zeigt: kurze Zellen für die Tabellen der
### Spiele und Prämien, dann ein Satz für jeden Wert jedes Feldes.
### $value ist der Wert: ein Wort, eine Zahl, true oder false, oder none, wo er nicht
### vorkommt; $game ist die Art von Spiel, wo sich ein Feld danach richtet.

## Zellen: der Talon, wer bieten darf, worum es geht, wer ansagt

talon-half = Hälfte: drei nehmen, drei verlegen
talon-all-unseen = alle sechs, verdeckt, und sechs verlegen
talon-all-shown = alle sechs, offen, und sechs verlegen
talon-defenders = bleibt zu, zählt für die Gegner
talon-nobody = bleibt zu, zählt für niemanden
talon-drip = je eine Karte zu den ersten sechs Stichen
opening-anyone = jeder
opening-forehand-first = die Vorhand, als erstes Wort
opening-forehand-last = die Vorhand, wenn niemand bietet
opening-addition = andere, neben einem { contract-piccolo }, wenn eingeschaltet
opening-option = nur, wenn eingeschaltet
goal-points = { POINTS($thirds) } Punkte oder mehr
goal-points-with-partner = { POINTS($thirds) } Punkte oder mehr, mit dem Partner
goal-tricks = { $tricks ->
    [0] kein Stich
    [one] genau ein Stich
   *[other] genau { $tricks } Stiche
}
goal-few-points = wenig Punkte, jeder für sich
announcer-anyone = jeder
announcer-holder = wer die Karte hat
announcer-declarer-side = die Partei des Spielers
announcer-nobody = niemand

## Die Lizitation

rule-line-auction-first-word = { $value ->
    [speaks_last] Der Platz nach der Vorhand eröffnet die Lizitation; die Vorhand hat in der ersten Runde das letzte Wort.
    [vorhand] Die Vorhand eröffnet mit dem Wort „Vorhand“, das weder Gebot noch Weiter ist, und bietet oder passt, wenn sie wieder an der Reihe ist.
    [pass_returns] Die Vorhand spricht zuerst und darf nach ihrem ersten Passen in der zweiten Runde noch bieten.
   *[bid_or_pass] Die Vorhand spricht zuerst und bietet oder passt wie alle anderen.
}
rule-line-auction-all-pass = { $value ->
    [forehand_chooses] Bietet niemand, muss die Vorhand ein Spiel wählen.
    [throw_in] Bietet niemand, wird zusammengeworfen, und der Nächste gibt.
    [forehand_rufer] Bietet niemand, spielt die Vorhand einen { contract-rufer }.
   *[trischaken] Bietet niemand, spielen alle { contract-trischaken }.
}
rule-line-auction-forehand-holds = { $value ->
    [true] Die Vorhand darf halten, also das Gebot eines anderen auf gleicher Höhe übernehmen.
   *[false] Niemand darf ein Gebot auf gleicher Höhe halten; man bietet höher oder sagt weiter.
}
rule-line-auction-bird-in-hand = { $value ->
    [true] Wer ein Spiel mit einem Vogel bietet, muss den Vogel vor dem Talon in der Hand haben.
   *[false] Wer ein Spiel mit einem Vogel bietet, muss den Vogel nicht haben.
}
rule-line-auction-skus-bars-piccolo = { $value ->
    [true] Mit dem { -skus } in der Hand darf man keinen { contract-piccolo } bieten.
   *[false] Einen { contract-piccolo } darf man auch mit dem { -skus } bieten.
}
rule-line-auction-least-suit-cards = { $value ->
    [0] { contract-farbensolo } darf man mit beliebig vielen Farbkarten bieten.
   *[other] { contract-farbensolo } darf man nur mit mindestens { $value } Farbkarten bieten.
}
rule-line-auction-least-tarocks = { $value ->
    [0] Wegen schlechter Karten wird nie neu gegeben.
   *[other] Hat jemand weniger als { $value } { -tarock }, wird neu gegeben.
}
rule-line-auction-parallel-piccolo = { $value ->
    [true] Neben einem { contract-piccolo } dürfen andere auf einen, zwei oder drei eigene Stiche spielen.
   *[false] Nur ein Spieler spielt auf eine Zahl von Stichen; niemand schließt sich an.
}

## Das Rufen

rule-line-calling-queen-with-four-kings = { $value ->
    [true] Mit allen vier Königen ruft man eine Dame.
   *[false] Mit allen vier Königen kann man kein Spiel bieten, in dem ein König gerufen wird.
}
rule-line-calling-fourth-unnamed = { $value ->
    [true] Mit drei Königen darf man „den vierten König“ rufen, ohne die Farbe zu nennen.
   *[false] Ein König wird immer mit seiner Farbe gerufen, auch mit drei Königen in der Hand.
}
rule-line-calling-in-talon = { $value ->
    [give_up_or_alone] Zeigt der offene Talon die gerufene Karte, darf der Spieler schleifen oder allein gegen drei weiterspielen.
    [hand_ends] Zeigt der offene Talon die gerufene Karte, ist das Spiel aus, und der Spieler zahlt den einfachen Wert.
    [redeal] Zeigt der offene Talon die gerufene Karte, ist das Spiel ungültig, und es wird neu gegeben.
   *[alone] Zeigt der offene Talon die gerufene Karte, spielt der Spieler allein gegen drei weiter.
}
rule-line-calling-in-solo = { $value ->
    [half_to_declarer] Lag die gerufene Karte im Talon eines { contract-solorufer }s, war der Spieler allein und bekommt am Ende die Hälfte mit ihr; Kontras zählen.
    [half_to_declarer_contras_void] Lag die gerufene Karte im Talon eines { contract-solorufer }s, war der Spieler allein und bekommt am Ende die Hälfte mit ihr; alle Kontras verfallen.
   *[stays] Lag die gerufene Karte im Talon eines { contract-solorufer }s, war der Spieler allein, und sie bleibt bei den Gegnern.
}

## Das Verlegen

rule-line-laying-away-black = { $value ->
    [freely] { -tarock } darf man verlegen wie andere Karten, nur die Trull nicht.
    [if_needed] { -tarock } verlegt man nur, wenn keine Farbkarte mehr weg darf, und zeigt es dann her.
    [first] { -tarock } verlegt man zuerst, vor jeder Farbkarte.
   *[never] { -tarock } darf man nicht verlegen.
}
rule-line-laying-away-suit = { $value ->
    [freely] Auch im Farbenspiel darf man { -tarock } verlegen wie andere Karten.
    [if_needed] Auch im Farbenspiel verlegt man { -tarock } nur, wenn keine Farbkarte mehr weg darf.
    [first] Im Farbenspiel verlegt man zuerst { -tarock }; eine Farbkarte geht erst, wenn kein { -tarock } mehr weg darf, und wird dann hergezeigt.
   *[never] Im Farbenspiel darf man kein { -tarock } verlegen.
}
rule-line-laying-away-sechser-hidden = { $value ->
    [true] Die sechs Karten beim { contract-sechserdreier } werden alle verdeckt verlegt.
   *[false] Auch beim { contract-sechserdreier } wird verlegtes { -tarock } hergezeigt.
}
rule-line-laying-away-tarocks-lose-suit-game = { $value ->
    [none] Ein Farbenspiel ist nie verloren, weil man viele { -tarock } hat.
   *[other] Mit { $value } oder mehr { -tarock } nach dem Aufnehmen ist ein { contract-farbendreier } sofort verloren.
}
rule-line-laying-away-suit-cards-to-keep = { $value ->
    [0] Im Farbenspiel muss man keine bestimmte Zahl von Farbkarten behalten.
   *[other] Beim { contract-farbendreier } müssen nach dem Verlegen mindestens { $value } Farbkarten bleiben; mit weniger ist er sofort verloren.
}

## Prämien

rule-line-bonuses-valat = { $value ->
    [none] Für alle zwölf Stiche gibt es keine Prämie.
    [replaces_unless_worth_less] Ein { bonus-valat } tritt an die Stelle des Spiels und aller anderen Prämien; ein stiller, der weniger wert ist als diese, zählt nicht.
    [replaces] Ein { bonus-valat } tritt an die Stelle des Spiels und aller anderen Prämien.
   *[multiplies_game] Ein { bonus-valat } vervielfacht das Spiel; Vögel, { bonus-king-ultimo } und was sonst angesagt ist zählen weiter.
}
rule-line-bonuses-silent-fail-costs = { $value ->
    [true] Ein Vogel oder { bonus-king-ultimo }, der in seinem Stich fällt und verloren geht, kostet seinen Wert, auch wenn ihn niemand angesagt hat.
   *[false] Was nicht angesagt ist, kostet nichts, wenn es verloren geht.
}
rule-line-bonuses-solo-doubles = { $value ->
    [bonuses] In positiven Spielen ohne Talon zählen alle Prämien doppelt, nur { bonus-valat } nicht.
    [bonuses_and_valat] In positiven Spielen ohne Talon zählen alle Prämien doppelt, auch { bonus-valat }.
   *[nothing] In Spielen ohne Talon zählen Prämien so viel wie sonst.
}
rule-line-bonuses-late-announcements = { $value ->
    [true] Ansagen und spritzen darf man, sooft man in der Runde an der Reihe ist.
   *[false] Man sagt an, wenn man zum ersten Mal an der Reihe ist, und spritzt bei der ersten Gelegenheit.
}

## Kontra

rule-line-contras-positive = { $value ->
    [none] Positive Spiele kann man nicht spritzen.
    [for_all] In positiven Spielen gilt ein Kontra für alle.
   *[for_oneself] In positiven Spielen spritzt jeder Gegner nur für sich.
}
rule-line-contras-negative = { $value ->
    [none] Negative Spiele kann man nicht spritzen.
    [for_all] In negativen Spielen gilt ein Kontra für alle.
   *[for_oneself] In negativen Spielen spritzt jeder Gegner nur für sich.
}
rule-line-contras-sides-are-stated = { $value ->
    [true] Ansagen und Kontras sagen, zu welcher Partei man gehört; die eigene kann man also nicht spritzen.
   *[false] Ansagen und Kontras sagen nicht, zu welcher Partei man gehört.
}
rule-line-contras-self-in-trischaken = { $value ->
    [true] Im { contract-trischaken } darf man den eigenen Verlust spritzen, sonst nichts.
   *[false] { contract-trischaken } kann man nicht spritzen.
}
rule-line-contras-partner-void = { $value ->
    [true] Ein Kontra unter Partnern ist ungültig.
   *[false] Ein Kontra unter Partnern gilt.
}

## Das Spiel

rule-line-play-rise-in = { $game ->
    [none] Stichzwang gibt es nicht.
    [negative] In negativen Spielen gilt Stichzwang: Kannst du stechen, musst du es, soweit Farbzwang und Tarockzwang es zulassen.
    [trischaken] Im { contract-trischaken } gilt Stichzwang: Kannst du stechen, musst du es, soweit Farbzwang und Tarockzwang es zulassen.
    [suit] In Farbenspielen gilt Stichzwang.
   *[black] In Spielen mit { -tarock } als Trumpf gilt Stichzwang.
}
rule-line-play-pagat-in = { $game ->
    [none] Der Pagat darf jederzeit fallen.
   *[other] { $value ->
        [last_card] { rule-line-in-game } muss der Pagat warten, bis er deine letzte Karte ist.
       *[last_tarock] { rule-line-in-game } muss der Pagat warten, bis er dein letztes { -tarock } ist.
    }
}
rule-line-play-emperor-in = { $game ->
    [none] Einen { -emperor-trick } gibt es nicht: Der { -skus } sticht den Pagat immer.
   *[other] { $value ->
        [always] { rule-line-in-game } macht der Pagat den Stich, in dem auch { -mond } und { -skus } liegen ({ -emperor-trick }).
       *[tarock_led] { rule-line-in-game } macht der Pagat den Stich, in dem auch { -mond } und { -skus } liegen ({ -emperor-trick }), wenn { -tarock } ausgespielt ist.
    }
}
rule-line-in-game = { $game ->
    [negative] In negativen Spielen
    [trischaken] Im { contract-trischaken }
    [suit] In Farbenspielen
   *[black] In Spielen mit { -tarock } als Trumpf
}
rule-line-play-holds-announced = { $value ->
    [true] Eine angesagte Karte behält man für ihren Stich und spielt sie dort, soweit die anderen Regeln es zulassen.
   *[false] Keine Karte muss für einen eigenen Stich bleiben.
}
rule-line-play-declarer-leads-negative = { $value ->
    [true] Zum ersten Stich spielt die Vorhand aus, in negativen Spielen der Spieler.
   *[false] Zum ersten Stich spielt immer die Vorhand aus.
}
rule-line-play-ouvert = { $value ->
    [all_after_first_trick] In Spielen ouvert werden nach dem ersten Stich alle vier Hände aufgelegt.
   *[declarer_from_start] In Spielen ouvert liegt die Hand des Spielers von Anfang an offen.
}
rule-line-play-opponents-confer = { $value ->
    [true] In Spielen ouvert dürfen sich die Gegner des Spielers besprechen.
   *[false] Über die Karten darf niemand reden.
}

## Das Zählen

rule-line-counting-method = { $value ->
    [thirds] Gezählt wird genau, in Dritteln.
    [rounded] Am Ende wird auf ganze Punkte gerundet.
    [base_and_pips] Gezählt wird ein Drittel der Kartenzahl, gerundet, und dazu die Augen der Karten.
    [packets] Gezählt wird in Dreierpackerln, jedes weniger 2.
   *[blatt] Gezählt wird in Dreierpackerln, jedes weniger 2; was übrig bleibt, zählt als Blatt.
}
rule-line-counting-win-line-thirds = { $value ->
    [106] Für ein positives Spiel braucht die Partei des Spielers { POINTS($value) } Punkte, also 35 und 1 Blatt.
   *[107] Für ein positives Spiel braucht die Partei des Spielers { POINTS($value) } Punkte, das sind 36 ganze.
}

## Trischaken

rule-line-trischaken-form = { $value ->
    [two_highest_pay] Im { contract-trischaken } wird nach Punkten gereiht; sind zwei gleich, gilt als höher, wer näher bei der Vorhand sitzt. Oben zahlt an unten.
    [highest_pays] Im { contract-trischaken } zahlt, wer am meisten Punkte hat, jedem anderen; wer ohne Stich bleibt, bekommt alles.
    [others_score] Im { contract-trischaken } schreiben alle außer dem, der am meisten Kartenpunkte hat, oder denen, die oben gleich sind.
   *[hausregeln] Im { contract-trischaken } bekommen die zwei niedrigsten je 1 und die zwei höchsten zahlen je 1; wer ohne Stich bleibt, bekommt von jedem 1.
}
rule-line-trischaken-mayor-line-thirds = Im { contract-trischaken } ist Bürgermeister, wer { POINTS($value) } oder mehr Punkte hat, und zahlt doppelt.
rule-line-trischaken-single-loser = { $value ->
    [true] Im { contract-trischaken } verliert nur, wer am meisten Punkte hat.
   *[false] Im { contract-trischaken } verlieren die zwei mit den meisten Punkten.
}

## Die Abrechnung

rule-line-settling-zero-sum = { $value ->
    [true] Verlierer zahlen, was Gewinner bekommen; wer allein gegen drei spielt, bekommt oder zahlt dreimal.
   *[false] Nur wer gewinnt, schreibt Punkte; niemand zahlt.
}
rule-line-settling-doubled-deals = { $value ->
    [0] Kein Spiel zählt doppelt.
   *[other] Nach einem { contract-trischaken } zählen die nächsten { $value } Spiele doppelt.
}
rule-line-settling-match-end = { $value ->
    [deals] Eine Partie endet nach einer festen Zahl von Spielen.
    [deals_and_doubles] Eine Partie endet nach einer festen Zahl von Spielen, und wenn kein doppeltes mehr offen ist.
   *[points] Hat jemand eine feste Summe erreicht, wird die Runde fertig gespielt, und die höchste Summe gewinnt.
}
rule-line-settling-target = Die Zahl, die eine Partie beendet, ist { $value }.
