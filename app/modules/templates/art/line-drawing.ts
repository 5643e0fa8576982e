import type { SitePlan } from "../../site/site-plan";
import { html, trusted, type Html } from "../../markup/html";
import { seededRandom } from "../seeded";
import { grain, shelf, wheels } from "./drawings/making";
import type { Draw } from "./drawings/sheet";
import { staves, street } from "./drawings/town";
import { drawnTrade, type Trade } from "./trade";

/** The trades that lines show at first sight: houses in a street, books on a shelf. Others have their emblem. */
const MOTIFS: Partial<Record<Trade, Draw>> = {
  acorn: grain,
  book: shelf,
  house: street,
  key: street,
  lyre: staves,
  wheel: wheels,
};
export const DRAWN_TRADES = Object.keys(MOTIFS) as Trade[];

const SHAPES = { band: [1200, 300], plate: [720, 720] } as const;
export type DrawingShape = keyof typeof SHAPES;

/** A trade in fine lines, drawn anew for each name; `.rule` and `.rule-strong` are the stylesheet's. */
export function drawMotif(trade: Trade, seed: string, shape: DrawingShape): Html | undefined {
  const [width, height] = SHAPES[shape];
  const lines = MOTIFS[trade]?.({ width, height, random: seededRandom(`${seed} ${shape}`) });
  return (
    lines &&
    html`<svg class="art line-drawing" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><path class="rule" d="${trusted(lines.fine)}"/><path class="rule-strong" d="${trusted(lines.strong)}"/></svg>`
  );
}

/** The drawing of a site, as wide as the page (`band`) or square (`plate`), if lines show its trade. */
export function lineDrawing(plan: SitePlan, shape: DrawingShape): Html | undefined {
  const trade = drawnTrade(plan);
  return trade && drawMotif(trade, plan.business.name, shape);
}
