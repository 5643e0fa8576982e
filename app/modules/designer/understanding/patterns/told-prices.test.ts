import { expect, it } from "vitest";
import type { WebsiteCode } from "../../../site/website-code";
import type { ChatLine } from "../../change-designer";
import { NO_DIALOGUE } from "../dialogue";
import { understand } from "../understand";

const row = (name: string, price: string) =>
  `<li class="price"><span class="price-name">${name}</span> <span class="price-value">${price}</span></li>`;
const list = (rows: [name: string, price: string][]): WebsiteCode => ({
  html: `<!doctype html><html lang="en"><head><title>Shop</title></head><body><main><h1>Shop</h1><section id="prices"><h2>Prices</h2><ul>${rows.map(([name, price]) => row(name, price)).join("")}</ul></section></main></body></html>`,
  css: "",
  javascript: "",
});

const SALON = list([
  ["Wash and cut", "£32"],
  ["Beard trim", "£9"],
  ["Half head colour", "from £48"],
  ["Rental 40", "£15"],
  ["Full colour (2 hours)", "£80"],
]);
const MARKT = list([
  ["Lammschulter", "17,90/kg"],
  ["Blutwurst", "2,20 €"],
  ["Pane toscano", "4,00"],
  ["Zíper", "25 a 40 reais"],
]);

const TOLD: [site: WebsiteCode, says: string, ...pairs: [from: string, to: string][]][] = [
  [SALON, "beard trim is a tenner now not 9", ["£9", "£10"]],
  [SALON, "and the beard trim goes to £11 while you are at it", ["£9", "£11"]],
  [SALON, "new prices from this week: wash and cut 35, beard trim 10", ["£32", "£35"], ["£9", "£10"]],
  [SALON, "full colour 90", ["£80", "£90"]],
  [SALON, "half head colour is gone up to 52 and the beard trim to 10", ["£48", "£52"], ["£9", "£10"]],
  [SALON, "rental 40 is £18 now", ["£15", "£18"]],
  [SALON, "beard trim was 9, it's 12 now, the rest stays the same", ["£9", "£12"]],
  [MARKT, "die Lammschulter kostet jetzt 18,90 das Kilo statt 17,90", ["17,90", "18,90"]],
  [MARKT, "Blutwurst wird 2,40", ["2,20", "2,40"]],
  [MARKT, "el pane toscano ha subido, ahora está a 4,50", ["4,00", "4,50"]],
  [MARKT, "la blutwurst passe à 2,40 € maintenant", ["2,20", "2,40"]],
  [MARKT, "il pane toscano adesso viene 4,50, il resto non cambia", ["4,00", "4,50"]],
  [MARKT, "oi tudo bem o zíper agora tá de 30 a 45 reais", ["25 a 40", "30 a 45"]],
  [MARKT, "de blutwurst wordt 2,40 ipv 2,20", ["2,20", "2,40"]],
];

it.each(TOLD)("tells prices as news: %#", (code, says, ...pairs) => {
  const wanted = pairs.reduce((html, [from, to]) => html.replaceAll(from, () => to), code.html);
  const { after, outcomes } = understand({ message: says, code, form: null });
  expect(after.html, `${says}: ${outcomes.map(({ message }) => message).join(" ")}`).toBe(wanted);
});

it.each([
  "why is the beard trim £12?",
  "the beard trim takes 10 minutes",
  "beard trim is £7 if you come before noon",
  "beard trim £12 until Easter",
  "customers say £12 for a beard trim is too much",
  "hot towel shave £12",
  "full colour takes 4 hours",
  "we have done 2000 beard trims",
  "beard trim since 1998",
  "make the beard trim 20px",
])("leaves prices alone: %s", (message) => {
  const { after } = understand({ message, code: SALON, form: null });
  expect(after.html.replace(/ class="own-style-\d+"| own-style-\d+/g, "")).toBe(SALON.html);
});

function after(code: WebsiteCode, ...messages: string[]): string {
  const history: ChatLine[] = [];
  let now = code;
  for (const message of messages) {
    now = understand({ message, code: now, form: null }, { ...NO_DIALOGUE, history: [...history] }).after;
    history.push({ role: "user", text: message });
  }
  return now.html;
}

it("goes on with the price that was spoken of", () => {
  expect(after(SALON, "beard trim is £10 now", "sorry, I meant 11")).toBe(SALON.html.replace("£9", "£11"));
  expect(after(SALON, "beard trim is £10 now", "and wash and cut 36")).toBe(
    SALON.html.replace("£9", "£10").replace("£32", "£36"),
  );
});

it("asks which of two is meant, with answers that work", () => {
  const { after: asked, outcomes } = understand({ message: "colour is now £60", code: SALON, form: null });
  expect(asked).toBe(SALON);
  const says = outcomes[0]?.offers?.map((offer) => offer.says) ?? [];
  expect(says).toHaveLength(2);
  for (const message of says) expect(understand({ message, code: SALON, form: null }).after.html).toContain("£60");
});

const PROSE: WebsiteCode = {
  html: `<!doctype html><html lang="pt"><head><title>A</title></head><body><main><h1>Ateliê</h1><p>faço consertos de costura aqui na rua barra de calça 20 reais trocar zíper 25 a 40 uniforme escolar 75 o conjunto abro às 9</p></main></body></html>`,
  css: "",
  javascript: "",
};

it.each<[says: string, ...pairs: [from: string, to: string][]]>([
  ["barra de calça passou pra 25 reais", ["20 reais", "25 reais"]],
  ["o zíper agora é de 30 a 45, arruma no texto por favor", ["25 a 40", "30 a 45"]],
  ["a barra de calça tá 22 e o uniforme escolar 85, o resto continua igual", ["20 reais", "22 reais"], ["75", "85"]],
])("tells prices of sentences: %s", (message, ...pairs) => {
  const { after: done } = understand({ message, code: PROSE, form: null });
  expect(done.html).toBe(pairs.reduce((html, [from, to]) => html.replace(from, to), PROSE.html));
});

it.each(["o conjunto abre às 10", "a rua agora é 20"])(
  "takes no other number of a sentence for a price: %s",
  (message) => {
    expect(understand({ message, code: PROSE, form: null }).after).toEqual(PROSE);
  },
);

it("changes a price of the list in the sentences that state it, too", () => {
  const html = SALON.html.replace(
    "<section",
    "<p>Come in for a chat: wash and cut £32, beard trim £9, and coffee on us.</p><section",
  );
  const { after: done } = understand({ message: "beard trim goes up to £12", code: { ...SALON, html }, form: null });
  expect(done.html).toBe(html.replaceAll("£9", "£12"));
});
