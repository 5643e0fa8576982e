import { emblemNameOf } from "./emblems";
import { showsItsDrawing, spokenTrade, type Told, type Trade } from "./trade";

/** The trade that a page may show by an emblem: none where no emblem shows what its owner speaks of. */
export function emblemTrade(plan: Told): Trade | undefined {
  const trade = spokenTrade(plan);
  return trade && emblemNameOf(trade) && showsItsDrawing(plan, trade) ? trade : undefined;
}
