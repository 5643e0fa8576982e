import { describe, expect, it } from "vitest";
import { answerBuiltIn } from "../../built-in/answer-built-in";

const html = `<!doctype html><html lang="en"><head><title>Home - Rose & Son</title><meta name="description" content="Old words."></head><body>
<header><a class="brand" href="#top">Rose & Son</a><nav><ul><li><a href="#menu">Menu</a></li><li><a href="#team">Team</a></li><li><a href="#faq">Questions</a></li></ul></nav></header>
<main><section id="top"><h1>Bread by the sea</h1><p>Acommodation next door, and ornos antiguos.</p></section>
<section id="menu"><h2>Menu</h2><ul class="lines"><li><b>Rye loaf</b> <span>£4.20</span></li><li><b>Cinnamon bun</b> <span>£2.80</span></li><li><b>Apple tart</b> <span>£3.50</span></li></ul></section>
<section id="team"><h2>Our team</h2><div class="people"><div class="person"><h3>Anna Rose</h3><p>Baker</p></div><div class="person"><h3>Ben Rose</h3><p>Apprentice</p></div></div></section>
<section id="services"><h2>Services</h2><div class="cards"><div class="card"><h3>Wedding cakes</h3><p>Three floors and more.</p></div><div class="card"><h3>Catering</h3><p>For up to sixty.</p></div></div></section>
<section id="faq"><h2>Questions</h2><details open><summary>Do you deliver?</summary><p>Yes, in Whitby.</p></details><details open><summary>Is there parking?</summary><p>Behind the church.</p></details></section></main>
<footer><p>Rose & Son, Whitby</p></footer></body></html>`;
const CODE = { html, css: "", javascript: "" };

const say = (message: string) => {
  const { edit, message: said } = answerBuiltIn({ message, code: CODE });
  const splices = (edit?.splices ?? []).filter(({ part }) => part === "html").toSorted((a, b) => b.start - a.start);
  const now = splices.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), html);
  return { said, now };
};
const isInOrder = (text: string, ...parts: string[]) =>
  parts.every((part, at) => text.includes(part) && (at === 0 || text.indexOf(parts[at - 1]!) < text.indexOf(part)));

