import { describe, expect, it } from "vitest";
import { applyEdit } from "../../../markup/edit";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Home - Rose & Son</title></head><body>
<header><a class="brand" href="#top">Rose & Son</a><nav><ul><li><a href="#menu">Menu</a></li><li><a href="#team">Team</a></li><li><a href="#visit">Find us</a></li></ul></nav></header>
<main><div id="strip" style="background-color:#ffe98a"><p>Closed for Easter, back on Tuesday.</p></div>
<section id="top"><h1>Bread by the sea</h1><p>Baked since 1987 in a side street.</p><p><a class="button" href="#visit">Visit us</a></p></section>
<section id="menu"><h2>Menu</h2><table><tr><th>Size</th><th>Small</th><th>Large</th></tr><tr><td>Rye loaf</td><td>£4.20</td><td>£6.10</td></tr><tr><td>Sour loaf</td><td>£4.20</td><td>£6.80</td></tr></table>
<ul class="lines"><li><b>Cinnamon bun</b> <span>£2.80</span></li><li><b>Apple tart</b> <span>£3.50</span></li><li><b>Lemon cake</b> <span>£30 or £4 a slice</span></li></ul></section>
<section id="team"><h2>Our team</h2><div class="people"><div class="person"><h3>Anna</h3></div><div class="person"><h3>Ben Rose</h3><p>Apprentice</p></div><div class="person"><h3>Carl Moss</h3><p>Driver</p></div></div></section>
<section id="visit"><h2>Find us</h2><p>Side Street 4</p></section></main>
<footer><p>Rose & Son, Whitby</p></footer></body></html>`;
const css =
  "footer{background:#111111;color:#fff}.button{background:#0b5fa5;color:#fff;padding:8px 20px;display:inline-block}";
const CODE = { html, css, javascript: "" };

const say = (message: string) => {
  const { edit, message: said } = answerBuiltIn({ message, code: CODE });
  const { html: now, css: styles } = edit ? applyEdit(CODE, edit) : CODE;
  return { said, now, css: styles };
};

describe("a new number, told by what stands around the old one", () => {
  it.each([
    [
      "the large rye loaf is £6.40 now. The small one stays as it is, still £4.20",
      "<td>£4.20</td><td>£6.40</td>",
      "<td>Sour loaf</td><td>£4.20</td><td>£6.80</td>",
    ],
    ["Das Rye loaf in Large kostet jetzt £6.40. Small bleibt bei £4.20", "<td>£4.20</td><td>£6.40</td>", "£6.80"],
    ["de large rye loaf wordt £6.40, de small blijft £4.20", "<td>£4.20</td><td>£6.40</td>", "£6.80"],
    ["The cinnamon bun goes up fifty pence. The apple tart goes up two pounds.", "£5.50", "£2.80"],
  ])("%s", (message, is, stays) => {
    const { now } = say(message);
    expect(now).toContain(is);
    expect(now).toContain(stays);
  });

  it("goes to a price, and not up by it", () => {
    expect(say("la apple tart sube a 3,90. muchas gracias guapa").now).toContain("£3.90");
    expect(say("The apple tart is up to £3.90 and the rest stays as it is").now).toContain("£3.90");
  });

  it("takes two new amounts for no single price", () => {
    expect(say("the apple tart goes from 3 to 5 now, or so").now).not.toContain("£5.00");
  });
});

it.each([
  "Lucy Dunmore is no longer with us, kindly remove her from the text about the side street.",
  "we've taken on a lad called Callum Reid, put him in after Bread by the sea",
])("takes off neither the place of what goes nor a thing for somebody unknown: %s", (message) => {
  expect(say(message).now).toContain("Baked since 1987 in a side street.");
  expect(say(message).now).toContain("Bread by the sea");
});

it.each([
  "The line under Bread by the sea says fresh rolls and a dog.",
  "Apple tart in Whitby en Ruswarp kost voortaan wat meer dan eerst",
])("changes no text by what only tells: %s", (message) => {
  const { now } = say(message);
  expect(now).toContain("<b>Apple tart</b>");
  expect(now).toContain("<p>Baked since 1987 in a side street.</p>");
});

describe("people whom a page introduces", () => {
  it.each([
    "Carl has retired (we miss him), so take him off the team please",
    "Der Carl ist seit Mai in Rente, bitte beim Team rausnehmen",
    "Carl part à la retraite. Merci de le retirer de l'équipe",
    "Carl va in pensione, toglilo dalla squadra",
  ])("takes out who has left: %s", (message) => {
    const { now } = say(message);
    expect(now).not.toContain("Carl Moss");
    expect(now).toContain("Ben Rose");
  });

  it.each([
    ["Ben is out of his time!! so he's a Joiner now, not an apprentice any more.", "Joiner"],
    ["Der Ben hat ausgelernt und ist jetzt Bäckergeselle. Danke!", "Bäckergeselle"],
    ["Put Pastry chef under Ben Rose, and the rest stays", "Pastry chef"],
  ])("says what somebody does now: %s", (message, role) => {
    const { now } = say(message);
    expect(now).toContain(role);
    expect(now).toContain("<p>Driver</p>");
  });

  it("gives a full name and what stands below it", () => {
    const { now } = say("donde pone el equipo: Anna es Anna Rose y debajo Panadera");
    expect(now).toContain("<h3>Anna Rose</h3>");
    expect(now.indexOf("Panadera")).toBeGreaterThan(now.indexOf("Anna Rose"));
  });

  it("takes nobody out who is only named beside a place", () => {
    const { now } = say(
      "Ben's not an apprentice any more, put Baker under his name. And Dora Finch is new, she can go after Ben",
    );
    expect(now).toContain("Ben Rose");
    expect(now).toContain("Baker");
  });
});

describe("what is pointed out by its words, its colour and its place", () => {
  it.each([
    "the yellow strip about Easter can go because that is over",
    "Der gelbe Balken mit Easter kann weg, weil das vorbei ist",
    "het gele balkje over Easter kan weg want dat is voorbij",
  ])("goes: %s", (message) => {
    const { now } = say(message);
    expect(now).not.toContain("Closed for Easter");
    expect(now).toContain("Baked since 1987");
  });

  it.each([
    ["instead of Find us put Come by in the menu. the heading stays", "Come by"],
    ["en vez de Find us que ponga Horario en el menú", "Horario"],
    ["statt Find us schreib einfach Anfahrt ins Menü", "Anfahrt"],
  ])("says something else: %s", (message, label) => {
    const { now } = say(message);
    expect(now).toContain(`<a href="#visit">${label}</a>`);
    expect(now).toContain("<h2>Find us</h2>");
  });

  it("keeps a whole part of the page that nobody called so", () => {
    expect(say("take the bracket in the sentence about the team off").now).toContain("Our team");
  });

  it.each([
    ["Could the menu part be dark, like the strip at the very bottom, white writing on it", "#111111"],
    ["the team section in the blue of the Visit us button please", "#0b5fa5"],
    ["het onderdeel team in hetzelfde blauw als de knop Visit us", "#0b5fa5"],
  ])("gets the ground of another thing: %s", (message, hex) => {
    const { css: after } = say(message);
    if (after !== css) expect(after).toContain(hex);
  });
});

describe("where an entry is to stand", () => {
  it.each([
    "Put Pear tart at £3.20 between the cinnamon bun and the apple tart",
    "metti la Pear tart a 3,20 fra la cinnamon bun e la apple tart",
    "The cinnamon bun is £2.90 now. And can you stick Pear tart in straight after it at £3.20?",
  ])("adds it there: %s", (message) => {
    const { now } = say(message);
    expect(now.indexOf("Pear tart")).toBeGreaterThan(now.indexOf("Cinnamon bun"));
    expect(now.indexOf("Pear tart")).toBeLessThan(now.indexOf("Apple tart"));
  });

  it("moves it where somebody wants it so", () => {
    const { now } = say("j'aimerais que Apple tart soit juste au-dessus de Cinnamon bun, ça va ensemble");
    if (now !== html) expect(now.indexOf("Apple tart")).toBeLessThan(now.indexOf("Cinnamon bun"));
  });
});

describe("a message of many wishes", () => {
  it("names what it leaves, before and behind what it does", () => {
    const { said, now } = say(
      "The sour loaf should glow a bit. The apple tart goes up two pounds. And the cinnamon bun wants to sing",
    );
    expect(now).toContain("£5.50");
    expect(said).toContain("I did not understand");
  });
});
