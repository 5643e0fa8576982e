import { z } from "zod";
import { computed } from "../../cascade/computed";
import type { Rule } from "../../cascade/designer-block";
import { childrenOf } from "../../cascade/query";
import type { OpenedSite } from "../opened-site";
import { look, lookSchema } from "./look";
import { scaledRules } from "./scaled-rules";

const schema = lookSchema.extend({
  where: z.enum(["above", "below", "inside", "between", "around"]),
  /** By how much the room is multiplied; 0 for none. */
  factor: z.number().min(0).max(10),
  /** Exactly this much instead. */
  length: z
    .string()
    .regex(/^\d+(?:\.\d+)?(?:px|rem|em)$/)
    .optional(),
});
type Space = z.infer<typeof schema>;

const SIDES = ["top", "right", "bottom", "left"];

/** Properties that make the room; those of each list together, in the order in which they are tried. */
function properties({ where, target }: Space): string[][] {
  const vertical = target.region ? ["padding", "margin"] : ["margin", "padding"];
  if (where === "above") return vertical.map((box) => [`${box}-top`]);
  if (where === "below") return vertical.map((box) => [`${box}-bottom`]);
  if (where === "inside") return [SIDES.map((side) => `padding-${side}`)];
  if (where === "around")
    return [
      ["margin-top", "margin-bottom"],
      ["padding-top", "padding-bottom"],
    ];
  // What lies in one place is parted by its gaps, several places by the room that each has.
  return [
    ...(target.nodes.length > 1 && target.region ? [] : [["row-gap", "column-gap"]]),
    ["padding-top", "padding-bottom"],
    ["margin-top", "margin-bottom"],
  ];
}

/** The room above, below, inside of and between parts of a page. */
export const setSpace = look<Space>({
  name: "set-space",
  params: schema,
  sets: (params) => properties(params).flat(),
  attempts(site, params) {
    const { target, factor, length } = params;
    const ways = properties(params);
    if (length || factor === 0)
      return ways.map((names) => ({ rules: [{ selector: "&", declarations: said(names, length ?? "0") }] }));
    const scaled = ways.map((names) => names.flatMap((name) => scaledRules(site, target.nodes, name, factor)));
    return [
      ...scaled.filter((rules) => rules.length > 0).map((rules) => ({ rules })),
      ...innerRooms(site, params).map((rules) => ({ rules })),
      ...(factor > 1 ? added(site, params) : []),
    ];
  },
  says: ({ target, factor, length }) =>
    `I gave ${target.name} ${length ? `${length} of` : factor === 0 ? "no" : factor > 1 ? "more" : "less"} space.`,
  asks: ({ factor }) => `${factor > 1 ? "more" : "less"} space`,
  share: 0,
  seen({ before, after, node }, params, site) {
    const inner = [childrenOf(site.page, node)[0], childrenOf(site.page, node).at(-1)];
    const places = [node, ...inner.filter((each) => each !== undefined)];
    return properties(params)
      .flat()
      .some((name) => places.some((place) => right(before(name, place), after(name, place), params)));
  },
});

const said = (names: string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));

function right(before: string, after: string, { factor, length }: Space): boolean {
  const [was, is] = [before, after].map((value) => Number.parseFloat(value) || 0) as [number, number];
  if (length) return Math.abs(is - Number.parseFloat(length) * (/r?em$/.test(length) ? 16 : 1)) < 0.5;
  if (factor === 0) return is === 0 && was > 0;
  // Margins may be below zero.
  return (is - was) * (factor > 1 ? 1 : -1) > Math.abs(was) * 0.05 + (factor > 1 ? 0.5 : 0);
}

/** Where a part itself leaves no room, the frame inside of it does. */
function innerRooms(site: OpenedSite, { target, where, factor }: Space): Rule[][] {
  if (!["above", "below", "between"].includes(where)) return [];
  const ends = where === "above" ? ["top"] : where === "below" ? ["bottom"] : ["top", "bottom"];
  const rules = target.nodes.flatMap((node) =>
    ends.flatMap((end) => {
      const child = end === "top" ? childrenOf(site.page, node)[0] : childrenOf(site.page, node).at(-1);
      if (child === undefined) return [];
      return scaledRules(site, [child], `padding-${end}`, factor).map((rule) => ({
        ...rule,
        selector: `& > ${end === "top" ? ":first-child" : ":last-child"}`,
      }));
    }),
  );
  return rules.length > 0 ? [rules] : [];
}

/** Where there is none to multiply. */
function added(site: OpenedSite, params: Space) {
  const [node] = params.target.nodes;
  return properties(params).map((names) => {
    const now = names.map((name) => Number.parseFloat(computed(site, node!, name, 1280)) || 0);
    return { rules: [{ selector: "&", declarations: said(names, `${Math.round(Math.max(...now) + 24)}px`) }] };
  });
}
