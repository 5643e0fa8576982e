import { get } from "node:http";
import type { Brief } from "~/modules/site/brief";
import type { WebsiteCode } from "~/modules/site/website-code";
import { Visitor } from "../../setup/visitor";
import { deployWebsite } from "../../setup/websites";
import type { Photo } from "../../sites/photos";
import { generate } from "../press-to-finished";
import { SITES_DOMAIN } from "./sites-domain";

const PATIENCE_MS = 10_000;

/** Where sites are made, and on which port of this machine they are served. */
export interface Publisher {
  app: string;
  rendererPort: string;
}

/**
 * Makes a site as an owner does: sign in, subscribe, send the form, deploy. Gives its address on a host of its own, on
 * the renderer's own port, once it is served.
 */
export async function publishSite(
  { app, rendererPort }: Publisher,
  subdomain: string,
  brief: Brief,
  photos: Photo[] = [],
): Promise<string> {
  const owner = await (await new Visitor(app).signIn(brief.projectTitle, `${subdomain}@example.com`)).subscribe();
  const id = await generate(owner, brief, photos);
  const { generatedCode } = (await (await owner.call("GET", `/api/analysis/${id}`)).json()) as {
    generatedCode: WebsiteCode;
  };
  await deployWebsite(owner, { id, code: generatedCode }, subdomain, brief.projectTitle);
  const host = `${subdomain}.${SITES_DOMAIN}`;
  await untilServed(host, rendererPort);
  return `http://${host}:${rendererPort}/`;
}

async function untilServed(host: string, port: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await statusOf(host, port)) !== 200) {
    if (performance.now() > deadline) throw new Error(`${host} is not served`);
  }
}

// Not every system's resolver knows names under localhost.
function statusOf(host: string, port: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, headers: { host } }, (answer) => resolve(answer.resume().statusCode!)).on(
      "error",
      reject,
    );
  });
}
