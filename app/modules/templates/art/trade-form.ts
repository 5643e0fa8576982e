import type { SitePlan } from "../../site/site-plan";
import { hashText } from "../seeded";
import { tradeOf, type Trade } from "./trade";

/** The forms that each trade is drawn from in flat colour; where there are several, the name decides. */
const FORMS = {
  bread: ["loaf"],
  coffee: ["cup"],
  fish: ["wave"],
  wine: ["bottle"],
  kitchen: ["bowl", "bottle", "table"],
  flower: ["leaf"],
  medicine: ["stone", "leaf"],
  glasses: ["frame"],
  key: ["arch"],
  house: ["roof", "arch"],
  scales: ["sheet", "arch"],
  quill: ["sheet"],
  dividers: ["roof", "stair"],
  scissors: ["thread"],
  thread: ["thread"],
  wheel: ["wheel"],
  gear: ["tool", "wheel"],
  vase: ["bowl", "bottle"],
  book: ["sheet"],
  lyre: ["thread", "wheel"],
  acorn: ["stair"],
  trowel: ["roof", "stair"],
  drop: ["tool"],
  lamp: ["tool", "frame"],
  paw: ["paw"],
  gem: ["gem"],
  shutter: ["frame"],
  lotus: ["stone", "leaf"],
  anchor: ["wave"],
  bottle: ["bottle", "leaf"],
  parcel: ["box"],
  star: ["hill", "frame", "wave"],
} as const satisfies Record<Trade, readonly [string, ...string[]]>;

export type TradeForm = (typeof FORMS)[Trade][number];
export const TRADE_FORMS = [...new Set(Object.values(FORMS).flat())] as TradeForm[];

/** The form that stands for a business in drawings of flat colour: its trade's, by name where a trade has several. */
export function tradeForm(plan: SitePlan): TradeForm {
  const forms: readonly TradeForm[] = FORMS[tradeOf(plan)];
  return forms[hashText(plan.business.name) % forms.length] as TradeForm;
}
