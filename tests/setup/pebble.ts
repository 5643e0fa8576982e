import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { untilListening } from "../../box/answers";
import { freePort } from "./free-ports";
import { makeCertificate } from "./own-certificate";

/** Where the certificate authority looks for who asks: a DNS server, and the ports that stand for 80 and 443. */
interface World {
  dns: string;
  http: number;
  https: number;
}

/** Starts a certificate authority that speaks ACME and proves names as the great ones do. */
export async function startPebble(world: World) {
  const directory = mkdtempSync(join(tmpdir(), "plinth-pebble-"));
  const [port, management] = [await freePort(), await freePort()];
  const own = makeCertificate(directory, "IP:127.0.0.1");
  const config = join(directory, "config.json");
  const addresses = { listenAddress: `127.0.0.1:${port}`, managementListenAddress: `127.0.0.1:${management}` };
  const pebbleConfig = {
    ...addresses,
    certificate: own.certificate,
    privateKey: own.key,
    httpPort: world.http,
    tlsPort: world.https,
  };
  writeFileSync(config, JSON.stringify({ pebble: pebbleConfig }));
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: "test",
    PATH: process.env.PATH,
    PEBBLE_VA_NOSLEEP: "1",
    PEBBLE_WFE_NONCEREJECT: "0",
  };
  const pebble = spawn("pebble", ["-config", config, "-dnsserver", world.dns], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said: string[] = [];
  for (const stream of [pebble.stdout, pebble.stderr])
    stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  await untilListening([port, management], AbortSignal.timeout(10_000));
  return {
    directory: `https://127.0.0.1:${port}/dir`,
    /** File that its own https address is trusted by. */
    roots: own.certificate,
    /** What the certificates that it issues are trusted by. */
    issuer: () => download(`https://127.0.0.1:${management}/roots/0`, readFileSync(own.certificate)),
    /** What it wrote so far. */
    said: () => said.join(""),
    async stop() {
      pebble.kill("SIGKILL");
      await once(pebble, "exit");
      rmSync(directory, { recursive: true });
    },
  };
}

function download(address: string, ca: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    get(address, { ca, agent: false }, (answer) => resolve(text(answer))).on("error", reject);
  });
}
