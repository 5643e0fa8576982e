import { formWords } from "~/published/form-words";
import type { Section, SitePlan } from "../site/site-plan";
import { renderSection, type Design, type Site } from "./design";
import { faviconHref } from "./favicon";
import { preloadedFile } from "./fonts";
import { html, type Html } from "../markup/html";
import { dock } from "./parts/frame";
import { placeholderSection } from "./parts/placeholder";
import { typographyOf } from "./typography";
import type { Subset } from "./subsets";
import { unbroken } from "./parts/whole-numbers";

/** The plan's sections as a page can show them: one hero, first, a way to write, and no id twice. */
export function orderedSections(plan: SitePlan): Section[] {
  const hero = plan.sections.find((section) => section.kind === "hero");
  const rest = plan.sections.filter((section) => section.kind !== "hero");
  const first: Section = hero ?? {
    kind: "hero",
    id: "top",
    title: plan.business.name,
    lead: plan.business.tagline,
    primary: plan.primaryAction,
  };
  const taken = new Set(["main", "site-nav"]);
  return [first, ...withContact(rest, plan)].map((section) => ({
    ...unbroken(section),
    id: freeId(section.id || section.kind, taken),
  }));
}

function withContact(sections: Section[], plan: SitePlan): Section[] {
  if (sections.some(({ kind }) => kind === "contact")) return sections;
  return [...sections, { kind: "contact", id: "contact", title: formWords(plan.meta.lang).title }];
}

function freeId(wanted: string, taken: Set<string>): string {
  const id = wanted.replace(/[^\p{L}\p{N}_-]+/gu, "-").replace(/^(?=\d|-)/, "s");
  let free = id;
  for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
  return taken.add(free), free;
}

/** Renders twice: the first round shows which sections have something to say, the second links only to those. */
function renderMain(plan: SitePlan, design: Design): { main: Html[]; site: Site } {
  const sections = orderedSections(plan);
  const every: Site = { plan, anchors: new Set(sections.map(({ id }) => id)) };
  const shown = sections.filter((section) => renderSection(design, section, every) !== null);
  const site: Site = { plan, anchors: new Set(["main", ...shown.map(({ id }) => id)]) };
  const main = shown.map((section) => ({ id: section.id, content: renderSection(design, section, site)! }));
  return { main: withPlaceholders(main, plan, every.anchors).map((content) => html`${content}\n`), site };
}

/** Each where its section would stand: before the one that it names, else before the last. */
function withPlaceholders(
  main: { id: string; content: Html }[],
  { placeholders = [] }: SitePlan,
  anchors: ReadonlySet<string>,
): Html[] {
  const taken = new Set(["main", "site-nav", ...anchors]);
  const placed = placeholders.map((placeholder) => {
    const at = main.findIndex(({ id }) => id === placeholder.before);
    return {
      at: at > 0 ? at : main.length - 1,
      content: placeholderSection(placeholder, freeId(placeholder.kind, taken)),
    };
  });
  return main.flatMap(({ content }, index) => [
    ...placed.filter(({ at }) => at === index).map((each) => each.content),
    content,
  ]);
}

function head(plan: SitePlan, design: Design, subsets: readonly Subset[], ground: string): Html {
  const use = typographyOf(plan, design).uses[0];
  const preload = use && preloadedFile(use, subsets, plan.meta.lang);
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${plan.meta.title}</title>
<meta name="description" content="${plan.meta.description}">
<meta name="color-scheme" content="${plan.theme.mode}">
<meta name="theme-color" content="${ground}">
<link rel="icon" type="image/svg+xml" href="${faviconHref(plan)}">
${preload && html`<link rel="preload" href="assets/fonts/${preload.fileName}" as="font" type="font/woff2" crossorigin>\n`}<link rel="stylesheet" href="styles.css">
<script src="script.js" defer></script>`;
}

/** The document of a site. `ground` is the colour that a browser's own bars take on. */
export function page(plan: SitePlan, design: Design, subsets: readonly Subset[], ground: string): string {
  const { main, site } = renderMain(plan, design);
  const { lang, dir } = plan.meta;
  return html`<!DOCTYPE html>
<html lang="${lang}" dir="${dir}">
<head>
${head(plan, design, subsets, ground)}
</head>
<body class="t-${plan.theme.template}">
<a class="skip" href="#main">${plan.words.skipToContent}</a>
${design.header(site)}
<main id="main" tabindex="-1">
${main}</main>
${design.footer(site)}
${dock(site)}
</body>
</html>
`.text;
}
