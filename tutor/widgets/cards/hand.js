// The hand: cards to choose from or to look at. It follows faces.js in one script.
// The choice lives here, in the browser; Python hears of it once, on submit.

const HANDS = new WeakMap();
const BADGES = {
  right: "M5 10.5l3.5 3.5 6.5 -8",
  wrong: "M6 6l8 8M14 6l-8 8",
  missed: "M10 4.5v7M10 15.2v.3",
  marked: "M10 5.5l4.5 4.5l-4.5 4.5l-4.5 -4.5z",
  chosen: "M5 10.5l3.5 3.5 6.5 -8",
};
const TWICE = 600; // ms in which a second submit is taken for a double click

export default function ({ data, parentElement, setTriggerValue }) {
  let hand = HANDS.get(parentElement);
  if (!hand) HANDS.set(parentElement, (hand = begin(parentElement, data)));
  hand.send = (codes) => setTriggerValue("submitted", codes);
  const text = JSON.stringify(data);
  if (hand.text === text) return;
  Object.assign(hand, { data, text });
  draw(hand);
}

function begin(parent, data) {
  const root = document.createElement("div");
  const hand = { root, chosen: new Set(data.selected), current: null, sent: 0 };
  root.className = "hand";
  root.addEventListener("click", (event) => onClick(hand, event));
  root.addEventListener("keydown", (event) => onKey(hand, event));
  root.addEventListener("focusin", (event) => onFocus(hand, event));
  parent.appendChild(root);
  return hand;
}

// ---------------------------------------------------------------- drawing

function draw(hand) {
  const { root, data } = hand;
  const focused = root.getRootNode().activeElement?.closest?.("[data-code], .submit");
  const codes = data.groups.flatMap((group) => group.cards.map((card) => card.code));
  hand.chosen = new Set(codes.filter((code) => chosenNow(hand).has(code)));
  if (!codes.includes(hand.current)) hand.current = codes[0];
  root.replaceChildren(...data.groups.map((group) => section(data, group)), footer(data));
  refresh(hand);
  if (focused?.dataset.code) cardOf(hand, hand.current)?.focus();
  else if (focused) root.querySelector(".submit")?.focus();
}

const chosenNow = ({ data, chosen }) => (data.mode === "show" ? new Set(data.selected) : chosen);

function section(data, group) {
  const label = [data.label, group.title].filter(Boolean).join(": ");
  const box = element("div", { role: "group", "aria-label": label });
  if (group.title) box.append(element("div", { class: "title", "aria-hidden": "true" }, group.title));
  box.append(row(data, group.cards));
  return box;
}

function row(data, cards) {
  const captioned = cards.some((card) => card.caption);
  const [kind, narrow, wide] = captioned
    ? ["captioned", cards.length, cards.length]
    : shapeOf(data, cards.length);
  const box = element("div", { class: `row ${kind}` });
  box.style.setProperty("--narrow", Math.max(1, narrow - 1));
  box.style.setProperty("--wide", Math.max(1, wide - 1));
  box.classList.toggle("tight", narrow > 7);
  box.append(...cards.map((card) => cardPlace(data, card)));
  return box;
}

// How many cards stand side by side: on a phone, on a wide screen.
function shapeOf(data, count) {
  const rows = (most) => Math.ceil(count / Math.ceil(count / most));
  if (data.groups.length > 1) return ["board", rows(8), rows(11)];
  if (count <= 16) return ["loose", count > 6 ? Math.max(6, Math.ceil(count / 2)) : count, rows(15)];
  return data.mode === "show" ? ["pile", rows(15), rows(30)] : ["loose", rows(8), rows(15)];
}

function cardPlace(data, { code, name, mark, caption }) {
  const box =
    data.mode === "show"
      ? element("div", { role: "img" })
      : element("button", { type: "button", "aria-pressed": "false", tabindex: "-1" });
  box.className = `card ${mark ?? ""} ${code}`;
  box.setAttribute("aria-label", name);
  box.dataset.code = code;
  box.innerHTML = faceSvg(code, data.style) + badge("chosen") + (mark in BADGES ? badge(mark) : "");
  const place = element("div", { class: "place" }, box);
  if (caption) place.append(element("div", { class: "caption", "aria-hidden": "true" }, caption));
  return place;
}

