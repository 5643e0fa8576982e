import { describe, expect, it } from "vitest";
import { readContactForm } from "../../contact-form/read-contact-form";
import { planFor } from "../../generation/built-in/built-in-designer";
import { brief } from "../../site/brief";
import { TEMPLATES } from "../../site/choices";
import { renderSite } from "../render-site";

const NUMBER = "I tune pianos in Vermont. Telephone (802) 555-0168.";

describe.each(TEMPLATES)("the end of a page in %s", (template) => {
  const codeOf = (designBrief: string) =>
    renderSite(planFor(brief.parse({ template, projectTitle: "Whitcomb", designBrief })));

  it("has no form where its owner refuses one, and the number still", () => {
    const { html } = codeOf(`${NUMBER} No form.`);
    expect(html).not.toContain("<form");
    expect(html.slice(html.indexOf('id="contact"'))).toContain('href="tel:');
  });

  it("opens a form on demand where one calls, which is read back as any other", () => {
    const code = codeOf(NUMBER);
    expect(code.html).toMatch(/<details class="contact-fold"><summary>[^<]+<\/summary>/u);
    expect(readContactForm(code)?.fields.map(({ id }) => id)).toEqual(["name", "email", "message"]);
  });

  it("has it open on a desk where one may write, and always where nothing else leads to the owner", () => {
    expect(codeOf(`${NUMBER} Write to elias@whitcomb.example.`).html).toContain('class="contact-fold is-open-wide"');
    expect(codeOf("I tune pianos in Vermont.").html).not.toContain("<details");
  });
});
