import type { Ledger } from "./ledger";
import type { Invoice } from "./objects";

/**
 * An invoice as the API shows it: with the addresses of its page and its PDF, which only those who were given them
 * know.
 */
export function shownInvoice({ origin }: Pick<Ledger, "origin">, invoice: Invoice) {
  const address = `${origin}/i/${invoice.id}`;
  return { ...invoice, hosted_invoice_url: address, invoice_pdf: `${address}/pdf` };
}
