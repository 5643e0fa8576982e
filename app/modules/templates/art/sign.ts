import type { Html } from "../../markup/html";
import type { SitePlan } from "../../site/site-plan";
import { colourIllustration, type IllustrationView } from "./colour-illustration";
import { emblemPlate } from "./engraving";
import { lineDrawing, type DrawingShape } from "./line-drawing";
import { spokenTrade, type Trade } from "./trade";
import { tradeForm } from "./trade-form";

/** Trades whose emblem could be another's: a sprig is no physiotherapist, a plumb line no roof. */
const SAYS_LITTLE: ReadonlySet<Trade | undefined> = new Set<Trade | undefined>([
  "medicine",
  "trowel",
  "chip",
  "star",
  "road",
]);

/** The emblem of a trade that no larger drawing shows; nothing where it would say nothing. */
function smallSign(plan: SitePlan): Html | null {
  const trade = spokenTrade(plan);
  return trade && !SAYS_LITTLE.has(trade) ? (emblemPlate(trade) ?? null) : null;
}

/**
 * The one drawing of a page without pictures: its trade in flat colour, else its emblem. Where a drawing would say
 * nothing there is none, and the first view is set in large type.
 */
export function colourSign(plan: SitePlan, view: IllustrationView): Html | null {
  const form = tradeForm(plan);
  return form ? colourIllustration(form, plan.business.name, view) : smallSign(plan);
}

/** The same in lines. */
export function lineSign(plan: SitePlan, shape: DrawingShape): Html | null {
  return lineDrawing(plan, shape) ?? smallSign(plan);
}

/** Rules of both; what `.plate` stands on and is drawn in follows from where it is. */
export const signCss = `  .study, .plate { display: block; inline-size: 100%; block-size: 100%; }
  [dir="rtl"] .study { transform: scaleX(-1); }
  .tone-0 { fill: var(--color-tint); } .tone-1 { fill: var(--color-art-1); } .tone-2 { fill: var(--color-art-2); } .tone-3 { fill: var(--color-primary); }
  .tone-4 { fill: var(--color-art-4); } .tone-5 { fill: var(--color-art-5); } .tone-second { fill: var(--color-second); }
  .plate { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; } .plate .hatch { stroke-width: .6; }
  .plate { background: var(--color-deep); color: var(--color-deep-accent); }`;
