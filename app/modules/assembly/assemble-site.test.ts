import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assemblePlainSite, assembleSite } from "./assemble-site";
import { BEACON } from "./beacon";
import { contentHash } from "../storage/content-hash";
import { pageCss } from "./pages/page-css";
import { NO_EXTRAS } from "./site-extras";
import type { SiteFile } from "../storage/site-file";

const PAGE = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rose &amp; Söhne</title>
<meta name="description" content="Old words">
<meta property="og:title" content="Old title">
<link rel="preload" href="assets/fonts/inter-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="styles.css">
<script src="script.js" defer></script>
</head>
<body   class='a'>
<a href="/">Home</a> <a href="/#top">Top</a> <a href="https://x.example/assets/images/oven.webp">x</a>
<img src="assets/images/oven.webp" srcset="assets/images/oven.webp 1x, ./assets/images/oven.webp?v=2 2x" alt="">
<div style="background:url(/assets/images/oven.webp)"></div>
<img src="assets/images/absent.webp" alt="">
</body>
</html>
`;
const CSS = `/* url(assets/images/oven.webp) */
@font-face{font-family:"Inter";src:url("assets/fonts/inter-latin-wght-normal.woff2") format("woff2")}
.a::before{content:"url(assets/images/oven.webp)"}
.b{background:url(assets/images/oven.webp),url(other.png),url(#grain),url(data:image/png;base64,AAAA)}
`;
const assets = [
  { path: "assets/fonts/inter-latin-wght-normal.woff2", bytes: Buffer.from("font bytes") },
  { path: "assets/images/oven.webp", bytes: Buffer.from("oven bytes") },
];
const code = { html: PAGE, css: CSS, javascript: "document.title;" };

const byPath = (files: SiteFile[]) => new Map(files.map((file) => [file.path, Buffer.from(file.bytes).toString()]));
const short = (bytes: string) => contentHash(Buffer.from(bytes)).slice(0, 10);
const oven = `assets/images/oven.${short("oven bytes")}.webp`;
const font = `assets/fonts/inter-latin-wght-normal.${short("font bytes")}.woff2`;

describe("assembleSite", () => {
  const files = assembleSite(code, assets);
  const content = byPath(files);
  const page = content.get("index.html")!;
  const styles = files.find((file) => /^assets\/styles\.[0-9a-f]{10}\.css$/.test(file.path))!;

  it("has every path of the site, hashed names being immutable", () => {
    const script = `assets/script.${short(code.javascript)}.js`;
    const pages = `assets/pages.${short(pageCss)}.css`;
    expect([...content.keys()].sort()).toEqual(
      [
        "404.html",
        "index.html",
        "robots.txt",
        ...assets.map((a) => a.path),
        font,
        oven,
        styles.path,
        script,
        pages,
      ].sort(),
    );
    const immutable = files.filter((file) => file.immutable).map((file) => file.path);
    expect(immutable.sort()).toEqual([font, oven, styles.path, script, pages].sort());
    expect(styles.path).toContain(contentHash(styles.bytes).slice(0, 10));
  });

  it("follows every address to the hashed name and leaves the rest to the byte", () => {
    expect(page).toBe(
      PAGE.replace(`href="styles.css"`, `href="${styles.path}"`)
        .replace(`src="script.js"`, `src="assets/script.${short(code.javascript)}.js"`)
        .replace(`href="assets/fonts/inter-latin-wght-normal.woff2"`, `href="${font}"`)
        .replace(`<a href="/">`, `<a href="./">`)
        .replace(`<a href="/#top">`, `<a href="#top">`)
        .replace(`src="assets/images/oven.webp"`, `src="${oven}"`)
        .replace(/srcset="[^"]*"/, `srcset="${oven} 1x, ${oven}?v=2 2x"`)
        .replace("url(/assets/images/oven.webp)", `url(${oven})`),
    );
  });

  it("moves the stylesheet's addresses with it, but not what only looks like one", () => {
    expect(Buffer.from(styles.bytes).toString()).toBe(
      CSS.replace(`url("assets/fonts/inter-latin-wght-normal.woff2")`, `url("../${font}")`).replace(
        ".b{background:url(assets/images/oven.webp),url(other.png)",
        `.b{background:url(../${oven}),url(../other.png)`,
      ),
    );
  });

  it("sets the title and description that were asked for, escaped", () => {
    const meta = { title: `Rose <3 "Brot"`, description: `Bread & "cakes"` };
    const titled = byPath(assembleSite(code, assets, meta));
    const html = titled.get("index.html")!;
    expect(html).toContain(`<title>Rose &lt;3 "Brot"</title>`);
    expect(html).toContain(`<meta name="description" content="Bread &amp; &quot;cakes&quot;">`);
    expect(html).toContain(`<meta property="og:title" content="Rose &lt;3 &quot;Brot&quot;">`);
    expect(html).not.toContain("Old");
    expect(titled.get("404.html")).toContain(`<title>Seite nicht gefunden · Rose &lt;3 &quot;Brot&quot;</title>`);
  });

  it("keeps a name that holds its hash already", () => {
    const bytes = Buffer.from("oven bytes");
    const path = `assets/images/${contentHash(bytes).slice(0, 16)}.webp`;
    const named = assembleSite({ ...code, html: `<img src="${path}">` }, [{ path, bytes }]);
    expect(named.filter((file) => file.path === path)).toMatchObject([{ immutable: true }]);
  });

  it.each([
    ["a fragment", "<h1>Hello</h1>"],
    ["a body without a head", "<html><body><h1>Hello</h1></body></html>"],
    ["a head that is never closed", "<!doctype html><html><head><title>x</title><body><h1>Hello</h1>"],
    ["nothing", ""],
  ])("completes and links %s", (_, html) => {
    const whole = byPath(assembleSite({ ...code, html }, assets, { title: "T", description: "D" })).get("index.html")!;
    expect(whole).toMatch(/^<!doctype html>/i);
    expect(whole.match(/<title>T<\/title>/g)).toHaveLength(1);
    expect(whole).toContain(`<meta charset="utf-8">`);
    expect(whole).toContain(`<meta name="viewport"`);
    expect(whole).toContain(`<meta name="description" content="D">`);
    expect(whole).toContain(`<link rel="stylesheet" href="${styles.path}">`);
    expect(whole).toMatch(/<script src="assets\/script\.[0-9a-f]{10}\.js" defer><\/script>/);
    expect(whole).toContain(html.includes("Hello") ? "<h1>Hello</h1>" : "<body>");
  });

  it("takes a base address out and follows what stands in templates and noscript", () => {
    const html = `<!doctype html><html><head><base href="/x/"></head><body><template><img src="assets/images/oven.webp"></template><noscript><img src="assets/images/oven.webp"></noscript></body></html>`;
    const whole = byPath(assembleSite({ ...code, html }, assets)).get("index.html")!;
    expect(whole).not.toContain("<base");
    expect(whole.split(oven)).toHaveLength(3);
  });

  it("never fails on misnested markup and always links its stylesheet", () => {
    const piece = fc.constantFrom(
      `<a href="assets/images/oven.webp">`,
      "</a>",
      "<b style='color:url(assets/images/oven.webp)'>",
      "</b>",
      "<table>",
      "<p>",
      "</p>",
      "<tr>",
      "<head>",
      "</head>",
      "<body>",
      "</html>",
      "<title>",
      "<svg>",
      "<!--",
      "<style>",
      "text",
      "<template>",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const built = assembleSite({ ...code, html: pieces.join("") }, assets, { title: "T" });
        expect(byPath(built).get("index.html")).toContain(styles.path);
      }),
      { numRuns: 400 },
    );
  });
});

describe("the beacon", () => {
  it("is an immutable file of a site that reports its visits, and of no other", () => {
    const files = assembleSite(code, assets, {}, { ...NO_EXTRAS, reportsAs: "rose" });
    const path = `assets/visits.${short(BEACON)}.js`;
    expect(files.find((file) => file.path === path)).toMatchObject({ immutable: true, bytes: Buffer.from(BEACON) });
    expect(byPath(files).get("index.html")).toContain(
      `<script src="${path}" data-site="rose" defer></script>\n</head>`,
    );
    for (const silent of [assembleSite(code, assets), assemblePlainSite(code, assets)]) {
      expect([...byPath(silent)].flat().join()).not.toContain("visits");
    }
  });
});

describe("assemblePlainSite", () => {
  it("keeps plain names, and what code says to the byte", () => {
    const served = byPath(assemblePlainSite(code, assets));
    expect([...served.keys()]).toEqual(["index.html", "styles.css", "script.js", ...assets.map((a) => a.path)]);
    expect(served.get("index.html")).toContain("crossorigin");
    expect(served.get("styles.css")).toBe(CSS);
  });
});
