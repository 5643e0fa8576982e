import { randomBytes } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express from "express";
import { compressedFiles } from "./http/compressed-files.server";
import { finishReading } from "./http/finish-reading.server";
import { previewDoor } from "./http/preview-door.server";
import { refuseBroken, refuseOtherHosts, refuseOtherMethods } from "./http/refuse.server";
import { rendererProxy } from "./http/renderer-proxy.server";
import { requireOwnOrigin } from "./http/require-own-origin.server";
import { stopGracefully } from "./http/stop-gracefully.server";
import { whenTaken } from "./http/when-taken.server";
import { env } from "./lib/env.server";
import { requireLegalFiles } from "./lib/legal-files.server";
import { log } from "./lib/log.server";
import { isMachineCall } from "./lib/machine-call";
import { warmPool } from "./lib/pool/in-pool.server";

await requireLegalFiles().catch((error: Error) => {
  log.error(error.message);
  process.exit(1);
});

const app = express();
// Longer than the proxy in front keeps a connection that nobody uses: it never sends over one that is just closing.
const server = createServer({ keepAliveTimeout: 65_000 }, app);

app.disable("x-powered-by");
app.set("trust proxy", "loopback");
app.use((_request, response, next) => {
  response.set({
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
  });
  if (env.APP_ORIGIN.startsWith("https:")) response.set("strict-transport-security", "max-age=31536000");
  next();
});

app.use(refuseOtherHosts, previewDoor);
app.use(rendererProxy(env.RENDERER_ORIGIN));

app.use(finishReading, refuseOtherMethods, requireOwnOrigin);
app.use(compression());

if (env.NODE_ENV === "development") {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ server: { middlewareMode: true, hmr: { server } } });
  app.use(vite.middlewares);
  serveRemix(() => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>);
} else {
  // Our font is in the payment provider's frame as well.
  const openFonts = (response: ServerResponse, path: string) =>
    path.endsWith(".woff2") && response.setHeader("access-control-allow-origin", "*");
  const assets = "build/client/assets";
  app.use("/assets", compressedFiles(assets));
  app.use("/assets", express.static(assets, { immutable: true, maxAge: "1y", setHeaders: openFonts }));
  app.use(express.static("build/client", { maxAge: "1h" }));
  const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  serveRemix(build);
}

function serveRemix(build: ServerBuild | (() => Promise<ServerBuild>)) {
  app.all(
    "*",
    createRequestHandler({
      build,
      getLoadContext: (request, response) => ({
        cspNonce: randomBytes(16).toString("base64"),
        clientAddress: request.ip ?? "",
        isMachineCall: isMachineCall(request),
        whenTaken: () => whenTaken(response),
      }),
    }),
  );
}

app.use(refuseBroken);

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EADDRINUSE") throw error;
  log.error(`Port ${env.PORT} is taken. Stop what uses it, or set PORT to another one.`);
  process.exit(1);
});
server.listen(env.PORT, env.BIND_ADDRESS, () => {
  log.info(`web listens on ${env.PORT}`);
  warmPool().catch((error: unknown) => log.error("the pool of processes did not start", error));
});
stopGracefully(server);
