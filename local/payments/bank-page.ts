import express, { Router } from "express";
import { escapeHtml, pageHeaders, renderPage } from "../page";
import { route } from "../route";
import type { ErrorBody, PaymentIntent, SetupIntent } from "./objects";
import { charge } from "./charge";
import { sameText } from "./client-secret";
import { failInvoice } from "./invoice-changes";
import type { Ledger } from "./ledger";
import { invoiceOfIntent, methodOf } from "./lookup";
import { keepCard } from "./setup-intents";

interface BankPage {
  ledger: Ledger;
  /** The app's pages, which the bank sends its customers back to. */
  appOrigin: string;
  /** Resolves when the change is on disk. */
  save(): Promise<void>;
}

type Intent = PaymentIntent | SetupIntent;

/** Where a card's bank asks its owner (3-D Secure): they confirm, refuse, or leave, which changes nothing. */
export function bankPage({ ledger, appOrigin, save }: BankPage): Router {
  const router = Router();
  const intentOf = (id: unknown, secret: unknown): Intent | undefined => {
    const intent = ledger.state.paymentIntents[String(id)] ?? ledger.state.setupIntents[String(id)];
    return intent && sameText(intent.client_secret, String(secret)) ? intent : undefined;
  };
  // A form's answer may lead only where this says, so the way back to the app is named too.
  const headers = pageHeaders(`form-action 'self' ${appOrigin}`);
  router.get("/v3/authenticate/:id", (request, response) => {
    const intent = intentOf(request.params.id, request.query.client_secret);
    response
      .status(intent?.next_action ? 200 : 404)
      .set(headers)
      .send(intent?.next_action ? question(intent) : nothing());
  });
  router.post(
    "/v3/authenticate/:id",
    express.urlencoded({ extended: false }),
    route(async (request, response) => {
      const { client_secret, outcome } = request.body as Record<string, unknown>;
      const intent = intentOf(request.params.id, client_secret);
      if (!intent?.next_action) return void response.status(404).set(headers).send(nothing());
      const back = new URL(intent.next_action.redirect_to_url.return_url);
      answer(ledger, intent, outcome === "confirm");
      await save();
      back.searchParams.set(intent.object, intent.id);
      back.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
      back.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed");
      response.set(headers).redirect(303, back.href);
    }),
  );
  return router;
}

function answer(ledger: Ledger, intent: Intent, isConfirmed: boolean) {
  const method = methodOf(ledger, intent.payment_method!);
  if (!isConfirmed) return refuse(ledger, intent);
  if (intent.object === "payment_intent") charge(ledger, intent, method);
  else keepCard(ledger, intent, method);
}

function refuse(ledger: Ledger, intent: Intent) {
  Object.assign(intent, { status: "requires_payment_method", payment_method: null, next_action: null });
  if (intent.object === "setup_intent") intent.last_setup_error = failure("setup_intent_authentication_failure");
  else intent.last_payment_error = failure("payment_intent_authentication_failure");
  const invoice = invoiceOfIntent(ledger, intent.id);
  if (invoice) failInvoice(ledger, invoice);
}

const failure = (code: string): ErrorBody => ({
  type: "invalid_request_error",
  code,
  message: "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
});

function question(intent: Intent): string {
  const what =
    intent.object === "payment_intent"
      ? `a payment of $${(intent.amount / 100).toFixed(2)}`
      : "keeping your card for later payments";
  const secret = escapeHtml(intent.client_secret);
  return renderPage({
    title: "Your bank asks",
    body: `<main><h1>Your bank asks</h1>
<p>Did you order ${what}?</p>
<form method="post" action="/v3/authenticate/${escapeHtml(intent.id)}"><input type="hidden" name="client_secret" value="${secret}">
<button name="outcome" value="confirm">Complete authentication</button>
<button name="outcome" value="fail" class="plain">Fail authentication</button></form>
<p class="soft">Local payments server: no bank is asked and no money moves. To leave it undone, close this page or go back.</p></main>`,
    css: `
main { max-width: 34rem; margin: 0 auto; padding: 3rem 1.25rem; display: grid; gap: 1.5rem; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; border: 1px solid var(--signal); border-radius: 4px; background: var(--signal); color: var(--signal-ink); cursor: pointer; }
.plain { background: transparent; color: inherit; border-color: var(--edge); }
`,
  });
}

const nothing = () =>
  renderPage({
    title: "Nothing to confirm",
    body: "<main><h1>Nothing to confirm</h1><p>This question was answered already, or never asked.</p></main>",
  });
