import type { SitePlan } from "../../site/site-plan";
import { chosenFor } from "../seeded";
import { drawnTrade, type Trade } from "./trade";

/** The forms that show a trade in flat colour, and no other; where there are several, name and place choose. */
const FORMS = {
  bread: ["loaf"],
  coffee: ["cup"],
  wine: ["bottle"],
  kitchen: ["table"],
  flower: ["leaf"],
  key: ["arch"],
  house: ["roof"],
  wheel: ["wheel"],
  drop: ["tool"],
  vase: ["bowl"],
  acorn: ["stair"],
  trowel: ["roof", "stair"],
  dividers: ["roof", "stair"],
  gem: ["gem"],
  lotus: ["stone"],
  anchor: ["wave"],
  hill: ["hill"],
  bottle: ["bottle"],
  parcel: ["box"],
} as const satisfies Partial<Record<Trade, readonly [string, ...string[]]>>;

export type TradeForm = (typeof FORMS)[keyof typeof FORMS][number];
export const TRADE_FORMS = [...new Set(Object.values(FORMS).flat())] as TradeForm[];

/** The form that shows the trade of a business, if one does. */
export function tradeForm(plan: SitePlan): TradeForm | undefined {
  const trade = drawnTrade(plan);
  const forms: readonly [TradeForm, ...TradeForm[]] | undefined = (
    FORMS as Partial<Record<Trade, readonly [TradeForm, ...TradeForm[]]>>
  )[trade as Trade];
  return forms && chosenFor(plan, "form", forms);
}
