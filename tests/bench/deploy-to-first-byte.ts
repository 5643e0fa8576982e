import { bakery } from "~/modules/generation/demo-briefs";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { Visitor } from "../setup/visitor";
import { timed, type Bench } from "./bench";
import { generate } from "./press-to-finished";
import type { World } from "./world";

interface Website {
  id: number;
  code: WebsiteCode;
}

const GOAL = { goal: 150, peer: "same files written, fsynced, fetched" };
const PATIENCE_MS = 5_000;

/** A first deployment each round; the one before is deleted outside the measured time. */
export async function deployToFirstByte(world: World): Promise<Bench> {
  const owner = await world.newSubscriber("Dora Deploy");
  const website = await makeWebsite(owner);
  let deploymentId: number | undefined;
  return {
    ...GOAL,
    async measure(round) {
      if (deploymentId) await send(owner, "DELETE", `/api/deployments/${deploymentId}`);
      const mark = `first-${round}`;
      const body = { ...deployment(website, mark), deployedCode: marked(website.code, mark) };
      return timed(async () => {
        deploymentId = (await send(owner, "POST", "/api/deployments", body)).id;
        await untilServed(world, mark, mark);
      });
    },
    measurePeer: (round) => publishPlainly(world, marked(website.code, `plain-first-${round}`), `plain-first-${round}`),
  };
}

/** The same deployment is replaced each round. */
export async function redeployToFirstByte(world: World): Promise<Bench> {
  const owner = await world.newSubscriber("Rita Redeploy");
  const website = await makeWebsite(owner);
  const body = { ...deployment(website, "again"), deployedCode: website.code };
  const { id } = await send(owner, "POST", "/api/deployments", body);
  return {
    ...GOAL,
    async measure(round) {
      const mark = `again-${round}`;
      const deployedCode = marked(website.code, mark);
      return timed(async () => {
        await send(owner, "PUT", `/api/deployments/${id}`, { deployedCode });
        await untilServed(world, "again", mark);
      });
    },
    measurePeer: (round) => publishPlainly(world, marked(website.code, `plain-again-${round}`), `plain-again-${round}`),
  };
}

async function makeWebsite(owner: Visitor): Promise<Website> {
  const id = await generate(owner, bakery);
  const answer = (await (await owner.call("GET", `/api/analysis/${id}`)).json()) as { generatedCode: WebsiteCode };
  return { id, code: answer.generatedCode };
}

function deployment({ id }: Website, subdomain: string) {
  return { analysisId: id, subdomain, title: bakery.projectTitle, description: null, customDomain: null };
}

/** The same website with new bytes in each of its three files. */
function marked({ html, css, javascript }: WebsiteCode, mark: string): WebsiteCode {
  return {
    html: html.replace("</body>", `<!-- ${mark} --></body>`),
    css: `${css}\n/* ${mark} */\n`,
    javascript: `${javascript}\n// ${mark}\n`,
  };
}

async function send(owner: Visitor, method: string, path: string, body?: unknown): Promise<{ id: number }> {
  const answer = await owner.call(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}: ${text}`);
  return text ? (JSON.parse(text) as { id: number }) : { id: NaN };
}

/** Asks the renderer's own port again and again until the page is the new one. */
async function untilServed({ renderer }: World, subdomain: string, mark: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await page(`${renderer}/sites/${subdomain}/`)).includes(`<!-- ${mark} -->`)) {
    if (performance.now() > deadline) throw new Error(`${mark} is not served`);
  }
}

async function publishPlainly({ plainSite }: World, code: WebsiteCode, mark: string): Promise<number> {
  return timed(async () => {
    await plainSite.publish(code);
    if (!(await page(plainSite.address)).includes(`<!-- ${mark} -->`)) throw new Error("the plain site is an old one");
  });
}

const page = async (address: string) => (await fetch(address)).text();
