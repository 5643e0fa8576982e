import { expect, it } from "vitest";
import { brief } from "../site/brief";
import { planFor } from "../generation/built-in/built-in-designer";
import { renderSite } from "../templates/render-site";
import { assembleSite } from "../assembly/assemble-site";
import { plainSiteFile } from "../assembly/plain-site-file";
import { NO_EXTRAS } from "../assembly/site-extras";

const code = renderSite(
  planFor(
    brief.parse({
      template: "modern",
      industry: "restaurant",
      projectTitle: "Fern & Moss",
      designBrief: "A small place.",
    }),
  ),
);
const OPEN = /placeholder="(?:hours|address|prices)"|Opening hours|The menu/;

it("gives no visitor a placeholder: the page, those beside it and the preview have none", () => {
  const post = {
    slug: "first",
    title: "First",
    content: "# Hello",
    excerpt: null,
    publishedAt: new Date(0),
    updatedAt: new Date(0),
    category: null,
  };
  const extras = { ...NO_EXTRAS, address: "https://fern.example/", posts: [post], publishedAt: new Date(0) };
  const files = assembleSite(code, [], {}, extras).filter(({ type }) => /html|xml|plain|json/.test(type));
  expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(["index.html", "404.html", "sitemap.xml"]));
  for (const { bytes } of files) expect(Buffer.from(bytes).toString()).not.toMatch(OPEN);
  expect(Buffer.from(plainSiteFile(code, "")!.bytes).toString()).not.toMatch(OPEN);
});
