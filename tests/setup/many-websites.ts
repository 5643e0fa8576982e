import { readFile } from "node:fs/promises";
import { inBoxDatabase } from "./box-database";

/** Any small picture, in place of what the browser part of the checks takes. */
const PICTURE = "public/examples/bakery-desk.webp";

/** Gives a website's owner more like it under these names, the last without pages; those with pages get a picture. */
export async function addWebsitesLike(websiteId: number, names: string[]): Promise<void> {
  const picture = await readFile(PICTURE);
  await inBoxDatabase(async (client) => {
    await client.query(COPY, [websiteId, names]);
    await client.query(PICTURES, [websiteId, picture]);
  });
}

const COPY = `insert into websites (owner_id, project_title, brief, preview_token, code_hash, updated_at)
  select owner_id, name, brief, gen_random_uuid()::text, case when place < cardinality($2::text[]) then code_hash end, now()
    from websites, unnest($2::text[]) with ordinality as named (name, place) where id = $1`;

const PICTURES = `insert into website_stills (website_id, code_hash, hash, bytes)
  select id, code_hash, code_hash, $2 from websites
   where owner_id = (select owner_id from websites where id = $1) and code_hash is not null`;
