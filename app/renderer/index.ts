import { join } from "node:path";
import { env } from "~/lib/env.server";
import { log } from "~/lib/log.server";
import { COUNTRY_FILE } from "./countries/country-file";
import { startRenderer, type Renderer } from "./start-renderer";

/** Past this, in milliseconds, a stop no longer waits for slow clients. */
const STOP_MS = 10_000;

async function start(): Promise<Renderer> {
  try {
    return await startRenderer({
      port: env.RENDERER_PORT,
      bindAddress: env.RENDERER_BIND_ADDRESS,
      databaseUrl: env.DATABASE_URL,
      edgeDir: join(env.DATA_DIR, "edge"),
      sitesDomain: env.SITES_DOMAIN,
      sendsToOwnHost: env.NODE_ENV === "production" && !env.LOCAL_STAND_INS,
      appOrigin: env.APP_ORIGIN,
      hasWildcard: env.SITES_CERTIFICATE !== undefined,
      sitesCname: env.SITES_CNAME,
      datacentreRanges: env.DATACENTRE_RANGES,
      countryFile: COUNTRY_FILE,
    });
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

function explain(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
    return `Port ${env.RENDERER_PORT} of the site renderer is taken. Stop what listens there, or set RENDERER_PORT.`;
  }
  return `The site renderer cannot start: ${error instanceof Error ? error.message : String(error)}`;
}

const renderer = await start();
log.info("site renderer ready", { port: renderer.port, name: renderer.name });

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  void renderer.stop().then(() => process.exit(0));
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
