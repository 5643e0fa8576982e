import { describe, expect, it } from "vitest";
import { codeOf } from "../../../tests/factories/code";
import { applyEdit } from "../markup/edit";
import { readPage } from "../markup/page";
import { retype } from "./retype";

const pageOf = (title: string, description: string, heading: string) =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}"></head><body><h1>${heading}</h1></body></html>`;

function changed(html: string, wanted: string): string {
  const page = readPage(html);
  const node = page.elements.findIndex(({ tagName }) => tagName === "h1");
  return applyEdit(codeOf({ html }), retype(page, node, wanted)!).html;
}

describe("what a page says again in its head", () => {
  it.each([
    ["Rose | Bread & cakes", "Bread & cakes. Open daily.", "Bread & cakes", "Pies < tarts"],
    ["Bread & cakes", "In Leeds. Bread & cakes", "Bread & cakes", "Pies"],
  ])("follows an owner's change of it: %s", (title, description, heading, wanted) => {
    const html = (text: string) => {
      const put = (said: string) => said.replace(heading, text).replace(/&/g, "&amp;").replace(/</g, "&lt;");
      return pageOf(put(title), put(description), put(heading));
    };
    expect(changed(html(heading), wanted)).toBe(html(wanted));
  });

  it.each([
    ["Bread daily. In Leeds.", "Bread daily", "Who bakes here?", "Who bakes here? In Leeds."],
    ["Bread daily. In Leeds.", "Bread daily.", "Pies", "Pies. In Leeds."],
    ["Bread daily. In Leeds.", "Bread daily.", "Pies daily!", "Pies daily! In Leeds."],
  ])("keeps its sentences apart: %s", (description, heading, wanted, next) => {
    expect(changed(pageOf("Rose", description, heading), wanted)).toBe(pageOf("Rose", next, wanted));
  });

  it.each([
    ["Rose | Breadcakes", "We bake Bread. Bread and more."],
    ["Bread Street", "Sourdough Bread"],
  ])("stays where the text is a part of something else: %s", (title, description) => {
    expect(changed(pageOf(title, description, "Bread"), "Pies")).toBe(pageOf(title, description, "Pies"));
  });
});
