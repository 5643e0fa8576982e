import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { startModelServer, type ModelServer } from "../setup/models/model-server";
import type { RunningBox } from "../setup/running-box";
import { Visitor } from "../setup/visitor";
import { openListener, type Listener } from "./listener";
import { openPlainSite, type PlainSite } from "./plain-site";

/** What the benches work on. */
export interface World {
  /** Signs somebody new in and subscribes; an owner may have only one deployment. */
  newSubscriber(name: string): Promise<Visitor>;
  listener: Listener;
  plainSite: PlainSite;
  /** What answers as OpenAI's model. */
  model: ModelServer;
  /** Origin of the site renderer's own port. */
  renderer: string;
  close(): Promise<void>;
}

/** Opens a running box for the benches; this process's settings must be the box's. */
export async function openWorld({ origin, dataDirectory }: RunningBox): Promise<World> {
  const listener = await openListener(env.DATABASE_URL);
  const plainSite = await openPlainSite(dataDirectory);
  const model = await startModelServer("openai", Number(new URL(env.OPENAI_BASE_URL!).port));
  return {
    async newSubscriber(name) {
      const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
      const visitor = await new Visitor(origin).signIn(name, email);
      return visitor.subscribe();
    },
    listener,
    plainSite,
    model,
    renderer: env.RENDERER_ORIGIN,
    close: async () => void (await Promise.all([listener.close(), plainSite.close(), model.close(), db.$disconnect()])),
  };
}
