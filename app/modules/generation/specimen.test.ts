import { describe, expect, test } from "vitest";
import { TEMPLATES } from "../site/choices";
import { bakery } from "./demo-briefs";
import { palettesFor } from "../templates/colour/trade-palettes";
import { voicesFor } from "../templates/voices";
import { specimenOf } from "./specimen";

describe.each(TEMPLATES)("the specimen of %s", (template) => {
  test("is the page of that template in the owner's words, whole in itself", () => {
    const { page } = specimenOf({ ...bakery, template });
    expect(page).toContain(`class="t-${template}"`);
    expect(page).toContain("We bake pastéis de nata in small trays all morning");
    expect(page).toContain(`url("/template-demo/${template}/assets/fonts/`);
    expect(page).not.toMatch(/<script|"styles\.css"|url\("assets\//);
  });

  test("says nothing where the owner said nothing", () => {
    const { page } = specimenOf({
      ...bakery,
      template,
      projectTitle: "Marlow Yard",
      designBrief: "",
      documentText: "",
    });
    expect(page).toContain("Marlow Yard");
    for (const invented of ["Monday", "tel:", "mailto:", "£"]) expect(page).not.toContain(invented);
  });
});

test("names the colour and the font that the words ask for, where none was chosen", () => {
  const given = { ...bakery, colorTheme: "#3B82F6", fontFamily: "Inter", chosen: [] } as const;
  const asked = specimenOf({
    ...given,
    chosen: [],
    designBrief: `${bakery.designBrief}\nOur brand colour is #0a5c36.`,
  });
  expect(asked.color.toLowerCase()).toBe("#0a5c36");
  expect(specimenOf({ ...given, chosen: ["colorTheme"] }).color).toBe("#3B82F6");
});

test("names a colour and a font of the trade where nothing was chosen and no words ask for one", () => {
  const { color, font } = specimenOf({ ...bakery, colorTheme: "#3B82F6", fontFamily: "Inter", chosen: [] });
  expect(voicesFor("bread", "restaurant").map((voice) => voice.font)).toContain(font);
  expect(palettesFor("bread", "restaurant").map(({ primary }) => primary)).toContain(color);
});
