import { TooLargeError, UnsupportedTypeError } from "~/lib/errors";
import { FILE_FIELDS } from "./generation-form";
import { INVALID_DOCUMENT, INVALID_LOGO } from "./generation-texts";
import { ALT_FIELD, readAlts } from "./picture-alts";
import { isDocumentFile, isImageFile, LIMITS, splitImages } from "./upload-rules";

/** The files of a generation, as far as their declared types tell; none of them is read yet. */
export interface Uploads {
  logo: File | null;
  document: File | null;
  images: File[];
  /** What the owner says that each image shows; empty or absent where nothing was said. */
  alts: string[];
  /** Names of files among the images that are none: left out, and the owner is told. */
  skipped: string[];
}

/** For reading the form: bytes of one file, of everything together, and the number of files. */
export const UPLOAD_LIMITS = {
  file: Math.max(LIMITS.image, LIMITS.document),
  body: LIMITS.body,
  // Room for files that are skipped.
  files: LIMITS.images * 2 + 2,
};

/**
 * Takes the files out of a generation form, by the rules and in the words of tests/list, section 5.
 * @throws UnsupportedTypeError for a logo or document of a wrong kind, TooLargeError for too many images
 */
export function readUploads(form: FormData): Uploads {
  const [logo = null] = filesIn(form, FILE_FIELDS.logo);
  const [document = null] = filesIn(form, FILE_FIELDS.document);
  if (logo && !isImageFile(logo)) throw wrongKind(INVALID_LOGO.description, FILE_FIELDS.logo, logo);
  if (document && !isDocumentFile(document))
    throw wrongKind(INVALID_DOCUMENT.description, FILE_FIELDS.document, document);
  const chosen = filesIn(form, FILE_FIELDS.images);
  const { images, skipped } = splitImages(chosen);
  const alts = readAlts(form.getAll(ALT_FIELD));
  if (images.length > LIMITS.images) {
    const message = `At most ${LIMITS.images} images can be used.`;
    throw new TooLargeError(message, { [FILE_FIELDS.images]: [message] });
  }
  return {
    logo,
    document,
    images,
    alts: images.map((image) => alts[chosen.indexOf(image)] ?? ""),
    skipped: skipped.map(({ name }) => name),
  };
}

// A field in which nothing was chosen arrives as a file without a name, or as text.
function filesIn(form: FormData, field: string): File[] {
  return form
    .getAll(field)
    .filter((value) => value instanceof File)
    .filter(({ name }) => name !== "");
}

function wrongKind(message: string, field: string, { name }: File): UnsupportedTypeError {
  return new UnsupportedTypeError(message, { [field]: [`${message} (“${name}” is not one).`] });
}
