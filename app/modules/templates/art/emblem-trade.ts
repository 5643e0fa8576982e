import type { SitePlan } from "../../site/site-plan";
import { emblemNameOf } from "./emblems";
import { drawnTrade, showsItsDrawing, type Trade } from "./trade";

/** The trade that a page may show by an emblem: none where no emblem shows what its owner speaks of, or none is wanted. */
export function emblemTrade(plan: SitePlan): Trade | undefined {
  const trade = drawnTrade(plan);
  return trade && emblemNameOf(trade) && showsItsDrawing(plan, trade) ? trade : undefined;
}
