import { db } from "~/lib/db.server";
import type { GeneratedCode } from "../generation/generated-code";
import { contentHash } from "./content-hash";

/** Keeps a state of code, once however often it occurs, and gives its hash. */
export async function saveCode({ html, css, javascript }: GeneratedCode): Promise<string> {
  const hash = contentHash(JSON.stringify([html, css, javascript]));
  await db.siteCode.createMany({ data: [{ hash, html, css, javascript }], skipDuplicates: true });
  return hash;
}
