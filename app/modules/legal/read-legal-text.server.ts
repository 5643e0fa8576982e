import { readFile, stat } from "node:fs/promises";
import { env } from "~/lib/env.server";
import { legalFile, type LegalName } from "~/lib/legal-files.server";
import { renderLegalText, type LegalText } from "./legal-text";

const kept = new Map<LegalName, { changedAt: number; text: LegalText }>();

/**
 * One of the operator's texts, rendered; read anew only when its file has changed.
 * @throws Error that names the file when it cannot be read or has no title
 */
export async function readLegalText(name: LegalName): Promise<LegalText> {
  const file = legalFile(name);
  try {
    const { mtimeMs: changedAt } = await stat(file);
    const known = kept.get(name);
    if (known?.changedAt === changedAt) return known.text;
    const values = { APP_ORIGIN: env.APP_ORIGIN, SUPPORT_EMAIL: env.SUPPORT_EMAIL };
    const text = renderLegalText(await readFile(file, "utf8"), values);
    kept.set(name, { changedAt, text });
    return text;
  } catch (error) {
    throw new Error(`LEGAL_DIR: ${file} cannot be shown: ${(error as Error).message}`, { cause: error });
  }
}
