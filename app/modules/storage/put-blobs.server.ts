import { db } from "~/lib/db.server";
import { ENCODINGS, type Manifest, type PublishedFile } from "~/published/manifest";
import { compress } from "./compress";
import { contentHash } from "./content-hash";
import type { SiteFile } from "./site-file";

interface StoredBlob {
  hash: string;
  br: boolean;
  gzip: boolean;
  avif: PublishedFile["avif"] | null;
}

/** The forms in which bytes are there. */
type Forms = Pick<PublishedFile, "encodings" | "avif">;

/**
 * Puts a site's bytes with their compressed forms into the database and gives the manifest that names them, and the
 * AVIF of pictures that have one. Called before the publishing transaction, so that no lock is held while bytes travel;
 * bytes that are there already are neither compressed nor written again.
 */
export async function putBlobs(files: SiteFile[]): Promise<Manifest> {
  const byHash = new Map(files.map((file) => [contentHash(file.bytes), file]));
  await renew([...byHash.keys()]);
  const stored = await readStored([...byHash.keys()]);
  const absent = [...byHash].filter(([hash]) => !stored.has(hash));
  if (absent.length > 0) {
    await db.blob.createMany({ data: await Promise.all(absent.map(toRow)), skipDuplicates: true });
    // Another publisher may have been first, with other forms than ours.
    for (const [hash, forms] of await readStored(absent.map(([hash]) => hash))) stored.set(hash, forms);
  }
  return Object.fromEntries(files.map((file) => [file.path, toEntry(file, stored)]));
}

// Bytes of before count as new again, so that they are not cleaned away before something refers to them.
async function renew(hashes: string[]): Promise<void> {
  await db.$executeRaw`
    update blobs set created_at = now() where hash = any(${hashes}) and created_at < now() - interval '1 hour'`;
}

async function readStored(hashes: string[]): Promise<Map<string, Forms>> {
  const rows = await db.$queryRaw<StoredBlob[]>`
    select blob.hash, blob.br is not null as br, blob.gzip is not null as gzip,
           case when avif.hash is not null then json_build_object('hash', avif.hash, 'size', avif.size) end as avif
      from blobs as blob
      left join avif_forms as form on form.blob_hash = blob.hash
      left join blobs as avif on avif.hash = form.avif_hash
     where blob.hash = any(${hashes})`;
  return new Map(
    rows.map((row) => [
      row.hash,
      { encodings: ENCODINGS.filter((encoding) => row[encoding]), ...(row.avif && { avif: row.avif }) },
    ]),
  );
}

async function toRow([hash, file]: [string, SiteFile]) {
  const { br, gzip } = await compress(file.bytes, file.type);
  return { hash, bytes: own(file.bytes), br: br && own(br), gzip: gzip && own(gzip), size: file.bytes.length };
}

function toEntry(file: SiteFile, stored: Map<string, Forms>): Manifest[string] {
  const hash = contentHash(file.bytes);
  return {
    hash,
    type: file.type,
    size: file.bytes.length,
    immutable: file.immutable,
    encodings: [],
    ...stored.get(hash),
  };
}

// Prisma's type wants memory that is not shared.
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}
