import { wcagContrast } from "culori";
import type { NodeId } from "../../markup/page";
import { TEXT_CONTRAST, hex, readColour, textOn, towardsContrast } from "../../markup/contrast";
import { declaredFor, tokenOf, valueOf } from "../../cascade/cascade";
import type { Rule } from "../../cascade/designer-block";
import { childrenOf, inside, queryAll } from "../../cascade/query";
import { uniqueSelector } from "../../cascade/unique-selector";
import type { OpenedSite } from "../opened-site";
import { readColourWords } from "../../language/colours";
import type { Target } from "../target";
import type { Attempt } from "./look";

const WORDS =
  "h1, h2, h3, h4, h5, h6, p, a, li, dt, dd, address, span, blockquote, figcaption, label, legend, summary, small, td, th";

/** The colour of a text; in a part of the page, that of everything that is read there but its buttons. */
export function textRules(target: Target, colour: string): Rule[] {
  if (target.selector === "body")
    return [
      { selector: ":root", declarations: { "--color-ink": colour } },
      { selector: "body", declarations: { color: colour } },
    ];
  const own: Rule = { selector: "&", declarations: { color: colour } };
  return target.region
    ? [own, { selector: `& :is(${WORDS}):not(.button, .button *, .btn, .btn *)`, declarations: { color: colour } }]
    : [own];
}

/** The background of a part of the page; its text is made readable where it would not be. */
export function paintRegion(site: OpenedSite, target: Target, colour: string): Attempt {
  const fill = { background: colour };
  const covers = target.nodes.flatMap((node) => coversOf(site, node));
  const inner = covers
    .flatMap((node) => uniqueSelector(site, node) ?? [])
    .map((selector) => ({ selector, declarations: fill }));
  const readable = target.nodes.every((node) => isReadable(site, node, colour));
  const text = readable ? [] : textRules(target, textOn(colour, readColour(colour).h));
  return { rules: [{ selector: "&", declarations: fill }, ...inner, ...text] };
}

/** Children that lie over a part's own ground, such as a hero's field of colour. */
function coversOf(site: OpenedSite, node: NodeId): NodeId[] {
  const children = childrenOf(site.page, node).filter((child) =>
    ["div", "header"].includes(site.page.elements[child]!.tagName),
  );
  return children.filter((child) => Boolean(groundOf(site, child)));
}

function groundOf(site: OpenedSite, node: NodeId): string | null {
  const last = ["background", "background-color"]
    .flatMap((property) => declaredFor(site, node, property))
    .filter(({ rule }) => !/print/.test(rule?.within ?? ""))
    .at(-1);
  const value = last && valueOf(site, node, last.property);
  return value && !/^(?:none|transparent|inherit|initial)/.test(value) ? value : null;
}

function isReadable(site: OpenedSite, node: NodeId, ground: string): boolean {
  const texts = inside(site.page, queryAll(site.page, WORDS), node).filter(
    (each) => !/button|btn/.test(site.page.elements[each]!.attrs.find(({ name }) => name === "class")?.value ?? ""),
  );
  return [node, ...texts].every((each) => {
    const colour = readColourWords(valueOf(site, each, "color", true) ?? "#000000");
    return !colour || wcagContrast(colour, ground) >= TEXT_CONTRAST;
  });
}

/** The background of buttons that have one: those that look like links stay links. Their text stays readable. */
export function paintButtons(site: OpenedSite, target: Target, colour: string): Attempt {
  const filled = target.nodes.filter((node) => groundOf(site, node));
  const bare = target.nodes.filter((node) => !filled.includes(node));
  const except = filled.length > 0 ? [...new Set(bare.flatMap((node) => transparentBy(site, node)))] : [];
  const selector = except.length > 0 ? `&:not(${except.join(", ")})` : "&";
  const { h } = readColour(colour);
  const text = textOn(colour, h);
  const hover = hoverOf(colour, text);
  const tokens: Record<string, string> = tokenOf(site, "--color-action")
    ? { "--color-action": colour, "--color-action-hover": hover, "--color-on-action": text }
    : {};
  return {
    rules: [
      { selector, declarations: { ...tokens, "background-color": colour, color: text } },
      { selector: `${selector}:hover`, declarations: { "background-color": hover } },
    ],
  };
}

function transparentBy(site: OpenedSite, node: NodeId): string[] {
  const last = ["background", "background-color"]
    .flatMap((property) => declaredFor(site, node, property))
    .filter(({ rule }) => !/print/.test(rule?.within ?? ""))
    .at(-1);
  return last?.rule ? [last.rule.selector] : [];
}

function hoverOf(colour: string, text: string): string {
  const { l, c, h } = readColour(colour);
  const options = [hex(l - 0.06, c, h), hex(l + 0.06, c, h)];
  return options.find((option) => wcagContrast(option, text) >= TEXT_CONTRAST) ?? colour;
}

/** The ground of the whole page, with inks that are readable on it. */
export function paintPage(site: OpenedSite, colour: string): Attempt {
  if (!tokenOf(site, "--color-bg")) return paintForeignPage(site, colour);
  const { l, c, h } = readColour(colour);
  const dark = wcagContrast("#ffffff", colour) > wcagContrast("#000000", colour);
  const step = dark ? 0.04 : -0.025;
  const grounds = {
    "--color-bg": colour,
    "--color-surface": hex(l + step, c, h),
    "--color-tint": hex(l + step * 2, c, h),
  };
  return {
    rules: [
      { selector: ":root", declarations: { ...grounds, ...inks(site, Object.values(grounds), dark) } },
      { selector: "body", declarations: { "background-color": colour } },
    ],
  };
}

const INKS: Record<string, number> = {
  ink: TEXT_CONTRAST,
  muted: TEXT_CONTRAST,
  accent: TEXT_CONTRAST,
  "line-strong": 3,
};

function inks(site: OpenedSite, grounds: string[], dark: boolean): Record<string, string> {
  const pairs = Object.entries(INKS).flatMap(([name, least]) => {
    const now = readColourWords(tokenOf(site, `--color-${name}`) ?? "");
    if (!now || grounds.every((ground) => wcagContrast(now, ground) >= least)) return [];
    return [[`--color-${name}`, towardsContrast(readColour(now), grounds, dark ? 1 : 0, least)]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

function paintForeignPage(site: OpenedSite, colour: string): Attempt {
  const body = site.page.elements.findIndex(({ tagName }) => tagName === "body");
  const text = readColourWords(valueOf(site, body, "color", true) ?? "#000000") ?? "#000000";
  const readable = wcagContrast(text, colour) >= TEXT_CONTRAST;
  return {
    rules: [
      {
        selector: "body",
        declarations: { "background-color": colour, ...(!readable && { color: textOn(colour, readColour(colour).h) }) },
      },
    ],
  };
}
