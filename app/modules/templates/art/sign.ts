import { html, type Html } from "../../markup/html";
import type { SitePlan } from "../../site/site-plan";
import { colourIllustration, type IllustrationView } from "./colour-illustration";
import { initialOf } from "./letter-rows";
import { lineDrawing } from "./line-drawing";
import { spokenTrade } from "./trade";
import { tradeForm } from "./trade-form";

/**
 * The name's initial in the page's own type, in any script: for a business whose trade nobody named, since any drawing
 * could be anybody's. No text of the page, so the stylesheet writes it.
 */
const initial = ({ business }: SitePlan) =>
  html`<div class="art initial" data-initial="${initialOf(business.name)}" aria-hidden="true"></div>`;

/** The one drawing of a page without pictures: its trade in flat colour, else its initial. */
export function colourSign(plan: SitePlan, view: IllustrationView): Html {
  return spokenTrade(plan) ? colourIllustration(tradeForm(plan), plan.business.name, view) : initial(plan);
}

/** The same in lines. */
export function lineSign(plan: SitePlan, shape: Parameters<typeof lineDrawing>[1]): Html {
  return spokenTrade(plan) ? lineDrawing(plan, shape) : initial(plan);
}

/** Rules of both; what `.initial` stands on and is drawn in follows from where it is. */
export const signCss = `  .study, .initial { display: block; inline-size: 100%; block-size: 100%; }
  [dir="rtl"] .study { transform: scaleX(-1); }
  .tone-0 { fill: var(--color-tint); } .tone-1 { fill: var(--color-art-1); } .tone-2 { fill: var(--color-art-2); } .tone-3 { fill: var(--color-primary); }
  .tone-4 { fill: var(--color-art-4); } .tone-5 { fill: var(--color-art-5); } .tone-second { fill: var(--color-second); }
  .initial { display: grid; place-items: center; container-type: size; overflow: hidden; background: var(--color-deep); color: var(--color-deep-accent); }
  .initial::before { content: attr(data-initial); font-family: var(--font-display); font-size: min(86cqb, 72cqi); font-weight: var(--weight-display); line-height: 1; }`;
