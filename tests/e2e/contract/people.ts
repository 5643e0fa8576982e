import { randomInt, randomUUID } from "node:crypto";
import { newEmail } from "../../setup/browser-test";
import { Visitor } from "../../setup/visitor";
import { makeWebsite, type Website } from "../../setup/websites";

/** Where the box of the end-to-end tests answers. */
export const ORIGIN = `http://localhost:${process.env.E2E_PORT}`;

/** What our own pages' requests carry. */
export const OWN = { "sec-fetch-site": "same-origin" };

export interface Owner {
  visitor: Visitor;
  website: Website;
}

/** Somebody who came from nowhere before, so that no limit of others is theirs. */
export const anonymous = () => new Visitor(ORIGIN, `198.18.${randomInt(256)}.${randomInt(256)}`);

export const signedIn = () => anonymous().signIn("Ada Stone", newEmail());

/** Somebody with a subscription. */
export async function subscriber(): Promise<Visitor> {
  return (await signedIn()).subscribe();
}

/** Somebody with a subscription and a finished website. */
export async function owner(): Promise<Owner> {
  const visitor = await subscriber();
  return { visitor, website: await makeWebsite(visitor) };
}

export const newSubdomain = () => `stone-${randomUUID().slice(0, 13)}`;

/** What the deploy dialog sends; `changes` replace parts of it. */
export function deployBody({ id, code }: Website, changes: Record<string, unknown> = {}) {
  return {
    analysisId: id,
    subdomain: newSubdomain(),
    title: "Stone & Daughters",
    description: null,
    customDomain: null,
    deployedCode: code,
    ...changes,
  };
}

/** A website whose first heading says `word`. */
export function codeSaying(word: string) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${word}</title><link rel="stylesheet" href="styles.css"></head><body><h1>${word}</h1><script src="script.js" defer></script></body></html>`;
  return { html, css: `/* ${word} */ h1 { color: teal }`, javascript: `// ${word}` };
}
