import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOREIGN_DOCUMENTS } from "../../../../tests/factories/foreign-documents";
import { TEMPLATES } from "../../site/choices";
import { demoCode } from "../../result/demo-site.server";
import { assembleSite } from "../assemble-site";
import { NO_EXTRAS, type SiteExtras, type SitePost } from "../site-extras";
import { formHtml } from "../../contact-form/render-contact-form";
import { defaultContactForm } from "../../contact-form/contact-form-config";

const day = (number: number) => new Date(Date.UTC(2026, 2, number));
const post = (slug: string, more: Partial<SitePost> = {}): SitePost => ({
  slug,
  title: `On ${slug}`,
  content: `About **${slug}**.`,
  excerpt: null,
  publishedAt: day(1),
  updatedAt: day(2),
  category: null,
  ...more,
});
const extras = (more: Partial<SiteExtras> = {}): SiteExtras => ({
  ...NO_EXTRAS,
  posts: [post("bread")],
  address: "https://rose.example/",
  publishedAt: day(3),
  ...more,
});
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="x"><title>Rose</title><meta name="description" content="Bread"><meta property="og:title" content="Rose"><link rel="stylesheet" href="styles.css"></head><body class="a"><a class="skip" href="#main">Skip</a><header><a href="#main">Rose</a><nav><ul><li class="i active"><a class="l" href="#prices">Prices</a></li></ul></nav></header><main id="main"><section id="prices"><h1>Rose</h1><a href="#prices">x</a></section></main><footer><p class="small-print">© Rose <a class="to-top" href="#main">Top</a></p></footer></body></html>`;
const FORM = formHtml(defaultContactForm("en"), { lang: "en" });

function build(html: string, more: Partial<SiteExtras> = {}) {
  const files = assembleSite({ html, css: ".a{}", javascript: "" }, [], { title: "Rose Bakery" }, extras(more));
  return new Map(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
}
const withForm = (html: string) => html.replace("</section>", `<div id="write">${FORM}</div></section>`);

describe("a site with posts", () => {
  const site = build(PAGE);
  const index = site.get("index.html")!;
  const page = site.get("blog/bread/index.html")!;

  it("has a blog, the post, a feed and a sitemap that robots are told of", () => {
    for (const path of ["blog/index.html", "rss.xml", "sitemap.xml"]) expect(site.has(path), path).toBe(true);
    expect(site.get("robots.txt")).toBe("User-agent: *\nAllow: /\nSitemap: https://rose.example/sitemap.xml\n");
    expect(site.get("sitemap.xml")!.match(/<loc>[^<]+/g)).toEqual(
      ["", "blog/", "blog/bread/"].map((path) => `<loc>https://rose.example/${path}`),
    );
    expect(site.get("sitemap.xml")).toContain(
      "<loc>https://rose.example/blog/bread/</loc><lastmod>2026-03-02T00:00:00.000Z</lastmod>",
    );
    expect(site.get("blog/index.html")).toContain(`<a href="../blog/bread/">On bread</a>`);
  });

  it("links it in the navigation as its neighbours are made, and the feed in every head", () => {
    expect(index).toContain(`</li><li class="i"><a href="blog/" data-page="blog" class="l">Blog</a></li></ul>`);
    expect(page).toContain(`<li class="i"><a href="../../blog/" aria-current="true" class="l">Blog</a></li>`);
    expect(index).toContain(`<link rel="alternate" type="application/rss+xml" title="Rose Bakery" href="rss.xml">`);
    expect(page).toContain(`title="Rose Bakery" href="../../rss.xml">`);
    expect(index).toContain(`<link rel="canonical" href="https://rose.example/">`);
  });

  it("shows the post in the frame of the site's own page", () => {
    expect(page).toContain(`<main id="main" class="site-page" tabindex="-1">`);
    expect(page).toContain("<p>About <strong>bread</strong>.</p>");
    expect(page).toContain(`<a class="skip" href="#main">`);
    expect(page).toContain(`<header><a href="../../">Rose</a>`);
    expect(page).toContain(`<a class="l" href="../../#prices">Prices</a>`);
    expect(page).toContain(`<a class="to-top" href="#main">`);
    expect(page).toMatch(/<link rel="stylesheet" href="\.\.\/\.\.\/assets\/styles\.[0-9a-f]{10}\.css">/);
    expect(page).toMatch(/<link rel="stylesheet" href="\.\.\/\.\.\/assets\/pages\.[0-9a-f]{10}\.css">/);
    expect(page.match(/<h1/g)).toHaveLength(1);
  });

  it("says in its head what it is, and nothing of what the own page is", () => {
    for (const said of [
      "<title>On bread · Rose Bakery</title>",
      `<meta name="description" content="About bread.">`,
      `<link rel="canonical" href="https://rose.example/blog/bread/">`,
      `<meta property="og:type" content="article">`,
      `<meta property="og:title" content="On bread">`,
      `"@type":"BlogPosting"`,
      `"datePublished":"2026-03-01T00:00:00.000Z"`,
    ])
      expect(page.split(said), said).toHaveLength(2);
    expect(page.match(/<title>|name="description"|rel="canonical"|"og:title"/g)).toHaveLength(4);
  });

  it("escapes what it quotes", () => {
    const bad = build(PAGE, {
      posts: [
        post("x", { title: `</script><script>"&'`, excerpt: `"><img src=x>`, category: { name: "<b>", slug: "b" } }),
      ],
    });
    const html = bad.get("blog/x/index.html")!;
    expect(html).toContain(`\\u003c/script>\\u003cscript>`);
    expect(html).not.toMatch(/<script>"|<img src=x>|<b>/);
    expect(bad.get("rss.xml")).toContain("<title><![CDATA[</script><script>\"&'");
  });

  it("writes a feed with whole addresses that is XML whatever stands in it", () => {
    const feed = build(PAGE, {
      posts: [post("x", { content: "[menu](/#prices) ]]> \u0008 & <b>x</b>", title: "a ]]> b \u000c" })],
    }).get("rss.xml")!;
    expect(feed).toContain(`<a href="https://rose.example/#prices">menu</a>`);
    expect(feed).toContain("<link>https://rose.example/blog/x/</link>");
    expect(feed.replace(/<!\[CDATA\[.*?\]\]>/gs, "")).not.toContain("]]>");
    // oxlint-disable-next-line no-control-regex
    expect(feed).not.toMatch(/[\u0000-\u0008\u000b\u000c]/);
  });

  it("gives a slug that is the name of a page a place of its own", () => {
    const named = build(PAGE, { posts: ["index", "page", "category", "öffnungszeiten"].map((slug) => post(slug)) });
    for (const path of ["blog/index.html", "blog/index/index.html", "blog/page/index.html", "blog/category/index.html"])
      expect(named.has(path), path).toBe(true);
    expect(named.get("sitemap.xml")).toContain("/blog/%C3%B6ffnungszeiten/</loc>");
  });

  it("lists twenty to a page, newest first as given, and each category", () => {
    const posts = Array.from({ length: 41 }, (_, number) =>
      post(`p${number}`, { category: number % 2 ? { name: "News", slug: "news" } : null }),
    );
    const many = build(PAGE, { posts });
    expect(many.get("blog/index.html")!.match(/class="post-item"/g)).toHaveLength(20);
    expect(many.get("blog/page/3/index.html")).toContain(`<a href="../../../blog/p40/">`);
    expect(many.get("blog/page/2/index.html")).toMatch(
      /rel="prev" href="\.\.\/\.\.\/\.\.\/blog\/".*\n.*rel="next" href="\.\.\/\.\.\/\.\.\/blog\/page\/3\/"/,
    );
    expect(many.has("blog/page/4/index.html")).toBe(false);
    expect(many.get("blog/category/news/index.html")!.match(/class="post-item"/g)).toHaveLength(20);
    expect(many.get("rss.xml")!.match(/<item>/g)).toHaveLength(20);
  });

  it("speaks the page's language", () => {
    const german = build(PAGE.replace(`lang="en"`, `lang="de-AT"`));
    expect(german.get("blog/bread/index.html")).toContain("1. März 2026");
    expect(german.get("blog/bread/index.html")).toContain("Alle Beiträge");
    expect(build(PAGE.replace(`lang="en"`, `lang="!!"`)).get("blog/bread/index.html")).toContain("March 1, 2026");
  });
});

