import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body>
<header><a class="brand" href="#top">Rose & Son</a><nav><ul><li><a href="#menu">Menu</a></li><li><a href="#team">Team</a></li><li><a href="#words">Reviews</a></li></ul></nav></header>
<main><section id="top"><h1>Bread by the sea</h1><p>Baked every day.</p><a class="cta" href="#menu">See the menu</a><a class="cta ghost" href="#team">Meet us</a></section>
<section id="menu"><h2>Menu</h2><ul class="lines"><li><b>Rye loaf</b> <span>£4.20</span></li><li><b>Cinnamon bun</b> <span>£2.80</span></li><li><b>Apple tart</b> <span>£3.50</span></li></ul></section>
<section id="team"><h2>Team</h2><div class="people"><div class="person"><h3>Anna Rose</h3><p>Baker</p></div><div class="person"><h3>Ben Rose</h3><p>Apprentice</p></div></div><img src="/oven.jpg" alt="The oven in the bakehouse"></section>
<section id="words"><h2>Reviews</h2><blockquote>The best rye. <cite>Carla, Whitby</cite></blockquote><blockquote>Worth the queue. <cite>Dev, Leeds</cite></blockquote></section>
<section id="find"><h2>Find us</h2><p>12 Pier Road<br>Phone: 01947 555 012<br>Telex: 81 55 02<br>hi@rose.example</p></section></main>
<footer><p>Rose & Son, Whitby</p></footer></body></html>`;
const css = `body{margin:0;font-size:16px;color:#222;background:#fff}h1{font-size:40px}.cta{display:inline-block;padding:12px 24px;background:#1d4ed8;color:#fff;border-radius:4px}#top{background:#14532d;color:#fff}`;
const CODE = { html, css, javascript: "" };

const say = (message: string) => {
  const { edit, message: said } = answerBuiltIn({ message, code: CODE });
  const after = { ...CODE };
  for (const part of ["html", "css"] as const)
    after[part] = (edit?.splices ?? [])
      .filter((splice) => splice.part === part)
      .toSorted((a, b) => b.start - a.start)
      .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), CODE[part]);
  return { said, ...after };
};

const before = (text: string, one: string, other: string) => text.indexOf(one) < text.indexOf(other);

