import { SCREEN_LOCALE } from "~/lib/languages";

interface Amount {
  total: number;
  currency: string;
}

/** The amount with its currency; Stripe counts in the currency's smallest unit, which for yen is the yen itself. */
export function invoiceAmount({ total, currency }: Amount): string {
  const format = new Intl.NumberFormat(SCREEN_LOCALE, { style: "currency", currency });
  return format.format(total / 10 ** format.resolvedOptions().maximumFractionDigits!);
}
