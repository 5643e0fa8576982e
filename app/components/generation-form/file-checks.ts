import type { Notice } from "~/modules/generation/generation-texts";
import { isDocumentFile, isImageFile, LIMITS } from "~/modules/generation/upload-rules";

const fits = (limit: number) => (file: File) => file.size <= limit;
const fitsImage = fits(LIMITS.image);
const fitsDocument = fits(LIMITS.document);

/** Whether the form takes a file, before anything is sent; the server looks at the bytes. */
export const takesImage = (file: File) => isImageFile(file) && fitsImage(file);
export const takesDocument = (file: File) => isDocumentFile(file) && fitsDocument(file);

const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;

/** What to say about files that were not taken: the wrong kind in the words of tests/list (`kind`), else their size. */
export function refusal(files: readonly File[], isKind: (file: File) => boolean, kind: Notice, limit: number): Notice {
  const large = files.find((file) => isKind(file) && !fits(limit)(file));
  if (!large || files.some((file) => !isKind(file))) return kind;
  return { title: "File Too Large", description: `${large.name} is larger than ${megabytes(limit)}.` };
}

/** Sizes as the hints name them. */
export const IMAGE_LIMIT = megabytes(LIMITS.image);
export const DOCUMENT_LIMIT = megabytes(LIMITS.document);

/** What to say when a form's files are too large together; null when they are not. */
export function tooMuch(values: Iterable<FormDataEntryValue>): Notice | null {
  let bytes = 0;
  for (const value of values) if (typeof value !== "string") bytes += value.size;
  if (bytes <= LIMITS.body) return null;
  return { title: "Files Too Large", description: `All files together may have at most ${megabytes(LIMITS.body)}.` };
}
