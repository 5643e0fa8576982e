import { tokenOf } from "../../../cascade/cascade";
import type { Rule } from "../../../cascade/designer-block";
import type { OpenedSite } from "../../../operations/opened-site";
import { readFactor, readLength, readShare, sayFactor } from "../words/amounts";
import type { StyleReader } from "./style-wish";
import type { StyleChange, StyleTarget } from "../../../operations/style/style-change";
import { multiplied, scaleRules } from "./scale";

const PICTURE = [
  "width",
  "height",
  "max-width",
  "max-height",
  "inline-size",
  "block-size",
  "max-inline-size",
  "max-block-size",
];
const BUTTON = [
  "font-size",
  "padding",
  "padding-block",
  "padding-inline",
  "padding-top",
  "padding-bottom",
  "padding-left",
  "padding-right",
  "min-block-size",
  "min-height",
];
const ROOM = ["padding", "padding-block", "padding-top", "padding-bottom", "min-height", "min-block-size"];
const TEXT_STEPS = [-2, -1, 0, 1];

/** 'bigger', 'a bit smaller', '20% bigger', '48px'. */
export const readSize: StyleReader = (phrase, facet) => {
  const factor = readFactor(phrase);
  if (factor !== null) return { words: said(phrase, factor), change: (site, target) => resize(site, target, factor) };
  const length = readLength(phrase);
  if (!length || facet === "corners" || (facet !== "size" && !/[a-z%]/i.test(phrase))) return null;
  const share = readShare(phrase);
  if (share)
    return { words: `${Math.round(share * 100)}% of its size`, change: (site, target) => resize(site, target, share) };
  return { words: `${length} in size`, change: (site, target) => setLength(site, target, length) };
};

function said(phrase: string, factor: number): string {
  return readShare(phrase)
    ? sayFactor(factor)
    : factor > 1
      ? phrase.replace(/^(?:big|large)$/, "bigger")
      : phrase.replace(/^small$/, "smaller");
}

function resize(site: OpenedSite, target: StyleTarget, factor: number): StyleChange {
  if (target.whole === "page" || target.name === "the text") return resizeText(site, factor);
  if (target.whole) return { refused: "Please say what should change its size." };
  const rules = scaleRules(site, target, propertiesOf(site, target), factor);
  if (rules.length > 0) return { rules };
  return isPicture(site, target)
    ? resizePicture(factor)
    : { refused: `I could not find a size of ${target.name} that I can change.` };
}

function propertiesOf(site: OpenedSite, target: StyleTarget): string[] {
  if (isPicture(site, target)) return PICTURE;
  if (/button/.test(target.name)) return BUTTON;
  return target.region ? ROOM : ["font-size"];
}

const isPicture = ({ page }: OpenedSite, { nodes }: StyleTarget) =>
  nodes.every((node) => ["img", "picture", "svg", "video"].includes(page.elements[node]!.tagName));

function resizePicture(factor: number): StyleChange {
  if (factor > 1) return { refused: "That picture is as wide as its place already." };
  return { rules: [{ selector: "&", declarations: { "max-inline-size": `${Math.round(factor * 100)}%` } }] };
}

/** Our sites have steps of type: those that text stands in are lifted, the sizes of headlines stay. */
function resizeText(site: OpenedSite, factor: number): StyleChange {
  const steps = TEXT_STEPS.flatMap((step) => {
    const value = tokenOf(site, `--step-${step}`);
    return value ? [[`--step-${step}`, multiplied(value, factor)] as const] : [];
  });
  if (steps.length > 0) return { rules: [{ selector: ":root", declarations: Object.fromEntries(steps) }] };
  const body: StyleTarget = {
    nodes: site.page.elements.flatMap(({ tagName }, node) => (tagName === "body" ? [node] : [])),
    name: "the text",
    selector: "body",
  };
  return { rules: scaleRules(site, body, ["font-size"], factor) };
}

function setLength(site: OpenedSite, target: StyleTarget, length: string): StyleChange {
  const rule = (property: string): Rule[] => [{ selector: "&", declarations: { [property]: length } }];
  if (isPicture(site, target))
    return {
      rules: [
        {
          selector: "&",
          declarations: {
            "inline-size": length,
            "block-size": "auto",
            "max-inline-size": "100%",
            "max-block-size": "none",
          },
        },
      ],
    };
  if (target.whole === "page" || target.name === "the text")
    return { rules: [{ selector: "body", declarations: { "font-size": length } }] };
  return target.region
    ? { refused: `Please say which size of ${target.name} you mean.` }
    : { rules: rule("font-size") };
}
