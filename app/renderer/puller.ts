import { EDGE_CHANNEL } from "~/published/edge-protocol";
import { DatabaseLoop } from "./database-loop";
import type { EdgeCopy } from "./edge-copy";
import { signOff } from "./pull";

/** Keeps a renderer's copy at the database's present; `pollMs` are the milliseconds between pulls that nothing woke. */
export function openPuller(
  settings: { databaseUrl: string; pollMs: number },
  copy: EdgeCopy,
  afterPull: () => Promise<void>,
): DatabaseLoop {
  return new DatabaseLoop(
    { ...settings, whenLost: "the database is out of reach; sites are served on" },
    {
      begin: (client) => client.query(`listen ${EDGE_CHANNEL}`),
      turn: async (client) => {
        await copy.pull(client);
        await afterPull();
      },
      end: (client) => signOff(client, copy.name),
    },
  );
}
