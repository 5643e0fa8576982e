import { html, trusted, type Html } from "../../markup/html";
import { hashText, seededRandom } from "../seeded";
import { emblemOf } from "./emblems";
import type { Trade } from "./trade-words";

const n = (value: number) => Number(value.toFixed(1));

/** Both weights of an emblem's lines; `.line` and `.hatch` are the stylesheet's. */
function strokes(trade: Trade): Html {
  const { line, hatch } = emblemOf(trade);
  return html`<path class="line" d="${trusted(line)}"/>${hatch && html`<path class="hatch" d="${trusted(hatch)}"/>`}`;
}

/** A trade's emblem alone, square. */
export function emblem(trade: Trade): Html {
  return html`<svg class="art emblem" viewBox="-2 -2 68 68" aria-hidden="true" focusable="false">${strokes(trade)}</svg>`;
}

/** The emblem between two tapering rules. */
export function vignette(trade: Trade): Html {
  return html`<svg class="art vignette" viewBox="0 0 360 72" aria-hidden="true" focusable="false"><path class="taper" d="M4 36l128-1.500v3zM356 36l-128-1.500v3z"/><path class="line" d="M134 36l5-5 5 5-5 5zM216 36l5-5 5 5-5 5z"/><svg x="148" y="4" width="64" height="64" viewBox="0 0 64 64">${strokes(trade)}</svg></svg>`;
}

/** A closed curve as a coin or bank note carries it: a circle that swings in and out while it turns. */
function guilloche(petals: number, radius: number, swing: number, twist: number): string {
  const steps = petals * 6;
  const points = Array.from({ length: steps }, (_, index) => {
    const turn = (index / steps) * 2 * Math.PI;
    const r = radius + swing * Math.sin(petals * turn + twist);
    return `${n(100 + r * Math.cos(turn))} ${n(100 + r * Math.sin(turn))}`;
  });
  return `M${points.join("L")}z`;
}

/** A medal of the trade: its emblem within a turned border, the border drawn anew for each name. */
export function medal(trade: Trade, name: string): Html {
  const random = seededRandom(name);
  const petals = 14 + random.index(9);
  const turns = Array.from({ length: 4 }, (_, index) => guilloche(petals, 82, 10, (index / 4) * 2 * Math.PI));
  return html`<svg class="art medal" viewBox="0 0 200 200" aria-hidden="true" focusable="false"><path class="hatch" d="${trusted(turns.join(""))}"/><circle class="line" cx="100" cy="100" r="97"/><circle class="line" cx="100" cy="100" r="68"/><circle class="hatch" cx="100" cy="100" r="65"/><svg x="58" y="58" width="84" height="84" viewBox="0 0 64 64">${strokes(trade)}</svg></svg>`;
}

const FLEURONS = [
  "M60 8l5 8-5 8-5-8zM50 16H4M70 16h46M44 12l-4 4 4 4M76 12l4 4-4 4",
  "M60 11a5 5 0 1 1 0 10a5 5 0 1 1 0-10M46 16c-6-8-14-8-16 0c2 5 8 4 8 0M74 16c6-8 14-8 16 0c-2 5-8 4-8 0M26 16H4M94 16h22",
  "M60 6v20M50 16h20M54 10l12 12M66 10L54 22M44 16H4M76 16h40M4 12v8M116 12v8",
  "M60 4c4 5 4 9 0 12c-4-3-4-7 0-12M60 28c4-5 4-9 0-12c-4 3-4 7 0 12M48 16c5-4 9-4 12 0c-3 4-7 4-12 0M72 16c-5-4-9-4-12 0c3 4 7 4 12 0M44 16H4M76 16h40",
  "M4 16c10-12 20-12 28 0s18 12 28 0s20-12 28 0s18 12 28 0M60 10v12",
];

/** A small printer's ornament under a heading, the same one all over a site. */
export function fleuron(name: string): Html {
  const drawing = FLEURONS[hashText(name) % FLEURONS.length] ?? "";
  return html`<svg class="art fleuron" viewBox="0 0 120 32" aria-hidden="true" focusable="false"><path class="line" d="${trusted(drawing)}"/></svg>`;
}

/** The striped awning over a shop window, its edge cut in scallops, points or swags by name. */
export function awning(name: string): Html {
  const edge = ["a18 18 0 0 1-36 0z", "l-18 16l-18-16z", "q-18 24-36 0z"][hashText(name) % 3] ?? "";
  return html`<svg class="art awning" aria-hidden="true" focusable="false"><defs><pattern id="awning" width="72" height="56" patternUnits="userSpaceOnUse"><path class="stripe" d="M0 0h36v38${trusted(edge)}"/><path class="gap" d="M36 0h36v38${trusted(edge)}"/></pattern></defs><rect width="100%" height="56" fill="url(#awning)"/></svg>`;
}

/** A paper printed all over with the trade's emblem, row against row. */
export function paper(trade: Trade): Html {
  return html`<svg class="art paper" aria-hidden="true" focusable="false"><defs><pattern id="paper" width="132" height="132" patternUnits="userSpaceOnUse"><svg x="7" y="7" width="52" height="52" viewBox="-1 -1 66 66">${strokes(trade)}</svg><svg x="73" y="73" width="52" height="52" viewBox="-1 -1 66 66">${strokes(trade)}</svg><path class="line" d="M99 29l4 4-4 4-4-4zM33 95l4 4-4 4-4-4z"/></pattern></defs><rect width="100%" height="100%" fill="url(#paper)"/></svg>`;
}
