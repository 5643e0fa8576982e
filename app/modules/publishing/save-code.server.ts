import { db, type Tx } from "~/lib/db.server";
import type { GeneratedCode } from "../generation/generated-code";
import { contentHash } from "./content-hash";

/** Keeps a state of code, once however often it occurs, and gives its hash. Inside a transaction, pass it. */
export async function saveCode({ html, css, javascript }: GeneratedCode, tx: Pick<Tx, "siteCode"> = db): Promise<string> {
  const hash = contentHash(JSON.stringify([html, css, javascript]));
  await tx.siteCode.createMany({ data: [{ hash, html, css, javascript }], skipDuplicates: true });
  return hash;
}
