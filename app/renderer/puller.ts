import type { Socket } from "node:net";
import { Client } from "pg";
import { log } from "~/lib/log.server";
import { EDGE_CHANNEL } from "~/published/edge-protocol";
import { Alarm } from "./alarm";
import type { EdgeCopy } from "./edge-copy";
import { signOff } from "./pull";

export interface PullerSettings {
  databaseUrl: string;
  /** Milliseconds between pulls that nothing woke. */
  pollMs: number;
}

const CONNECT_MS = 3_000;
/** A database that hangs is treated as one that is gone. */
const QUERY_MS = 15_000;
/** A stop waits this long for a pull that is under way. */
const STOP_MS = 1_500;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** Keeps a renderer's copy at the database's present, for as long as it runs, whatever the database does. */
export class Puller {
  connected = false;
  private stopping = false;
  private readonly alarm = new Alarm();
  private client: Client | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: PullerSettings,
    private readonly copy: EdgeCopy,
    private readonly afterPull: () => Promise<void>,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Pulls now instead of at the next poll. */
  wake(): void {
    this.alarm.wake();
  }

  /** Ends after the pull that is under way, and signs this renderer off when the database is there. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.alarm.wake();
    const timer = setTimeout(() => this.client && cutOff(this.client), STOP_MS);
    await this.running;
    clearTimeout(timer);
  }

  private async run(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!this.stopping) {
      try {
        await this.followUntilBroken(() => (retryMs = FIRST_RETRY_MS));
      } catch (error) {
        if (this.connected || retryMs === FIRST_RETRY_MS) log.warn("the database is out of reach; sites are served on", error);
      }
      this.connected = false;
      await this.close();
      if (!this.stopping) await this.alarm.sleep(retryMs * (0.75 + Math.random() / 2));
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  private async followUntilBroken(onPulled: () => void): Promise<void> {
    const client = await this.connect();
    while (!this.stopping) {
      await this.copy.pull(client);
      this.connected = true;
      onPulled();
      await this.afterPull();
      await this.alarm.sleep(this.settings.pollMs);
      if (this.client !== client) throw new Error("the connection was lost");
    }
    await signOff(client, this.copy.name);
  }

  private async connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.settings.databaseUrl,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      keepAlive: true,
      application_name: "renderer",
    });
    client.on("error", () => this.onLost(client));
    client.on("end", () => this.onLost(client));
    client.on("notification", () => this.alarm.wake());
    this.client = client;
    await client.connect();
    await client.query(`listen ${EDGE_CHANNEL}`);
    return client;
  }

  private onLost(client: Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.alarm.wake();
  }

  // A database that hangs would never answer to a farewell.
  private async close(): Promise<void> {
    const client = this.client;
    this.client = null;
    if (!client) return;
    const timer = setTimeout(() => cutOff(client), 500);
    await client.end().catch(() => undefined);
    clearTimeout(timer);
  }
}

/** Ends a connection without a farewell; what waits for an answer fails at once. */
function cutOff(client: Client): void {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}
