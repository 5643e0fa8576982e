import { expect, it } from "vitest";
import { planFor } from "../../generation/built-in/built-in-designer";
import { brief } from "../../site/brief";
import { renderSite } from "../render-site";

const plan = planFor(brief.parse({ projectTitle: "Alas", template: "modern", designBrief: "Wings in Monterrey." }));
const htmlOf = (...items: string[]) =>
  renderSite({
    ...plan,
    sections: [...plan.sections, { kind: "notes", id: "notes", title: "Good to know", items }],
  }).html;

it("sets a count large that opens a note, and none beside what it costs", () => {
  expect(htmlOf("30 day trial", "No card needed")).toContain("is-counted");
  expect(htmlOf("8 pieces $139", "24 x $369")).not.toContain("is-counted");
});

it("sets one short note as a statement and a long one as text", () => {
  expect(htmlOf("Leave tools in the blue box by the door.")).not.toContain("is-long");
  expect(htmlOf(`${"Nuria teaches law and Óscar teaches the rest of it. ".repeat(3)}`)).toContain("notes n1 is-long");
});
