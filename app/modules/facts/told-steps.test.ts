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
])("reads %s", (sentence, title, names) => {
  const read = toldSteps(sentence);
  expect(read?.title).toBe(title);
  expect(read?.steps.map(({ name }) => name)).toEqual(names);
});

it.each([
  "How it works: you get a steel tiffin with four boxes.",
  "How it works: basic €20, full €40, all in €60.",
  "Two tunings a year, dry air, no radiator.",
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
