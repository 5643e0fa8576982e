import { useDayInWords } from "~/components/ui/day";

/** A subscription as this screen gets it from its loader. */
export interface ShownSubscription {
  status: string;
  isActive: boolean;
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: Date | string | null;
  cardBrand: string | null;
  cardLast4: string | null;
}

/** The day on which the paid period ends, in words. */
export function usePeriodEnd({ currentPeriodEnd }: ShownSubscription): string {
  const dayInWords = useDayInWords();
  return currentPeriodEnd ? dayInWords(currentPeriodEnd) : "not known yet";
}
