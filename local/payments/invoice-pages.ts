import { Router } from "express";
import { escapeHtml, pageHeaders, renderPage } from "../page";
import { route } from "../route";
import { charge } from "./charge";
import { invoiceLines } from "./invoice-lines";
import { invoicePdf } from "./invoice-pdf";
import type { Ledger } from "./ledger";
import { intentOfInvoice } from "./lookup";
import type { Invoice } from "./objects";
import { namedOrStored } from "./payment-methods";
import { shownInvoice } from "./shown-invoice";

interface InvoicePages {
  ledger: Ledger;
  /** Resolves when the change is on disk. */
  save(): Promise<void>;
}

/** What `hosted_invoice_url` and `invoice_pdf` lead to: who knows the id reads the invoice and can pay it. */
export function invoicePages({ ledger, save }: InvoicePages): Router {
  const router = Router();
  router.param("id", (_request, response, next, id: string) => {
    if (ledger.state.invoices[id]) next();
    else
      response
        .status(404)
        .set(pageHeaders("form-action 'none'"))
        .send(renderPage({ title: "No such invoice", body: "<main><h1>No such invoice</h1></main>" }));
  });
  const invoiceNamed = (id: unknown) => ledger.state.invoices[String(id)]!;
  router.get("/i/:id", (request, response) => {
    response.set(pageHeaders("form-action 'self'")).send(invoicePage(ledger, invoiceNamed(request.params.id)));
  });
  router.get("/i/:id/pdf", (request, response) => {
    const invoice = invoiceNamed(request.params.id);
    response.set({
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${invoice.number}.pdf"`,
      "Cache-Control": "no-store",
    });
    response.send(invoicePdf(invoice));
  });
  router.post(
    "/i/:id/pay",
    route(async (request, response) => {
      const invoice = invoiceNamed(request.params.id);
      payWithTestCard(ledger, invoice);
      await save();
      response.redirect(303, shownInvoice(ledger, invoice).hosted_invoice_url);
    }),
  );
  return router;
}

/** Pays an open invoice with the test card, which later invoices are charged to from then on. */
function payWithTestCard(ledger: Ledger, invoice: Invoice) {
  const intent = intentOfInvoice(ledger, invoice);
  if (invoice.status !== "open" || !intent) return;
  intent.setup_future_usage = "off_session";
  charge(ledger, intent, namedOrStored(ledger, "pm_card_visa"));
}

function invoicePage(ledger: Ledger, invoice: Invoice): string {
  const rows = invoiceLines(invoice).map(
    ([name, value]) => `<dt class="soft">${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  const { hosted_invoice_url, invoice_pdf } = shownInvoice(ledger, invoice);
  const pay = `<form method="post" action="${escapeHtml(hosted_invoice_url)}/pay"><button>Pay with the test card 4242</button></form>`;
  return renderPage({
    title: `Invoice ${invoice.number}`,
    body: `<main><h1>Invoice ${escapeHtml(invoice.number)}</h1>
<dl>${rows.join("\n")}</dl>
${invoice.status === "open" ? pay : ""}
<p><a href="${escapeHtml(invoice_pdf)}">Download as PDF</a></p>
<p class="soft">Local payments server: no money moves.</p></main>`,
    css: `
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem; display: grid; gap: 1.5rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5rem 1.5rem; margin: 0; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: 4px; background: var(--signal); color: var(--signal-ink); cursor: pointer; }
`,
  });
}
