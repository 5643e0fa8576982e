import { tokenOf } from "../../../cascade/cascade";
import type { Rule } from "../../../cascade/designer-block";
import { declaredFor } from "../../../cascade/cascade";
import { childrenOf, queryAll } from "../../../cascade/query";
import type { OpenedSite } from "../../../operations/opened-site";
import type { StyleWish, StyleReader } from "./style-wish";
import type { StyleChange, StyleTarget } from "../../../operations/style/style-change";
import { multiplied, splitTop } from "./scale";

const MORE = 1.35;
const STEPS = [3, 4, 5, 6, 7, 8, 9];
type Side = "top" | "bottom" | "both";

const PATTERN =
  /^(?:(a bit|a little|slightly|much|a lot|lots)?(?: of)? ?(more|less|extra|bigger|smaller|larger|fewer|no) ?(?:white ?)?(space|spacing|room|gaps?|padding|margins?|air|breathing room|distance)(?: (between|above|over|below|under|around|in|inside|before|after|for))?)$/;
const WORDS: [RegExp, number][] = [
  [
    /^(?:tighter|denser|more compact|compact|closer together|closer|less airy|less spacious|less spread out)$/,
    1 / MORE,
  ],
  [
    /^(?:looser|airier|more airy|more spacious|roomier|more open|further apart|more spread out|less (?:tight|dense|cramped|crowded))$/,
    MORE,
  ],
];

/** 'more space between', 'tighter', 'less padding above'. */
export const readSpacing: StyleReader = (phrase) => {
  const bare = phrase.replace(/^(?:a little bit|a bit|a little|slightly|much) /, "");
  const word = WORDS.find(([pattern]) => pattern.test(bare));
  if (word) return spacingWish(word[1], "both", bare);
  const match = PATTERN.exec(phrase);
  if (!match) return null;
  const step = /bit|little|slightly/.test(match[1] ?? "") ? 1.15 : /much|lot/.test(match[1] ?? "") ? 1.7 : MORE;
  const grows = /more|extra|bigger|larger/.test(match[2]!);
  const side: Side = /above|over|before/.test(match[4] ?? "")
    ? "top"
    : /below|under|after/.test(match[4] ?? "")
      ? "bottom"
      : "both";
  return spacingWish(
    match[2] === "no" ? 0 : grows ? step : 1 / step,
    side,
    `${grows ? "more" : match[2] === "no" ? "no" : "less"} space`,
  );
};

function spacingWish(factor: number, side: Side, words: string): StyleWish {
  return { words, facet: "space", alone: true, change: (site, target) => space(site, target, factor, side) };
}

function space(site: OpenedSite, target: StyleTarget, factor: number, side: Side): StyleChange {
  if (target.whole) return spaceAll(site, factor);
  const rules = target.nodes.flatMap((node) => sideRules(site, target, node, factor, side));
  const unique = [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
  if (unique.length > 0) return { rules: unique };
  return {
    rules: [
      {
        selector: "&",
        declarations: {
          [`padding-${side === "both" ? "block" : `block-${side === "top" ? "start" : "end"}`}`]:
            factor > 1 ? "2rem" : "0",
        },
      },
    ],
  };
}

/** Where a section itself leaves no room, the frame inside of it does. */
function innerRules(site: OpenedSite, node: number, factor: number, end: "top" | "bottom"): Rule[] {
  const children = childrenOf(site.page, node);
  const child = end === "top" ? children[0] : children.at(-1);
  if (child === undefined) return [];
  const found = properties("padding", end)
    .flatMap((property) => declaredFor(site, child, property))
    .filter(({ rule }) => !/print/.test(rule?.within ?? ""))
    .at(-1);
  const value = found && endOf(found.property, found.value, end);
  if (!found?.rule || !value || /^(?:0|0px|auto)$/.test(value)) return [];
  return [
    {
      selector: `& > :where(${found.rule.selector})`,
      within: found.rule.within,
      declarations: { [`padding-block-${end === "top" ? "start" : "end"}`]: multiplied(value, factor) },
    },
  ];
}

/** Sections of one kind share a rule, so that each rule of the site is repeated once. */
function sideRules(site: OpenedSite, target: StyleTarget, node: number, factor: number, side: Side): Rule[] {
  const ends = side === "both" ? (["top", "bottom"] as const) : [side];
  return ends.flatMap((end) => {
    const [winner] = ["padding", "margin"].flatMap((box) => {
      const found = properties(box, end)
        .flatMap((property) => declaredFor(site, node, property))
        .filter(({ rule }) => !/print/.test(rule?.within ?? ""))
        .at(-1);
      const value = found && endOf(found.property, found.value, end);
      return found && value && !/^(?:0|0px|auto)$/.test(value) ? [{ box, value, rule: found.rule }] : [];
    });
    if (!winner) return innerRules(site, node, factor, end);
    const shared = target.nodes.length > 1 && winner.rule ? `&:where(${winner.rule.selector})` : "&";
    return [
      {
        selector: shared,
        within: winner.rule?.within ?? "",
        declarations: { [`${winner.box}-block-${end === "top" ? "start" : "end"}`]: multiplied(winner.value, factor) },
      },
    ];
  });
}

const properties = (box: string, end: "top" | "bottom") => [
  box,
  `${box}-block`,
  `${box}-${end}`,
  `${box}-block-${end === "top" ? "start" : "end"}`,
];

function endOf(property: string, value: string, end: "top" | "bottom"): string | undefined {
  const parts = splitTop(value);
  if (/-(?:top|bottom|start|end)$/.test(property)) return parts[0];
  if (end === "top") return parts[0];
  return property.endsWith("-block") ? (parts[1] ?? parts[0]) : (parts[2] ?? parts[0]);
}

/** Our sites take all their room from steps; others have it in their sections. */
function spaceAll(site: OpenedSite, factor: number): StyleChange {
  const steps = STEPS.flatMap((step) => {
    const value = tokenOf(site, `--space-${step}`);
    return value ? [[`--space-${step}`, multiplied(value, factor)] as const] : [];
  });
  if (steps.length > 0) return { rules: [{ selector: ":root", declarations: Object.fromEntries(steps) }] };
  const nodes = queryAll(site.page, "section");
  return nodes.length > 0
    ? space(site, { nodes, name: "the sections", selector: "section" }, factor, "both")
    : { refused: "I could not find sections whose spacing I can change." };
}
