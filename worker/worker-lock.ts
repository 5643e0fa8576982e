import pg from "pg";
import { WORKER_LOCK_CLASS } from "~/jobs/worker-lock";

/** The connection that says that this process is alive. */
export interface WorkerLock {
  /** Takes the lock for the name under which this process will lock jobs. */
  take(workerName: string): Promise<void>;
  query<Row extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const QUERY_LIMIT_MS = 5_000;
// A machine that vanishes says no goodbye; the server then notices within about 11 s.
const NOTICE_SILENCE = "set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3";

/**
 * Opens a direct connection of its own for the lock: a pool may close a connection, and the lock with it.
 * @param onLost called once when the connection is gone; the process must end then, since others will take its jobs
 */
export async function openWorkerLock(databaseUrl: string, onLost: (error: Error) => void): Promise<WorkerLock> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, query_timeout: QUERY_LIMIT_MS });
  let closed = false;
  const lost = (error: Error) => {
    if (closed) return;
    closed = true;
    onLost(error);
  };
  client.on("error", lost);
  client.on("end", () => lost(new Error("the connection ended")));
  await client.connect();
  await client.query(NOTICE_SILENCE);
  return {
    async take(workerName) {
      await client.query("select pg_advisory_lock($1::int4, hashtext($2))", [WORKER_LOCK_CLASS, workerName]);
    },
    async query<Row extends pg.QueryResultRow>(sql: string, values: unknown[]) {
      try {
        return (await client.query<Row>(sql, values)).rows;
      } catch (error) {
        // An answer that does not come means that the lock cannot be trusted any more.
        if (!(error instanceof pg.DatabaseError)) lost(error as Error);
        throw error;
      }
    },
    async close() {
      closed = true;
      await client.end();
    },
  };
}
