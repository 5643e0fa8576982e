/** Limits of what is uploaded with a generation, in bytes. */
export const LIMITS = {
  image: 10_000_000,
  document: 5_000_000,
  images: 12,
  body: 40_000_000,
} as const;

/** What the document picker offers. */
export const DOCUMENT_ACCEPT = ".docx,.doc,.txt,.rtf";

interface NamedType {
  name: string;
  type: string;
}

/** An image, as far as a browser can tell; the server looks at the bytes. */
export function isImageFile({ type }: NamedType): boolean {
  return type.startsWith("image/");
}

/**
 * The rule of tests/list, section 5 (type contains document or text, or the name ends .docx or .txt), widened to all
 * four kinds that the picker offers: a .doc is `application/msword`, which contains neither word.
 */
export function isDocumentFile({ name, type }: NamedType): boolean {
  return /document|text/i.test(type) || /\.(docx?|txt|rtf)$/i.test(name);
}

/** Website images are taken one by one: what is not an image is left out, and the owner is told. */
export function splitImages<F extends NamedType>(files: readonly F[]): { images: F[]; skipped: F[] } {
  return { images: files.filter(isImageFile), skipped: files.filter((file) => !isImageFile(file)) };
}