const badge = (kind) =>
  `<svg class="badge ${kind}-badge" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10"` +
  ` r="9"/><path d="${BADGES[kind]}"/></svg>`;

function footer(data) {
  const box = element("div", { class: "footer" });
  if (!data.submit_label) return box;
  box.append(element("div", { class: "counter", role: "status" }));
  box.append(element("button", { type: "button", class: "submit" }, data.submit_label));
  box.classList.toggle("idle", data.mode === "show");
  return box;
}

function element(name, attributes, ...content) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...content);
  return made;
}

function refresh(hand) {
  const { root, data } = hand;
  const chosen = chosenNow(hand);
  for (const card of root.querySelectorAll(".card")) {
    card.classList.toggle("chosen", chosen.has(card.dataset.code));
    if (data.mode === "show") continue;
    card.setAttribute("aria-pressed", chosen.has(card.dataset.code));
    card.tabIndex = card.dataset.code === hand.current ? 0 : -1;
  }
  root.querySelector(".submit")?.setAttribute("aria-disabled", chosen.size < data.least);
  const counter = root.querySelector(".counter");
  if (counter) counter.textContent = data.counter.replace("{chosen}", chosen.size);
}

// ---------------------------------------------------------------- answering

const cardOf = ({ root }, code) => root.querySelector(`[data-code="${code}"]`);

function onClick(hand, event) {
  const card = event.target.closest("button.card");
  if (card) toggle(hand, card.dataset.code);
  else if (event.target.closest(".submit")) submit(hand);
}

function toggle(hand, code) {
  const { chosen, data } = hand;
  const had = chosen.delete(code);
  if (!had && data.mode === "choose-one") chosen.clear();
  if (!had && chosen.size < (data.limit ?? Infinity)) chosen.add(code);
  hand.current = code;
  hand.sent = 0;
  refresh(hand);
}

function submit(hand) {
  const now = Date.now();
  if (hand.chosen.size < hand.data.least || now - hand.sent < TWICE) return;
  hand.sent = now;
  hand.send([...hand.chosen]);
}

function onFocus(hand, event) {
  const code = event.target.dataset?.code;
  if (!code || code === hand.current) return;
  hand.current = code;
  refresh(hand);
}

// A key that means something here must not reach the keys of the page.
function onKey(hand, event) {
  const card = event.target.closest("button.card");
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") event.stopPropagation();
  if (!card) return;
  const cards = [...hand.root.querySelectorAll("button.card")];
  const next = STEPS[event.key]?.(cards, cards.indexOf(card));
  if (!next && event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  if (next) next.focus();
  else if (!event.repeat) toggle(hand, card.dataset.code);
}

const STEPS = {
  ArrowRight: (cards, at) => cards[at + 1] ?? cards[at],
  ArrowLeft: (cards, at) => cards[at - 1] ?? cards[at],
  ArrowDown: (cards, at) => beside(cards, at, 1),
  ArrowUp: (cards, at) => beside(cards, at, -1),
  Home: (cards) => cards[0],
  End: (cards) => cards[cards.length - 1],
};

// The card above or below: of the nearest row on that side, the nearest one.
function beside(cards, at, side) {
  const place = (card) => card.parentElement.getBoundingClientRect();
  const here = place(cards[at]);
  const away = (card) => (place(card).top - here.top) * side;
  const ahead = cards.filter((card) => away(card) > 1);
  const nearest = Math.min(...ahead.map(away));
  const row = ahead.filter((card) => away(card) < nearest + 1);
  const off = (card) => Math.abs(place(card).left - here.left);
  return row.sort((one, other) => off(one) - off(other))[0] ?? cards[at];
}
