import { expect, it } from "vitest";
import { planFor } from "./built-in-designer";
import { bracketRows } from "./bracket-rows";
import { brief } from "../../site/brief";

const courses = ["Taster evening (2 hours, £15)", "Level 1 (30 weeks, Tuesdays, £395)", "Level 2 (£520)"];

it("reads what is compared: what it is, what it costs, what belongs to it", () =>
  expect(bracketRows([...courses, "Family Signs, free for parents"])).toEqual({
    items: [
      { name: "Taster evening", price: "£15", detail: "2 hours" },
      { name: "Level 1", price: "£395", detail: "30 weeks, Tuesdays" },
      { name: "Level 2", price: "£520" },
    ],
    left: ["Family Signs, free for parents"],
  }));

it.each([
  [["Kurs A (10 Abende, 180 Euro)", "Kurs B (ab 90 €)", "Kurs C (ein Tag, 60 €)"], 3],
  [["Curso (4 semanas, 120 €)", "Taller (desde 40 €)", "Charla (1 h, 10 €)"], 3],
  [["Kurs (10 spotkań, 300 zł)", "Warsztat (80 zł)", "Wykład (20 zł)"], 3],
  [courses.slice(0, 2), 0],
  [["Two amounts (£5, £9)", "None (a day)", "One (£4)"], 0],
])("%j", (rows, count) => expect(bracketRows(rows).items).toHaveLength(count));

it("keeps apart what semicolons part", () => {
  const text = `A school in Sheffield. We teach adults.\n\nCourses for the year: ${courses.join("; ")}; Family Signs, six Saturdays, free for parents.`;
  const plan = planFor(brief.parse({ projectTitle: "Hands", template: "modern", designBrief: text }));
  const prices = plan.sections.find(({ kind }) => kind === "prices");
  expect(JSON.stringify(prices)).toContain('"name":"Level 1","price":"£395"');
  expect(JSON.stringify(prices)).toContain("Family Signs, six Saturdays, free for parents");
});