describe("a site without posts", () => {
  it("has nothing of a blog, and its own page stays as it was but for its address", () => {
    const site = build(PAGE, { posts: [] });
    expect([...site.keys()].filter((path) => /blog|rss|privacy/.test(path))).toEqual([]);
    expect(site.get("index.html")).not.toMatch(/blog|alternate/i);
    expect(site.get("sitemap.xml")!.match(/<url>/g)).toHaveLength(1);
  });
});

describe("a page from elsewhere", () => {
  const framed = (body: string) =>
    build(`<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`).get(
      "blog/bread/index.html",
    )!;

  it("keeps its header and footer where it has no main, and leaves out what it is about", () => {
    const page = framed(
      `<div id="app"><header><nav><a href="/">Rose</a><a href="#x">X</a></nav></header><section id="x"><h1>Own</h1></section>Loose<footer>f</footer></div>`,
    );
    expect(page).toMatch(/<div id="app"><header><nav>.*<\/nav><\/header><main .*<\/main><footer>/s);
    expect(page).toContain(`<a href="../../#x">X</a> <a href="../../blog/"`);
    expect(page).not.toMatch(/Own|Loose/);
  });

  it("keeps only the navigation of a header that holds the page's own title", () => {
    const page = framed(
      `<header class="hero"><nav><a href="#a">A</a></nav><h1>Welcome</h1></header><section id="a">b</section>`,
    );
    expect(page).not.toContain("Welcome");
    expect(page).toContain("<nav>");
  });

  it("gets a plain header that leads home where it has none", () => {
    const page = framed(`<h1>Own</h1><p>Words</p>`);
    expect(page).toContain(`<header class="post-wrap post-home"><a href="../../">Rose Bakery</a></header>`);
    expect(page).not.toContain("Words");
    expect(build("<h1>Own</h1>").get("index.html")).toContain(`<p><a href="blog/">Blog</a></p>`);
  });

  it.each(Object.keys(FOREIGN_DOCUMENTS))("frames a post in %s", (name) => {
    const page = build(FOREIGN_DOCUMENTS[name]!.html).get("blog/bread/index.html")!;
    expect(page.split("<p>About <strong>bread</strong>.</p>")).toHaveLength(2);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).toMatch(/href="\.\.\/\.\.\/(?:#[^"]*)?"/);
  });

  it("is never broken by misnested markup", () => {
    const piece = fc.constantFrom(
      "<header>",
      "</header>",
      "<nav>",
      "</nav>",
      `<a href="#x">`,
      "</a>",
      "<main>",
      "</main>",
      "<footer>",
      "</footer>",
      "<h1>",
      "</h1>",
      "<b>",
      "</b>",
      "<table>",
      "<tr>",
      "</table>",
      "<p>",
      "</p>",
      "<div>",
      "</div>",
      "<section>",
      "</section>",
      "<body>",
      "</body>",
      "</html>",
      "<head>",
      "</head>",
      "<title>",
      "<svg>",
      "</svg>",
      "<!--",
      "-->",
      "<template>",
      "<select>",
      "<ul>",
      "<li>",
      "text",
      FORM,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const site = build(pieces.join(""));
        const page = site.get("blog/bread/index.html")!;
        expect(page.split("<p>About <strong>bread</strong>.</p>")).toHaveLength(2);
        expect(page).toContain("pages.");
        expect(page).not.toMatch(/<!--(?:head|body) /);
      }),
      { numRuns: 150 },
    );
  });
});

