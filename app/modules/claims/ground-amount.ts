import { amountsIn } from "./amounts";
import type { Ground } from "./ground-claim";
import { sameAmount } from "./same-amount";

/** A price, percentage or number of the owner's with the claim's value, of the same thing. */
export const groundAmount: Ground = ({ kind, context, text, start, lang }, { lines }) => {
  const among = context === text ? amountsIn(text) : amountsIn(context);
  const claim = among.find((amount) => amount.kind === kind && (context === text || amount.start === start)) ?? amountsIn(text)[0];
  if (!claim) return undefined;
  return lines.find((line) => line.amounts.some((given) => sameAmount(claim, given, lang === undefined || lang === line.source.lang)));
};
