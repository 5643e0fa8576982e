import { align } from "../../../../operations/style/align";
import { highlight } from "../../../../operations/style/highlight";
import { layOut } from "../../../../operations/style/lay-out";
import { resize } from "../../../../operations/style/resize";
import { areButtons } from "../../../../operations/style/set-colour";
import { setEdge } from "../../../../operations/style/set-edge";
import { setLine } from "../../../../operations/style/set-line";
import { setMeasure } from "../../../../operations/style/set-measure";
import { setSpace } from "../../../../operations/style/set-space";
import { setTextStyle, type TextStyle } from "../../../../operations/style/set-text-style";
import { setVisibility } from "../../../../operations/style/set-visibility";
import { stick } from "../../../../operations/style/stick";
import { stripe } from "../../../../operations/style/stripe";
import { childrenOf } from "../../../../cascade/query";
import type { OpenedSite } from "../../../../operations/opened-site";
import type { Target } from "../../../../operations/target";
import type { StyleValue } from "../../names";
import { call } from "../../call";
import type { Call } from "../../pattern";
import { factorOf, lengthOf } from "./amounts-said";
import type { SaidStyle } from "./said-style";

interface Asked {
  said: SaidStyle;
  target: Target;
  site: OpenedSite;
}
type Reader = (asked: Asked) => Call | null;

const own = ({ said, target }: Asked) => ({ target, ...(said.replace && { replace: true }) });
const about = ({ said }: Asked) => said.phrases[0]?.text;

const TEXT_STYLES: Partial<Record<StyleValue, TextStyle>> = {
  bold: "bold",
  thin: "regular",
  italic: "italic",
  underlined: "underlined",
  uppercase: "uppercase",
  lowercase: "lowercase",
  capitalised: "capitalised",
};

function textStyles(asked: Asked): Call[] {
  const { said } = asked;
  const styles = said.values.flatMap(({ is }) => TEXT_STYLES[is] ?? []);
  if (said.verb === "underline") styles.push("underlined");
  return styles.map((style) => call(setTextStyle, { ...own(asked), style }, about(asked)));
}

const size: Reader = (asked) => {
  const { said, target, site } = asked;
  if (said.has("spacing", "padding", "line-height", "letter-spacing", "corners", "border", "shadow", "columns"))
    return null;
  const length = lengthOf(said);
  const side =
    said.has("width") || said.is("wider", "narrower")
      ? "width"
      : said.has("height") || said.is("taller", "shorter")
        ? "height"
        : null;
  const isPicture = target.nodes.every((node) => ["img", "picture", "svg"].includes(site.page.elements[node]!.tagName));
  if (length) {
    if (target.region && !side) return null;
    return call(
      setMeasure,
      {
        ...own(asked),
        side: side ?? (isPicture ? "width" : "font-size"),
        length,
        words: `${length} ${side === "width" ? "wide" : side === "height" ? "tall" : "in size"}`,
      },
      about(asked),
    );
  }
  const by = isMoreOfAnother(said) || isOneMore(said) ? null : factorOf(said);
  if (!by) return null;
  if (side)
    return call(
      setMeasure,
      {
        ...own(asked),
        side,
        factor: by.factor,
        words: side === "width" ? (by.factor > 1 ? "wider" : "narrower") : by.factor > 1 ? "taller" : "less tall",
      },
      about(asked),
    );
  if (target.region && said.has("size")) return null;
  const what = areButtons(site, target.nodes) ? ("button" as const) : undefined;
  return call(resize, { ...own(asked), ...by, ...(what && { what }) }, about(asked));
};

/** The 'mais' of 'mais arredondado' says nothing of a size. */
const isMoreOfAnother = ({ is, has, values }: SaidStyle) =>
  !has("size") && is("more", "less") && values.some((value) => !SIZES.includes(value.is));
/** 'Add one more to the questions' is no wish for bigger ones. */
const isOneMore = ({ verb, has, values }: SaidStyle) =>
  verb === "add" && !has("size") && values.length > 0 && values.every(({ is }) => is === "more" || is === "less");
const SIZES: readonly StyleValue[] = [
  ...(["more", "less", "bigger", "smaller", "big", "small", "wider", "narrower", "taller", "shorter"] as const),
];

const WHERE = {
  above: "above",
  before: "above",
  below: "below",
  after: "below",
  between: "between",
  around: "around",
  in: "inside",
} as const;

const room: Reader = (asked) => {
  const { said, target } = asked;
  if (!said.has("spacing", "padding") && !said.is("tighter", "looser")) return null;
  const link = said.phrases[0]?.link;
  const where = said.has("padding")
    ? "inside"
    : (WHERE[link as keyof typeof WHERE] ?? (target.region ? "between" : "around"));
  const length = lengthOf(said);
  if (length) return call(setSpace, { ...own(asked), where, factor: 1, length }, about(asked));
  const adds = said.verb === "add" || said.verb === "give";
  const by =
    said.verb === "remove" || said.is("none")
      ? { factor: 0 }
      : (factorOf(said, 1.35) ?? (adds ? { factor: 1.35 } : null));
  return by && call(setSpace, { ...own(asked), where, factor: by.factor }, about(asked));
};

