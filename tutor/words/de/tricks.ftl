### Wer den Stich macht.

trick-highest-tarock = { CAP(CARD($card)) } ist das höchste Tarock im Stich und macht ihn.
    .name = Höchstes Tarock
trick-highest-of-suit = Im Stich liegt kein Tarock, also macht ihn die höchste Karte der ausgespielten Farbe: { CARD($card) }.
    .name = Höchste Karte der ausgespielten Farbe
trick-suit-game = { KEY($suit) ->
    [T] Im Farbenspiel ist Tarock eine Farbe wie die anderen. Tarock ist ausgespielt, also macht das höchste den Stich: { CARD($card) }.
   *[other] Im Farbenspiel sticht Tarock keine Farbe. { SUIT($suit) } ist ausgespielt, also macht die höchste Karte dieser Farbe den Stich: { CARD($card) }.
}
    .name = Farbenspiel: höchste der ausgespielten Farbe
trick-emperor = Pagat, { -mond } und { -skus } liegen in einem Stich: Das ist der { -emperor-trick }, und der Pagat macht ihn.
    .name = { -emperor-trick }
trick-mond-caught = Der { -mond } ist gefangen: { CARD($card) } hat seinen Stich gemacht.
    .name = Mondfang
trick-lower-in-suit = { CAP(CARD($card)) } ist niedriger als { CARD($winner) }.
    .name = Niedriger in der Farbe
trick-trumped = { CAP(CARD($winner)) } ist ein Tarock, und jedes Tarock sticht diese Karte.
    .name = Von einem Tarock gestochen
trick-not-the-suit-led = { SUIT($suit) } ist ausgespielt, und { CARD($card) } ist keine Karte dieser Farbe, kann den Stich also nicht machen.
    .name = Nicht die ausgespielte Farbe
