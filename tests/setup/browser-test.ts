import { randomUUID } from "node:crypto";
import { test as base } from "playwright/test";
import { copySubscription } from "./copy-subscription";
import { Visitor } from "./visitor";

interface People {
  /** An e-mail address that nobody had before. */
  email: string;
  /** Signed in, without a subscription; the test's browser is signed in as the same person. */
  newcomer: Visitor;
  /** Signed in and subscribed; so is the test's browser. The payments server knows nothing of it. */
  subscriber: Visitor;
  /** The same of somebody who has paid at the payments server. */
  payer: Visitor;
  /** Somebody else who has subscribed, in no browser; the payments server does not know it either. */
  neighbour: Visitor;
}

/** Playwright's test with a person of its own for each test, made over plain HTTP, which is quicker than by screens. */
export const test = base.extend<People>({
  email: async ({}, use) => use(newEmail()),
  newcomer: async ({ context, baseURL, email }, use) => {
    const visitor = await new Visitor(baseURL!).signIn("Ada Stone", email);
    await context.addCookies(visitor.browserCookies());
    await use(visitor);
  },
  subscriber: async ({ newcomer }, use) => use(await subscribed(newcomer)),
  payer: async ({ newcomer }, use) => use(await newcomer.subscribe()),
  neighbour: async ({ baseURL }, use) => {
    const visitor = await new Visitor(baseURL!).signIn("Noor Vale", newEmail());
    await use(await subscribed(visitor));
  },
});

/** Paying takes as long as many a test: a subscription is a copy of one that was paid for before the tests in a browser. */
async function subscribed(visitor: Visitor): Promise<Visitor> {
  await copySubscription(process.env.E2E_PAYER!, visitor.email!);
  return visitor;
}

export const newEmail = () => `ada.${randomUUID()}@example.com`;

export { expect } from "playwright/test";
