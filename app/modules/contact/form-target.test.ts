import { expect, it } from "vitest";
import { readDocument } from "../editing/html-document";
import { applySplices } from "../editing/splices";
import { assembleSite } from "../publishing/assemble-site";
import type { SiteMeta } from "../publishing/head-splices";
import { defaultContactForm } from "./contact-form-config";
import { formTargetSplices, type FormTarget } from "./form-target";
import { formHtml } from "./render-contact-form";

const sent = (body: string, target: FormTarget) => {
  const document = readDocument(`<!doctype html><html><head></head><body>${body}</body></html>`);
  return applySplices(document.source, formTargetSplices(document, target)).replace(/^.*<body>|<\/body>.*$/gs, "");
};

it("names the deployment and the address in our forms only, and touches nothing else", () => {
  const form = formHtml(defaultContactForm());
  const foreign = `<form action="/mine"><input type="hidden" name="_deployment" value=""></form>`;
  const target = { deployment: "bakery", action: `https://x.example/a?b="c"&d` };
  const wanted = form.replace(`name="_deployment" value=""`, `name="_deployment" value="bakery"`).replace(`action="/api/contact"`, `action="https://x.example/a?b=&quot;c&quot;&amp;d"`);
  expect(sent(form + foreign, target)).toBe(wanted + foreign);
  expect(sent(form, {})).toBe(form);
});

it("is named in the page that is published, and in no other", () => {
  const code = { html: `<main>${formHtml(defaultContactForm())}</main>`, css: "", javascript: "" };
  const published = (meta: SiteMeta) => Buffer.from(assembleSite(code, [], meta).find(({ path }) => path === "index.html")!.bytes).toString();
  expect(published({ subdomain: "bakery" })).toContain(`name="_deployment" value="bakery"`);
  expect(published({})).toContain(`name="_deployment" value=""`);
  expect(published({ contactAddress: "https://app.example/api/contact" })).toContain(`method="post" action="https://app.example/api/contact"`);
});

it("adds what was taken out by hand", () => {
  expect(sent(`<form data-contact-form><input name=_deployment></form>`, { deployment: "x" })).toBe(`<form data-contact-form><input value="x" name=_deployment></form>`);
});
