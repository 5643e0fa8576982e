import { db, type Tx } from "~/lib/db.server";
import type { CodePart } from "../site/code-parts";
import type { WebsiteCode } from "../site/website-code";
import { codeHash } from "./code-hash";

/**
 * Keeps a state of code, once however often it occurs, and gives its hash. Inside a transaction, pass it. What is there
 * already counts as new again, so that it is not cleaned away before something refers to it.
 */
export async function saveCode(code: WebsiteCode, tx: Pick<Tx, "$executeRaw"> = db): Promise<string> {
  const hash = codeHash(code);
  const { html, css, javascript }: Record<CodePart, string> = code;
  await tx.$executeRaw`
    insert into site_codes (hash, html, css, javascript) values (${hash}, ${html}, ${css}, ${javascript})
    on conflict (hash) do update set created_at = now() where site_codes.created_at < now() - interval '1 hour'`;
  return hash;
}
