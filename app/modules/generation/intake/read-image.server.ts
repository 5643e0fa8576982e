import { TooLargeError, UnsupportedTypeError, type FieldErrors } from "~/lib/errors";
import { LIMITS } from "../upload-rules";
import { encodePicture, type EncodedPicture, type Focus, type PictureKind } from "./encode-picture.server";
import { readInProcess, ReadingStopped } from "./read-in-process.server";
import { sniffImage } from "./sniff-image";
import { takeTurns } from "./take-turns";

/** An upload made into a picture of a site: always WebP, upright, without metadata. */
export interface ReadImage extends EncodedPicture {
  /** Smaller ones of the same, the smallest first. */
  variants: EncodedPicture[];
  focus?: Focus;
}

const LARGEST_PIXELS = 50_000_000;
// A photo takes up to 200 MB while it is read, whoever sent it.
const inTurn = takeTurns(2);

/**
 * Re-encodes an uploaded picture: the first frame, turned upright, at most 1600 px wide, and smaller ones of it for
 * smaller screens. Nothing of the upload's bytes reaches a visitor, neither scripts in it nor where a photo was taken.
 * @param field the form field that an error belongs to
 * @throws TooLargeError or UnsupportedTypeError, naming the file
 */
export async function readImage(file: File, field: string, use: PictureKind = "image"): Promise<ReadImage> {
  if (file.size > LIMITS.image)
    throw refused(TooLargeError, file, field, `has more than ${LIMITS.image / 1_000_000} MB; please save it smaller`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = sniffImage(bytes);
  if (!kind)
    throw refused(UnsupportedTypeError, file, field, "is not an image that can be used; please save it as JPEG or PNG");
  try {
    const picture = kind === "svg" ? await readInProcess("svg", bytes) : bytes;
    return await inTurn(() => encode(picture, use));
  } catch (error) {
    if (error instanceof TooManyPixels) throw refused(TooLargeError, file, field, error.message);
    if (error instanceof ReadingStopped)
      throw refused(TooLargeError, file, field, "takes too long to draw; please save it as PNG");
    throw refused(
      UnsupportedTypeError,
      file,
      field,
      "is damaged and cannot be read; please save it anew and try again",
    );
  }
}

class TooManyPixels extends Error {
  override message = `has more than ${LARGEST_PIXELS / 1_000_000} million pixels; please save it smaller`;
}

async function encode(bytes: Uint8Array, use: PictureKind): Promise<ReadImage> {
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > LARGEST_PIXELS) throw new TooManyPixels();
  const { encoded, focus } = await encodePicture(bytes, use, LARGEST_PIXELS);
  const [widest, ...variants] = encoded;
  return { ...widest!, variants, ...(focus && { focus }) };
}

function refused<E>(Kind: new (message: string, errors: FieldErrors) => E, file: File, field: string, what: string): E {
  const message = `“${file.name}” ${what}.`;
  return new Kind(message, { [field]: [message] });
}
