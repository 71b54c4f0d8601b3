// The faces of faces.py, drawn in the browser from the same TABLE (geometry.json).
// A test holds the two together, card by card and style by style.

const COURT_ORDER = "KQNJ";

function faceSvg(code, style) {
  if (code in EXTRAS) return extra(code);
  const inks = inksOf(code, style);
  if (code[0] === "T") return svg(tarock(code, style, inks));
  const corner = indices(code, style, inks);
  const body = isCourt(code) ? court(code, inks) : pips(code, inks);
  return svg(body + both(corner));
}

// What is no card: a back, an unknown card, the place of a card still to be played.
const EXTRAS = { back: ["frame", "back"], unknown: ["frame", "unknown"], empty: ["empty"] };

function extra(name) {
  const [paper, suit, tint] = TABLE.tarock.plain;
  const inks = { ...TABLE.inks, paper, suit, tint };
  return svg(EXTRAS[name].map((one) => symbol(one, inks)).join(""));
}

const isCourt = (code) => COURT_ORDER.includes(code[1]);

function inksOf(code, style) {
  if (code[0] === "T") {
    const [paper, suit, tint] = TABLE.tarock[TABLE.honours.includes(code) ? "honour" : "plain"];
    return { ...TABLE.inks, paper, suit, tint };
  }
  const [suit, tint] = TABLE.palettes[style.four_colours ? "four" : "two"][code[0]];
  return { ...TABLE.inks, suit, tint };
}

const court = (code, inks) => figureOf(symbol(TABLE.courts[code[1]], inks), inks);

function figureOf(half, inks) {
  const ground = symbol("frame", inks) + symbol("inner-frame", inks);
  return ground + both(half) + symbol("court-band", inks);
}

function pips(code, inks) {
  const layout = TABLE.pips[code.slice(1)];
  const drawn = (places) =>
    places.map(([x, y]) => placed(`pip-${code[0]}`, [x, y, layout.scale], inks)).join("");
  return symbol("frame", inks) + drawn(layout.whole) + both(drawn(layout.half));
}

function indices(code, style, inks) {
  const pip = `pip-${code[0]}`;
  if (!style.indices) return isCourt(code) ? placed(pip, TABLE.corners.pip, inks) : "";
  const text = isCourt(code) ? style.letters[COURT_ORDER.indexOf(code[1])] : code.slice(1);
  const index = moved(TABLE.corners.letter, glyphs(text, inks));
  return index + placed(pip, TABLE.corners["letter-pip"], inks);
}

function tarock(code, style, inks) {
  const number = code.slice(1);
  const numeral = TABLE.numerals[number - 1];
  if (!numeral) {
    const figure = symbol("jester", inks) + placed("star", TABLE.corners["lone-star"], inks);
    return figureOf(figure, inks);
  }
  let half = run(numeral, inks) + placed(`motif-${number}`, TABLE.corners.motif, inks);
  if (TABLE.honours.includes(code)) half += placed("star", TABLE.corners.star, inks);
  const middle = style.big_numbers
    ? symbol("medallion", inks) + centred(number, inks)
    : symbol("tarock-band", inks);
  return symbol("frame", inks) + symbol("plate", inks) + both(half) + middle;
}

const run = (numeral, inks) =>
  moved(
    TABLE.corners.numeral,
    inLine(numeral, TABLE.roman, (path) => shape([path, "suit"], inks)),
  );

function centred(text, inks) {
  const back = 1 - [...text].reduce((sum, sign) => sum + TABLE.glyphs[sign][0], 0) / 2;
  return moved(TABLE.corners.number, aside(back, glyphs(text, inks)));
}

const glyphs = (text, inks) =>
  inLine(text, TABLE.glyphs, (path) => shape([path, "", "suit", TABLE.glyph_stroke], inks));

function inLine(text, signs, draw) {
  let drawn = "";
  let along = 0;
  for (const sign of text) {
    const [advance, path] = signs[sign];
    drawn += aside(along, draw(path));
    along += advance;
  }
  return drawn;
}

const placed = (name, place, inks) => moved(place, symbol(name, inks));

const symbol = (name, inks) => TABLE.symbols[name].map((one) => shape(one, inks)).join("");

const aside = (x, body) => `<g transform="translate(${x} 0)">${body}</g>`;

const moved = ([x, y, scale], body) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`;

function shape([path, fill, stroke, width], inks) {
  const line = stroke ? ` stroke="${inks[stroke]}" stroke-width="${width}"` : "";
  return `<path d="${path}" fill="${fill ? inks[fill] : "none"}"${line}/>`;
}

function both(half) {
  const [width, height] = TABLE.size;
  return half && `${half}<g transform="rotate(180 ${width / 2} ${height / 2})">${half}</g>`;
}

function svg(body) {
  const [width, height] = TABLE.size;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    'stroke-linejoin="round" stroke-linecap="round" aria-hidden="true" ' +
    `focusable="false">${body}</svg>`
  );
}
