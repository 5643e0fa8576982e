import type { Socket } from "node:net";
import { Client } from "pg";
import { log } from "~/lib/log.server";
import { Alarm } from "./alarm";

/** What is done again and again on one connection; an error anywhere means another connection. */
export interface DatabaseWork {
  /** Once on each connection. */
  begin?(client: Client): Promise<unknown>;
  /** Between two sleeps. */
  turn(client: Client): Promise<unknown>;
  /** Before an orderly end, when the database is there. */
  end?(client: Client): Promise<unknown>;
}

interface LoopSettings {
  databaseUrl: string;
  /** Milliseconds between turns that nothing woke. */
  pollMs: number;
  /** Logged when the database is out of reach. */
  whenLost: string;
}

const CONNECT_MS = 3_000;
/** A database that hangs is treated as one that is gone. */
const QUERY_MS = 15_000;
/** A stop waits this long for a turn that is under way. */
const STOP_MS = 1_500;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** Does its work for as long as it runs, on a connection of its own, whatever the database does. */
export class DatabaseLoop {
  connected = false;
  private stopping = false;
  private readonly alarm = new Alarm();
  /**
   * Only a stop ends the wait before another try: however often it is woken, a database that is down is not stormed.
   */
  private readonly patience = new Alarm();
  private client: Client | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly settings: LoopSettings,
    private readonly work: DatabaseWork,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Takes the next turn now instead of at the next poll. */
  wake(): void {
    this.alarm.wake();
  }

  /** Ends after the turn that is under way, in order when the database is there. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.alarm.wake();
    this.patience.wake();
    const timer = setTimeout(() => this.client && cutOff(this.client), STOP_MS);
    await this.running;
    clearTimeout(timer);
  }

  private async run(): Promise<void> {
    let retryMs = FIRST_RETRY_MS;
    while (!this.stopping) {
      try {
        await this.workUntilBroken(() => (retryMs = FIRST_RETRY_MS));
      } catch (error) {
        if (this.connected || retryMs === FIRST_RETRY_MS) log.warn(this.settings.whenLost, error);
      }
      this.connected = false;
      await this.close();
      if (!this.stopping) await this.patience.sleep(retryMs * (0.75 + Math.random() / 2));
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  private async workUntilBroken(onTurned: () => void): Promise<void> {
    const client = await this.connect();
    while (!this.stopping) {
      await this.work.turn(client);
      this.connected = true;
      onTurned();
      await this.alarm.sleep(this.settings.pollMs);
      if (this.client !== client) throw new Error("the connection was lost");
    }
    await this.work.end?.(client);
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
    await this.work.begin?.(client);
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
