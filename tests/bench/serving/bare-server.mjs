// The least that serving a site can be: the bytes of one page, compressed once, in a Map. node bare-server.mjs PORT ADDRESS FILE
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [port, address, file] = process.argv.slice(2);
const pages = new Map([[address, readFileSync(file)]]);
const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "br", "Cache-Control": "no-cache" };

createServer((request, response) => {
  const bytes = pages.get(request.headers.host + request.url);
  if (!bytes) return response.writeHead(404).end();
  return response.writeHead(200, { ...headers, "Content-Length": bytes.length }).end(bytes);
}).listen(Number(port), "127.0.0.1");