describe("free speech", () => {
  it.each([
    ["Cinnamon bun", "The cinnamon bun has been off for weeks, please take it off the page"],
    ["Cinnamon bun", "Die cinnamon bun backen wir nicht mehr, die kann weg"],
    ["Cinnamon bun", "de cinnamon bun bakken we niet meer, die mag eraf"],
    [
      "Worth the queue",
      "Dev has asked me about his review, can you take the review by Dev off please, the other one stays",
    ],
    ["Meet us", "quita el botón ese del equipo (el de Meet us), con el otro nos basta"],
    ["Telex", "telex haben wir nicht mehr. weg damit"],
  ])("takes off what is named before or beside: %s: %s", (gone, message) => {
    const { html: now } = say(message);
    expect(now).not.toContain(gone);
    for (const kept of ["Rye loaf", "The best rye", "See the menu", "01947 555 012"]) expect(now).toContain(kept);
  });

  it.each([["the team bit needs to go above the menu, that's what people ask for"], ["l'équipe avant le menu svp"]])(
    "moves parts: %s",
    (message) => {
      const { html: now } = say(message);
      expect(before(now, 'id="team"', 'id="menu"')).toBe(true);
    },
  );

  it("moves an entry to the top of its list", () => {
    const { html: now } = say("De apple tart mag bovenaan in het menu, daar komen de mensen voor");
    expect(before(now, "Apple tart", "Rye loaf")).toBe(true);
  });

  it("hides on phones what was named before", () => {
    const { css: now } = say(
      "On my phone the oven picture takes up so much space, hide it there. On a computer keep it.",
    );
    expect(now).toMatch(/@media[^{]+\{[^{]*img[^{]*\{ display: none/);
  });

  it.each([
    ["can those blue buttons be green? like grass say", /\.cta[^}]*background-color: #008000/],
    ["the big green bit at the top should be burgundy, leave the rest how it is", /#top[^}]*background: #800020/],
    [
      "The buttons look very hard edged, could all of them have properly rounded corners",
      /\.cta[^}]*border-radius: 12px/,
    ],
  ])("changes looks: %s", (message, rule) => {
    expect(say(message).css).toMatch(rule);
  });

  it.each([
    ["this was meant for you and not for the customers! please take it off"],
    ["cinnamon buns are not to go, don't take the cinnamon bun off"],
    ["do you think the review by Dev puts people off? just wondering"],
    ["he wants me to take the oven picture, it takes up space"],
    ["remove the thing with the unicorns please"],
    ["the team should be above the something else, please"],
    ["my wife said she could remove the review herself"],
  ])("changes nothing where that is not asked for, or not clear: %s", (message) => {
    expect(say(message)).toMatchObject({ html, css });
  });

  it.each([
    ["Apple tart", "the apple tart is over for this year, that line can go now"],
    ["Worth the queue", "please take down the review by Dev with the 5 stars, we are fed up with it"],
    ["Anna Rose", 'take out that part "Team" with the two people, nobody reads it'],
  ])("takes off the entry or the part that is told by what stands in it: %s: %s", (gone, message) => {
    const { html: now } = say(message);
    expect(now).not.toContain(gone);
    for (const kept of ["Rye loaf", "The best rye"]) expect(now).toContain(kept);
  });

  it.each([
    ["Ben Rose", "Anna Rose", "put Ben first for once, he is sulking"],
    ["Apple tart", "Rye loaf", "the apple tart sells best. can it go first please"],
  ])("puts entries first or last: %s", (one, other, message) => {
    const { html: now } = say(message);
    expect(before(now, one, other)).toBe(true);
  });

  it.each([
    "could the apple tart go to the very top of the menu, above the rye loaf? people keep missing it",
    "Mag de apple tart helemaal bovenaan in het menu, boven de rye loaf?",
  ])("moves what goes up, and makes nothing bigger: %s", (message) => {
    const { html: now, css: looks } = say(message);
    expect(before(now, "Apple tart", "Rye loaf")).toBe(true);
    expect(looks).toBe(css);
  });

  it.each([
    ["The rye loaf has gone so it should say Sold out instead of the price, but leave it up", "Sold out"],
    ["Beim Rye loaf soll Ausverkauft statt dem Preis stehen", "Ausverkauft"],
  ])("puts words where a price stood: %s", (message, words) =>
    expect(say(message).html).toContain(`<b>Rye loaf</b> <span>${words}</span>`),
  );

  it("calls a link so that was named before", () => {
    const { html: now } = say("See the menu, nobody gets that. call that link What we bake");
    expect(now).toContain('<a class="cta" href="#menu">What we bake</a>');
  });

  it.each([
    "The rye loaf should say Sold out instead of the headline",
    "The team should say Away instead of the price",
  ])("renames nothing that has no such thing: %s", (message) => expect(say(message).html).toBe(html));

  it("moves the part whose heading was named", () => {
    const { html: now } = say("could the menu go further down, after the reviews? people read them first");
    expect(before(now, 'id="words"', 'id="menu"')).toBe(true);
  });

  it.each([
    ["£3.20", "flour has gone up again so the cinnamon bun will have to be 3.20 I'm afraid"],
    ["£4.50", "rye loaf up to 4.50 and cinnamon bun to 3"],
    ["£3.90", "la apple tart adesso viene 3,90, scusa"],
  ])("takes prices from talk: %s: %s", (price, message) => expect(say(message).html).toContain(price));

  it.each([["the apple tart is so good, we sold 12 of them today"], ["the rye loaf feeds 4 people, they tell us"]])(
    "takes no number for a price: %s",
    (message) => expect(say(message).html).toBe(html),
  );

  it.each([
    ["Pear tart", "Apple tart", "can the apple tart say Pear tart please, the apples are gone"],
    ["Who bakes", "Team", '"Team" sounds like football to me. call it Who bakes'],
    ["Unser Team", "Team", "Bei Team soll Unser Team stehen statt Team, das klingt netter"],
    ["Plaited bun", "Cinnamon bun", "the cinnamon bun is no more. make that one Plaited bun"],
  ])("puts other words there: %s: %s", (now, gone, message) => {
    const after = say(message).html;
    expect(after).toContain(now);
    expect(after).not.toContain(`>${gone}</h`);
  });

  it.each([
    ["Head baker", "Baker<", "Anna is so proud. please put Head baker under her name"],
    ["Journeyman", "Apprentice", "Ben passed his exam! put Journeyman under him please"],
  ])("puts what somebody does below the name: %s: %s", (now, gone, message) => {
    const after = say(message).html;
    expect(after).toContain(now);
    expect(after).not.toContain(`<p>${gone}`);
  });

  it.each([
    ["sur mon téléphone le titre prend trop de place, réduisez-le"],
    ["the headline takes the whole screen, shrink it a bit please"],
  ])("makes smaller what was spoken of: %s", (message) => expect(say(message).css).toContain("font-size"));

  it("colours ground and letters apart", () => {
    const { css: after } = say("The blue buttons don't do it for me. Dark red with yellow writing please");
    expect(after).toMatch(/background(?:-color)?: ?(?:dark|#)/);
    expect(after.slice(css.length)).toMatch(/(?<!-)color:/);
  });
});
