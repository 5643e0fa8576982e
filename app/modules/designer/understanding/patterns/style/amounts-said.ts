import type { SaidStyle } from "./said-style";

const STEP = 1.15;

/** By how much something is to grow or shrink. */
export function factorOf(asked: SaidStyle, step = STEP): { factor: number; words: string } | null {
  const { amounts, facts, verb, is } = asked;
  const grows = is("bigger", "big", "wider", "taller", "more", "looser") || verb === "enlarge" || verb === "raise";
  const shrinks =
    is("smaller", "small", "narrower", "shorter", "less", "tighter") || verb === "shrink" || verb === "lower";
  const said = new Set(amounts.map((amount) => amount.is));
  const share = Number.parseFloat(facts.find((fact) => fact.is === "percent")?.text ?? "");
  if (said.has("half")) return { factor: 0.5, words: "half as big" };
  if (said.has("double")) return { factor: 2, words: "twice as big" };
  if (grows === shrinks) return null;
  const words = grows ? "bigger" : "smaller";
  if (!Number.isNaN(share))
    return { factor: grows ? 1 + share / 100 : Math.max(0.1, 1 - share / 100), words: `${share}% ${words}` };
  const size = said.has("bit") ? 1 + (step - 1) * 0.55 : said.has("much") ? 1 + (step - 1) * 2.4 : step;
  if (isUnclear(asked)) return null;
  // 'too small' asks for the opposite.
  const bigger = asked.complains ? !grows : grows;
  return {
    factor: Number((bigger ? size : 1 / size).toFixed(3)),
    words: `${said.has("bit") ? "a bit " : said.has("much") ? "much " : ""}${bigger ? "bigger" : "smaller"}`,
  };
}

/** 'logo very big' may be a wish or what is wrong with it. */
const isUnclear = ({ verb, amounts, complains, is }: SaidStyle) =>
  verb === null &&
  !complains &&
  is("big", "small") &&
  amounts.some((amount) => amount.is === "very" || amount.is === "much");

/** '64px', '18 px', '1.5rem'; null when no length was said. */
export function lengthOf({ facts }: SaidStyle): string | null {
  const text = facts
    .find(({ is }) => is === "length")
    ?.text.toLowerCase()
    .replace(/\s+/g, "")
    .replace(/pixels?$/, "px");
  return text && /^\d+(?:\.\d+)?(?:px|rem|em|vh|vw|pt)$/.test(text) ? text : null;
}
