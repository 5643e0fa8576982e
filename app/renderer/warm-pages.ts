import type { PublishedFile } from "~/published/manifest";
import type { BlobSource } from "./blob-source";

/**
 * Takes the first page of each site into memory, until that is full, in the form that browsers take: after a start
 * nobody waits for the disk because they are a site's first visitor.
 */
export async function warmPages(pages: AsyncIterable<PublishedFile>, blobs: BlobSource): Promise<void> {
  for await (const { hash, encodings } of pages) {
    if (blobs.isFull) return;
    await blobs.read(hash, encodings[0] ?? null);
  }
}
