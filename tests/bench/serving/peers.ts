import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../setup/free-ports";
import { ask } from "./exchange";
import { hostOf } from "./fill-folder";
import { requirePrograms } from "./require-program";
import { startServer, type ServerProcess } from "./server-process";

/** Starts another server of the same page; `folder` holds `index.html` and its compressed forms. */
export type StartPeer = (folder: string) => Promise<ServerProcess>;

/** The bytes in a Map, behind nothing but `node:http`. */
export const startBareServer: StartPeer = async (folder) => {
  const port = await freePort();
  const script = join(import.meta.dirname, "bare-server.mjs");
  const command = [process.execPath, script, String(port), `${hostOf(0)}/`, join(folder, "index.html.br")];
  return startServer({ command, port, answers: servesThePage(port) });
};

/** The folder as Express serves it, uncompressed. */
export const startExpress: StartPeer = async (folder) => {
  const port = await freePort();
  const command = [process.execPath, join(import.meta.dirname, "express-server.mjs"), String(port), folder];
  return startServer({ command, env: { ...process.env, NODE_ENV: "production" }, port, answers: servesThePage(port) });
};

/** nginx with one worker, which sends the compressed file beside the page. */
export const startNginx: StartPeer = async (folder) => {
  requirePrograms("nginx");
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), nginxConfiguration(folder, port));
  const command = ["nginx", "-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr"];
  return startServer({ command, port, answers: servesThePage(port) });
};

function nginxConfiguration(folder: string, port: number): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  );
  return `
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 1;
    daemon off;
    pid ${folder}/nginx.pid;
    events { worker_connections 1024; }
    http {
      types { text/html html; }
      access_log off;
      sendfile on;
      open_file_cache max=1000;
      keepalive_requests 100000000;
      ${temporary.join("\n")}
      server {
        listen 127.0.0.1:${port};
        root ${folder};
        gzip_static on;
      }
    }`;
}

function servesThePage(port: number) {
  return async () => (await ask({ port, host: hostOf(0) })).status === 200;
}
