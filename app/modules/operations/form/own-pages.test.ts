import { describe, expect, it } from "vitest";
import { applyEdit, invertEdit } from "../../markup/edit";
import { listPlaceholders } from "../../markup/placeholders";
import { planFor } from "../../generation/built-in/built-in-designer";
import { brief } from "../../site/brief";
import { TEMPLATES } from "../../site/choices";
import { renderSite } from "../../templates/render-site";
import { queryAll } from "../../cascade/query";
import type { WebsiteCode } from "../../site/website-code";
import { asEdit } from "../as-edit";
import { setFigure } from "../facts/set-figure";
import { setAlt } from "../head/set-alt";
import { setSharePicture } from "../head/set-share";
import { openSite } from "../opened-site";
import type { Operation } from "../operation";
import { perform } from "../perform";
import { fillPlaceholder } from "../text/fill-placeholder";
import { addField, moveField, removeField, renameField, requireField } from "./change-fields";
import { formOf } from "./edit-form";
import { setFormText } from "./set-form-text";

/** Does an operation, takes it back to the byte, and answers what came of it. */
function after<Params>(code: WebsiteCode, operation: Operation<Params>, params: Params): WebsiteCode {
  const outcome = perform(openSite(code), operation, params);
  expect(outcome.splices, outcome.message).not.toEqual([]);
  const edit = asEdit(outcome.splices);
  const changed = applyEdit(code, edit);
  expect(applyEdit(changed, invertEdit(code, edit))).toEqual(code);
  return changed;
}

const labels = (code: WebsiteCode) => formOf(openSite(code))!.fields.map(({ label }) => label);
const PHONE = { label: "Phone", type: "tel", required: false, options: [] } as const;

describe.each(TEMPLATES)("on a page in %s", (template) => {
  const code = renderSite(
    planFor(
      brief.parse({ template, industry: "restaurant", projectTitle: "Fern & Moss", designBrief: "A small place." }),
    ),
  );
  const [{ id = "" } = {}] = formOf(openSite(code))?.fields ?? [];

  it("adds, names, moves and takes fields away", () => {
    const added = after(code, addField, { ...PHONE, options: [] });
    const [name = "", email = "", message = ""] = labels(code);
    expect(labels(added)).toEqual([name, email, "Phone", message]);
    const phone = formOf(openSite(added))!.fields[2]!.id;
    expect(labels(after(added, moveField, { id: phone, at: 0 }))).toEqual(["Phone", name, email, message]);
    expect(labels(after(added, renameField, { id: phone, label: "Mobile" }))[2]).toBe("Mobile");
    expect(labels(after(added, removeField, { id: phone }))).toEqual(labels(code));
  });

  it("says whether a field must be filled in", () => {
    const optional = after(code, requireField, { id, required: false });
    expect(formOf(openSite(optional))!.fields[0]!.required).toBe(false);
  });

  it("has no field that is not there", () => {
    expect(perform(openSite(code), removeField, { id: "none" }).splices).toEqual([]);
  });

  it("writes on the button of the form", () => {
    const { html } = after(code, setFormText, { which: "submitText", text: "Ask us" });
    expect(html).toContain(">Ask us</button>");
  });

  it("fills a place that was kept", () => {
    const { html } = after(code, fillPlaceholder, { kind: "address", text: "12 Mill Lane, Bath" });
    const kept = listPlaceholders(openSite({ ...code, html }).page).map(({ kind }) => kind);
    expect(html).toContain("12 Mill Lane, Bath");
    expect(kept).not.toContain("address");
  });
});

const PICTURES: WebsiteCode = {
  html: `<!doctype html><html lang="en"><head><title>T</title></head><body><main><img src="/a.jpg" alt="Oven"><img src="data:,x"><p>We look after 120 homes in 3 towns.</p></main></body></html>`,
  css: "",
  javascript: "",
};
const nodesOf = (selector: string) => queryAll(openSite(PICTURES).page, selector);
const target = (selector: string) => ({ nodes: nodesOf(selector).slice(0, 1), name: "it", selector: null });

describe("on a page that was made elsewhere", () => {
  it("describes a picture", () =>
    expect(after(PICTURES, setAlt, { target: target("img"), text: "Our oven" }).html).toBe(
      PICTURES.html.replace("Oven", "Our oven"),
    ));

  it("describes no text", () =>
    expect(perform(openSite(PICTURES), setAlt, { target: target("p"), text: "x" }).splices).toEqual([]));

  it("shares a picture that has a file", () => {
    const [first, second] = nodesOf("img");
    expect(after(PICTURES, setSharePicture, { picture: first! }).html).toContain(
      '<meta property="og:image" content="/a.jpg">',
    );
    expect(perform(openSite(PICTURES), setSharePicture, { picture: second! }).message).toContain("no file");
  });

  it("changes the number before its noun", () =>
    expect(after(PICTURES, setFigure, { target: target("p"), number: "5", noun: "towns" }).html).toBe(
      PICTURES.html.replace("3 towns", "5 towns"),
    ));

  it("keeps no place for what the page did not ask for", () =>
    expect(perform(openSite(PICTURES), fillPlaceholder, { kind: "hours", text: "9-5" }).splices).toEqual([]));
});
