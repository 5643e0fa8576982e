import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { env } from "./env.server";

/** The texts that an operator may replace: Markdown files of these names in `LEGAL_DIR`. */
const LEGAL_TEXTS = ["terms", "privacy"] as const;
export type LegalName = (typeof LEGAL_TEXTS)[number];

export const legalFile = (name: LegalName) => resolve(env.LEGAL_DIR, `${name}.md`);

/** Every page links to them, so a folder without them is a wrong setting. @throws Error that names the missing file */
export async function requireLegalFiles(): Promise<void> {
  for (const file of LEGAL_TEXTS.map(legalFile)) {
    await access(file).catch(() => {
      throw new Error(`LEGAL_DIR: there is no file ${file} that can be read`);
    });
  }
}
