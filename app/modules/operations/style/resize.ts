import { z } from "zod";
import type { Rule } from "../../cascade/designer-block";
import { computed } from "../../cascade/computed";
import { WIDTHS } from "../../cascade/media";
import type { OpenedSite } from "../opened-site";
import { look, lookSchema, type Seen } from "./look";
import { multiplied, scaledRules } from "./scaled-rules";

const schema = lookSchema.extend({
  factor: z.number().min(0.1).max(10),
  /** What grows: its text, a picture, the room in a part of the page; told by the elements where it is not said. */
  what: z.enum(["text", "picture", "room", "button"]).optional(),
  /** How it is said: 'a bit bigger'. */
  words: z.string(),
});
type Resize = z.infer<typeof schema>;

const PADDING = ["padding-top", "padding-right", "padding-bottom", "padding-left"];
const PARTS: Record<NonNullable<Resize["what"]>, string[]> = {
  text: ["font-size"],
  picture: ["width", "height", "max-width", "max-height"],
  room: ["padding-top", "padding-bottom", "min-height"],
  button: ["font-size", ...PADDING, "min-height"],
};

/** Makes text, buttons, pictures or parts of a page bigger or smaller than they are, in windows of every width. */
export const resize = look<Resize>({
  name: "resize",
  params: schema,
  sets: (params) => (params.what ? PARTS[params.what] : ["font-size", "width", "max-width"]),
  attempts(site, params) {
    const kind = kindOf(site, params);
    const { nodes } = params.target;
    const scaled = PARTS[kind].flatMap((property) => scaledRules(site, nodes, property, params.factor));
    return [
      { rules: scaled },
      { rules: fixed(site, params, PARTS[kind]) },
      ...(kind === "picture" ? narrowed(params) : []),
    ];
  },
  own: (_property, value, { factor }) => multiplied(value, factor),
  says: ({ target, words }) => `I made ${target.name} ${words}.`,
  asks: ({ words }) => words,
  seen(seen, params, after) {
    const kind = kindOf(after, params);
    const main = kind === "text" || kind === "button" ? ["font-size"] : PARTS[kind];
    const others = kind === "button" ? PADDING : [];
    return (
      main.some((property) => hasGrown(seen, property, params.factor)) &&
      [...main, ...others].every((property) => !hasGrown(seen, property, 1 / params.factor, 0.02))
    );
  },
});

function kindOf({ page }: OpenedSite, { target, what }: Resize): NonNullable<Resize["what"]> {
  if (what) return what;
  const tags = target.nodes.map((node) => page.elements[node]!.tagName);
  if (tags.every((tag) => ["img", "picture", "svg", "video", "iframe"].includes(tag))) return "picture";
  return target.region ? "room" : "text";
}

/** Whether a length went the right way, at least by a share of what was asked for. */
function hasGrown(seen: Seen, property: string, factor: number, share = 0.4): boolean {
  const [before, after] = [seen.before(property), seen.after(property)].map((value) => Number.parseFloat(value));
  if (Number.isNaN(after)) return false;
  const now =
    before === undefined || Number.isNaN(before) ? (/^max-/.test(property) && factor < 1 ? 100 : Number.NaN) : before;
  if (Number.isNaN(now) || now === 0) return false;
  return factor > 1 ? after! / now >= 1 + (factor - 1) * share : after! / now <= 1 - (1 - factor) * share;
}

/** The sizes as they are on phones and on desks, multiplied; none where the elements are of different sizes. */
function fixed(site: OpenedSite, { target, factor }: Resize, properties: string[]): Rule[] {
  const isAlike = (property: string, width: number) =>
    new Set(target.nodes.map((node) => computed(site, node, property, width))).size === 1;
  if (!WIDTHS.every((width) => properties.every((property) => isAlike(property, width)))) return [];
  return [
    { width: 1280, within: "" },
    { width: 390, within: "@media (width < 48rem)" },
  ].flatMap(({ width, within }) => {
    const sizes = properties.map((property) => [property, computed(site, target.nodes[0]!, property, width)] as const);
    const lengths = sizes.filter(([, value]) => /^[\d.]+px$/.test(value) && value !== "0px");
    const declarations = Object.fromEntries(
      lengths.map(([property, value]) => [property, `${multiplied(value, factor)} !important`]),
    );
    return lengths.length > 0 ? [{ selector: "&", within, declarations }] : [];
  });
}

const narrowed = ({ factor }: Resize) =>
  factor < 1
    ? [{ rules: [{ selector: "&", declarations: { "max-width": `${Math.round(factor * 100)}%`, height: "auto" } }] }]
    : [];
