import type { SitePlan } from "../../site/site-plan";
import { html, trusted, type Html } from "../../markup/html";
import { hashText, seededRandom } from "../seeded";
import { contours, furrows, plots, sea } from "./drawings/land";
import { grain, shelf, strata, weave, wheels } from "./drawings/making";
import { bars, ledger, lens, needles, pulse } from "./drawings/measuring";
import type { Draw } from "./drawings/sheet";
import { swell } from "./drawings/swell";
import { network, staves, steam, street, tiles } from "./drawings/town";
import { tradeOf, type Trade } from "./trade";

const MOTIFS = {
  contours,
  furrows,
  plots,
  sea,
  grain,
  shelf,
  strata,
  weave,
  wheels,
  bars,
  ledger,
  lens,
  needles,
  pulse,
  network,
  staves,
  steam,
  street,
  tiles,
  swell,
} satisfies Record<string, Draw>;
export type MotifName = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as MotifName[];

/** What each trade may be drawn as; a business's name chooses among them. */
const FOR_TRADE: Record<Trade, readonly MotifName[]> = {
  bread: ["furrows", "grain", "steam"],
  coffee: ["steam", "contours", "swell"],
  fish: ["sea", "swell"],
  wine: ["furrows", "contours"],
  kitchen: ["steam", "tiles", "furrows"],
  flower: ["furrows", "contours", "plots"],
  medicine: ["pulse", "swell", "needles"],
  glasses: ["lens", "needles"],
  key: ["street", "plots"],
  house: ["street", "plots"],
  scales: ["ledger", "shelf", "plots"],
  quill: ["bars", "ledger", "needles"],
  dividers: ["contours", "strata", "street"],
  scissors: ["swell", "needles", "weave"],
  thread: ["weave", "tiles"],
  wheel: ["wheels"],
  gear: ["wheels", "network"],
  vase: ["strata", "swell", "tiles"],
  book: ["shelf", "ledger"],
  lyre: ["staves"],
  acorn: ["grain"],
  trowel: ["strata", "street", "tiles"],
  drop: ["sea", "swell", "network"],
  lamp: ["network", "lens", "bars"],
  paw: ["contours", "needles", "swell"],
  gem: ["needles", "lens", "tiles"],
  shutter: ["lens", "needles"],
  lotus: ["swell", "contours", "steam"],
  anchor: ["sea", "contours"],
  bottle: ["tiles", "steam", "strata"],
  parcel: ["network", "tiles", "weave"],
  star: ["tiles", "contours", "needles"],
};

/** The motif of a site: what its trade may be drawn as, chosen by its name. */
export function motifOf(plan: SitePlan): MotifName {
  const options = FOR_TRADE[tradeOf(plan)];
  return options[hashText(plan.business.name) % options.length] ?? "tiles";
}

const SHAPES = { band: [1200, 300], plate: [720, 720] } as const;

/** A motif in fine lines, drawn anew for each name; `.rule` and `.rule-strong` are the stylesheet's. */
export function drawMotif(motif: MotifName, seed: string, shape: keyof typeof SHAPES): Html {
  const [width, height] = SHAPES[shape];
  const { fine, strong } = MOTIFS[motif]({ width, height, random: seededRandom(`${seed} ${shape}`) });
  return html`<svg class="art line-drawing" data-motif="${motif}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><path class="rule" d="${trusted(fine)}"/><path class="rule-strong" d="${trusted(strong)}"/></svg>`;
}

/** The drawing of a site, as wide as the page (`band`) or square (`plate`). */
export function lineDrawing(plan: SitePlan, shape: keyof typeof SHAPES): Html {
  return drawMotif(motifOf(plan), plan.business.name, shape);
}
