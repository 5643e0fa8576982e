import { expect, it } from "vitest";
import { readFacts } from "./read-facts";
import { toldSteps } from "./told-steps";

it.each([
  [
    "How it goes, usually: visit, survey (one day), municipal notification (we do the form), pump.",
    "How it goes, usually",
    ["Visit", "Survey", "Municipal notification", "Pump"],
  ],
  [
    "Funktioniert so: QR-Code an die Türe kleben, Nachbarn scannen, fertig.",
    "Funktioniert so",
    ["QR-Code an die Türe kleben", "Nachbarn scannen", "Fertig"],
  ],
  [
    "How it works: you finish the job, you talk into your phone, and the invoice is sent.",
    "How it works",
    ["You finish the job", "You talk into your phone", "The invoice is sent"],
  ],
  [
    "Danach Pakete, Ablauf (Erstgespräch, Begehung, Maßnahmenplan, laufende Betreuung), Personen, Kontakt.",
    "Ablauf",
    ["Erstgespräch", "Begehung", "Maßnahmenplan", "Laufende Betreuung"],
  ],
  [
    "Please present the four steps of a case (send, confirm, make, deliver) clearly, and a table of turnaround times.",
    "Steps of a case",
    ["Send", "Confirm", "Make", "Deliver"],
  ],
  [
    "Der Ablauf sollte in vier Schritten gezeigt werden: Zettel bis zum 22. hochladen, Prüfung am selben Tag, Freigabe durch Sie, Abrechnung bis zum 27.",
    undefined,
    ["Zettel bis zum 22. hochladen", "Prüfung am selben Tag", "Freigabe durch Sie", "Abrechnung bis zum 27"],
  ],
  [
    "How it works: 1. fill in the symptom sheet (I email it) 2. come in, we talk 3. plan, written down 4. review at 12 weeks.",
    "How it works",
    ["Fill in the symptom sheet", "Come in, we talk", "Plan, written down", "Review at 12 weeks"],
  ],
  [
    "Ablauf: Foto vom Dach schicken – Offerte in 24 Std – Termin – Protokoll mit vorher/nachher.",
    "Ablauf",
    ["Foto vom Dach schicken", "Offerte in 24 Std", "Termin", "Protokoll mit vorher/nachher"],
  ],
  [
    "Stappen: gesprek aan de keukentafel – tuin opmeten – fundering (2 dagen) – sleutel.",
    "Stappen",
    ["Gesprek aan de keukentafel", "Tuin opmeten", "Fundering", "Sleutel"],
  ],
  [
    "Contract check → sign → cooling off (3 business days, none at auction) → final inspection → settlement, normally 60 days.",
    undefined,
    ["Contract check", "Sign", "Cooling off", "Final inspection", "Settlement, normally 60 days"],
  ],
  ["Los pasos: charla, calle vacía, barrio, autopista.", "Pasos", ["Charla", "Calle vacía", "Barrio", "Autopista"]],
  [
    "Estructura: titular; qué pasa en una visita, paso a paso (inspección, informe con fotos, tratamiento); preguntas; contacto.",
    undefined,
    ["Inspección", "Informe con fotos", "Tratamiento"],
  ],
  [
    "Ensuite nos travaux, puis la manière dont se déroule un chantier : visite gratuite, relevé, pose.",
    undefined,
    ["Visite gratuite", "Relevé", "Pose"],
  ],
  [
    "Primeiro uma frase, depois como corre a primeira aula (cinco passos: chegada, aquecimento, areia, água, café), preços.",
    undefined,
    ["Chegada", "Aquecimento", "Areia", "Água", "Café"],
  ],
  ["Poi i passi: sopralluogo, preventivo, posa.", "Passi", ["Sopralluogo", "Preventivo", "Posa"]],
  ["Dan de stappen: meten, tekenen, plaatsen.", "Stappen", ["Meten", "Tekenen", "Plaatsen"]],
  ["Potem krok po kroku: rozmowa, pomiar, montaż.", undefined, ["Rozmowa", "Pomiar", "Montaż"]],
  ["بعدها الموديلات، ثم خطوات الطلب: موعد، قياس، بروفة، استلام.", "خطوات الطلب", ["موعد", "قياس", "بروفة", "استلام"]],
  [
    "After that, how it is done, in order: I come and look (no charge inside 15 miles, £25 beyond), I send a written price, I re-lead.",
    "How it is done",
    ["I come and look", "I send a written price", "I re-lead"],
  ],
  [
    "Poi come si lavora: ci mandi le misure, disegniamo, firmi, arriviamo con il camion, si accende.",
    "Come si lavora",
    ["Ci mandi le misure", "Disegniamo", "Firmi", "Arriviamo con il camion", "Si accende"],
  ],
  ["Dann so arbeiten wir: Anruf, Aufmaß, Einbau.", "So arbeiten wir", ["Anruf", "Aufmaß", "Einbau"]],
  ["Luego cómo trabajamos: visita, boceto, montaje.", "Cómo trabajamos", ["Visita", "Boceto", "Montaje"]],
  ["Puis comment on travaille : visite, dessin, pose.", "Comment on travaille", ["Visite", "Dessin", "Pose"]],
  ["Depois como trabalhamos: visita, desenho, obra.", "Como trabalhamos", ["Visita", "Desenho", "Obra"]],
  ["Daarna hoe wij werken: meten, tekenen, plaatsen.", "Hoe wij werken", ["Meten", "Tekenen", "Plaatsen"]],
  ["Potem jak pracujemy: rozmowa, pomiar, montaż.", "Jak pracujemy", ["Rozmowa", "Pomiar", "Montaż"]],
  ["ثم كيف نعمل: زيارة، رسم، تركيب.", "كيف نعمل", ["زيارة", "رسم", "تركيب"]],
  [
    "She'd like a bit on what happens over the five visits (look and impressions, bite, try-in, fitting).",
    undefined,
    ["Look and impressions", "Bite", "Try-in", "Fitting"],
  ],
  [
    'Quero também um "como é um dia aqui" com os horários: 7h chegada, 9h brincadeira, 12h soneca.',
    "Como é um dia aqui",
    ["7h chegada", "9h brincadeira", "12h soneca"],
  ],
])("reads %s", (sentence, title, names) => {
  const read = toldSteps(sentence);
  expect(read?.title).toBe(title);
  expect(read?.steps.map(({ name }) => name)).toEqual(names);
});

