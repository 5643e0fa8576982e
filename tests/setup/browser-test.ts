import { randomUUID } from "node:crypto";
import { test as base } from "playwright/test";
import { Visitor } from "./visitor";

interface People {
  /** An e-mail address that nobody had before. */
  email: string;
  /** Signed in, without a subscription; the test's browser is signed in as the same person. */
  newcomer: Visitor;
  /** Signed in and subscribed; so is the test's browser. */
  subscriber: Visitor;
  /** Somebody else who has subscribed, in no browser. */
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
  subscriber: async ({ newcomer }, use) => use(await newcomer.subscribe()),
  neighbour: async ({ baseURL }, use) => {
    const visitor = await new Visitor(baseURL!).signIn("Noor Vale", newEmail());
    await use(await visitor.subscribe());
  },
});

export const newEmail = () => `ada.${randomUUID()}@example.com`;

export { expect } from "playwright/test";
