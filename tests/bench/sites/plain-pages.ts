import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { SitePlan } from "~/modules/site/site-plan";
import { html } from "~/modules/markup/html";
import { pageText } from "../../sites/page-text";

/** The least that pages with these words can be, each one html file without any style, as a bare server sends it. */
export async function openPlainPages() {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url!);
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8" }).end(page);
  }).listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    /** Takes a page's words in; gives the address of the plain one. */
    add(name: string, { meta }: SitePlan, markup: string): string {
      pages.set(`/${name}`, plainPage(meta, pageText(markup)));
      return `http://localhost:${port}/${name}`;
    },
    close: () => void server.close(),
  };
}

export type PlainPages = Awaited<ReturnType<typeof openPlainPages>>;

const plainPage = ({ lang, title, description }: SitePlan["meta"], text: string) =>
  html`<!DOCTYPE html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><meta name="description" content="${description}"><link rel="icon" href="data:,"><main><h1>${title}</h1><p>${text}</p></main></html>`
    .text;
