import { expect } from "playwright/test";
import { bakery } from "~/modules/generation/demo-briefs";
import type { WebsiteCode } from "~/modules/site/website-code";
import { copyWebsite } from "./copy-website";
import type { Visitor } from "./visitor";

/** Starts a generation by the API; `fields` replace those of the bakery. Gives the website's id. */
export async function startWebsite(owner: Visitor, fields: Record<string, string> = {}): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...bakeryFields(), ...fields })) body.set(name, value);
  const answer = await owner.send("/api/generate-website", {
    method: "POST",
    body,
    headers: { "sec-fetch-site": "same-origin" },
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { analysisId: number }).analysisId;
}

/** A machine that is busy with other things makes one as well, only later. */
const PATIENCE_MS = 60_000;

/**
 * Gives the owner a website as the product makes it of the bakery, opened before: a copy of the one that was made before
 * the tests in a browser, since making and first opening it take longer than many a test. With `fields` the product makes
 * another, which nobody has opened.
 */
export async function makeWebsite(owner: Visitor, fields?: Record<string, string>): Promise<Website> {
  const made = process.env.E2E_WEBSITE;
  if (!made || fields) return generateWebsite(owner, fields);
  const id = await copyWebsite(Number(made), owner.email!);
  return { id, code: (await readCode(owner, id))! };
}

/** Has the product make a whole website, by the API, and waits until it has its code. */
export async function generateWebsite(owner: Visitor, fields: Record<string, string> = {}): Promise<Website> {
  const id = await startWebsite(owner, fields);
  let code: WebsiteCode | null = null;
  await expect
    .poll(async () => (code = await readCode(owner, id)), {
      message: `website ${id} has code`,
      intervals: [100],
      timeout: PATIENCE_MS,
    })
    .not.toBeNull();
  return { id, code: code! };
}

export interface Website {
  id: number;
  code: WebsiteCode;
}

/** Deploys a website by the API and gives the deployment's id. */
export async function deployWebsite(
  owner: Visitor,
  { id, code }: Website,
  subdomain: string,
  title = "Padaria Alfazema",
): Promise<number> {
  const answer = await owner.call("POST", "/api/deployments", {
    analysisId: id,
    subdomain,
    title,
    description: null,
    customDomain: null,
    deployedCode: code,
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { id: number }).id;
}

/** The code of a website, or null while there is none. */
export async function readCode(owner: Visitor, id: number): Promise<WebsiteCode | null> {
  const answer = await owner.call("GET", `/api/analysis/${id}`);
  return ((await answer.json()) as { generatedCode: WebsiteCode | null }).generatedCode;
}

function bakeryFields(): Record<string, string> {
  const { template, projectTitle, industry, audience, colorTheme, fontFamily, designBrief, documentText } = bakery;
  return {
    template,
    projectTitle,
    industry,
    targetAudience: audience,
    colorTheme,
    fontFamily,
    designBrief: `${designBrief}\n\n${documentText}`,
  };
}
