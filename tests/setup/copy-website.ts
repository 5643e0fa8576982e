import { randomBytes } from "node:crypto";
import type pg from "pg";
import { makePreviewToken } from "~/modules/website-record/preview-token";
import { inBoxDatabase } from "./box-database";
import { copyRows, nextId, ownerOf } from "./copy-rows";

/** What a generation leaves beside the website's own row. */
const PARTS = ["generation_runs", "versions", "site_reports", "website_claims"];

/** Gives the account with this e-mail address a website that is in all else the same as another. Gives its id. */
export function copyWebsite(original: number, email: string): Promise<number> {
  return inBoxDatabase(async (client) => {
    const id = await nextId(client, "websites");
    await copyRows(client, "websites", ["id", original], {
      id,
      owner_id: await ownerOf(client, email),
      preview_token: makePreviewToken(),
      contact_key: randomBytes(32).toString("hex"),
    });
    for (const table of PARTS) await copyParts(client, table, original, id);
    return id;
  });
}

async function copyParts(client: pg.Client, table: string, original: number, websiteId: number): Promise<void> {
  const hasId = "select 1 from information_schema.columns where table_name = $1 and column_name = 'id'";
  const { rowCount } = await client.query(hasId, [table]);
  const own = rowCount ? { id: await nextId(client, table) } : {};
  await copyRows(client, table, ["website_id", original], { ...own, website_id: websiteId });
}