describe("our designs", () => {
  it.each(TEMPLATES)("%s frames a post, links its blog once and its privacy page twice", async (template) => {
    const site = build((await demoCode(template)).html);
    const index = site.get("index.html")!;
    expect(index.match(/href="blog\/"/g)).toHaveLength(1);
    expect(index.match(/href="privacy"/g)).toHaveLength(2);
    const page = site.get("blog/bread/index.html")!;
    expect(page).toMatch(
      /<header class="site-header.*<nav id="site-nav".*<main id="main" class="site-page".*<footer class="site-footer"/s,
    );
    expect(page).not.toContain("data-section=");
    expect(page.match(/<h1/g)).toHaveLength(1);
  });
});

describe("the privacy page", () => {
  const none = { posts: [] };

  it("says what happens to a message, and is linked beside the form and in the footer", () => {
    const site = build(withForm(PAGE), none);
    const page = site.get("privacy.html")!;
    for (const said of [
      "It is received by Rose Bakery.",
      "Plinth, the service that hosts this website, stores it",
      "It is kept until Rose Bakery deletes it.",
      "counted without cookies",
      "kept for seven days: the page and the time, the website or campaign that you came from, your country",
      `<a href="./#write">To the contact form</a>`,
    ]) {
      expect(page).toContain(said);
    }
    expect(page).not.toContain("Google");
    expect(site.get("index.html")).toMatch(
      /<p class="form-note"><a href="privacy">What happens to your message<\/a><\/p>\n<button/,
    );
    expect(site.get("index.html")).toContain(`© Rose <a href="privacy">Privacy</a> <a class="to-top"`);
    expect(page).toContain(`<a class="l" href="./#prices">`);
    expect(site.get("sitemap.xml")).toContain("<loc>https://rose.example/privacy</loc>");
  });

  it("says that Google receives data where its tag is on, also without a form", () => {
    const page = build(PAGE, { ...none, googleAnalyticsId: "G-ABC1234567" }).get("privacy.html")!;
    expect(page).toContain("Google receives data about your visit");
    expect(page).not.toContain("Messages</h2>");
    expect(page).toContain(`<a href="./">To the start page</a>`);
  });

  it("is not made where the site takes nothing", () => expect(build(PAGE, none).has("privacy.html")).toBe(false));

  it("leaves a page of the site's own alone", () => {
    const site = build(
      withForm(PAGE).replace("© Rose", `<a href="https://rose.example.com/privacy-policy">Ours</a>`),
      none,
    );
    expect(site.has("privacy.html")).toBe(false);
    expect(site.get("index.html")).not.toContain(`href="privacy"`);
  });

  it("answers a link that the page has already, and adds none to the footer", () => {
    const site = build(withForm(PAGE).replace("© Rose", `<a href="/privacy.html">Ours</a>`), none);
    expect(site.has("privacy.html")).toBe(true);
    expect(site.get("index.html")).not.toContain("Privacy</a>");
  });

  it.each([
    ["de", "Datenschutz"],
    ["es", "Privacidad"],
    ["fr", "Confidentialité"],
    ["pt-BR", "Privacidade"],
    ["ar", "الخصوصية"],
    ["nl", "Privacy"],
  ])("speaks %s", (lang, title) => {
    expect(build(withForm(PAGE).replace(`lang="en"`, `lang="${lang}"`), none).get("privacy.html")).toContain(
      `<h1 class="post-title">${title}</h1>`,
    );
  });
});