describe("what several sentences tell together", () => {
  it.each([
    [
      "Hi, add Spelt loaf £4.60 to the menu please. Best just below the rye loaf",
      ["Rye loaf", "Spelt loaf", "Cinnamon"],
    ],
    [
      "We need a line in the menu right above the apple tart: Lemon tart £3.90",
      ["Cinnamon", "Lemon tart", "Apple tart"],
    ],
    [
      "veuillez ajouter dans le menu « Tarte au citron » à 3,90 €, juste après cinnamon bun. Bien cordialement",
      ["Cinnamon", "Tarte au citron", "Apple tart"],
    ],
    ["aggiungete una riga Torta di mele 3,90 dopo la cinnamon bun", ["Cinnamon", "<b>Torta di mele", "Apple tart"]],
    ["aggiungi la Torta di mele a 3,90 subito dopo la cinnamon bun", ["Cinnamon", "Torta di mele", "Apple tart"]],
    [
      "Ajoutez une ligne au menu : Pain d'épices, à partir de 5 €, et mettez-la juste après le rye loaf.",
      ["Rye loaf", "Pain d'épices", "à partir de 5 €", "Cinnamon"],
    ],
    [
      "The rye loaf is 4.40 now. And put in a scone at £1.80 with the menu, after the cinnamon bun",
      ["£4.40", "Cinnamon", "Scone", "£1.80", "Apple tart"],
    ],
  ])("adds a line with its price where it is to stand: %s", (message, order) => {
    expect(isInOrder(say(message).now, ...order)).toBe(true);
  });

  it.each([
    [
      "Lucy Marsh, our Driver, is missing from the team. Please add her after Anna",
      ["Anna Rose", "Lucy Marsh", "Driver", "Ben Rose"],
    ],
    [
      "Beim Team fehlt die Lucy! Lucy Marsh, Fahrerin. Bitte nach dem Ben eintragen",
      ["Ben Rose", "Lucy Marsh", "Fahrerin", "Services"],
    ],
    [
      "New person please: Lucy Marsh, and under her name 'Drives the van.' Put her last. Regards, P. Rose",
      ["Ben Rose", "Lucy Marsh", "Drives the van.", "Services"],
    ],
    [
      "Ab Januar haben wir eine neue Kollegin!! Dr. Katja Sommer, drunter soll stehen Bäckerin, Torten. Bitte beim Team als Letzte dazu, im gleichen Kästchen wie die anderen",
      ["Ben Rose", "Dr. Katja Sommer", "Bäckerin, Torten", "Services"],
    ],
  ])("adds a person with what they do: %s", (message, order) => {
    expect(isInOrder(say(message).now, ...order)).toBe(true);
  });

  it("adds an entry whose name and text stand in quotes", () => {
    const { now } = say(
      "Pourriez-vous rajouter une case dans les services, à la fin : titre « Goûters », et dessous « Tous les jours à 16 h. » Merci",
    );
    expect(isInOrder(now, "Catering", "Goûters", "Tous les jours à 16 h.", "Do you deliver?")).toBe(true);
  });

  it.each([
    [
      'Everybody asks, so please add it to the questions: "Can I pay by card?" and the answer is "Yes, you can." Thank you!!',
      "Yes, you can.",
    ],
    [
      "They all ask the same so put another question at the end. Can I pay by card? and the answer is Yes, from five pounds.",
      "Yes, from five pounds.",
    ],
    [
      "Hola! ¿puedes añadir al final de las preguntas: Can I pay by card? y de respuesta: Yes, you can. Gracias!!",
      "Yes, you can.",
    ],
    ['Schreib bitte als letzte Frage dazu: "Can I pay by card?" Antwort: "Yes, you can."', "Yes, you can."],
  ])("adds a question with its answer: %s", (message, answer) => {
    const { now } = say(message);
    expect(isInOrder(now, "Is there parking?", "Can I pay by card?", answer, "</details></section>")).toBe(true);
    expect(now).not.toMatch(/Thank you|Gracias/);
    // Its neighbours show their answers without a press, and so does it.
    expect(now).toMatch(/<details open(?:="")?><summary>Can I pay/);
  });

  it.each([
    ["In the tab of the browser I would like it to say Rose & Son | Bakers in Whitby", "Bakers in Whitby</title>"],
    ["in the browser tab it says Home, that looks daft. It should just say: Rose & Son, Whitby", "Son, Whitby</title>"],
    ["en la pestaña del navegador sale Home, queda fatal. pon Rose & Son, Whitby", "Son, Whitby</title>"],
    [
      "The text google shows under our name is rubbish. Can you make it: Bread from rye. Six days a week. The rest can stay as it is",
      'content="Bread from rye. Six days a week."',
    ],
  ])("writes what a tab or a search shows: %s", (message, there) => {
    expect(say(message).now).toContain(there);
  });

  it.each([
    ["accommodation is spelt accommodation with a c more!! please mend it", "Accommodation next door"],
    ["madre mía, hornos va con hache!!", "hornos antiguos"],
    ["pone ornos sin h, corrígelo donde salga", "hornos antiguos"],
  ])("mends how a word is spelt: %s", (message, there) => {
    expect(say(message).now).toContain(there);
  });

  it.each([
    "put this in the questions: Can we sit outside? - Yes, in summer.",
    "add to the questions: Can we sit outside? Yes, in summer.",
    "everyone asks, so add this to the questions at the end: Can we sit outside? – Yes, in summer.",
  ])("takes a question and its answer behind a colon: %s", (message) => {
    const { now } = say(message);
    expect(now).toMatch(/Is there parking.*<summary>Can we sit outside\?<\/summary><p>Yes, in summer\.<\/p>/s);
  });

  it.each([
    ["Instagram", "we are on insta now. can you put a link to it at the bottom, its https://www.instagram.com/rose"],
    ["Insta", "add a link to https://www.instagram.com/rose in the footer please, call it Insta"],
    ["Instagram", "añade abajo un enlace a instagram.com/rose"],
    ["Instagram", "Könnt ihr unten einen Link zu https://www.instagram.com/rose setzen?"],
  ])("puts a profile elsewhere into the footer: %s: %s", (label, message) => {
    const { now } = say(message);
    expect(now.slice(now.indexOf("<footer"))).toMatch(new RegExp(`instagram\\.com/rose"[^>]*>${label}</a>`));
  });

  it("does another request behind a new entry", () => {
    const { now } = say("metti la Torta di mele a 3,90 dopo la cinnamon bun e togli la rye loaf che nn la teniamo più");
    expect(isInOrder(now, "Cinnamon", "Torta di mele", "Apple tart")).toBe(true);
    expect(now).not.toContain("Rye loaf");
  });

  it.each([
    ["that big heading is wrote terrible, make it Bread and Buns by the Sea", "<h1>Bread and Buns by the Sea</h1>"],
    [
      "oye el titular de arriba ponlo bien escrito, que da vergüenza: Pan junto al mar, desde 1962",
      "<h1>Pan junto al mar, desde 1962</h1>",
    ],
    ["the Our team heading is a bit cold. It should be The people who bake", "<h2>The people who bake</h2>"],
  ])("writes a heading that is told: %s", (message, there) => {
    expect(say(message).now).toContain(there);
  });

  it.each([
    ["Anna got married in May and she is Anna Marsh now, could you change that wherever her old name is", "Anna Marsh"],
    ["Ben Rose is now Ben Marsh-Lee", "Ben Marsh-Lee"],
    ["la Anna si è sposata e adesso si chiama Anna Proietti, cambiatelo dappertutto", "Anna Proietti"],
    ["Ben heißt jetzt Ben Marsh, bitte überall ändern", "Ben Marsh"],
  ])("gives people their new names: %s", (message, name) => {
    const { now } = say(message);
    expect(now).toContain(`<h3>${name}</h3>`);
    expect(now).not.toContain(`<h3>${name.split(" ")[0]} Rose</h3>`);
  });

  it.each([
    ["Anna Marsh is a friend of ours and is here now"],
    ["Carl Marsh is now at the till"],
    ["that heading is terrible, make it Bold"],
    ["the big heading is fine. Put it In Georgia, she said"],
    ["the apple tart is our best, put it somewhere nice with ice cream £1"],
    ["add Spelt loaf £4.60 after the chocolate cake"],
    ["Lucy Marsh left us, she was missing from the team anyway"],
    ["Anna Rose is missing from the photo. Ben says it is fine"],
    ["people ask: is there parking? and the answer is behind the church, nobody reads it"],
    ["in the browser tab it says Home, that is fine and stays"],
    ["my daughter says google shows our text well: nothing to do"],
    ["the oven is with an h somewhere, I think"],
    ["we spell it with care"],
    ["put a link to https://www.instagram.com/rose at the top next to the logo"],
    ["people find us on https://www.instagram.com/rose these days"],
  ])("changes nothing where that is not asked for, or not clear: %s", (message) => {
    expect(say(message).now).toBe(html);
  });
});

