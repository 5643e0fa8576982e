import type { Client } from "pg";
import { log } from "~/lib/log.server";
import type { BlobBytes, BlobFiles } from "./blob-files";

/** Blobs asked for in one query; few, since each may be some megabytes. */
const BATCH = 8;
/** Files looked for at once. */
const LOOKS = 200;

/** Brings blobs that are not on disk from the database; gives the hashes that it does not have either. */
export async function fetchBlobs(client: Client, files: BlobFiles, hashes: Iterable<string>): Promise<string[]> {
  const wanted = [...new Set(hashes)];
  const lost: string[] = [];
  for (let at = 0; at < wanted.length; at += LOOKS) {
    const absent = await absentFrom(files, wanted.slice(at, at + LOOKS));
    for (let next = 0; next < absent.length; next += BATCH)
      lost.push(...(await fetchBatch(client, files, absent.slice(next, next + BATCH))));
  }
  if (lost.length > 0) log.error("published bytes are not in the database", lost);
  return lost;
}

/** The hashes of which there is no file. */
async function absentFrom(files: BlobFiles, hashes: string[]): Promise<string[]> {
  const present = await Promise.all(hashes.map((hash) => files.has(hash)));
  return hashes.filter((_, index) => !present[index]);
}

async function fetchBatch(client: Client, files: BlobFiles, hashes: string[]): Promise<string[]> {
  const query = "select hash, bytes, br, gzip from blobs where hash = any($1)";
  const { rows } = await client.query<BlobBytes>(query, [hashes]);
  await Promise.all(rows.map((blob) => files.write(blob)));
  const found = new Set(rows.map((blob) => blob.hash));
  return hashes.filter((hash) => !found.has(hash));
}
