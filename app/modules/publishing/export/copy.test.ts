import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOREIGN_DOCUMENTS } from "../../../../tests/factories/foreign-documents";
import { brokenReferences, isFolder, wholeAddresses } from "../../../../tests/setup/read-copy";
import { defaultContactForm } from "../../contact-form/contact-form-config";
import { formHtml } from "../../contact-form/render-contact-form";
import { TEMPLATES } from "../../site/choices";
import type { WebsiteCode } from "../../site/website-code";
import { demoCode } from "../../result/demo-site.server";
import { assembleTexts } from "../../assembly/assemble-site";
import { referencedAssets } from "../../markup/referenced-assets";
import { NO_EXTRAS, type SiteExtras, type SitePost } from "../../assembly/site-extras";

const OURS = { address: "https://plinth.example/api/contact", contactKey: "5e".repeat(32) };
const SERVICE = { address: "https://forms.example/f/1", contactKey: null };
const icon = Buffer.from("icon");
const drawings = { picture: { bytes: icon, ending: "png" as const }, icons: { svg: icon, ico: icon, touch: icon } };

const post = (slug: string, more: Partial<SitePost> = {}): SitePost => ({
  slug,
  title: `On ${slug}`,
  content: `About **${slug}**.`,
  excerpt: null,
  publishedAt: new Date(0),
  updatedAt: new Date(0),
  category: null,
  ...more,
});
const FORM = formHtml(defaultContactForm("en"), { lang: "en" });
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="x"><title>Rose</title><meta name="description" content="Bread"><link rel="preload" href="assets/fonts/inter.woff2" as="font" crossorigin><link rel="stylesheet" href="styles.css" crossorigin></head><body><header><a href="/">Rose</a><nav><a href="#prices">Prices</a></nav></header><main><section id="prices"><h1>Rose</h1><img src="assets/images/oven.webp" srcset="assets/images/oven-480.webp 480w, assets/images/oven.webp 1600w" alt="">${FORM}</section></main><footer><p>© Rose <a href="/#prices">Up</a></p></footer></body></html>`;
const CSS = `@font-face{font-family:"Inter";src:url("assets/fonts/inter.woff2")}.a{background:url(/assets/images/oven.webp)}`;

/** A copy as its archive has it. */
function copyOf(code: WebsiteCode, more: Partial<SiteExtras> = {}): Map<string, string> {
  const extras: SiteExtras = {
    ...NO_EXTRAS,
    copy: { target: OURS },
    contactKey: OURS.contactKey,
    publishedAt: new Date(0),
    drawings,
    ...more,
  };
  const assets = referencedAssets(
    code,
    extras.posts.map(({ content }) => content),
  );
  const files = assembleTexts(code, new Map(assets.map((path) => [path, path])), { title: "Rose Bakery" }, extras);
  return new Map([
    ...files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()] as const),
    ...assets.map((path) => [path, ""] as const),
  ]);
}
const rose = (more: Partial<SiteExtras> = {}) => copyOf({ html: PAGE, css: CSS, javascript: "" }, more);

describe("a copy", () => {
  const posts = [
    post("bread", {
      category: { name: "News", slug: "news" },
      content: "[Cakes](/blog/cakes/), [prices](#prices), [data](privacy) ![Oven](assets/images/oven.webp)",
    }),
    post("cakes"),
  ];
  const site = rose({ posts, address: "https://rose.example/" });
  const index = site.get("index.html")!;
  const page = site.get("blog/bread/index.html")!;

  it("has the files that visitors see, under names that its owner can read", () => {
    expect([...site.keys()].sort()).toEqual([
      "404.html",
      "assets/apple-touch-icon.png",
      "assets/fonts/inter.woff2",
      "assets/icon.svg",
      "assets/images/oven-480.webp",
      "assets/images/oven.webp",
      "assets/pages.css",
      "assets/share.png",
      "blog/bread/index.html",
      "blog/cakes/index.html",
      "blog/category/news/index.html",
      "blog/index.html",
      "favicon.ico",
      "index.html",
      "llms.txt",
      "privacy.html",
      "robots.txt",
      "rss.xml",
      "script.js",
      "sitemap.xml",
      "styles.css",
    ]);
  });

  it("links the files themselves, from every page", () => {
    expect(index).toContain(`<a href="index.html">Rose</a>`);
    expect(index).toContain(`href="blog/index.html"`);
    expect(index).toContain(`href="privacy.html"`);
    expect(page).toContain(`<a href="../../index.html#prices">Prices</a>`);
    expect(page).toContain(
      `<a href="../../blog/cakes/index.html">Cakes</a>, <a href="../../index.html#prices">prices</a>, <a href="../../privacy.html">data</a>`,
    );
    expect(page).toContain(`src="../../assets/images/oven.webp"`);
    expect(site.get("blog/index.html")).toContain(`href="../blog/bread/index.html"`);
    expect(site.get("styles.css")).toContain(`url(assets/images/oven.webp)`);
  });

  it("has nothing that browsers refuse to load from a disk, and no report of visits", () => {
    for (const [path, content] of site)
      if (path.endsWith(".html") && path !== "404.html")
        expect(content, path).not.toMatch(/crossorigin|preload|visits/);
  });

  it("says in every head what it is, at the address where it will stand", () => {
    for (const said of [
      `<link rel="canonical" href="https://rose.example/">`,
      `type="application/rss+xml" title="Rose Bakery" href="rss.xml">`,
      `property="og:url" content="https://rose.example/"`,
      `property="og:image" content="https://rose.example/assets/share.png"`,
      `name="twitter:card" content="summary_large_image"`,
      `<link rel="icon" href="favicon.ico"`,
      `<link rel="apple-touch-icon"`,
    ])
      expect(index).toContain(said);
    expect(page).toContain(`<link rel="canonical" href="https://rose.example/blog/bread/">`);
    expect(site.get("privacy.html")).toContain(`<link rel="canonical" href="https://rose.example/privacy.html">`);
    expect(site.get("sitemap.xml")).toContain("<loc>https://rose.example/privacy.html</loc>");
    expect(site.get("rss.xml")).toContain("https://rose.example/privacy.html");
    expect(site.get("robots.txt")).toContain("Sitemap: https://rose.example/sitemap.xml");
  });

  it("answers lost visitors from the folder where it will stand", () => {
    const lost = rose({ address: "https://rose.example/bakery/" }).get("404.html")!;
    expect(lost).toContain(`href="/bakery/styles.css"`);
    expect(lost).toContain(`<p class="post-back"><a href="/bakery/">`);
  });

  it("without an address leaves out what would have to name it, and nothing else", () => {
    const nowhere = rose({ posts });
    expect([...site.keys()].filter((path) => !nowhere.has(path)).sort()).toEqual([
      "llms.txt",
      "rss.xml",
      "sitemap.xml",
    ]);
    expect(nowhere.get("index.html")).toContain(`property="og:title" content="Rose Bakery"`);
    for (const content of nowhere.values()) expect(content).not.toMatch(/rss\.xml|canonical|og:url|og:image/);
  });
});

describe("the contact form of a copy", () => {
  it("sends to the app under the website's key, and the privacy page says so", () => {
    const site = rose();
    expect(site.get("index.html")).toContain(`action="https://plinth.example/api/contact"`);
    expect(site.get("index.html")).toContain(`name="_deployment" value="${OURS.contactKey}"`);
    expect(site.get("privacy.html")).toContain(
      "Plinth, the service that takes messages for this website, stores it for Rose Bakery",
    );
    expect(site.get("privacy.html")).not.toMatch(/hosts this website|counted without cookies/);
  });

  it("sends elsewhere as a plain form, and the privacy page claims nothing for others", () => {
    const site = rose({ copy: { target: SERVICE }, contactKey: null });
    expect(site.get("index.html")).toContain(`action="https://forms.example/f/1"`);
    expect(site.get("index.html")).toContain(`<a href="privacy.html">What happens to your message</a>`);
    expect(site.get("privacy.html")).toContain(
      "It is sent to forms.example, the service that takes messages for Rose Bakery.",
    );
    expect(site.get("privacy.html")).not.toMatch(/Plinth|It is kept until/);
  });
});

/** Formats, the form's address, and where owners link to. */
const ELSEWHERE =
  /^https?:\/\/(?:schema\.org|(?:www|validator)\.w3\.org|www\.sitemaps\.org|purl\.org|plinth\.example\/api\/contact|elsewhere\.example)/;
const ROOTS = [
  "https://rose.example/",
  "http://rose.example:8080/",
  "https://rose.example/a/b/",
  "https://xn--bckerei-5wa.example/",
];
const LINKS = [
  "/",
  "./",
  "#prices",
  "/#prices",
  "privacy",
  "/privacy",
  "/privacy.html?a=1",
  "blog",
  "/blog/",
  "blog/index.html",
  "/blog/bread",
  "blog/bread/#x",
  "https://elsewhere.example/",
  "mailto:a@b.example",
  "assets/images/oven.webp",
];

describe("every copy", async () => {
  const small: WebsiteCode = { html: PAGE, css: CSS, javascript: "" };
  const designs = await Promise.all(TEMPLATES.map(demoCode));
  const page = fc.oneof(
    { weight: 4, arbitrary: fc.constant(small) },
    { weight: 1, arbitrary: fc.constantFrom(...designs) },
  );
  const slug = fc.constantFrom("cakes", "page", "index", "category", "über-uns", "2026");
  const written = fc.record({
    slug,
    links: fc.array(fc.constantFrom(...LINKS), { maxLength: 4 }),
    category: fc.option(fc.record({ name: fc.string(), slug }), { nil: null }),
  });
  const posts = fc.uniqueArray(written, { selector: ({ slug: own }) => own, maxLength: 4 });

  it("names only files that it has, and only addresses under the one that was chosen", () => {
    fc.assert(
      fc.property(page, posts, fc.constantFrom(...ROOTS), fc.subarray(LINKS), (code, some, address, links) => {
        const html = code.html.replace(
          "</footer>",
          `${links.map((link) => `<a href="${link}">x</a>`).join("")}</footer>`,
        );
        const blog = [
          post("bread"),
          ...some.map(({ slug: own, links: out, category }) =>
            post(own, { category, content: out.map((link) => `[x](${link})`).join(" ") }),
          ),
        ];
        const copy = copyOf({ ...code, html }, { posts: blog, address });
        expect(brokenReferences(copy, new URL(address).pathname)).toEqual([]);
        const own = wholeAddresses(new Map([["index.html", code.html]]));
        const whole = wholeAddresses(copy).filter((each) => !ELSEWHERE.test(each) && !own.includes(each));
        expect(whole.filter((each) => !each.startsWith(address))).toEqual([]);
        const missing = whole
          .map((each) => decodeURIComponent(each.slice(address.length).replace(/[#?].*/, "")))
          .filter((path) => !copy.has(path) && !isFolder(copy, path));
        expect(missing).toEqual([]);
      }),
      { numRuns: process.env.FULL ? 300 : 15 },
    );
  }, 300_000);

  it("keeps to that whatever its page is made of", () => {
    for (const [name, code] of Object.entries(FOREIGN_DOCUMENTS)) {
      const known = new Set(brokenReferences(copyOf(code)));
      const copy = copyOf(code, { posts: [post("bread")], address: "https://rose.example/" });
      expect(
        brokenReferences(copy).filter((each) => each.startsWith("index.html") && !known.has(each)),
        name,
      ).toEqual([]);
    }
  });
});
