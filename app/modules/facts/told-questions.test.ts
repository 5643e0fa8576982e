import { describe, expect, it } from "vitest";
import { readFacts } from "./read-facts";

const read = (text: string) => {
  const { questions, asked, prose } = readFacts(`A small firm in Bath.\n\n${text}`);
  return { questions, asked, told: prose.paragraphs.flat().join(" ") };
};

describe("questions that an owner tells", () => {
  it.each([
    ["What people always ask: what if it rains (you get wet), can grandma get on (there is a ramp).", 2],
    ["Then a Q&A: do they smell (no), can they escape (only if unhappy).", 2],
    [
      "Na początku cennik, potem pytania: czy wysyłką można (nie), co robić, gdy zegarek zamókł (przynieść od razu).",
      2,
    ],
    ["ثم أسئلة شائعة: هل توصلون خارج عمّان؟ (نعم، ٣ دنانير) هل يمكن الدفع نقداً؟ (نعم)", 2],
    ["Häufige Fragen: kann man mit Karte zahlen (ja), gibt es Parkplätze (hinter dem Haus).", 2],
    ["Preguntas frecuentes: ¿hay parking? (sí, detrás) ¿puedo llevar al perro? (claro)", 2],
    ["Domande: si può pagare con carta (sì), serve la prenotazione (solo il sabato).", 2],
    ["Depois perguntas: aceitam cães (sim), há estacionamento (na rua).", 2],
    ["Vragen: kan ik pinnen (ja), is er parkeerplek (achter).", 2],
    ["Questions fréquentes : peut-on payer par carte (oui), faut-il réserver (le samedi).", 2],
  ])("each with its answer: %s", (text, count) => {
    const { questions, asked, told } = read(text);
    expect(questions).toHaveLength(count);
    expect(asked).toEqual([]);
    expect(told).not.toContain("(");
  });

  it.each([
    [
      "Les questions qu'on me pose : et si je n'aime pas le céleri ? (il y a une caisse), êtes-vous certifiée ? (oui), peut-on aider ? (le samedi).",
      ["Et si je n'aime pas le céleri ?", "Êtes-vous certifiée ?", "Peut-on aider ?"],
      ["Il y a une caisse.", "Oui.", "Le samedi."],
    ],
    [
      "Dann Fragen: Was wenn der Strom ausfällt? (Akku.) Was wenn wir ihn nicht mehr brauchen? (Wir kaufen zurück.) Bohren Sie in die Wand? (Nein, in die Stufen.)",
      ["Was wenn der Strom ausfällt?", "Was wenn wir ihn nicht mehr brauchen?", "Bohren Sie in die Wand?"],
      ["Akku.", "Wir kaufen zurück.", "Nein, in die Stufen."],
    ],
    [
      "Questions: do ye take shoes (no, only football boots) / is it only primary (no) / can I return (yes, 7 days)",
      ["Do ye take shoes?", "Is it only primary?", "Can I return?"],
      ["No, only football boots.", "No.", "Yes, 7 days."],
    ],
    [
      "نريد جدول الأسعار، ثم أسئلة: هل أحتاج أن أحضر؟ لا. ماذا لو تأخرت سنة؟ نرتبها معك. هل بياناتي سرية؟ نعم.",
      ["هل أحتاج أن أحضر؟", "ماذا لو تأخرت سنة؟", "هل بياناتي سرية؟"],
      ["لا.", "نرتبها معك.", "نعم."],
    ],
    ["guarantor? yes or 2 months up front. pets? fish", ["Guarantor?", "Pets?"], ["Yes or 2 months up front.", "Fish"]],
    ["piano? tot 400 kg ja. wind? boven 6 bft niet.", ["Piano?", "Wind?"], ["Tot 400 kg ja.", "Boven 6 bft niet."]],
    [
      "Do you ship? (yes, 3 dinars) Can I pay by card? (no)",
      ["Do you ship?", "Can I pay by card?"],
      ["Yes, 3 dinars.", "No."],
    ],
  ])("all of one enumeration: %s", (text, asked, answers) => {
    const { questions } = read(text);
    expect(questions.map(({ question }) => question)).toEqual(asked);
    expect(questions.map(({ answer }) => answer)).toEqual(answers);
  });

  it.each([
    [
      "Parts: the fees plainly, and answers to What if one of us won't come? Is it confidential? (yes) Is it too late? (Dad's 84, no.)",
      2,
      ["What if one of us won't come?"],
    ],
    [
      "Preguntas: ¿se puede construir? ¿llega internet? ¿hay gastos comunes? (sí, por el camino)",
      1,
      ["¿Se puede construir?", "¿Llega internet?"],
    ],
    [
      "And some questions. I can think of: will it hurt, can I eat corn, how long do they last (5 years).",
      1,
      ["Will it hurt", "Can I eat corn"],
    ],
  ])("leaves those without an answer to the owner: %s", (text, count, left) => {
    const { questions, asked, told } = read(text);
    expect(questions).toHaveLength(count);
    expect(asked).toEqual(left);
    expect(told).not.toMatch(/\(|corn|internet|won't/u);
  });

  it.each([
    "Questions: what we asked for in June (nothing), Tom Hill (plumbing), the boiler.",
    "Tired of your old kitchen that creaks all night? We build new ones. Want to see some of them? Come round.",
    "Boiler broken? Ring us.",
    "Parking? Pets? Ask at the desk when you come in.",
  ])("is none in %s", (text) => expect(read(text).questions).toEqual([]));

  it("keeps the answer of the last question with it", () => {
    const { questions, told } = read("FAQ: Do you ship? (yes) Do you wrap? (no) Can I pay by card? Only cash.");
    expect(questions[2]).toEqual({ question: "Can I pay by card?", answer: "Only cash." });
    expect(told).not.toContain("cash");
  });

  it("makes no question of a signature", () =>
    expect(read("We value what burnt.\n\nP. Delvigne\nCharleroi and around").questions).toEqual([]));

  it("keeps a condition with its question", () =>
    expect(
      read("Potem pytania: czy wysyłką można (nie), co robić, gdy zegarek zamókł (przynieść).").questions[1],
    ).toEqual({
      question: "Co robić, gdy zegarek zamókł?",
      answer: "Przynieść.",
    }));

  it("leaves those that are only named to the owner", () => {
    const { questions, asked, told } = read(
      "Then a Q&A: do they smell (no), can they escape (rarely), what do they eat, what if I go on vacation.",
    );
    expect(questions).toHaveLength(2);
    expect(asked).toEqual(["What do they eat", "What if I go on vacation"]);
    expect(told).not.toContain("eat");
    expect(read("Preguntas frecuentes: cuánto tarda, si lloro qué pasa, soy mayor de 60.").asked).toEqual([
      "Cuánto tarda",
      "Si lloro qué pasa",
      "Soy mayor de 60",
    ]);
    expect(read("Domande frequenti: chi firma la consegna, gelo d'inverno.").asked).toHaveLength(2);
  });

  it("takes the example that is given of a part with questions", () =>
    expect(
      read("Oh and a bit with questions, like what if its raining (I still come, the van is dry)").questions,
    ).toEqual([{ question: "What if its raining?", answer: "I still come, the van is dry." }]));

  it("leaves all that are only named to the owner, and what may be an answer where it is", () => {
    const { asked, told } = read(
      "Se puder, uma parte com perguntas frequentes: é válida no estrangeiro? precisam do original?",
    );
    expect(asked).toEqual(["É válida no estrangeiro?", "Precisam do original?"]);
    expect(told).not.toContain("original");
    const answered = read("A part with questions: do you ship? Can I pay by card? Only cash.");
    expect(answered.asked).toEqual(["Do you ship?"]);
    expect(answered.questions).toEqual([{ question: "Can I pay by card?", answer: "Only cash." }]);
  });

  it.each([
    "Questions: 038 555 0121 or ann@firm.example",
    "Questions: Tom Hill (plumbing), Ann Bell (heating).",
    "Any questions, ask Ann (she is in on Mondays, Tuesdays).",
  ])("is none where people or numbers stand: %s", (text) => expect(read(text).questions).toEqual([]));

  it("makes no question of the headline of a leaflet", () =>
    expect(read("IS YOUR CHIMNEY SAFE?\nFully insured. Cert given for your insurance every time.").questions).toEqual(
      [],
    ));
});
