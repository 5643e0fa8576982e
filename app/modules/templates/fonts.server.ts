import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { NotFoundError } from "~/lib/errors";
import { fontFilePath } from "./fonts";

const require = createRequire(import.meta.url);

/** The absolute path of a site's font file. Throws NotFoundError for a name that no template writes. */
export function resolveFontFile(fileName: string): string {
  const path = located(fontFilePath(fileName));
  if (!path || !existsSync(path)) throw new NotFoundError(`No such font file: ${fileName}`);
  return path;
}

function located(path: string | undefined): string | undefined {
  if (!path?.startsWith("@")) return path && resolve(path);
  try {
    return require.resolve(path);
  } catch {
    return undefined;
  }
}

/** The bytes of a site's font file, by its name under `assets/fonts/`. */
export async function readFontFile(fileName: string): Promise<Buffer> {
  return readFile(resolveFontFile(fileName));
}
