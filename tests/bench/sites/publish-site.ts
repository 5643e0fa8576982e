import type { Brief } from "~/modules/generation/brief";
import type { GeneratedCode } from "~/modules/generation/generated-code";
import { deployWebsite } from "../../setup/websites";
import type { Photo } from "../../sites/photos";
import { generate } from "../press-to-finished";
import type { World } from "../world";

const PATIENCE_MS = 10_000;

/**
 * Makes a site as an owner does: sign in, subscribe, send the form, deploy. Gives its address on a host of its own, on
 * the renderer's own port, once it is served.
 */
export async function publishSite({ newSubscriber, renderer, sitesDomain }: World, subdomain: string, brief: Brief, photos: Photo[] = []): Promise<string> {
  const owner = await newSubscriber(`Site ${subdomain}`);
  const id = await generate(owner, brief, photos);
  const { generatedCode } = (await (await owner.call("GET", `/api/analysis/${id}`)).json()) as { generatedCode: GeneratedCode };
  await deployWebsite(owner, { id, code: generatedCode }, subdomain, brief.projectTitle);
  await untilServed(`${renderer}/sites/${subdomain}/`);
  return `http://${subdomain}.${sitesDomain}:${new URL(renderer).port}/`;
}

async function untilServed(address: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await fetch(address)).ok) {
    if (performance.now() > deadline) throw new Error(`${address} is not served`);
  }
}
