import { readdirSync } from "node:fs";
import { extname } from "node:path";
import type { RequestHandler } from "express";

/**
 * Asks a folder of static files for the brotli form that the build made of one (`name.br`), where there is one and the
 * browser takes it: a seventh smaller than what is compressed while it is sent, and compressed once.
 */
export function compressedFiles(folder: string): RequestHandler {
  const names = new Set(readdirSync(folder));
  return (request, response, next) => {
    const name = request.path.slice(1);
    if (names.has(`${name}.br`) && request.acceptsEncodings("br")) {
      response.type(extname(name)).set("content-encoding", "br").vary("accept-encoding");
      request.url = `/${name}.br`;
    }
    next();
  };
}
