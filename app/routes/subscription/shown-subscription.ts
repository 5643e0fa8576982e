/** A subscription as this screen gets it from its loader. */
export interface ShownSubscription {
  status: string;
  isActive: boolean;
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: Date | string | null;
  cardBrand: string | null;
  cardLast4: string | null;
}

const day = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });

/** The day on which the paid period ends, in words. */
export function periodEnd({ currentPeriodEnd }: ShownSubscription): string {
  return currentPeriodEnd ? day.format(new Date(currentPeriodEnd)) : "not known yet";
}
