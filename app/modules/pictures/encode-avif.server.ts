import { db } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { contentHash } from "../storage/content-hash";
import { putBlobs } from "../storage/put-blobs.server";
import { markSiteChanged } from "../deployment-record/mark-site-changed.server";

interface Order {
  websiteId: number;
  signal: AbortSignal;
}

/** A photo in one width, and the widest of it, which shows the most of the original that is left. */
interface Photo {
  hash: string;
  width: number;
  source: string;
}

/** Higher efforts take many times as long and spare hardly a byte: docs/decisions/0022-pictures.md. */
const AVIF = { quality: 50, effort: 2 } as const;
const LONGEST_S = 60;
/** Kept only where it takes at most this share of the WebP's bytes. */
const CLEARLY_LESS = 0.9;

/**
 * Makes the AVIF of a website's photos in all their widths, one after another, and has its live site made anew where
 * that lacks one. What was done before is not done again, so it may be stopped and begun at any time. Logos stay as
 * they are: without loss.
 */
export async function encodeAvif({ websiteId, signal }: Order): Promise<void> {
  for (const photo of await photosWithout(websiteId)) {
    signal.throwIfAborted();
    await keep(photo, await encode(photo));
  }
  await announce(websiteId);
}

function photosWithout(websiteId: number): Promise<Photo[]> {
  return db.$queryRaw<Photo[]>`
    select distinct on (asset.blob_hash) asset.blob_hash as hash, asset.width, widest.blob_hash as source
      from assets as asset
      join assets as widest on widest.website_id = asset.website_id and widest.kind = 'image'
       and widest.path = regexp_replace(asset.path, '-[0-9]+[.]webp$', '.webp')
     where asset.website_id = ${websiteId}
       and not exists (select from avif_forms where blob_hash = asset.blob_hash)`;
}

/** Null where a picture cannot be made; it stays as it is for good. */
async function encode({ hash, width, source }: Photo): Promise<Buffer | null> {
  const { bytes } = await db.blob.findUniqueOrThrow({ where: { hash: source }, select: { bytes: true } });
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes).resize({ width }).avif(AVIF).timeout({ seconds: LONGEST_S }).toBuffer();
  } catch (error) {
    log.warn(`no AVIF could be made of the picture ${hash}`, error);
    return null;
  }
}

async function keep({ hash }: Photo, avif: Buffer | null): Promise<void> {
  const { size } = await db.blob.findUniqueOrThrow({ where: { hash }, select: { size: true } });
  const isBetter = avif !== null && avif.length <= size * CLEARLY_LESS;
  if (isBetter) await putBlobs([{ path: `${hash}.avif`, bytes: avif, type: "image/avif", immutable: true }]);
  await db.avifForm.createMany({
    data: [{ blobHash: hash, avifHash: isBetter ? contentHash(avif) : null }],
    skipDuplicates: true,
  });
}

/** The website may have been published before its pictures were ready. */
async function announce(websiteId: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const lacking = await tx.$queryRaw<{ id: number }[]>`
      select deployment.id
        from deployments as deployment join snapshots as snapshot on snapshot.id = deployment.current_snapshot_id
       where deployment.website_id = ${websiteId}
         and exists (
           select from jsonb_each(snapshot.manifest) as file join avif_forms as form on form.blob_hash = file.value ->> 'hash'
            where form.avif_hash is not null and not file.value ? 'avif')`;
    for (const { id } of lacking) await markSiteChanged(tx, id, "pictures");
  });
}
