import { describe, expect, it } from "vitest";
import { fullPlan } from "../../../../tests/factories/full-plan";
import { BRIEF_PLANS } from "../../../../tests/factories/brief-plans";
import { elementsOf, readDocument } from "../../markup/html-document";
import { TEMPLATES } from "../../site/choices";
import { renderSite } from "../../templates/render-site";
import { assembleSite } from "../assemble-site";
import { NO_EXTRAS } from "../site-extras";

const written = new Date(0);
const post = {
  slug: "bread",
  title: "On bread",
  content: "# One\n\n## Two\n\n### Three",
  excerpt: null,
  publishedAt: written,
  updatedAt: written,
  category: { name: "News", slug: "news" },
};
const PLANS = { ...BRIEF_PLANS, full: fullPlan };

const levels = (html: string) =>
  elementsOf(readDocument(html).root)
    .flatMap(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1] ?? [])
    .map(Number);

describe.each(TEMPLATES)("headings of %s", (template) => {
  it.each(Object.keys(PLANS))("stand in order on every page of %s", (name) => {
    const code = renderSite(PLANS[name as keyof typeof PLANS]!(template));
    const pages = assembleSite(
      code,
      [],
      { subdomain: "rose" },
      { ...NO_EXTRAS, address: "https://rose.example/", posts: [post] },
    ).filter(({ path }) => path.endsWith(".html"));
    expect(pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        "index.html",
        "404.html",
        "404.folder.html",
        "blog/index.html",
        "blog/bread/index.html",
        "blog/category/news/index.html",
      ]),
    );
    for (const { path, bytes } of pages) {
      const found = levels(Buffer.from(bytes).toString());
      expect(
        found.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      found.forEach((level, index) =>
        expect(level - (found[index - 1] ?? 0), `${path}: ${found.join(" ")}`).toBeLessThanOrEqual(1),
      );
    }
  });
});
