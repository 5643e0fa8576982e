import { wcagContrast } from "culori";
import { setPrimaryColor, readPrimaryColor } from "../../../editing/theme";
import { hex, readColour } from "../../../markup/contrast";
import { valueOf } from "../../../cascade/cascade";
import { readBrandColour, readColourWords } from "../../../language/colours";
import { paintButtons, paintPage, paintRegion, textRules } from "../../../operations/style/paint";
import { shadeText } from "./shade-text";
import type { Facet, StyleWish, StyleReader } from "./style-wish";
import type { StyleChange, StyleTarget } from "../../../operations/style/style-change";
import type { OpenedSite } from "../../../operations/opened-site";

/** 'dark red', '#fdf6e3', 'a light grey background', 'black with white text'. */
export const readColourStyle: StyleReader = (phrase, facet) => {
  const both = /^(.+?) with (?:a )?(.+?) (?:text|letters|writing)$/.exec(phrase);
  const [ground, text] = both ? [readColourStyle(both[1]!, facet), readColourWords(both[2]!)] : [null, null];
  if (both && ground && text) return withText(ground, text, phrase);
  const named = /^(.+?) (background|text|letters|font|colour|border)(?: colour)?$/.exec(phrase);
  const side: Facet | undefined =
    named?.[2] === "background" ? "background" : named?.[2] === "colour" ? "colour" : named ? "text" : undefined;
  const words = named ? named[1]! : phrase;
  const colour = readColourWords(words);
  if (!colour || named?.[2] === "border") return null;
  return {
    words,
    ...(side && { facet: side }),
    change: (site, target, said) => paint(site, target, said ?? side ?? null, colour, words),
  };
};

function withText(ground: StyleWish, text: string, words: string): StyleWish {
  return {
    words,
    facet: "background",
    change: (site, target, facet) => {
      const first = ground.change(site, target, facet ?? "background");
      const painted = (first.rules ?? []).filter(
        ({ declarations }) => !("color" in declarations && Object.keys(declarations).length === 1),
      );
      return { ...first, rules: [...painted, ...textRules(target, text)] };
    },
  };
}

function paint(site: OpenedSite, target: StyleTarget, facet: Facet | null, colour: string, words: string): StyleChange {
  if (target.whole === "brand" || (target.whole && facet !== "background" && facet !== "text")) {
    const brand = readBrandColour(words) ?? colour;
    return { edits: [setPrimaryColor(site.code, brand, "built-in")] };
  }
  const isButton = /button/.test(target.name);
  const onGround = facet === "background" || (facet !== "text" && (isButton || target.region));
  if (!onGround) return { rules: textRules(target, colour), ...faint(site, target, colour) };
  if (target.whole || target.selector === "body") return paintPage(site, colour);
  return isButton ? paintButtons(site, target, colour) : paintRegion(site, target, colour);
}

/** A warning where what was asked for is hard to read. */
function faint(site: OpenedSite, target: StyleTarget, colour: string): Pick<StyleChange, "note"> {
  const ground =
    valueOf(site, target.nodes[0] ?? 0, "background-color", true) ??
    valueOf(site, target.nodes[0] ?? 0, "background", true);
  const known = ground && readColourWords(ground);
  return known && wcagContrast(colour, known) < 3
    ? { note: "It is hard to read on its background now: a darker or lighter colour would help." }
    : {};
}

const SHADES: Record<string, [number, number]> = {
  darker: [-1, 0],
  lighter: [1, 0],
  brighter: [0.7, 0.2],
  warmer: [0, 1],
  cooler: [0, -1],
  paler: [0.8, -0.3],
  stronger: [0, 0],
};

/** 'darker', 'a bit lighter', 'warmer'. */
export const readShade: StyleReader = (phrase) => {
  const match = /^(?:(a bit|a little|slightly|much|a lot|even) )?(darker|lighter|brighter|warmer|cooler|paler)$/.exec(
    phrase,
  );
  const move = match && SHADES[match[2]!];
  if (!move) return null;
  const strength = /bit|little|slightly/.test(match[1] ?? "") ? 0.05 : /much|lot/.test(match[1] ?? "") ? 0.16 : 0.09;
  return { words: phrase, change: (site, target, facet) => shade(site, target, facet, move, strength, phrase) };
};

function shade(
  site: OpenedSite,
  target: StyleTarget,
  facet: Facet | null,
  [light, warm]: [number, number],
  strength: number,
  words: string,
): StyleChange {
  if (target.whole === "brand") {
    const colour = readPrimaryColor(site.code);
    return colour
      ? { edits: [setPrimaryColor(site.code, moved(colour, light * strength, warm), "built-in")] }
      : { refused: "I could not find the colour of your brand in this page." };
  }
  if (target.name === "the text" && facet !== "background")
    return shadeText(site, (colour) => moved(colour, light * strength, warm));
  const onGround =
    facet === "background" ||
    target.whole === "page" ||
    (facet !== "text" && (target.region || /button/.test(target.name)));
  const node = target.nodes[0] ?? site.page.elements.findIndex(({ tagName }) => tagName === "body");
  const now = onGround
    ? (valueOf(site, node, "background-color", true) ?? valueOf(site, node, "background", true))
    : valueOf(site, node, "color", true);
  const known = readColourWords(now ?? (onGround ? "#ffffff" : "#000000"));
  if (!known)
    return { refused: `I could not read the colour of ${target.name}, so please name the one that you want.` };
  const next = moved(known, light * strength, warm);
  if (next === known) return { refused: `${target.name.replace(/^t/, "T")} cannot get any ${words}.` };
  return paint(
    site,
    target.whole ? { ...target, whole: "page" } : target,
    onGround ? "background" : "text",
    next,
    next,
  );
}

/** A colour with its lightness moved, or its hue taken a step towards orange or blue. */
function moved(colour: string, light: number, warm: number): string {
  const { l, c, h } = readColour(colour);
  if (warm === 0) return hex(l + light, c, h);
  const goal = warm > 0 ? 60 : 250;
  const turn = ((goal - h + 540) % 360) - 180;
  return hex(l + light, Math.max(c, 0.015), h + Math.max(-25, Math.min(25, turn)));
}
