import { describe, expect, it } from "vitest";
import { trainClassifier } from "../../../../../scripts/train/train-classifier";
import { topicExamples } from "../../../../../scripts/train/sentence-topics";
import { readClassifier } from "../../../language/classifier/classifier";
import { planFor } from "../built-in-designer";
import { brief } from "../../../site/brief";
import { byPart, likeliest, type Part, type Topic } from "./sentence-topic";
import { surePart } from "./sure-part";

const FOLDS = 5;

describe("what a sentence is about", () => {
  it("is right for four of five unseen sentences that it is sure of, and it is sure of two of five", () => {
    const examples = topicExamples();
    const held = examples.filter((_, index) => index % FOLDS === 0);
    const rest = examples.filter((_, index) => index % FOLDS !== 0);
    const classify = readClassifier<Topic>(
      trainClassifier(rest, { buckets: 8192, passes: process.env.FULL ? 20 : 6, decay: 1e-4 }),
    );
    const read = held.map(({ text, label, found }) => {
      const topics = new Map(classify(text, found).map((each) => [each.label, each.likelihood]));
      const [part, likelihood] = likeliest(byPart(topics));
      return { isSure: likelihood > 0.6, isRight: part === partOf(label) };
    });
    const sure = read.filter(({ isSure }) => isSure);
    expect(sure.length / read.length).toBeGreaterThan(0.35);
    expect(sure.filter(({ isRight }) => isRight).length / sure.length).toBeGreaterThan(0.77);
  });

  const partOf = (topic: string): Part => likeliest(byPart(new Map([[topic as Topic, 1]])))[0];
});

it("what its form tells needs no reading", () => {
  expect(surePart("Hauptstraße 27.")).toBe("where");
  expect(surePart("Ab Hof verkaufen wir Mo–Sa 9–12 und 14–18 Uhr")).toBe("when");
  expect(surePart("Post anywhere, $9.50 flat")).toBe("money");
  expect([surePart("Sinds 2010."), surePart("My mother began on a Friday")]).toEqual([undefined, undefined]);
  expect(surePart("Escribir al 555-0109")).toBeUndefined();
  expect(["Sauerkraut 10", "Individual Q650", "Pelatina 28", "142 LOTS."].map(surePart)).toEqual(
    Array(4).fill(undefined),
  );
  expect(surePart("Calle Mayor 10")).toBe("where");
});

/** The sections of a page that a text makes. */
const sectionsOf = (designBrief: string, industry = "other") =>
  planFor(
    brief.parse({ projectTitle: "Alder & Sons", industry, audience: "families", template: "modern", designBrief }),
  ).sections;

describe("parts of a page by what sentences are about", () => {
  it("what somebody else pays is told with the story, not with the prices", () => {
    const sections = sectionsOf(
      "Chip shop in Whitby.\n\nPrices:\nCod £7.50\nHaddock £8\nPeas £1.20\n\nThe chip shop next door wants £9 for the same piece of cod and fries it in oil.",
    );
    expect(JSON.stringify(sections.find(({ kind }) => kind === "prices"))).not.toContain("£9");
  });

  it("what is regretted does not stand below the headline", () => {
    const [hero] = sectionsOf(
      "Taxidermy studio in Wick. Licensed. One man, Rolf Hagen, 26 years.\n\nTurnaround 10 months. Bears longer. I will not rush a tannery.\n\nNo pets. I'm sorry for your loss but please don't ask.\n\nDrop off Mon-Fri 8-5.",
    );
    expect(hero).toMatchObject({ kind: "hero", title: "Taxidermy studio in Wick" });
    expect(JSON.stringify(hero)).not.toContain("sorry");
  });

  it("steps under a label stand once, under it", () => {
    const sections = sectionsOf(
      "We raise trout near Kendal. Then steps how to put fish in (float the bag 20 minutes, mix the water slowly, let them swim out themselves, don't feed till evening).",
    );
    const said = sections.filter((section) => JSON.stringify(section).includes("loat the bag"));
    expect(said.map(({ kind }) => kind)).toEqual(["process"]);
    expect(said[0]).toMatchObject({ title: "How to put fish in" });
  });

  it("what is left of a list is a list of services", () => {
    const sections = sectionsOf(
      "Plumbing in Halifax, my daughter and me.\n\n- leaks, burst pipes\n- boiler service £85\n- bathrooms, start to finish\n- radiators, power flush",
    );
    expect(sections.find(({ kind }) => kind === "services")).toMatchObject({
      items: [
        { name: "Leaks, burst pipes" },
        { name: "Bathrooms, start to finish" },
        { name: "Radiators, power flush" },
      ],
    });
  });

  it("a mother's name is no Wednesday, and a story no hours", () => {
    const sections = sectionsOf(
      "Somos una florería en la ciudad de Puebla. Mi mamá doña Chayo empezó en 1979 vendiendo nube y gladiola, ahora estamos mis hermanas y yo.",
    );
    expect(sections.map(({ title }) => title)).not.toContain("Horario");
  });

  it("hours in a sentence stand under hours", () => {
    const sections = sectionsOf(
      "Unser Weingut liegt in Siefersheim. Unsere Eltern helfen mit und haben zu allem eine Meinung. Ab Hof verkaufen wir Mo–Sa 9–12 und 14–18 Uhr, sonntags bitte klingeln, aber nicht vor dem Kirchgang.",
    );
    expect(sections).toContainEqual(
      expect.objectContaining({
        kind: "contact",
        hours: [
          expect.stringContaining("Ab Hof verkaufen wir"),
          "Sonntags bitte klingeln, aber nicht vor dem Kirchgang",
        ],
      }),
    );
  });
});
