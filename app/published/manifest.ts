import { z } from "zod";

/** Compressed forms in which a blob may exist beside its plain bytes, the preferred one first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** SHA-256 of the plain bytes in hex: a blob's name everywhere. */
const blobHash = z.string().regex(/^[0-9a-f]{64}$/);

/** The same picture as AVIF, a blob of its own. */
const avifForm = z.object({ hash: blobHash, size: z.number().int().nonnegative() });

/**
 * What answers one path of a site. `size` is in bytes, uncompressed; `immutable` files have their hash in their name.
 * `avif` answers in its place who asks for that format; pictures have it once a job has made it.
 */
export const publishedFile = z.object({
  hash: blobHash,
  type: z.string(),
  size: z.number().int().nonnegative(),
  encodings: z.array(z.enum(ENCODINGS)),
  immutable: z.boolean(),
  avif: avifForm.optional(),
});
export type PublishedFile = z.infer<typeof publishedFile>;

/** Every path of a site (no leading slash) at one moment. */
export const manifest = z.record(z.string(), publishedFile);
export type Manifest = z.infer<typeof manifest>;

/** File names that the index and error rules of a site refer to. */
export const INDEX_FILE = "index.html";
export const NOT_FOUND_FILE = "404.html";
/** The same for a site that is reached under `/sites/{name}/`: its addresses begin there. */
export const FOLDER_NOT_FOUND_FILE = "404.folder.html";
