import type { Brief } from "~/modules/site/brief";
import { builtInDesigner } from "~/modules/generation/built-in/built-in-designer";
import { briefByIndustry } from "~/modules/generation/demo-briefs";
import type { GenerationProgress } from "~/modules/result/read-result.server";
import { renderSite } from "~/modules/templates/render-site";
import type { Visitor } from "../setup/visitor";
import type { Photo } from "../sites/photos";
import { timed, type Bench } from "./bench";
import { readEvents } from "./read-events";
import type { World } from "./world";

const BRIEFS: Brief[] = Object.values(briefByIndustry);
const briefOf = (round: number) => BRIEFS[round % BRIEFS.length]!;

/**
 * The form is sent as the dashboard sends it, with a document; the finished site is when the event stream that the
 * result view reads says so. All six businesses in turn, so all four templates.
 */
export async function pressToFinished(world: World): Promise<Bench> {
  const owner = await world.newSubscriber("Gina Generate");
  return {
    goal: 1_000,
    peer: "plan and render in one process",
    measure: (round) => timed(() => generate(owner, briefOf(round))),
    measurePeer: async (round) => {
      const brief = briefOf(round);
      return timed(async () => renderSite(await builtInDesigner.plan(brief, {})));
    },
  };
}

/** Sends the form, with photos or without. Gives the id of the website. @throws Error when it fails */
export async function generate(owner: Visitor, brief: Brief, photos: Photo[] = []): Promise<number> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await owner.send("/dashboard", { method: "POST", body: formOf(brief, photos), headers });
  const id = /[?&]analysis=(\d+)/.exec(answer.headers.get("location") ?? "")?.[1];
  if (!id) throw new Error(`the form was answered with ${answer.status}`);
  const events = await owner.send(`/analysis/${id}/events`);
  for await (const progress of readEvents<GenerationProgress>(events)) {
    if (progress.state === "ready") return Number(id);
    if (progress.state !== "processing") throw new Error(`website ${id} failed: ${progress.error}`);
  }
  throw new Error(`the events of website ${id} ended too early`);
}

function formOf(
  { audience, documentText, logo: _logo, images: _images, reference: _reference, ...typed }: Brief,
  photos: Photo[],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, chosen: typed.chosen.join(","), targetAudience: audience }))
    form.set(name, value);
  if (documentText) form.set("contentDoc", new File([documentText], "about-us.txt", { type: "text/plain" }));
  for (const { name, jpeg } of photos)
    form.append("websiteImages", new File([new Uint8Array(jpeg)], name, { type: "image/jpeg" }));
  return form;
}
