import { sendMail } from "~/integrations/mail/send-mail.server";
import { dayInWords } from "~/lib/day-words";
import { env } from "~/lib/env.server";
import { invoiceAmount } from "./invoice-words";
import { findPaidInvoice } from "./paid-invoice.server";
import { PRO_PLAN } from "./pro-plan";

/**
 * Mails the receipt of a paid invoice to its owner. One of nothing, and one that is nobody's any more, is passed over.
 * @throws UnavailableError when Stripe does not answer
 */
export async function mailReceipt({ invoiceId }: { invoiceId: string }): Promise<void> {
  const paid = await findPaidInvoice(invoiceId);
  if (!paid || paid.invoice.total <= 0) return;
  const { invoice, user } = paid;
  const amount = invoiceAmount(invoice);
  await sendMail({
    key: `receipt-${invoice.id}`,
    to: user.email,
    subject: `Your receipt from Plinth: ${amount}`,
    text: [
      `Thank you. We have received ${amount} for ${PRO_PLAN.name}, one month.`,
      "",
      `Date: ${dayInWords(invoice.createdAt, "UTC")}`,
      ...(invoice.number ? [`Invoice: ${invoice.number}`] : []),
      ...(invoice.pdfUrl ? [`As PDF: ${invoice.pdfUrl}`] : []),
      ...(invoice.pageUrl ? [`To read: ${invoice.pageUrl}`] : []),
      "",
      "All invoices, your card, your company's name and VAT number, and how to cancel:",
      `${env.APP_ORIGIN}/subscription`,
      "",
    ].join("\n"),
  });
}
