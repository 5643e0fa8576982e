import { bakery } from "~/modules/generation/demo-briefs";
import { planFor } from "~/modules/generation/built-in/built-in-designer";
import { fromSitePlan } from "~/modules/generation/model/from-site-plan";
import type { GenerationProgress } from "~/modules/result/read-result.server";
import { startWebsite } from "../setup/websites";
import type { ModelServer } from "../setup/models/model-server";
import type { Visitor } from "../setup/visitor";
import type { Bench } from "./bench";
import { readEvents } from "./read-events";
import type { World } from "./world";

/**
 * From the model's first token to its words on the event stream that the result view shows. The model's server and the
 * reader are this process; between them are the worker, the database and the web process.
 */
export async function firstToken({ newSubscriber, listener, model }: World): Promise<Bench> {
  const owner = await newSubscriber("Fiona First");
  model.always('{"changes":[]}');
  return {
    goal: 100,
    peer: "PostgreSQL NOTIFY round trip",
    measure: (round) => untilWords(owner, model, `Round ${round}`),
    measurePeer: () => listener.roundTrip(),
  };
}

async function untilWords(owner: Visitor, model: ModelServer, headline: string): Promise<number> {
  const [listening, seen] = [signal(), signal()];
  let sent = 0;
  model.script(async () => {
    await listening.given;
    sent = performance.now();
    const text = JSON.stringify({ ...fromSitePlan(planFor(bakery)), headline });
    return { text, holdAfter: { text: headline, until: seen.given } };
  });
  const id = await startWebsite(owner, { codeModel: "openai" });
  let shown = 0;
  for await (const { state, draft, error } of readEvents<GenerationProgress>(
    await owner.send(`/analysis/${id}/events`),
  )) {
    listening.give();
    if (draft && !shown) shown = performance.now();
    if (draft) seen.give();
    if (state === "ready") return shown - sent;
    if (state !== "processing") throw new Error(`website ${id} failed: ${error}`);
  }
  throw new Error(`the events of website ${id} ended too early`);
}

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}
