import { once } from "node:events";
import { mkdir, open, readFile, rename } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { WebsiteCode } from "~/modules/site/website-code";

/** The least that publishing can be: files in a folder and a server that reads them. */
export interface PlainSite {
  /** Replaces the site, so that neither a reader nor a crash sees a part of a file. */
  publish(code: WebsiteCode): Promise<void>;
  address: string;
  close(): Promise<void>;
}

export async function openPlainSite(parent: string): Promise<PlainSite> {
  const folder = join(parent, "plain-site");
  await mkdir(folder);
  const server = createServer((request, response) => {
    const file = join(folder, request.url === "/" ? "index.html" : request.url!);
    readFile(file).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async publish({ html, css, javascript }) {
      const files = { "styles.css": css, "script.js": javascript };
      await Promise.all(Object.entries(files).map(([name, text]) => replace(join(folder, name), text)));
      await replace(join(folder, "index.html"), html);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function replace(path: string, text: string): Promise<void> {
  const file = await open(`${path}.new`, "w");
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
