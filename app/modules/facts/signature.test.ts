import { expect, test } from "vitest";
import { greetingOf, withoutSignature } from "./signature";
import { readSource } from "./source-text";

const left = (text: string) =>
  withoutSignature(readSource(text))
    .source.lines.filter(({ kind }) => kind !== "blank")
    .map(({ text: line }) => line);

test.each([
  "I mend leaded windows in Whitby.\n\nYours faithfully,\nD. Harbottle",
  "I mend leaded windows in Whitby.\n\nThanks! Larissa",
  "We polish sarees in Mysuru, three generations of us.\n\nThanking you, Raghavendra S.",
  "Wir verkaufen gebrauchte Treppenlifte im Raum Paderborn.\n\nMit freundlichem Gruß\nB. Stratmeier",
  "Nous sommes experts pour l'assuré, à Charleroi.\n\nP. Delvigne",
  "Fazemos doces conventuais segundo um caderno antigo.\n\nCom os melhores cumprimentos,\nMaria da Luz Ferraz",
  "Op onze boerderij staan negenduizend kerstbomen voor u klaar.\n\nGroet, Gerda van Roekel",
])("takes off who signed: %s", (text) => {
  const lines = left(text);
  expect(lines[0]).toBe(text.split("\n")[0]);
  expect(lines.join(" ")).not.toMatch(/Harbottle|Larissa|Raghavendra|Stratmeier|Delvigne|Ferraz|Roekel/u);
});

test.each([
  "Our team:\nAnn Bell\nTom Berg",
  "We bake bread in Leith.\n\nFarmhouse Loaf",
  "Thanks to Ann Bell we have a new oven.",
  "Kind regards from the whole bakery to all who queue on Saturdays.",
  "Who is who\n\nAnn Bell, baker",
])("leaves what is told: %s", (text) => {
  expect(left(text)).toEqual(text.split("\n").filter(Boolean));
});

test.each([
  ["A chairde,\n\nWe have 18 holes.\n\nPhone the hut.\n\nIs mise le meas,\nFintan Reilly", "A chairde,"],
  ["Aloha mai kākou,\n\nWe build boats.\n\nBring a hat.\n\nWe are by the pier.", "Aloha mai kākou,"],
  ["Old Mill,\nCrossakeel", undefined],
  ["We build boats.\n\nBring a hat.\n\nOld Mill Road,\nCrossakeel", undefined],
])("knows the greeting of a letter: %s", (text, greeting) => expect(greetingOf(readSource(text))?.text).toBe(greeting));

test("takes off the end of a letter in a language that nobody here reads", () => {
  const lines = left("A chairde,\n\nWe have 18 holes.\n\nPhone the hut.\n\nIs mise le meas,\nFintan Reilly");
  expect(lines).toEqual(["A chairde,", "We have 18 holes.", "Phone the hut."]);
  expect(left("We build boats.\n\nBring a hat.\n\nOld Mill Road,\nCrossakeel")).toContain("Crossakeel");
});
