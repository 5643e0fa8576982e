import { expect, it } from "vitest";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { toldIn } from "~/modules/site/brief";
import { EVERY_BRIEF } from "../cases/every-brief";
import { tornIn } from "./torn-words";

it("no page of any brief has a text that was cut where nobody would", () => {
  const torn = EVERY_BRIEF.flatMap(({ id, brief }) =>
    tornIn(planFor(brief), toldIn(brief)).map((text) => `${id}: ${text}`),
  );
  expect(torn).toEqual([]);
}, 120_000);

it("knows a torn text", () => {
  const meta = { title: "", description: "", lang: "en", dir: "ltr" } as const;
  const texts = [
    "My name is Ann (of Leeds",
    "First for the temple, then",
    "And their people",
    "Bread,",
    "Bread and jam.",
  ];
  const sections = [{ kind: "notes", id: "notes", title: "Good to know", items: texts } as const];
  expect(tornIn({ sections: sections.map((each) => ({ ...each, items: [...each.items] })), meta }, "")).toEqual(
    texts.slice(0, 4),
  );
});
