### What tables may set, and what their sources leave open.

## Options: the value is the question, each attribute one answer.

option-pagat-rule = How long must the Pagat be kept in Bettler and Piccolo?
    .last-card = the Pagat stays until it is the last card
    .last-tarock = the Pagat stays until it is the last { -tarock }
option-dodge-round-pagat-rule = Must the Pagat be kept in { contract-trischaken }?
    .last-tarock = in { contract-trischaken } too the Pagat stays until it is the last { -tarock }
    .none = in { contract-trischaken } the Pagat may be played at any time
option-bettel-declarer-leads = Who leads to the first trick of a { contract-bettler }?
    .off = forehand leads in every contract
    .on = the declarer leads in { contract-bettler }

## Silences: the gap, our ruling, and why.

silence-shared-target = The source does not say which goes first when Pagat and called king are both announced for the last trick. We rule: you choose freely between them, since neither has the earlier trick.
    .name = Two cards for one trick
silence-trischaken-pagat = The source gives no Pagat rule for Trischaken. We rule: the Pagat stays until it is the last { -tarock }, as in the cup rules that this table follows elsewhere.
    .name = The Pagat in Trischaken
silence-trischaken-emperor = The source does not say whether the { -emperor-trick } exists in Trischaken. We rule that it does, because the other games in which one shuns tricks have it at this table.
    .name = { CAP(-emperor-trick) } in Trischaken
silence-compulsory-emperor = The source wants the Pagat to be the last card, yet lets it take { -mond } and { -skus }, and does not say which goes before. We rule: when both lie in the trick, the duty to overtake compels the Pagat; without the suit led, a Pagat that is the only { -tarock } must be played too; and all of this binds all four players. No rule about keeping a card undoes a duty to play it.
    .name = The Pagat when it must take
silence-dodge-round-pagat = The page names the Pagat rule for Piccolo and Beggar only. We rule that it holds in the Dodge Round too, because the Austrian rules for this game all have it. The table may switch it off.
    .name = The Pagat in the Dodge Round
silence-rising-negative = The page states the Rising Rule for the Dodge Round. We rule that it holds in Piccolo and Beggar too: the page calls them negative contracts, and the rules for those include it.
    .name = Where the Rising Rule holds
silence-hold-birds = The page says only of the announced king that it must be kept for the last trick. We rule the same for an announced Pagat or II, because they are promises of the same kind.
    .name = Keeping announced { -tarock }s
silence-overtaking-nothing = No text says whether you must put a high { -tarock } on a trick that the Pagat would then win through the { -emperor-trick }. We rule: a card that would not win the trick does not overtake, so you need not play it, and any { -tarock } will do.
    .name = Overtaking that wins nothing
