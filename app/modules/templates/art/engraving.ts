import type { Industry } from "../../generation/choices";
import { initialsOf } from "../favicon";
import { html, trusted, type Html } from "../html";
import { seededRandom } from "../seeded";

const n = (value: number) => Number(value.toFixed(1));

/** A closed curve as a coin or bank note carries it: a circle that swings in and out while it turns. */
function rosettePath(petals: number, radius: number, swing: number, twist: number): string {
  const steps = petals * 6;
  const points = Array.from({ length: steps }, (_, index) => {
    const turn = (index / steps) * 2 * Math.PI;
    const r = radius + swing * Math.sin(petals * turn + twist);
    return `${n(100 + r * Math.cos(turn))} ${n(100 + r * Math.sin(turn))}`;
  });
  return `M${points.join("L")}z`;
}

/** An engraved rosette around the initials, for a page that has no picture. */
export function rosette(name: string): Html {
  const random = seededRandom(name);
  const petals = 10 + random.index(5);
  const turns = Array.from({ length: 5 }, (_, index) => rosettePath(petals, 74, 17, (index / 5) * 2 * Math.PI));
  const inner = [0, 1.6].map((twist) => rosettePath(petals * 2, 46, 6, twist));
  return html`<svg class="art rosette" viewBox="0 0 200 200" aria-hidden="true" focusable="false"><path class="line" d="${turns.join("")}${inner.join("")}"/><circle class="line" cx="100" cy="100" r="97"/><circle class="line" cx="100" cy="100" r="94"/><text x="100" y="101" text-anchor="middle" dominant-baseline="central" font-size="38">${initialsOf(name)}</text></svg>`;
}

const MOTIFS: Record<Industry, string> = {
  restaurant:
    "M22 6v16c0 4 3 7 6 7v29M28 6v20M34 6v16c0 4-3 7-6 7M46 6c-6 4-8 12-8 22h6v30M46 6v22",
  healthcare: "M32 60V14M32 52c-10 0-16-6-16-14 10 0 16 5 16 14zM32 38c10 0 16-6 16-14-10 0-16 5-16 14zM32 26c-7 0-11-4-11-10 7 0 11 4 11 10zM32 14c0-5 2-8 6-10 2 5 0 9-6 10z",
  "real-estate": "M40 18a10 10 0 1 1-20 0a10 10 0 1 1 20 0zM34 18a4 4 0 1 1-8 0a4 4 0 1 1 8 0zM30 28v30M30 44h9v-5M30 54h12v-6M26 32h8",
  "professional-services": "M50 6C34 10 20 24 16 46M50 6c0 18-10 32-30 34M16 46l-4 12M24 34l12-10M21 40l16-8M12 58h30",
  ecommerce: "M14 22l18-9 18 9v22l-18 9-18-9zM14 22l18 9 18-9M32 31v22M23 17.500l18 9v8",
  other: "M32 6l6 18 18 8-18 8-6 18-6-18-18-8 18-8zM32 18l3.500 10.500L46 32l-10.500 3.500L32 46l-3.500-10.500L18 32l10.500-3.500z",
};

/** The trade's emblem in one line between two tapering rules. */
export function emblem(industry: Industry): Html {
  return html`<svg class="art emblem" viewBox="0 0 320 64" aria-hidden="true" focusable="false"><path class="taper" d="M8 32l112-1.500v3zM312 32l-112-1.500v3z"/><path class="line" d="M128 32l5-5 5 5-5 5zM182 32l5-5 5 5-5 5z"/><svg x="136" y="8" width="48" height="48" viewBox="0 0 64 64"><path class="line" d="${trusted(MOTIFS[industry])}"/></svg></svg>`;
}

const FLEURONS = [
  "M60 8l5 8-5 8-5-8zM50 16H4M70 16h46M44 12l-4 4 4 4M76 12l4 4-4 4",
  "M60 11a5 5 0 1 1 0 10a5 5 0 1 1 0-10M46 16c-6-8-14-8-16 0c2 5 8 4 8 0M74 16c6-8 14-8 16 0c-2 5-8 4-8 0M26 16H4M94 16h22",
  "M60 6v20M50 16h20M54 10l12 12M66 10L54 22M44 16H4M76 16h40M4 12v8M116 12v8",
];

/** A small printer's ornament under a heading, the same one all over a site. */
export function fleuron(name: string): Html {
  const drawing = FLEURONS[seededRandom(name).index(FLEURONS.length)] ?? "";
  return html`<svg class="art fleuron" viewBox="0 0 120 32" aria-hidden="true" focusable="false"><path class="line" d="${trusted(drawing)}"/></svg>`;
}

/** The lower edge of the sign: a striped awning for shops and kitchens, an engraved band for everyone else. */
export function signEdge(industry: Industry): Html {
  const shop = ["restaurant", "ecommerce", "other"].includes(industry);
  return shop
    ? html`<svg class="art awning" aria-hidden="true" focusable="false"><defs><pattern id="awning" width="72" height="56" patternUnits="userSpaceOnUse"><path class="stripe" d="M0 0h36v38a18 18 0 0 1-36 0z"/><path class="gap" d="M36 0h36v38a18 18 0 0 1-36 0z"/></pattern></defs><rect width="100%" height="56" fill="url(#awning)"/></svg>`
    : html`<svg class="art band" aria-hidden="true" focusable="false"><defs><pattern id="band" width="48" height="24" patternUnits="userSpaceOnUse"><path class="line" d="M0 12c8-12 16-12 24 0s16 12 24 0M0 12c8 12 16 12 24 0s16-12 24 0M0 12c8-6 16-6 24 0s16 6 24 0M0 12c8 6 16 6 24 0s16-6 24 0M0 1h48M0 23h48"/></pattern></defs><rect width="100%" height="24" fill="url(#band)"/></svg>`;
}
