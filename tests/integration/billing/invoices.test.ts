import { afterAll, describe, expect, it } from "vitest";
import {
  activateTestSubscription,
  clock,
  closeWorld,
  createActor,
  createSubscription,
  gate,
  listOwnInvoices,
  MONTH_MS,
  payments,
  readSubscriptionDetails,
  rowOf,
  stripe,
  syncSubscription,
} from "./billing-world";

const { loadInvoices } = await import("~/routes/subscription/load-invoices.server");

afterAll(closeWorld);

async function subscriber() {
  const actor = await createActor();
  await activateTestSubscription({ actor });
  return { actor, row: (await rowOf(actor))! };
}

/** Lets the next payment fail: the card that pays is one that is blocked by now. */
async function blockCard(stripeCustomerId: string, stripeSubscriptionId: string) {
  const { id } = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer: stripeCustomerId });
  await stripe.subscriptions.update(stripeSubscriptionId, { default_payment_method: id });
}

async function monthsLater(count: number) {
  clock.aheadMs += count * MONTH_MS;
  await payments.passTime();
}

describe("an owner's invoices", () => {
  it("are none before there is a customer", async () => {
    expect(await listOwnInvoices({ actor: await createActor() })).toEqual([]);
  });

  it("say what was paid and when, and lead to a page and a PDF of each", async () => {
    const { actor } = await subscriber();
    const [invoice, ...others] = await listOwnInvoices({ actor });
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({
      status: "paid",
      total: 2000,
      currency: "usd",
      number: expect.stringMatching(/^LOCAL-\d{4}$/),
    });
    expect(Math.abs(invoice!.createdAt.getTime() - Date.now() - clock.aheadMs)).toBeLessThan(60_000);

    const page = await fetch(invoice!.pageUrl!);
    const html = await page.text();
    for (const said of [invoice!.number!, "$20.00", "ines@padariaalfazema.example", "paid"])
      expect(html).toContain(said);
    expect(html).not.toContain("<button>");

    const pdf = await fetch(invoice!.pdfUrl!);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
    expect(bytes).toMatch(/^%PDF-1\.4\n/);
    expect(bytes).toContain(`(${invoice!.number})`);
    const table = Number(bytes.match(/startxref\n(\d+)/)![1]);
    expect(bytes.slice(table, table + 4)).toBe("xref");
  });

  it("come newest first, one for each month", async () => {
    const { actor } = await subscriber();
    await monthsLater(1);
    await monthsLater(1);
    const invoices = await listOwnInvoices({ actor });
    expect(invoices.map(({ status }) => status)).toEqual(["paid", "paid", "paid"]);
    const times = invoices.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it("are one's own", async () => {
    const [one, other] = [await subscriber(), await subscriber()];
    const ids = (await listOwnInvoices({ actor: one.actor })).map(({ id }) => id);
    expect((await listOwnInvoices({ actor: other.actor })).map(({ id }) => id)).not.toEqual(
      expect.arrayContaining(ids),
    );
  });

  it("name what waits for the first payment", async () => {
    const actor = await createActor();
    await createSubscription({ actor });
    expect(await listOwnInvoices({ actor })).toMatchObject([{ status: "open", total: 2000 }]);
  });

  it("can be paid on their page when the card failed, and the subscription is no longer overdue", async () => {
    const { actor, row } = await subscriber();
    await blockCard(row.stripeCustomerId, row.stripeSubscriptionId!);
    await monthsLater(1);
    await syncSubscription(row);
    expect(await readSubscriptionDetails({ actor })).toMatchObject({ isActive: true, status: "past_due" });
    const [due] = await listOwnInvoices({ actor });
    expect(due).toMatchObject({ status: "open" });
    expect(await (await fetch(due!.pageUrl!)).text()).toContain("<button>");
    await fetch(`${due!.pageUrl}/pay`, { method: "POST" });
    await syncSubscription(row);
    expect(await readSubscriptionDetails({ actor })).toMatchObject({ status: "active" });
    expect((await listOwnInvoices({ actor })).map(({ status }) => status)).toEqual(["paid", "paid"]);
    await monthsLater(1);
    expect((await listOwnInvoices({ actor }))[0]).toMatchObject({ status: "paid" });
  });

  it("are none for a customer that Stripe never had", async () => {
    const { actor, row } = await subscriber();
    await syncSubscription({ stripeCustomerId: `${row.stripeCustomerId}x`, userId: actor.userId });
    expect(await listOwnInvoices({ actor })).toEqual([]);
  });

  it("give way to a sentence when Stripe does not answer", async () => {
    const { actor } = await subscriber();
    gate.leadTo(1);
    try {
      await expect(listOwnInvoices({ actor })).rejects.toMatchObject({ status: 503 });
      expect(await loadInvoices(actor)).toEqual({
        error: "Your invoices could not be loaded from Stripe just now. Please reload the page in a moment.",
      });
    } finally {
      gate.leadTo(payments.port);
    }
  });

  it("have no page for somebody who does not know the id", async () => {
    for (const path of ["/i/in_guessed", "/i/in_guessed/pdf"])
      expect((await fetch(payments.origin + path)).status).toBe(404);
  });
});
