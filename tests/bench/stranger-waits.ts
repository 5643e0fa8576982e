import type { WebsiteCode } from "~/modules/site/website-code";
import { bakery } from "~/modules/generation/demo-briefs";
import type { Visitor } from "../setup/visitor";
import { timed, type Bench } from "./bench";
import { generate } from "./press-to-finished";
import type { World } from "./world";

const LEAST = 20;

/** Pages that the validator and the rules have the most work with, each of them another time in another way. */
const PAGES = [
  "<table>x".repeat(2_500),
  "<label for=a>x</label><input id=b>".repeat(1_500),
  "<p><b id=c></p>".repeat(2_000),
  "<div>".repeat(20_000),
];
const MESSAGE = "make it blue and ".repeat(117);

interface Hostile {
  owner: Visitor;
  websiteId: number;
  code: WebsiteCode;
}

/**
 * The longest of a stranger's requests for the landing page, one after another, while two owners send what was made to
 * hold web up.
 */
export async function strangerWaits(world: World): Promise<Bench> {
  const hostile = await Promise.all(["Harry Hostile", "Hanna Hostile"].map((name) => openHostile(world, name)));
  let asked = LEAST;
  return {
    goal: { ratioAtMost: 3 },
    peer: "the same at rest",
    rounds: 8,
    async measure(round) {
      const working = Promise.all(hostile.map((each) => trouble(each, round)));
      let isOver = false;
      const over = working.finally(() => (isOver = true));
      const waits: number[] = [];
      while (!isOver || waits.length < LEAST) waits.push(await visit(hostile[0]!.owner));
      await over;
      asked = waits.length;
      return Math.max(...waits);
    },
    async measurePeer() {
      const waits: number[] = [];
      while (waits.length < asked) waits.push(await visit(hostile[0]!.owner));
      return Math.max(...waits);
    },
  };
}

async function openHostile(world: World, name: string): Promise<Hostile> {
  const owner = await world.newSubscriber(name);
  const websiteId = await generate(owner, bakery);
  const { generatedCode } = (await (await owner.call("GET", `/api/analysis/${websiteId}`)).json()) as {
    generatedCode: WebsiteCode;
  };
  return { owner, websiteId, code: generatedCode };
}

/**
 * One owner's round: a message that has no end for a reader, a page that has none for a validator, and opening that
 * page.
 */
async function trouble({ owner, websiteId, code }: Hostile, round: number): Promise<void> {
  await owner.call("POST", "/api/ai-designer", {
    analysisId: websiteId,
    message: MESSAGE,
    currentCode: code,
    designer: "built-in",
  });
  const html = code.html.replace("</body>", `${PAGES[round % PAGES.length]}<!-- ${round} --></body>`);
  await owner.call("PATCH", `/api/analysis/${websiteId}/code`, { ...code, html });
  await owner.call("GET", `/api/analysis/${websiteId}`);
}

/** The landing page as somebody gets it who has never been here. */
const visit = (somebody: Visitor): Promise<number> =>
  timed(async () => (await fetch(new URL("/", somebody.origin))).text());
