import { expect, it } from "vitest";
import { readDocument } from "../editing/html-document";
import { applySplices } from "../editing/splices";
import { assembleSite } from "../publishing/assemble-site";
import type { SiteMeta } from "../publishing/head-splices";
import { defaultContactForm } from "./contact-form-config";
import { deploymentSplices } from "./deployment-splices";
import { formHtml } from "./render-contact-form";

const named = (body: string, deployment: string) => {
  const document = readDocument(`<!doctype html><html><head></head><body>${body}</body></html>`);
  return applySplices(document.source, deploymentSplices(document, deployment)).replace(/^.*<body>|<\/body>.*$/gs, "");
};

it("names the deployment in our forms only, and touches nothing else", () => {
  const form = formHtml(defaultContactForm());
  const foreign = `<form action="/mine"><input type="hidden" name="_deployment" value=""></form>`;
  const wanted = form.replace(`name="_deployment" value=""`, `name="_deployment" value="bak&amp;ery"`);
  expect(named(form + foreign, "bak&ery")).toBe(wanted + foreign);
});

it("is named in the page that is published, and in no other", () => {
  const code = { html: `<main>${formHtml(defaultContactForm())}</main>`, css: "", javascript: "" };
  const published = (meta: SiteMeta) => Buffer.from(assembleSite(code, [], meta).find(({ path }) => path === "index.html")!.bytes).toString();
  expect(published({ subdomain: "bakery" })).toContain(`name="_deployment" value="bakery"`);
  expect(published({})).toContain(`name="_deployment" value=""`);
});

it("adds what was taken out by hand", () => {
  expect(named(`<form data-contact-form><input name=_deployment></form>`, "x")).toBe(`<form data-contact-form><input value="x" name=_deployment></form>`);
});