it.each([
  "How it works: you get a steel tiffin with four boxes.",
  "How it works: basic €20, full €40, all in €60.",
  "How it works: first talk (€20), course (€90), exam (€60).",
  "After that we come: Monday, Tuesday or Friday.",
  "Das Traject in zes stappen, en vragen en antwoorden over lekkage, brand en droge zomers.",
  "Stair refinish $65-$95 per step (sand, stain, finish at $5 each).",
  "Estimate form should ask for zip code, number of steps, and when they want it done.",
  "Two tunings a year, dry air, no radiator.",
  "Berlin → Hamburg → Rostock → Sassnitz.",
  "Open 9 → 5.",
])("reads none in %s", (sentence) => expect(toldSteps(sentence)).toBeUndefined());

it("takes such a sentence out of the text", () => {
  const { process, prose } = readFacts("We drill boreholes.\n\nHow it goes: visit, survey (one day), drilling, pump.");
  expect(process.steps).toHaveLength(4);
  expect(prose.paragraphs.flat().join(" ")).not.toContain("survey");
});

it("does not take what has a price for a step", () => {
  const houses = "1) House in San Gennaro, 210 mq. 390.000 €\n2) Villa in Marlia, 145 mq. 315.000 €";
  expect(readFacts(`Un'agenzia a Lucca.\n\n${houses}`).process.steps).toEqual([]);
});

it("numbers in running text behind a word for steps are steps", () => {
  const { process } = readFacts(
    "Taxidermy in Smithers.\n\nCapes get ruined in the first hours. Needs a section with steps. 1 cool it, 2 cut behind the shoulder, not up the throat, 3 do not drag it. 4 bring the licence.",
  );
  expect(process.steps.map(({ name }) => name)).toEqual([
    "Cool it",
    "Cut behind the shoulder, not up the throat",
    "Do not drag it",
    "Bring the licence",
  ]);
});

it.each([
  "Breakfast in Leith. Our steps. 1 egg £2, 2 eggs £3, 3 eggs £4.",
  "Breakfast in Leith. The big one has it all. 1 egg, 2 sausages, 3 rashers.",
  "Boats in Oban. In steps. 1 hour on the loch, 3 hours to the island.",
])("numbers that count or cost are none: %s", (text) => expect(readFacts(text).process.steps).toEqual([]));
