import { builtInDesigner } from "~/modules/generation/built-in/built-in-designer";
import { bakery } from "~/modules/generation/demo-briefs";
import type { WebsiteCode } from "~/modules/site/website-code";
import { renderSite } from "~/modules/templates/render-site";

/** A website as the product makes it, with its sections again and again until its html has as many characters. */
export async function pageOf(characters: number): Promise<WebsiteCode> {
  const code = renderSite(await builtInDesigner.plan(bakery, {}));
  const [, before, main, after] = /^([^]*<main[^>]*>)([^]*)(<\/main>[^]*)$/.exec(code.html)!;
  const sections = [main!];
  let length = code.html.length;
  while (length < characters) length += sections[sections.push(asCopy(main!, sections.length)) - 1]!.length;
  return { ...code, html: before! + sections.join("") + after! };
}

// A website has one contact form: more would be cleaned away.
function asCopy(sections: string, copy: number): string {
  return sections
    .replace(/<section\b(?:(?!<\/section>)[^])*<form\b[^]*?<\/section>/g, "")
    .replace(/\bid="([^"]*)"/g, `id="$1-${copy}"`)
    .replace(/<(\/?)h1\b/g, "<$1h2")
    .replace(/<\/h2>/g, ` ${copy}</h2>`);
}
