import { html, type Html } from "../../markup/html";
import type { SitePlan } from "../../site/site-plan";
import { colourIllustration, type IllustrationView } from "./colour-illustration";
import { emblemPlate } from "./engraving";
import { initialOf } from "./letter-rows";
import { lineDrawing, type DrawingShape } from "./line-drawing";
import { spokenTrade } from "./trade";
import { tradeForm } from "./trade-form";

/**
 * The name's initial in the page's own type, in any script: for a business whose trade nobody named, since any drawing
 * could be anybody's. No text of the page, so the stylesheet writes it.
 */
const initial = ({ business }: SitePlan) =>
  html`<div class="art initial" data-initial="${initialOf(business.name)}" aria-hidden="true"></div>`;

/** The emblem of a trade that no larger drawing shows, else the initial. */
function smallSign(plan: SitePlan): Html {
  const trade = spokenTrade(plan);
  return (trade && emblemPlate(trade)) ?? initial(plan);
}

/** The one drawing of a page without pictures: its trade in flat colour, else its emblem or its initial. */
export function colourSign(plan: SitePlan, view: IllustrationView): Html {
  const form = tradeForm(plan);
  return form ? colourIllustration(form, plan.business.name, view) : smallSign(plan);
}

/** The same in lines. */
export function lineSign(plan: SitePlan, shape: DrawingShape): Html {
  return lineDrawing(plan, shape) ?? smallSign(plan);
}

/** Rules of both; what `.initial` and `.plate` stand on and are drawn in follows from where they are. */
export const signCss = `  .study, .initial, .plate { display: block; inline-size: 100%; block-size: 100%; }
  [dir="rtl"] .study { transform: scaleX(-1); }
  .tone-0 { fill: var(--color-tint); } .tone-1 { fill: var(--color-art-1); } .tone-2 { fill: var(--color-art-2); } .tone-3 { fill: var(--color-primary); }
  .tone-4 { fill: var(--color-art-4); } .tone-5 { fill: var(--color-art-5); } .tone-second { fill: var(--color-second); }
  .plate { fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; } .plate .hatch { stroke-width: .6; }
  .initial, .plate { background: var(--color-deep); color: var(--color-deep-accent); }
  .initial { display: grid; place-items: center; container-type: size; overflow: hidden; }
  .initial::before { content: attr(data-initial); font-family: var(--font-display); font-size: min(86cqb, 72cqi); font-weight: var(--weight-display); line-height: 1; }`;
