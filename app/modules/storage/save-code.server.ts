import { db, type Tx } from "~/lib/db.server";
import type { WebsiteCode } from "../site/website-code";
import { contentHash } from "./content-hash";

/**
 * Keeps a state of code, once however often it occurs, and gives its hash. Inside a transaction, pass it. What is there
 * already counts as new again, so that it is not cleaned away before something refers to it.
 */
export async function saveCode({ html, css, javascript }: WebsiteCode, tx: Pick<Tx, "$executeRaw"> = db): Promise<string> {
  const hash = contentHash(JSON.stringify([html, css, javascript]));
  await tx.$executeRaw`
    insert into site_codes (hash, html, css, javascript) values (${hash}, ${html}, ${css}, ${javascript})
    on conflict (hash) do update set created_at = now() where site_codes.created_at < now() - interval '1 hour'`;
  return hash;
}
