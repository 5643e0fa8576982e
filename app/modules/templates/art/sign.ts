import { html, type Html } from "../../markup/html";
import type { SitePlan } from "../../site/site-plan";
import { colourIllustration, type IllustrationView } from "./colour-illustration";
import { emblemNameOf } from "./emblems";
import { emblem } from "./engraving";
import { lineDrawing, type DrawingShape } from "./line-drawing";
import { drawnTrade, type Trade } from "./trade";
import { tradeForm } from "./trade-form";

/** Trades whose emblem could be another's: a sprig is no physiotherapist, a plumb line no roof. */
const SAYS_LITTLE: ReadonlySet<Trade | undefined> = new Set<Trade | undefined>([
  "medicine",
  "trowel",
  "chip",
  "star",
  "road",
]);

/**
 * The emblem of a trade that no larger drawing shows, as small as an ornament beside large type; nothing where it would
 * say nothing.
 */
export function crest(plan: SitePlan): Html | null {
  const trade = drawnTrade(plan);
  return trade && !SAYS_LITTLE.has(trade) && emblemNameOf(trade)
    ? html`<div class="crest">${emblem(trade)}</div>`
    : null;
}

/**
 * The one drawing of a page without pictures: its trade in flat colour. Where there is none the first view is set in
 * large type.
 */
export function colourSign(plan: SitePlan, view: IllustrationView): Html | null {
  const form = tradeForm(plan);
  return form ? colourIllustration(form, plan.business.name, view) : null;
}

/** The same in lines. */
export const lineSign = (plan: SitePlan, shape: DrawingShape): Html | null => lineDrawing(plan, shape) ?? null;

/** Rules of all three. */
export const signCss = `  .study { display: block; inline-size: 100%; block-size: 100%; }
  [dir="rtl"] .study { transform: scaleX(-1); }
  .tone-0 { fill: var(--color-tint); } .tone-1 { fill: var(--color-art-1); } .tone-2 { fill: var(--color-art-2); } .tone-3 { fill: var(--color-primary); }
  .tone-4 { fill: var(--color-art-4); } .tone-5 { fill: var(--color-art-5); } .tone-second { fill: var(--color-second); }
  .crest { display: none; }
  .crest .emblem { inline-size: 7.5rem; fill: none; stroke: currentColor; stroke-width: 1.3; stroke-linejoin: round; stroke-linecap: round; } .crest .hatch { stroke-width: .6; }
  @media (width >= 56rem) { .crest { display: block; } }`;
