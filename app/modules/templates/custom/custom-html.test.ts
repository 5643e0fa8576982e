import { expect, it } from "vitest";
import { customHtml } from "./custom-html";

const image = {
  path: "assets/images/oven.webp",
  width: 1200,
  height: 800,
  alt: "The oven",
  variants: [{ path: "assets/images/oven-600.webp", width: 600 }],
};
const own = (html: string) => customHtml(html, { id: "ours", anchors: new Set(["ours", "contact"]), images: [image] });

it("keeps structure, text, lists and tables", () => {
  expect(own("<p>One <strong>two</strong></p><ol start=3><li>three</ol>")).toBe(
    '<p>One <strong>two</strong></p><ol start="3"><li>three</li></ol>',
  );
  expect(own("<table><tr><th scope=row>Mon<td colspan=2>9-5</table>")).toBe(
    '<table><tbody><tr><th scope="row">Mon</th><td colspan="2">9-5</td></tr></tbody></table>',
  );
});

it("leaves out what runs, asks or looks like another part of the page", () => {
  const html =
    '<p onclick=x style="position:fixed" data-section=hero hidden>Text</p><form><input></form><iframe src=//evil></iframe><script>x</script><style>*{}</style>';
  expect(own(html)).toBe("<p>Text</p>");
});

it("closes what is left open, and cannot close what is around it", () => {
  expect(own("</div></section></main><p>a<div>b")).toMatch(/<p>a<\/p><div>b<\/div>$/);
});

it("gives classes and ids names of their own, but for the classes of buttons", () => {
  expect(own('<p id=main class="price button">a</p>')).toBe('<p id="ours--main" class="own-price button">a</p>');
});

it("links to the page's anchors, to its own ids and elsewhere; another link is its text", () => {
  expect(own("<a href=#contact>a</a>")).toBe('<a href="#contact">a</a>');
  expect(own('<p id=x>b</p><a href="#x">a</a>')).toContain('<a href="#ours--x">a</a>');
  expect(own("<a href=https://fern.example>a</a>")).toBe('<a href="https://fern.example" rel="noopener">a</a>');
  for (const href of ["#nowhere", "prices.html", "javascript:alert(1)", "data:text/html,x", "//evil.example", ""])
    expect(own(`<a href="${href}">a</a>`)).toBe("a");
});

it("shows the page's pictures with all that is known of them, and no others", () => {
  const shown = own(
    `<figure><img src="${image.path}" alt="Five stars" onerror=x><figcaption>Ours</figcaption></figure>`,
  );
  expect(shown).toContain('srcset="assets/images/oven-600.webp 600w, assets/images/oven.webp 1200w"');
  expect(shown).toContain('alt="The oven" width="1200" height="800"');
  expect(own("<p>a</p><figure><img src=https://evil.example/x.png><figcaption>Theirs</figcaption></figure>")).toBe(
    "<p>a</p>",
  );
});

it("keeps drawings, without words and without addresses", () => {
  const svg =
    '<svg viewBox="0 0 9 9" onload=x><linearGradient id=g><stop offset=1 stop-color="var(--color-accent)"/></linearGradient><path d="M0 0L9,9" fill="url(#g)" stroke="url(https://evil)"/><use href="https://evil#x"/><text>5 stars</text></svg>';
  const drawn = own(svg);
  expect(drawn).toContain('<svg viewBox="0 0 9 9" aria-hidden="true"><linearGradient id="ours--g">');
  expect(drawn).toContain('<path d="M0 0L9,9" fill="url(#ours--g)"></path></svg>');
  expect(own('<svg aria-label="A loaf"><path d="M0 0" fill="u\\72l(//evil)"/></svg>')).toBe(
    '<svg aria-label="A loaf" role="img"><path d="M0 0"></path></svg>',
  );
});

it("knows what is a drawing by where it stands", () => {
  expect(own('<path fill="url(//evil)">a</path><svg><a href="//evil"><path d="M0 0"/></a></svg>')).toBe(
    'a<svg aria-hidden="true"><path d="M0 0"></path></svg>',
  );
});

it("begins headings below the section's title and leaves no level out", () => {
  expect(own("<h1>a</h1><h4>b</h4><h2>c</h2><h1>d</h1>")).toBe("<h3>a</h3><h4>b</h4><h4>c</h4><h3>d</h3>");
});

it("is empty where nothing can be seen", () => {
  for (const html of ["", "<div></div>", "<svg></svg>", "<script>x</script>", "<figure><img src=x></figure>"])
    expect(own(html)).toBe("");
});
