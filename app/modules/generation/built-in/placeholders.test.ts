import { describe, expect, it } from "vitest";
import { brief as briefSchema } from "../../site/brief";
import { INDUSTRIES } from "../../site/choices";
import { planFor } from "./built-in-designer";

const plan = (fields: Record<string, unknown>) =>
  planFor(
    briefSchema.parse({ template: "modern", projectTitle: "Fern & Moss", designBrief: "A website for us.", ...fields }),
  );
const kinds = (fields: Record<string, unknown>) => plan(fields).placeholders?.map(({ kind }) => kind) ?? [];

describe("what a brief leaves open", () => {
  it.each(INDUSTRIES)("%s: at most four things from one line, titled, each before a part of the page", (industry) => {
    const { placeholders = [], sections } = plan({ industry });
    expect(placeholders.length).toBeGreaterThan(1);
    expect(placeholders.length).toBeLessThanOrEqual(4);
    for (const { title, before } of placeholders) {
      expect(title).not.toBe("");
      expect(sections.slice(1).map(({ id }) => id)).toContain(before);
    }
  });

  it("asks for nothing that was told", () => {
    const told = "We are open Mon-Fri 9am-5pm. Call 020 7946 0321. Find us at 12 Mill Lane, Bath BA1 2AB.";
    const open = kinds({ industry: "restaurant", designBrief: told });
    expect(open).not.toContain("hours");
    expect(open).not.toContain("phone");
    expect(open).not.toContain("address");
    expect(open).toContain("prices");
  });

  it("keeps a place for each question that is only named, and one for questions that are wanted", () => {
    const named =
      "Tatlı evi in Bath. We bake cakes.\n\nThen a Q&A: do they keep (a week), are there nuts (yes), can I freeze them.";
    const asked = plan({ designBrief: named }).placeholders?.filter(({ kind }) => kind === "questions");
    expect(asked?.map(({ title }) => title)).toEqual(["Can I freeze them"]);
    const wanted =
      "Bakery in Bath. We bake cakes all week.\n\nPlease show a cake comparison first, then how a typical order goes, the bakers (Marek, Phil), and frequent questions.";
    expect(kinds({ designBrief: wanted })).toContain("questions");
    expect(kinds({ designBrief: "Bakery in Bath. We bake cakes." })).not.toContain("questions");
  });

  it("keeps a place for a part of which only the headings are told", () => {
    const asked = "Atendo crianças de 1 a 12 anos em Belo Horizonte. Sessão de 45 minutos.";
    const part = 'Queria uma parte "Quando procurar ajuda" por idade (2 anos, 3 anos, 4 anos, idade escolar).';
    const { placeholders = [], sections } = plan({ designBrief: `${asked}\n\n${part}` });
    expect(placeholders.filter(({ kind }) => kind === "questions").map(({ title }) => title)).toEqual([
      "Quando procurar ajuda",
    ]);
    expect(JSON.stringify(sections)).not.toContain("Idade escolar");
  });

  it("speaks the language of the page", () => {
    const { placeholders = [] } = plan({
      industry: "restaurant",
      designBrief: "Wir sind ein kleines Gasthaus und kochen mit dem, was der Garten gibt.",
    });
    expect(placeholders.find(({ kind }) => kind === "phone")?.title).toBe("Telefon");
  });

  it("asks for pictures only where there are none", () => {
    const images = [{ path: "assets/images/a.webp", width: 10, height: 10, alt: "A" }];
    expect(kinds({ industry: "ecommerce" })).toContain("photos");
    expect(kinds({ industry: "ecommerce", images })).not.toContain("photos");
  });
});
