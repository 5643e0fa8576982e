import type { Invoice } from "./objects";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const dateOf = (seconds: number) => day.format(new Date(seconds * 1000));

const moneyOf = ({ currency }: Invoice, cents: number) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/** What an invoice says, name by name, for its page and its PDF alike. */
export function invoiceLines(invoice: Invoice): [name: string, value: string][] {
  const {
    number,
    created,
    customer_email,
    customer_name,
    customer_address,
    customer_tax_ids = [],
    status,
    amount_due,
    amount_paid,
    amount_remaining,
    period_start,
    period_end,
  } = invoice;
  const { line1, postal_code, city, country } = customer_address ?? {};
  const place = [line1, postal_code, city, country].filter(Boolean).join(", ");
  return [
    ["Invoice", number],
    ["Date", dateOf(created)],
    ["Billed to", [customer_name, customer_email].filter(Boolean).join(", ") || "(no e-mail address)"],
    ...(place ? [["Address", place] as [string, string]] : []),
    ...customer_tax_ids.map(({ value }): [string, string] => ["Tax number", value]),
    ["For", "Plinth Pro, one month"],
    ["Period", `${dateOf(period_start)} to ${dateOf(period_end)}`],
    ["Amount due", moneyOf(invoice, amount_due)],
    ["Amount paid", moneyOf(invoice, amount_paid)],
    ["Remaining", moneyOf(invoice, amount_remaining)],
    ["Status", status],
  ];
}
