import { expect, it } from "vitest";
import { planFor } from "../../generation/built-in/built-in-designer";
import { brief } from "../../site/brief";
import { TEMPLATES } from "../../site/choices";
import { renderSite } from "../render-site";

const page = (template: (typeof TEMPLATES)[number], text: string) =>
  renderSite(
    planFor(brief.parse({ projectTitle: "Hallam", template, designBrief: `Chimney sweeping in Hexham. ${text}` })),
  );

it.each(TEMPLATES)("%s sets what nobody may miss off from the line below the headline", (template) => {
  const { html, css } = page(template, "IMPORTANT dont light the fire the day before.");
  expect(html).toContain('<p class="not-missed">Dont light the fire the day before.</p>');
  expect(css).toContain(".not-missed {");
});

it.each(TEMPLATES)("%s has no rules for it where there is none", (template) => {
  const { html, css } = page(template, "We come on time.");
  expect(html).not.toContain('class="not-missed"');
  expect(css).not.toContain(".not-missed {");
});
