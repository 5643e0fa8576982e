import { EventEmitter, once } from "node:events";
import pg from "pg";

/** A connection that listens, and one that notifies. */
export interface Listener {
  /** Settles with the next message on `generation` that names this website. */
  nextOf(websiteId: number): Promise<unknown>;
  /** Notifies in a transaction; gives the milliseconds from its commit until the message is here. */
  roundTrip(): Promise<number>;
  close(): Promise<void>;
}

const CHANNEL = "bench";

export async function openListener(databaseUrl: string): Promise<Listener> {
  const [listening, notifying] = [new pg.Client(databaseUrl), new pg.Client(databaseUrl)];
  await Promise.all([listening.connect(), notifying.connect()]);
  await listening.query(`listen ${CHANNEL}; listen generation`);
  const heard = new EventEmitter();
  listening.on("notification", ({ channel, payload }) => heard.emit(`${channel}:${payload}`));
  return {
    nextOf: (websiteId) => once(heard, `generation:${websiteId}`),
    async roundTrip() {
      await notifying.query("begin");
      await notifying.query("select pg_notify($1, 'round')", [CHANNEL]);
      const start = performance.now();
      const message = once(heard, `${CHANNEL}:round`);
      await Promise.all([notifying.query("commit"), message]);
      return performance.now() - start;
    },
    close: async () => void (await Promise.all([listening.end(), notifying.end()])),
  };
}
