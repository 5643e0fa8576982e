import { wcagContrast } from "culori";
import { z } from "zod";
import { computed } from "../../cascade/computed";
import { childrenOf, parentNode } from "../../cascade/query";
import { distance } from "../../markup/contrast";
import type { Rule } from "../../cascade/designer-block";
import type { OpenedSite } from "../opened-site";
import { solid } from "./colour-moves";
import { look, lookSchema, type Attempt } from "./look";
import { paintButtons, paintPage, paintRegion, textRules } from "./paint";

const schema = lookSchema.extend({
  of: z.enum(["text", "background", "border"]),
  colour: z.string().regex(/^#[\da-f]{6}$/i),
  /** As the owner called it. */
  words: z.string(),
});
type Paint = z.infer<typeof schema>;

const PROPERTIES = { text: "color", background: "background-color", border: "border-top-color" } as const;

/** Gives a text, a ground or a border a colour; what stands on a ground stays readable. */
export const setColour = look<Paint>({
  name: "set-colour",
  params: schema,
  sets: ({ of }) => (of === "background" ? ["background"] : of === "text" ? ["color"] : ["border-color"]),
  attempts: (site, params) =>
    ways(site, params).flatMap(({ rules }): Attempt[] => [{ rules }, { rules: important(rules) }]),
  says: (params, site) => `${sentence(params)}${isFaint(site, params) ? FAINT : ""}`,
  asks: ({ words, of }) => (of === "background" ? `a ${words} background` : words),
  seen({ node, after, width }, { of, colour, target }, site) {
    if (after("display") === "none") return true;
    const shown = solid(after(PROPERTIES[of]));
    const isBare = target.nodes.length > 1 && of === "background" && shown === null && isControl(site, node);
    const isCovered =
      of === "background" &&
      childrenOf(site.page, node).some((child) => isNear(computed(site, child, "background-color", width), colour));
    return isBare || isCovered || isNear(after(PROPERTIES[of]), colour);
  },
});

const isNear = (value: string, colour: string) => {
  const shown = solid(value);
  return shown !== null && distance(shown, colour) < 0.02;
};

function ways(site: OpenedSite, { target, of, colour }: Paint): Attempt[] {
  const own = { selector: "&", declarations: { [PROPERTIES[of]]: colour } };
  if (of === "border")
    return [
      { rules: [{ selector: "&", declarations: { "border-color": colour } }] },
      { rules: [{ selector: "&", declarations: { border: `1px solid ${colour}` } }] },
    ];
  if (of === "text") return [{ rules: textRules(target, colour) }];
  if (target.nodes.some((node) => site.page.elements[node]!.tagName === "body")) return [paintPage(site, colour)];
  if (areButtons(site, target.nodes)) return [paintButtons(site, target, colour), { rules: [own] }];
  return [paintRegion(site, target, colour)];
}

/** Links and buttons with room around the words of most; some may look like plain links. */
export const areButtons = (site: OpenedSite, nodes: number[]): boolean =>
  nodes.every((node) => isControl(site, node)) &&
  nodes.filter((node) => isButton(site, node)).length > nodes.length / 2;

const isControl = (site: OpenedSite, node: number) => /^(?:a|button|input)$/.test(site.page.elements[node]!.tagName);

/** A link with room around its words, or a button. */
export function isButton(site: OpenedSite, node: number): boolean {
  const { tagName } = site.page.elements[node]!;
  if (tagName === "button" || tagName === "input") return true;
  return tagName === "a" && Number.parseFloat(computed(site, node, "padding-left", 1280)) >= 6;
}

const important = (rules: Rule[]) =>
  rules.map((rule) => ({
    ...rule,
    declarations: Object.fromEntries(
      Object.entries(rule.declarations).map(([property, value]) => [
        property,
        property.startsWith("--") ? value : `${value} !important`,
      ]),
    ),
  }));

function sentence({ target, of, words }: Paint): string {
  if (of === "background") return `I made the background of ${target.name} ${words}.`;
  if (of === "text" && target.region) return `I made the text of ${target.name} ${words}.`;
  return of === "border" ? `I made the border of ${target.name} ${words}.` : `I made ${target.name} ${words}.`;
}

const FAINT = " It is hard to read on its background now: a darker or lighter colour would help.";

function isFaint(site: OpenedSite, { target, of, colour }: Paint): boolean {
  const [node] = target.nodes;
  return of === "text" && node !== undefined && wcagContrast(colour, groundBehind(site, node)) < 3;
}

/** The colour that an element stands on. */
export function groundBehind(site: OpenedSite, node: number, width = 1280): string {
  for (let at: number | null = node; at !== null; at = parentNode(site.page, at)) {
    const shown = solid(computed(site, at, "background-color", width));
    if (shown) return shown;
  }
  return "#ffffff";
}
