import { expect, it } from "vitest";
import { readDocument } from "../markup/html-document";
import { applySplices } from "../markup/splices";
import { assembleSite } from "../assembly/assemble-site";
import { NO_EXTRAS } from "../assembly/site-extras";
import { defaultContactForm } from "./contact-form-config";
import { contactKeySplices } from "./contact-key-splices";
import { formHtml } from "./render-contact-form";

const named = (body: string, contactKey: string) => {
  const document = readDocument(`<!doctype html><html><head></head><body>${body}</body></html>`);
  return applySplices(document.source, contactKeySplices(document, contactKey)).replace(/^.*<body>|<\/body>.*$/gs, "");
};

it("fills in the key in our forms only, and touches nothing else", () => {
  const form = formHtml(defaultContactForm());
  const foreign = `<form action="/mine"><input type="hidden" name="_deployment" value=""></form>`;
  const wanted = form.replace(`name="_deployment" value=""`, `name="_deployment" value="1&amp;2"`);
  expect(named(form + foreign, "1&2")).toBe(wanted + foreign);
});

it("stands in the page that is published, and in no other", () => {
  const code = { html: `<main>${formHtml(defaultContactForm())}</main>`, css: "", javascript: "" };
  const published = (contactKey: string | null) =>
    Buffer.from(
      assembleSite(code, [], { subdomain: "bakery" }, { ...NO_EXTRAS, contactKey }).find(
        ({ path }) => path === "index.html",
      )!.bytes,
    ).toString();
  expect(published("5ee")).toContain(`name="_deployment" value="5ee"`);
  expect(published(null)).toContain(`name="_deployment" value=""`);
});

it("adds what was taken out by hand", () => {
  expect(named(`<form data-contact-form><input name=_deployment></form>`, "x")).toBe(
    `<form data-contact-form><input value="x" name=_deployment></form>`,
  );
  expect(named(`<form data-contact-form><p></p></form>`, "x")).toBe(
    `<form data-contact-form><input type="hidden" name="_deployment" value="x"><p></p></form>`,
  );
  expect(named(`<form action=" /api/contact"></form>`, "x")).toBe(
    `<form action=" /api/contact"><input type="hidden" name="_deployment" value="x"></form>`,
  );
});
