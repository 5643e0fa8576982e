import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { NotFoundError } from "~/lib/errors";
import { fontFilePath } from "./fonts";

const require = createRequire(import.meta.url);

/** The absolute path of a site's font file. Throws NotFoundError for a name that no template writes. */
export function resolveFontFile(fileName: string): string {
  const modulePath = fontFilePath(fileName);
  if (!modulePath) throw new NotFoundError(`No such font file: ${fileName}`);
  return require.resolve(modulePath);
}

/** The bytes of a site's font file, by its name under `assets/fonts/`. */
export async function readFontFile(fileName: string): Promise<Buffer> {
  return readFile(resolveFontFile(fileName));
}
