import { describe, expect, it } from "vitest";
import { readFacts } from "../read-facts";
import { readSource } from "../source-text";
import { withOutlines } from "./with-outlines";

const outlined = (text: string) => withOutlines(readSource(text));
const linesOf = (text: string) => outlined(text).source.lines.map((line) => line.text);
const notesOf = (text: string) => [...outlined(text).notes];

const ENUMERATED: [string, string, string, string][] = [
  [
    "en",
    "Please arrange it as follows.\n\n1. How a sale works, in steps. We visit; we sort; we sell.\n2. Questions. Must I be there? (Better not.) Do you buy? (Never.)\n3. Upcoming sales, a short list with town and dates only.",
    "How a sale works",
    "Upcoming sales, a short list with town and dates only.",
  ],
  [
    "de",
    "Weiters bitte:\na) der Ablauf als Zeitleiste: Besuch, Plan, Übergabe\nb) Fragen: Muss ich dabei sein? (Besser nicht.) Kaufen Sie selbst? (Nie.)\nc) Termine, kurz",
    "Ablauf",
    "Termine, kurz",
  ],
  [
    "es",
    "El orden que quisiera:\n\n1. Cómo funciona, en pasos: llamada, visita, informe.\n2. Preguntas: ¿Hay que pagar antes? (No.) ¿Venden? (Nunca.)\n3. Precios, en tabla.",
    "Cómo funciona",
    "Precios, en tabla.",
  ],
  [
    "fr",
    "Dans l'ordre suivant :\n\n1. Comment ça marche, en étapes : appel, visite, devis.\n2. Questions : Faut-il être là ? (Non.) Vous achetez ? (Jamais.)\n3. Les tarifs, en tableau.",
    "Comment ça marche",
    "Les tarifs, en tableau.",
  ],
  [
    "it",
    "In quest'ordine:\n\n1. Come funziona, in tre passi: chiamata, visita, lavoro.\n2. Domande: Devo esserci? (No.) Comprate voi? (Mai.)\n3. I prezzi, in tabella.",
    "Come funziona",
    "I prezzi, in tabella.",
  ],
  [
    "pt",
    "Nesta ordem:\n\n1. Como funciona, em passos: chamada, visita, obra.\n2. Perguntas: Tenho de estar? (Não.) Compram? (Nunca.)\n3. Preços, em tabela.",
    "Como funciona",
    "Preços, em tabela.",
  ],
  [
    "nl",
    "In deze volgorde:\n\n1. Werkwijze, in stappen: bellen, bezoek, offerte.\n2. Vragen: Moet ik erbij zijn? (Nee.) Kopen jullie? (Nooit.)\n3. Prijzen, als tabel.",
    "Werkwijze",
    "Prijzen, als tabel.",
  ],
  [
    "pl",
    "W tej kolejności:\n\n1. Kroki, jako oś czasu: telefon, wizyta, wycena.\n2. Pytania: Czy muszę być? (Nie.) Czy kupujecie? (Nigdy.)\n3. Cennik, w tabelce.",
    "Kroki",
    "Cennik, w tabelce.",
  ],
  [
    "ar",
    "بهذا الترتيب:\n\n1. خطوات العمل، على خطوات: اتصال، زيارة، عرض.\n2. أسئلة: هل يجب أن أحضر؟ (لا.) هل تشترون؟ (أبدا.)\n3. الأسعار، في جدول.",
    "خطوات العمل",
    "الأسعار، في جدول.",
  ],
];

describe("parts that are enumerated", () => {
  it.each(ENUMERATED)("are headings with what stands below them: %s", (_language, text, heading, wish) => {
    const facts = readFacts(text);
    expect(facts.process).toMatchObject({ title: heading });
    expect(facts.process.steps).toHaveLength(3);
    expect(facts.questions).toHaveLength(2);
    expect(notesOf(text)).toContain(wish);
    expect(facts.prose.paragraphs.flat().join(" ")).not.toContain(wish);
    expect(outlined(text).order.slice(0, 2)).toEqual(["process", "faq"]);
  });

  it("answers no question by the next part", () => {
    const { questions, asked, prose } = readFacts(
      "Weiters bitte:\na) Honorare als Tabelle: Bewertung € 1.900, Begleitung € 3.400, alles netto\nb) Fragen: Was ist mein Betrieb wert? Wann sage ich es den Leuten?\nc) zur Person: Mag. Elfriede Haslehner, Unternehmensberaterin, Tochter einer Spenglerei",
    );
    expect(questions).toEqual([]);
    expect(asked).toEqual(["Was ist mein Betrieb wert?", "Wann sage ich es den Leuten?"]);
    expect(prose.paragraphs.flat()).toContain(
      "Mag. Elfriede Haslehner, Unternehmensberaterin, Tochter einer Spenglerei.",
    );
  });

  it("have prices without the words for the look of them", () => {
    const { prices } = readFacts(
      "Weiters bitte:\na) Honorare als Tabelle: Bewertung € 1.900, Begleitung € 3.400, alles netto\nb) Fragen: Muss ich dabei sein? (Nein.) Kaufen Sie? (Nie.)",
    );
    expect(prices.title ?? prices.groups[0]!.name).toBe("Honorare");
    expect(prices.groups[0]!.items.map(({ price }) => price)).toEqual(["€ 1.900", "€ 3.400"]);
  });

  it("need no introduction where they are parts that pages have", () => {
    const text =
      "We sell old tools in York.\n\n1. What it costs: £10 a visit.\n2. Questions: Must I be there? (Better not.) Do you buy? (Never.)";
    expect(readFacts(text).questions).toHaveLength(2);
  });

  it.each([
    ["steps", "How it works:\n1. Call us.\n2. We visit and give you a price.\n3. We mend it."],
    ["goods", "We make:\n1. Safari tent, 3 x 3 m: KSh 78,000\n2. Lorry cover: KSh 650"],
    ["reasons", "Why us:\n1. I walk every fence line myself.\n2. I tell you about the neighbour."],
    ["steps in order", "Please do it in this order:\n1. Take off your shoes.\n2. Ring the bell."],
    ["one mark alone", "Please arrange it as follows.\n\n1. Who we are. Ann and Bea, since 2009."],
    ["other letters", "Weiters bitte:\nb) Preise: 10 €\nd) Fragen: Was?"],
  ])("are none where %s are numbered", (_what, text) => {
    expect(linesOf(text)).toEqual(readSource(text).lines.map((line) => line.text));
  });
});

