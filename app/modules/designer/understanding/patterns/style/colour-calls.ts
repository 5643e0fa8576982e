import { readPrimaryColor } from "../../../../editing/theme";
import { readColour } from "../../../../markup/contrast";
import { movedColour, type ColourMove } from "../../../../operations/style/colour-moves";
import { replaceColour } from "../../../../operations/style/replace-colour";
import { setBrandColour } from "../../../../operations/style/set-brand-colour";
import { areButtons, setColour } from "../../../../operations/style/set-colour";
import { setGradient } from "../../../../operations/style/set-gradient";
import { setMode } from "../../../../operations/style/set-mode";
import { shade } from "../../../../operations/style/shade";
import type { OpenedSite } from "../../../../operations/opened-site";
import type { Target } from "../../../../operations/target";
import { call } from "../../call";
import type { Call } from "../../pattern";
import { sideOfColour } from "../../targets/of-colour";
import { pageOf } from "./style-target";
import type { SaidStyle } from "./said-style";

/** What is about the colours of the whole page. */
export function pageColours(said: SaidStyle, site: OpenedSite): Call | null {
  const { colours, has, is } = said;
  if (is("dark-mode", "light-mode")) return call(setMode, { mode: is("dark-mode") ? "dark" : "light" });
  const [first, second] = [...colours].sort((a, b) => readColour(a.hex).l - readColour(b.hex).l);
  if (!first) return moveOf(said) ? pageShade(said, site) : null;
  if (has("gradient") || colours.some(({ link }) => link === "instead")) return null;
  // 'Where there is orange I'd like green' is said of what is orange.
  if (second && said.scopes.length > 0) return null;
  if (second && colours.length === 2 && !has("background", "text-colour", "border"))
    return call(setBrandColour, { colour: first.hex, ground: second.hex, words: `${first.words} and ${second.words}` });
  if (colours.length > 1) return null;
  if (has("background", "text-colour")) return null;
  if (isPaper(first.hex) && said.phrases.some(({ phrase }) => phrase.head === "page"))
    return call(setColour, { target: pageOf(site), of: "background", colour: first.hex, words: first.words });
  return call(setBrandColour, { colour: first.hex, words: first.words });
}

/** Too light to be read on white: a page that is to be so is to stand on it. */
const isPaper = (hex: string) => readColour(hex).l > 0.85;

function pageShade(said: SaidStyle, site: OpenedSite): Call | null {
  const move = moveOf(said)!;
  const brand = readPrimaryColor(site.code);
  if (said.phrases.some(({ phrase }) => phrase.head === "brand"))
    return brand ? call(setBrandColour, { colour: movedColour(brand, move), words: move }) : null;
  return call(shade, { target: pageOf(site), of: "background", move, strength: strengthOf(said) });
}

/** 'navy instead of green', 'the green darker': colours as the things that are spoken of. */
export function colourForColour(said: SaidStyle): Call | null {
  const { colours, phrases, verb } = said;
  const ofPage = phrases.every(({ phrase }) => phrase.head === "page");
  if (!ofPage || (said.reference && !moveOf(said))) return null;
  const [one, other] = colours;
  const move = moveOf(said);
  if (one && !other && move && said.properties.length === 0)
    return call(replaceColour, { from: one.hex, move, fromWords: one.words, toWords: move });
  if (!one || !other || colours.length !== 2) return null;
  const [next, old] =
    other.link === "instead" ? [one, other] : one.link === "instead" ? [other, one] : ordered(verb, one, other);
  return next && old
    ? call(replaceColour, { from: old.hex, to: next.hex, fromWords: old.words, toWords: next.words })
    : null;
}

/** 'replace green with navy', 'change the green to navy'. */
const ordered = (verb: SaidStyle["verb"], one: SaidStyle["colours"][number], other: SaidStyle["colours"][number]) =>
  (verb === "replace" || verb === "change" || verb === "swap") && ["to", "with", "by", "in"].includes(other.link ?? "")
    ? [other, one]
    : [];

/** Colours of a thing. */
export function thingColours(said: SaidStyle, target: Target, site: OpenedSite): Call[] | null {
  const { has, replace } = said;
  const colours = said.colours.filter(({ link }) => link !== "instead");
  const old = said.colours.find(({ link }) => link === "instead");
  const side = old && sideOfColour(site, target.nodes, old.hex);
  // 'Navy instead of green' is said of what is green.
  if (old && !side) return null;
  const move = moveOf(said);
  const own = { target, ...(replace && { replace }) };
  const about = said.phrases[0]?.text;
  if (has("gradient")) {
    const [from, to] = colours;
    return from && to && colours.length === 2
      ? [call(setGradient, { ...own, from: from.hex, to: to.hex, words: `from ${from.words} to ${to.words}` }, about)]
      : null;
  }
  const [ground, ink] = colours;
  if (!ground)
    return move
      ? [call(shade, { ...own, ...(sideOf(said) && { of: sideOf(said)! }), move, strength: strengthOf(said) }, about)]
      : null;
  const isText = said.phrases.slice(1).some(({ phrase }) => phrase.head === "text");
  const isInk =
    ink && (ink.link === "with" ? isText || has("text-colour") : has("text-colour") && ink.link !== "on" && !isText);
  if (ink && (colours.length > 2 || !isInk || has("background"))) return null;
  const of = ink
    ? "background"
    : (side ?? sideOf(said) ?? (has("border") ? "border" : isGround(site, target) ? "background" : "text"));
  // 'warmer, like cream' names the colour; 'darker purple' moves it.
  const step = move === "darker" || move === "lighter" ? move : null;
  const colour = step ? movedColour(ground.hex, step, 0.14) : ground.hex;
  const words = step ? `${step} ${ground.words}` : ground.words;
  return [
    call(setColour, { ...own, of, colour, words }, about),
    ...(ink
      ? [call(setColour, { ...own, of: "text" as const, colour: ink.hex, words: `${ink.words} in its text` }, about)]
      : []),
  ];
}

const isGround = (site: OpenedSite, target: Target) => Boolean(target.region) || areButtons(site, target.nodes);

function sideOf({ has }: SaidStyle): "background" | "text" | null {
  return has("background") ? "background" : has("text-colour") ? "text" : null;
}

const MOVES: ColourMove[] = ["darker", "lighter", "warmer", "cooler", "brighter"];

/** Which way a colour is to go. */
export function moveOf({ is, verb }: SaidStyle): ColourMove | null {
  return verb === "darken"
    ? "darker"
    : verb === "lighten"
      ? "lighter"
      : (MOVES.find((move) => is(move as "darker")) ?? null);
}

function strengthOf({ amounts }: SaidStyle): number {
  if (amounts.some(({ is }) => is === "bit")) return 0.05;
  return amounts.some(({ is }) => is === "much") ? 0.16 : 0.09;
}
