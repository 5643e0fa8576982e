import { describe, expect, it } from "vitest";
import { TEMPLATES } from "../../site/choices";
import { brief } from "../../site/brief";
import { renderSite } from "../../templates/render-site";
import { planFor } from "./built-in-designer";

const GROOMER = "Dog grooming in a quiet shed, one dog at a time. A bath is £30. Ring 020 7946 0111.";
const planOf = (designBrief: string, template: (typeof TEMPLATES)[number] = "classic") =>
  planFor(brief.parse({ projectTitle: "Bubble and Bark", template, designBrief }));

describe("a drawing that the owner refuses", () => {
  it.each(TEMPLATES)("is not shown in %s", (template) => {
    const drawn = /class="art (?:emblem|vignette|medal|paper|line-drawing)|class="study|class="crest/u;
    const plan = planOf(`${GROOMER} Please no paw prints on the page.`, template);
    expect(plan.theme.undrawn).toBe(true);
    expect(renderSite(plan).html).not.toMatch(drawn);
  });

  it("is shown where another thing is refused", () => {
    expect(planOf(`${GROOMER} Please no anchors on the page.`).theme.undrawn).toBeUndefined();
    expect(renderSite(planOf(GROOMER)).html).toContain("art vignette");
  });

  it("is not shown where it shows what nobody spoke of", () => {
    const of = (projectTitle: string, designBrief: string) =>
      planFor(brief.parse({ projectTitle, template: "classic", designBrief })).theme.undrawn;
    expect(
      of("Fromagerie Jeannerot", "Crémiers et affineurs à Besançon. Fromages de la cave. Tél. 03 81 55 50 12."),
    ).toBe(true);
    expect(of("Bestattungshaus Ohlendorf", "Bestattungen in Celle. Wir beraten Sie zu Versicherungen.")).toBe(true);
    expect(of("Bienenhof Lenz", "Honig und Imkerei in Ulm.")).toBeUndefined();
    expect(of("Marsh Stationers", "Calligraphy and stationery in Rye.")).toBeUndefined();
    expect(of("Marsh Translations", "We translate contracts.")).toBe(true);
    expect(of("Odell Edge", "I sharpen garden shears, and gardens are where they come from.")).toBe(true);
  });
});
