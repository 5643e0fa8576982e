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

/** Whom invoices are made out to, and the countries to choose from. */
export interface BilledTo {
  details: { name: string; line1: string; postalCode: string; city: string; country: string; taxId: string };
  countries: { value: string; label: string }[];
}

/** The day on which the paid period ends, in words. */
export function usePeriodEnd({ currentPeriodEnd }: ShownSubscription): string {
  const dayInWords = useDayInWords();
  return currentPeriodEnd ? dayInWords(currentPeriodEnd) : "not known yet";
}
