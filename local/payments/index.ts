import express from "express";
import { listen, type Listening } from "../listen";
import type { PaymentsSettings } from "../settings";
import { apiRoutes } from "./api";
import { bankPage } from "./bank-page";
import { browserRoutes } from "./browser-routes";
import { proCatalogue } from "./catalogue";
import { invoicePages } from "./invoice-pages";
import type { Ledger } from "./ledger";
import { passTime } from "./renew";
import { Store } from "./store";
import { Webhooks } from "./webhooks";

const LOOK_AT_CLOCK_EVERY = 60_000;

/** What tests change about the server. */
export interface PaymentsOptions {
  /** Milliseconds since 1970; the machine's clock unless told otherwise. */
  now?: () => number;
  /** First wait before a webhook is tried again, in milliseconds. */
  firstWait?: number;
}

export interface Payments extends Listening {
  /** Renews, retries and ends what is due at the present moment; by itself this happens once a minute. */
  passTime(): Promise<void>;
}

/** Starts the payments server: Stripe's API, its webhooks, and the script for browsers. */
export async function startPayments(settings: PaymentsSettings, options: PaymentsOptions = {}): Promise<Payments> {
  const { now = Date.now, firstWait } = options;
  const store = await Store.open(settings.stateFile);
  const ledger: Ledger = {
    state: store.state,
    catalogue: proCatalogue(settings.priceId),
    origin: "",
    now: () => Math.floor(now() / 1000),
  };
  const url = `${settings.appOrigin}/api/webhooks/stripe`;
  const webhooks = new Webhooks({ ledger, url, secret: settings.webhookSecret, firstWait });
  const save = async () => {
    await store.save();
    webhooks.wake();
  };
  const pass = async () => void (passTime(ledger) && (await save()));
  const server = await serve(settings, ledger, save);
  const clock = setInterval(() => void pass().catch(console.error), LOOK_AT_CLOCK_EVERY);
  await pass();
  webhooks.wake();
  const close = async () => {
    clearInterval(clock);
    webhooks.close();
    await server.close();
    await store.save();
  };
  return { ...server, passTime: pass, close };
}

async function serve(settings: PaymentsSettings, ledger: Ledger, save: () => Promise<void>) {
  const browser = await browserRoutes(settings);
  return listen({
    name: "local payments server",
    port: settings.port,
    handler: (origin) => {
      ledger.origin = origin;
      const app = express().disable("x-powered-by").disable("etag");
      app.use(browser);
      app.use(bankPage({ ledger, appOrigin: settings.appOrigin, save }));
      app.use(invoicePages({ ledger, save }));
      app.use(apiRoutes({ ledger, keys: settings, appOrigin: settings.appOrigin, save }));
      return app;
    },
  });
}