describe("a new question beside another", () => {
  it.each([
    "in the questions, before the parking one: Do you bake on Sundays? And the answer: No.",
    "Add to the questions, after the first one: Do you bake on Sundays? The answer is: No.",
    "Neue Frage vor der letzten Frage: Do you bake on Sundays? Und die Antwort ist: No.",
    "Añade en las preguntas, antes de la de parking: Do you bake on Sundays? Y la respuesta es: No.",
  ])("stands where it was said: %s", (message) =>
    expect(isInOrder(say(message).now, "Do you deliver", "Do you bake on Sundays?", "Is there parking")).toBe(true),
  );

  it.each([
    "Add to the questions, after the one about weddings: Do you bake? The answer is: No.",
    "Add to the questions, between the parking one and the map: Do you bake? The answer is: No.",
  ])("is not put anywhere where its place is not on the page: %s", (message) => expect(say(message).now).toBe(html));
});

describe("words where it says others", () => {
  it.each([
    ["<p>Yes, all over Yorkshire.</p>", "where it says Yes, in Whitby it should be: Yes, all over Yorkshire."],
    ["<p>Yes, all over Yorkshire.</p>", "Da wo Yes, in Whitby steht, soll Yes, all over Yorkshire stehen."],
    ["<p>Sí, en todo Yorkshire.</p>", "donde pone Yes, in Whitby que ponga Sí, en todo Yorkshire"],
    ["<p>Oui, partout.</p>", "là où il y a écrit Yes, in Whitby mettez Oui, partout"],
    ["<p>Sì, dappertutto.</p>", "dove c'è scritto Yes, in Whitby scrivi Sì, dappertutto"],
    ["<p>Ja, overal.</p>", "waar nu Yes, in Whitby staat, moet Ja, overal staan"],
  ])("puts new ones there: %s: %s", (there, message) => expect(say(message).now).toContain(there));

  it.each([
    "where it says Yes, in Leeds it should be: Yes, all over Yorkshire.",
    "where it says Yes, in Whitby it should be Bold",
    "where it says Behind the church it should be Like the others",
    "I saw where it says Behind the church and it is fine",
  ])("changes nothing where those do not stand, or it is about looks: %s", (message) =>
    expect(say(message).now).toBe(html),
  );

  it("adds somebody, and tells below another name what they do", () => {
    const { now, said } = say("Please add Lucy Marsh, Trainee, after Anna Rose and put Head Baker below her name.");
    expect(isInOrder(now, "Anna Rose", "Lucy Marsh", "Ben Rose")).toBe(true);
    expect(said).not.toContain("after Anna");
  });
});
