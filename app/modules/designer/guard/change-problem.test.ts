import { describe, expect, it } from "vitest";
import { applyContactForm } from "../../contact-form/apply-contact-form";
import { defaultContactForm } from "../../contact-form/contact-form-config";
import { applyEdit } from "../../markup/edit";
import { changeProblem } from "./change-problem";

const SITE = {
  html: '<!doctype html><html lang="en"><head><title>Rose</title><link rel="stylesheet" href="styles.css"><script src="script.js" defer></script></head><body><main><h1>Rose</h1></main></body></html>',
  css: "h1 { color: red }",
  javascript: "",
};
const withBody = (markup: string, site = SITE) => ({ ...site, html: site.html.replace("</main>", `${markup}</main>`) });

/** What may be done to a site: markup that is put into its body, and a request that speaks of it. */
const ALLOWED: [string, string][] = [
  ["<p>More</p>", "More text"],
  ['<img src="assets/images/shop.webp" alt="">', "A picture"],
  ['<img src="data:image/png;base64,AAAA" alt="">', "A picture"],
  [
    '<link rel="icon" href="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>">',
    "The colour, which the icon takes, too",
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><path d="M0 0"/></svg>',
    "A drawing",
  ],
  [
    '<a href="https://instagram.com/rose">Instagram</a><a href="mailto:rose@example.com">Mail</a><a href="tel:+44113">Call</a>',
    "Links",
  ],
  ['<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>', "Show the map of openstreetmap.org"],
  ['<p style="background: url(assets/images/a.webp)">x</p>', "A background"],
  ['<form action="/api/contact" method="post"><input></form>', "A form"],
];

describe("changeProblem", () => {
  it.each(ALLOWED)("lets %s pass", (markup, message) =>
    expect(changeProblem(SITE, withBody(markup), message)).toBeNull(),
  );

  it("lets the contact form pass, with its script", () => {
    const form = defaultContactForm();
    expect(
      changeProblem(SITE, applyEdit(SITE, applyContactForm(SITE, form, "built-in")), "Add a contact form"),
    ).toBeNull();
  });

  it("lets what was there before stay, move and go", () => {
    const site = withBody(
      '<img src="https://pics.example/a.png" alt=""><script>start()</script><p onclick="x()">x</p>',
    );
    expect(changeProblem(site, { ...site, css: "" }, "x")).toBeNull();
    expect(changeProblem(site, withBody('<p onclick="x()">x</p><script>start()</script>', SITE), "x")).toBeNull();
    expect(changeProblem(site, SITE, "x")).toBeNull();
  });

  it("lets a page that was broken be worked on", () => {
    const site = { ...SITE, html: "<h1>Rose</h1><!-- never closed" };
    expect(changeProblem(site, { ...site, css: "h1 {}" }, "x")).toBeNull();
  });

  const refused: [string, string, RegExp][] = [
    ["another host than the one named", '<img src="https://evil.example/a.png" alt="">', /evil\.example/],
    [
      "a host that only ends like the one named",
      '<img src="https://notpics.example/a.png" alt="">',
      /notpics\.example/,
    ],
    ["a source set", '<img srcset="a.png 1x, https://evil.example/a.png 2x" alt="">', /evil\.example/],
    ["a source set without a scheme", '<img srcset="//evil.example/a.png 1x" alt="">', /evil\.example/],
    ["backslashes", '<img src="\\\\evil.example\\a.png" alt="">', /evil\.example/],
    ["an address cut by a line end", '<img src="ht&#10;tps://evil.example/a.png" alt="">', /evil\.example/],
    ["a style", '<p style="background: url(//evil.example/a.png)">x</p>', /evil\.example/],
    ["a picture of a drawing", '<svg><image xlink:href="https://evil.example/a.svg"/></svg>', /evil\.example/],
    ["a ping", '<a href="#x" ping="https://evil.example/">x</a>', /evil\.example/],
    ["a module", '<script type="module">import "x"</script>', /program/],
    ["a data frame", '<iframe src="data:text/html,<script>x()</script>"></iframe>', /program/],
    ["a drawing that runs in a frame", '<iframe src="data:image/svg+xml,<svg/>"></iframe>', /program/],
    ["a handler in a drawing", '<svg onload="x()"></svg>', /program/],
  ];
  it.each(refused)("refuses %s", (_, markup, problem) =>
    expect(changeProblem(SITE, withBody(markup), "Take pics.example")).toMatch(problem),
  );

  it.each(["eval('1')", "new Function('x')", "document.write('x')", "import('./x.js')", "String.fromCharCode(60)"])(
    "refuses %s in the script",
    (javascript) => {
      expect(changeProblem(SITE, { ...SITE, javascript }, "x")).toMatch(/program/);
    },
  );
  it.each([
    'fetch("https:\\/\\/evil.example/")',
    "new WebSocket('wss://evil.example')",
    'i.src = "//evil.example/p"',
    "fetch(`//evil.example/p`)",
  ])("refuses %s in the script", (javascript) => {
    expect(changeProblem(SITE, { ...SITE, javascript }, "x")).toMatch(/evil\.example/);
  });
});
