/** What relative lengths are relative to, in pixels. */
export interface Measures {
  font: number;
  root: number;
  /** Of the window. */
  width: number;
  height?: number;
  /** What a percentage is of; without it percentages have no length. */
  whole?: number | undefined;
}

const ABSOLUTE: Record<string, number> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};
/** Of the window, by a unit's last letters; a container is taken for as wide as the window. */
const WINDOW: Record<string, "width" | "height" | "least" | "most"> = {
  vw: "width",
  vi: "width",
  cqw: "width",
  cqi: "width",
  vh: "height",
  vb: "height",
  cqh: "height",
  cqb: "height",
  vmin: "least",
  vmax: "most",
};

/** A css length or sum of lengths in pixels; a number for a plain number; null for what has no length by itself. */
export function lengthInPixels(value: string, measures: Measures): number | null {
  const said = value.toLowerCase().replace(SAFE_AREA, "0px");
  const tokens = said.match(TOKENS);
  if (!tokens || tokens.join("").length !== said.replace(/\s+/g, "").length) return null;
  const reader = { tokens, at: 0, measures };
  const result = sum(reader);
  return result !== null && Number.isFinite(result) && reader.at === tokens.length ? result : null;
}

/** Phones with a notch have some; a window has none. */
const SAFE_AREA = /env\(\s?safe-area-[a-z-]{1,20}\s?(?:,[^()]{0,20})?\)/g;
const TOKENS = /[a-z-]{1,20}\(|(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?(?:[a-z]+|%)?|[-+*/(),]/g;

interface Reader {
  tokens: string[];
  at: number;
  measures: Measures;
}

function sum(reader: Reader): number | null {
  let total = product(reader);
  while (reader.tokens[reader.at] === "+" || reader.tokens[reader.at] === "-") {
    const sign = reader.tokens[reader.at++] === "+" ? 1 : -1;
    const next = product(reader);
    total = total === null || next === null ? null : total + sign * next;
  }
  return total;
}

function product(reader: Reader): number | null {
  let total = single(reader);
  while (reader.tokens[reader.at] === "*" || reader.tokens[reader.at] === "/") {
    const times = reader.tokens[reader.at++] === "*";
    const next = single(reader);
    total = total === null || next === null ? null : times ? total * next : total / next;
  }
  return total;
}

function single(reader: Reader): number | null {
  const token = reader.tokens[reader.at++];
  if (token === undefined) return null;
  if (token === "-" || token === "+") {
    const value = single(reader);
    return value === null ? null : token === "-" ? -value : value;
  }
  if (token === "(") return group(reader)[0] ?? null;
  if (token.endsWith("(")) return called(token.slice(0, -1), reader);
  return measured(token, reader.measures);
}

/** Values between brackets, parted by commas. */
function group(reader: Reader): (number | null)[] {
  const values: (number | null)[] = [];
  while (reader.at < reader.tokens.length) {
    values.push(sum(reader));
    const next = reader.tokens[reader.at++];
    if (next !== ",") return next === ")" ? values : [null];
  }
  return [null];
}

function called(name: string, reader: Reader): number | null {
  const values = group(reader);
  if (values.some((value) => value === null)) return null;
  const [first = 0, ...rest] = values as number[];
  if (name === "calc") return first;
  if (name === "min") return Math.min(first, ...rest);
  if (name === "max") return Math.max(first, ...rest);
  return name === "clamp" ? Math.max(first, Math.min(rest[0] ?? 0, rest[1] ?? 0)) : null;
}

function measured(token: string, measures: Measures): number | null {
  const [, digits, unit] = /^([\d.]+(?:e[+-]?\d+)?)([a-z%]*)$/.exec(token) ?? [];
  if (digits === undefined || unit === undefined) return null;
  const number = Number(digits);
  if (unit === "") return number;
  if (unit === "%") return measures.whole === undefined ? null : (number * measures.whole) / 100;
  if (unit === "rem" || unit === "rlh") return number * measures.root;
  if (unit === "em") return number * measures.font;
  if (unit === "ch" || unit === "ex") return number * measures.font * 0.5;
  const absolute = ABSOLUTE[unit];
  return absolute === undefined ? ofWindow(number, unit, measures) : number * absolute;
}

function ofWindow(number: number, unit: string, { width, height = 800 }: Measures): number | null {
  const side = WINDOW[unit] ?? WINDOW[unit.replace(/^[sld](?=v)/, "")];
  if (!side) return null;
  const whole = { width, height, least: Math.min(width, height), most: Math.max(width, height) }[side];
  return (number * whole) / 100;
}
