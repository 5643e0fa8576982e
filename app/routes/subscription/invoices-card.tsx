import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Notice } from "~/components/ui/notice";
import { invoiceAmount } from "~/modules/billing/invoice-words";
import type { LoadedInvoices } from "./load-invoices.server";
import { invoiceBadge, invoiceDate, type ShownInvoice } from "./shown-invoice";

/** A year of months; older ones fold away. */
const SHOWN = 12;

/** Every invoice with a way to read it and to keep it. */
export function InvoicesCard({ loaded }: { loaded: LoadedInvoices }) {
  return (
    <Card title="Invoices">
      {"error" in loaded ? <Notice tone="warning" title={loaded.error} /> : <Invoices invoices={loaded.invoices} />}
    </Card>
  );
}

function Invoices({ invoices }: { invoices: ShownInvoice[] }) {
  if (invoices.length === 0)
    return <p className="text-muted">No invoices yet. The first one stands here after your first payment.</p>;
  const earlier = invoices.slice(SHOWN);
  return (
    <>
      <InvoiceTable invoices={invoices.slice(0, SHOWN)} caption="Invoices" />
      {earlier.length > 0 ? (
        <details>
          <summary className="w-fit py-2 font-medium">Earlier invoices ({earlier.length})</summary>
          <InvoiceTable invoices={earlier} caption="Earlier invoices" />
        </details>
      ) : null}
    </>
  );
}

function InvoiceTable({ invoices, caption }: { invoices: ShownInvoice[]; caption: string }) {
  return (
    <table className="w-full border-collapse tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-sm text-muted *:pb-2 *:font-medium">
          <th scope="col">Date</th>
          <th scope="col" className="max-sm:hidden">
            Number
          </th>
          <th scope="col" className="text-right">
            Amount
          </th>
          <th scope="col" className="pl-4 sm:pl-10">
            Status
          </th>
          <th scope="col">
            <span className="sr-only">Open</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </table>
  );
}

function InvoiceRow({ invoice }: { invoice: ShownInvoice }) {
  const { tone, words } = invoiceBadge(invoice);
  const date = invoiceDate(invoice);
  return (
    <tr className="border-t border-line *:py-2">
      <th scope="row" className="text-left font-medium whitespace-nowrap">
        {date}
      </th>
      <td className="text-muted max-sm:hidden">{invoice.number}</td>
      <td className="text-right">{invoiceAmount(invoice)}</td>
      <td className="pl-4 sm:pl-10">
        <Badge tone={tone}>{words}</Badge>
      </td>
      <td className="text-right">
        <span className="inline-flex flex-wrap justify-end gap-x-4">
          <InvoiceLink href={invoice.pageUrl} label={invoice.status === "open" ? "Pay" : "View"} date={date} />
          <InvoiceLink href={invoice.pdfUrl} label="PDF" date={date} />
        </span>
      </td>
    </tr>
  );
}

/** Leads to the payment provider's own page, in a tab of its own. */
function InvoiceLink({ href, label, date }: { href: string | null; label: string; date: string }) {
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label}, invoice of ${date}, opens in a new tab`}
      className="inline-block py-1 font-medium underline underline-offset-4 hover:text-signal-text"
    >
      {label}
    </a>
  );
}
