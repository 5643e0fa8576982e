import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { readProcessList } from "../../box/process-list";

/** Asks the database of the box that the end-to-end tests run against, in one transaction. */
export async function inBoxDatabase<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl(process.env.E2E_DATA_DIR!) });
  await client.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } finally {
    await client.end();
  }
}

function databaseUrl(dataDirectory: string): string {
  const secrets = JSON.parse(readFileSync(join(dataDirectory, "secrets.json"), "utf8")) as {
    POSTGRES_PASSWORD: string;
  };
  const { port } = readProcessList(dataDirectory)!.postgres!;
  return `postgres://plinth:${secrets.POSTGRES_PASSWORD}@127.0.0.1:${port}/plinth`;
}