const lines: Reader = (asked) => {
  const { said } = asked;
  const property = said.has("line-height")
    ? ("line-height" as const)
    : said.has("letter-spacing")
      ? ("letter-spacing" as const)
      : null;
  if (!property) return null;
  const number = said.facts.find(({ is }) => is === "number")?.text.replace(",", ".");
  const value = lengthOf(said) ?? (number && property === "line-height" ? number : undefined);
  const by = factorOf(said) ?? (said.verb === "add" || said.verb === "give" ? { factor: 2 } : null);
  if (!value && !by) return null;
  return call(setLine, { ...own(asked), property, ...(value && { value }), more: (by?.factor ?? 2) > 1 }, about(asked));
};

const edges: Reader = (asked) => {
  const { said } = asked;
  const gone = said.verb === "remove" || said.is("none");
  const give = (edge: "corners" | "shadow" | "border", value: string, words: string) =>
    call(setEdge, { ...own(asked), edge, value, words }, about(asked));
  if (said.has("shadow"))
    return gone ? give("shadow", "none", "no shadow") : give("shadow", "0 4px 18px rgb(0 0 0 / 14%)", "a soft shadow");
  if (said.has("border")) {
    const colour = said.colours[0]?.hex ?? "rgb(128 128 128 / 45%)";
    return gone
      ? give("border", "none", "no border")
      : give("border", `${lengthOf(said) ?? "1px"} solid ${colour}`, "a border");
  }
  const length = said.has("corners") ? lengthOf(said) : null;
  if (length) return give("corners", length, `${length} rounded`);
  if (said.is("square")) return give("corners", "0px", "square");
  if (said.is("rounded") || (said.is("round") && said.has("corners"))) return give("corners", "12px", "rounded");
  return said.is("round") ? give("corners", "999px", "round") : null;
};

const SIDES = { centred: "center", left: "left", right: "right", justified: "justify" } as const;

const sides: Reader = (asked) => {
  const side = asked.said.values.map(({ is }) => SIDES[is as keyof typeof SIDES]).find(Boolean);
  if (side) return call(align, { ...own(asked), side }, about(asked));
  return asked.said.verb === "align" && asked.said.values.length === 0 && asked.said.has("alignment") === false
    ? call(align, { ...own(asked), side: "center" }, about(asked))
    : null;
};

const places: Reader = (asked) => {
  const { said } = asked;
  const on = said.device ? (said.device.is === "desktop" ? ("desks" as const) : ("phones" as const)) : ("all" as const);
  if (said.is("sticky"))
    return call(stick, { ...own(asked), edge: said.edge?.is === "end" ? "bottom" : "top", on }, about(asked));
  if (
    said.device &&
    (said.verb === "hide" || said.verb === "show" || said.verb === "remove") &&
    said.values.length === 0
  )
    return call(setVisibility, { target: asked.target, shown: said.verb === "show", on }, about(asked));
  return null;
};

const lists: Reader = (asked) => {
  const { said, target, site } = asked;
  if (said.is("striped")) return call(stripe, { ...own(asked), on: true }, about(asked));
  if (said.verb === "highlight") return call(highlight, own(asked), about(asked));
  const number = Number(said.facts.find(({ is }) => is === "number")?.text);
  if (said.has("columns") && number >= 1 && number <= 6)
    return call(layOut, { ...own(asked), columns: number }, about(asked));
  const [place] = target.nodes;
  if (!said.is("side-by-side") || place === undefined || target.nodes.length > 1) return null;
  const list = listIn(site, place);
  if (list === null) return null;
  const columns = Math.min(6, Math.max(2, itemsIn(site, list).length));
  return call(layOut, { ...own(asked), target: { ...target, nodes: [list], selector: null }, columns }, about(asked));
};

const itemsIn = ({ page }: OpenedSite, node: number) =>
  childrenOf(page, node).filter((child) => !/^h[1-6]$/.test(page.elements[child]!.tagName));

/** The element in a part of the page that has most of one kind in it. */
function listIn(site: OpenedSite, place: number): number | null {
  let best: { node: number; count: number } | null = null;
  const look = (node: number, depth: number) => {
    const tags = itemsIn(site, node).map((child) => site.page.elements[child]!.tagName);
    const count = tags.filter((tag) => tag === tags[0]).length;
    if (count >= 2 && tags[0] !== "p" && count > (best?.count ?? 1)) best = { node, count };
    if (depth > 0) for (const child of itemsIn(site, node)) look(child, depth - 1);
  };
  look(place, 3);
  return (best as { node: number } | null)?.node ?? null;
}

const READERS: Reader[] = [places, lists, lines, room, edges, sides, size];

/** All that was asked for of a thing but its colours. */
export function thingCalls(asked: Asked): Call[] {
  const found = READERS.map((reader) => reader(asked)).filter((each) => each !== null);
  return [...textStyles(asked), ...found];
}
