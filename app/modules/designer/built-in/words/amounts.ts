const BIGGER = "bigger|larger|taller|wider|greater|up|more|huge|big|large|increased";
const SMALLER = "smaller|tinier|shorter|narrower|less|down|small|tiny|reduced";

const STEP = 1.15;
const AMOUNTS: [RegExp, number][] = [
  [/\b(?:a (?:tiny |little |wee )?bit|slightly|a little|somewhat|a touch|a tad)\b/, 1.08],
  [/\b(?:much|a lot|far|considerably|significantly|way)\b/, 1.4],
  [/\b(?:twice(?: as)?|double(?: the size)?|two times|2x|200%)\b/, 2],
];

/** The percentage in a phrase: '20%', '10 percent'; as a share of one. */
export function readShare(phrase: string): number | null {
  const match = /(?<!\d)(\d+(?:[.,]\d+)?)\s?(?:%|per ?cent|prozent)/i.exec(phrase);
  return match ? Number(match[1]!.replace(",", ".")) / 100 : null;
}

/** By how much 'a bit bigger', '20% larger' or 'half the size' multiplies a size; null when it says nothing of size. */
export function readFactor(phrase: string): number | null {
  const said = phrase.toLowerCase().trim();
  const pattern = new RegExp(`^(.*?)\\b(${BIGGER}|${SMALLER}|the size|as (?:big|large))(?:\\s+by)?(?:\\s+(\\S.*))?$`);
  const match = /^double(?: the size)?$/.test(said)
    ? ["", "", "bigger", "double"]
    : /^half(?: the)? size$|^half as (?:big|large)$/.test(said)
      ? ["", "", "smaller", "half"]
      : pattern.exec(said);
  if (!match) return null;
  const amount = `${match[1]!.trim()} ${match[3] ?? ""}`.trim();
  const grows = new RegExp(`^(?:${BIGGER}|the size|as (?:big|large))$`).test(match[2]!);
  return factor(amount, grows);
}

function factor(amount: string, grows: boolean): number | null {
  const share = readShare(amount);
  const rest = amount
    .replace(/(?<!\d)\d+(?:[.,]\d+)?\s?(?:%|per ?cent)/, "")
    .replace(/\b(?:even|still|by|about|around|make|so|very|too|again)\b/g, "")
    .trim();
  if (share !== null) return rest ? null : grows ? 1 + share : Math.max(0.1, 1 - share);
  if (/^half$/.test(rest)) return 0.5;
  const known = AMOUNTS.find(([pattern]) => pattern.test(rest));
  const left = known ? rest.replace(known[0], "").trim() : rest;
  if (left) return null;
  const step = known?.[1] ?? STEP;
  return grows ? step : Number((1 / step).toFixed(2));
}

/** 'a bit', '20%': how an amount is said in an answer. */
export function sayFactor(factor: number): string {
  const percent = Math.round(Math.abs(factor - 1) * 100);
  return `${percent}% ${factor > 1 ? "bigger" : "smaller"}`;
}

/** A length such as '48px', '1.5 rem' or '24' pixels; null when it is none. */
export function readLength(phrase: string): string | null {
  const match = /^(\d+(?:\.\d+)?)\s?(px|pixels?|rem|em|pt|%|)$/i.exec(phrase.trim());
  if (!match) return null;
  const unit = /^pix/i.test(match[2]!) || match[2] === "" ? "px" : match[2]!.toLowerCase();
  return `${match[1]}${unit}`;
}