describe("parts that are told one after another", () => {
  it("leave out what only says what a part would hold, and read the questions behind it", () => {
    const text =
      "We move houses.\n\nThen houses in the yard now (year, size, price, where from), then questions. Do you split them? Villas yes, in two. Asbestos? Tested, always.";
    expect(notesOf(text)).toEqual(["Houses in the yard now (year, size, price, where from)"]);
    expect(readFacts(text).questions).toEqual([
      { question: "Do you split them?", answer: "Villas yes, in two." },
      { question: "Asbestos?", answer: "Tested, always." },
    ]);
  });

  it("introduce who writes", () => {
    const text = "We count what houses cost.\n\nThen me (Idris Pugh MRICS, 22 years on hospitals), then questions.";
    expect(linesOf(text)).toContain("Idris Pugh MRICS, 22 years on hospitals.");
    expect(notesOf(text)).toEqual(["questions."]);
  });

  it.each([
    [
      "Also a how-to-reheat section (steam 15 min, no microwave, wet paper towel).",
      "How to reheat: steam 15 min, no microwave, wet paper towel",
    ],
    [
      "Regels als lijstje: gasflessen eruit, koelkast open, accu los.",
      "Regels: gasflessen eruit, koelkast open, accu los.",
    ],
    [
      "Then a worked example as a table: what they thought, what I said, what it was.",
      "Worked example: what they thought, what I said, what it was.",
    ],
    ["Ensuite une partie, puis les questions : chiens oui, confettis non.", "Les questions"],
  ])("stand without the words for their look: %s", (text, line) => {
    expect(linesOf(`Text.\n\n${text}`).map((said) => said.toLowerCase())).toContain(
      line.toLowerCase().replace(/^les /u, ""),
    );
  });

  it.each([
    ["Also Q&A about visitors, curfew, notice, ragging (zero)."],
    ["THEN SIGNS YOU GOT A PROBLEM, THEN THE 3 DAYS IN STEPS"],
    ["Please include: what happens at the first visit, step by step, including that nobody has to undress."],
  ])("are wishes where nothing is told of them: %s", (text) => {
    const said = readFacts(`I treat scars in Darlington.\n\n${text}`).prose;
    expect(said.paragraphs).toEqual([["I treat scars in Darlington."]]);
    expect([said.headed, said.practical]).toEqual([[], []]);
  });

  it.each([
    ["Also mandolins, ukuleles and a harp."],
    ["Also repairs."],
    ["Then we glue it, then it dries for a week."],
    ["Then we wait a week, then we price it."],
    ["Daarna 58 per uur."],
    ["Plus de dates libres avant le 20 juin 2026."],
    ["También está la suscripción: dos bolsas al mes, 50.000 con envío."],
    ["Season is short: roughly 20 November to about Christmas, depends on the weather, nobody knows."],
    ["We work carefully, step by step."],
    ["Then FAQ: Is there parking? (yes) Can I pay by card? (no)"],
  ])("are none where the business is told of: %s", (text) => {
    expect(linesOf(text)).toEqual(readSource(text).lines.map((line) => line.text));
  });

  it("stand behind what is to be first, and nowhere else", () => {
    const chain = "Then the steps, then the questions. Is it hot? Very.";
    expect(outlined(`We bake.\n\n${chain}`)).toMatchObject({ order: [], next: ["process", "faq"] });
    expect(readFacts(`We bake.\n\n${chain}`).wishes.structure.first).toEqual([]);
    expect(readFacts(`We bake.\n\nPrices first please.\n\n${chain}`).wishes.structure.first).toEqual([
      "prices",
      "process",
      "faq",
    ]);
  });
});
