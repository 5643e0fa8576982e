import { sendMail } from "~/integrations/mail/send-mail.server";
import { listInvoices } from "~/integrations/stripe/invoices.server";
import { env } from "~/lib/env.server";
import { findPaidInvoice } from "./paid-invoice.server";

/**
 * Welcomes an owner by mail whose first invoice was paid; who comes back to a plan is not welcomed again.
 * @throws UnavailableError when Stripe does not answer
 */
export async function mailWelcome({ invoiceId }: { invoiceId: string }): Promise<void> {
  const paid = await findPaidInvoice(invoiceId);
  if (!paid?.invoice.isFirst) return;
  const { invoice, user } = paid;
  const all = await listInvoices(invoice.customerId!);
  if (all.some(({ id, status }) => status === "paid" && id !== invoice.id)) return;
  await sendMail({
    key: `welcome-${user.id}`,
    to: user.email,
    subject: "Welcome to Plinth",
    text: [
      user.firstName ? `Welcome, ${user.firstName}.` : "Welcome.",
      "",
      "Your plan is ready. Three steps to a website:",
      "",
      "1. Describe your business in your own words. A few sentences are enough to begin.",
      "2. Look at the website that is made of it, and change what you like.",
      "3. Deploy it. It is on the web within a minute.",
      "",
      "Begin here:",
      `${env.APP_ORIGIN}/dashboard`,
      "",
      `Questions? Reply to ${env.SUPPORT_EMAIL}.`,
      "",
    ].join("\n"),
    replyTo: { name: "Plinth", address: env.SUPPORT_EMAIL },
  });
}
