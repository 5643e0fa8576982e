import { EventEmitter } from "node:events";
import { Client } from "pg";
import { env } from "./env.server";
import { log } from "./log.server";

const RECONNECT_MS = 1_000;

const channels = new Map<string, EventEmitter>();

/**
 * Calls back for every NOTIFY on a channel whose payload is `key`, and once the connection stands (again), since
 * what was told before is lost: a notification may only ever wake a reader up. A process holds one connection a
 * channel, however many listen.
 * @returns a function that stops listening
 */
export function listen(channel: string, key: string, wake: () => void): () => void {
  const emitter = channels.get(channel) ?? open(channel);
  emitter.on(key, wake);
  return () => void emitter.off(key, wake);
}

function open(channel: string): EventEmitter {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  channels.set(channel, emitter);
  void connect(channel, emitter);
  return emitter;
}

async function connect(channel: string, emitter: EventEmitter): Promise<void> {
  const client = new Client({ connectionString: env.DATABASE_URL });
  const again = () => setTimeout(() => void connect(channel, emitter), RECONNECT_MS).unref();
  client.on("notification", ({ payload }) => emitter.emit(payload ?? ""));
  client.on("error", (error) => log.warn(`lost the connection that listens on ${channel}`, error));
  client.on("end", again);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    for (const key of emitter.eventNames()) emitter.emit(key);
  } catch {
    // Its end leads to the next try, as the end of one that stood does.
    await client.end().catch(() => undefined);
  }
}
