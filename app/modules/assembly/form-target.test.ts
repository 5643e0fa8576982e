import { describe, expect, it } from "vitest";
import { defaultContactForm } from "../contact-form/contact-form-config";
import { renderContactForm } from "../contact-form/render-contact-form";
import { withFormTarget } from "./form-target";
import { sendsToApp } from "./sends-to-app";

const APP = { address: "https://plinth.example/api/contact", contactKey: "5ee".repeat(21) };
const SERVICE = { address: `https://forms.example/f/1?a=1&b="<`, contactKey: null };

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Stone</title></head><body>${body}</body></html>`;
const form = renderContactForm(defaultContactForm());
const ours = { html: page(form.html), css: form.css, javascript: form.javascript };

describe("withFormTarget", () => {
  it("sends our form to the app at its whole address, under the website's key", () => {
    const { html, javascript } = withFormTarget(ours, APP);
    expect(html).toContain(`action="https://plinth.example/api/contact"`);
    expect(html).toContain(`name="_deployment" value="${APP.contactKey}"`);
    expect(html).toContain("data-contact-form");
    expect(html).not.toContain(`"/api/contact"`);
    expect(javascript).toBe(ours.javascript);
  });

  it("sends a plain form to a service of somebody else's", () => {
    const { html } = withFormTarget(ours, SERVICE);
    expect(html).toContain(`action="https://forms.example/f/1?a=1&amp;b=&quot;&lt;"`);
    expect(html).not.toContain("data-contact-form");
    expect(html).toContain(`name="_deployment" value=""`);
  });

  it("follows scripts of the owner's own, in the page and beside it, and touches nothing else", () => {
    const script = `fetch('/api/contact'); var note = "/api/contacts"; // see /api/contact`;
    const code = {
      html: page(`<p>/api/contact</p><form action="/api/contact/"></form><script>${script}</script>`),
      css: "",
      javascript: script,
    };
    const moved = withFormTarget(code, SERVICE);
    const expected = script.replace("'/api/contact'", String.raw`"https://forms.example/f/1?a=1&b=\"\u003c"`);
    expect(moved).toEqual({ ...code, javascript: expected, html: code.html.replace(script, () => expected) });
  });

  it("leaves a website without such a form as it is, to the byte", () => {
    const code = { html: page(`<form action="https://other.example/"></form>`), css: "", javascript: "" };
    expect(sendsToApp(code)).toBe(false);
    expect(withFormTarget(code, APP)).toBe(code);
    expect(sendsToApp(ours)).toBe(true);
  });
});
