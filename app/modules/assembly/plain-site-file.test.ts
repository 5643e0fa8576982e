import { expect, it } from "vitest";
import { contactFormScript } from "../contact-form/form-script";
import { markBlock } from "../contact-form/marked-block";
import { plainSiteFile } from "./plain-site-file";

const page = (body: string) => ({
  html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rose &amp; Sons</title></head><body><main>${body}</main></body></html>`,
  css: "p { color: teal }",
  javascript: "",
});
const FORM = `<section id="write"><form data-contact-form method="post" action="/api/contact"><button>Send</button></form></section>`;
const read = (body: string, path: string) => {
  const file = plainSiteFile(page(body), path);
  return file && Buffer.from(file.bytes).toString();
};

it("a preview has the page on privacy that deploying adds, in the website's own design", () => {
  for (const path of ["privacy", "privacy.html"]) {
    const privacy = read(FORM, path)!;
    expect(privacy).toContain("Rose &amp; Sons");
    expect(privacy).toMatch(/href="(?:\.\/)?styles\.css"/);
    expect(privacy).toMatch(/href="(?:\.\/)?assets\/pages\.css"/);
  }
  expect(read(FORM, "assets/pages.css")).toContain(".post");
});

it("and none where deploying adds none", () => {
  expect(read("<p>Bread</p>", "privacy")).toBeNull();
  expect(read(`${FORM}<a href="https://example.com/privacy">Privacy</a>`, "privacy")).toBeNull();
});

it("a preview's form says what today's says, whatever script the website was made with", () => {
  const scriptOf = (javascript: string) => {
    const file = plainSiteFile({ ...page(FORM), javascript }, "script.js");
    return Buffer.from(file!.bytes).toString();
  };
  const earlier = markBlock("form.addEventListener('submit', () => alert('Sorry'));");
  expect(scriptOf(`let a = 1;\n${earlier}\nlet b = 2;\n`)).toContain(`let a = 1;\n${contactFormScript}\nlet b = 2;\n`);
  expect(scriptOf("let own = 1;\n")).not.toContain("form");
});
