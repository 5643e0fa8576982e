import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import { Visitor } from "../../setup/visitor";
import { deployWebsite, readCode, startWebsite } from "../../setup/websites";
import type { VisitedSite } from "../faults/visitor-load";

/**
 * Signs somebody in at a running box, generates a website and deploys it, all over HTTP; its domain has yet to be given
 * to it.
 */
export async function publishSite(origin: string): Promise<VisitedSite & { deploymentId: number }> {
  const name = `box-${randomUUID().slice(0, 8)}`;
  const owner = await (await new Visitor(origin).signIn("Ada Stone", `${name}@example.com`)).subscribe();
  const id = await startWebsite(owner);
  const code = await vi.waitUntil(() => readCode(owner, id), { timeout: 60_000 });
  return {
    deploymentId: await deployWebsite(owner, { id, code }, name),
    name,
    domain: `${name}.example`,
    text: `lang="`,
  };
}
