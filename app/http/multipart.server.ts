import {
  FormDataParseError,
  MaxFilesExceededError,
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseFormData,
} from "@remix-run/form-data-parser";
import { cleanText } from "~/lib/clean-text";
import { InvalidError, TooLargeError, UnsupportedTypeError } from "~/lib/errors";
import { requirePlainNames } from "./form-names";

interface MultipartLimits {
  /** Bytes of one file. */
  file: number;
  /** Bytes of everything together. */
  body: number;
  files: number;
}

const MAX_PARTS = 100;
const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/**
 * Reads a form with its files in memory. Fields in which nothing was chosen are left out.
 * @throws TooLargeError over a limit (before reading, where the length is announced), UnsupportedTypeError when the
 *   body is not a form, InvalidError when it is a broken one or names a field as none of ours is named
 */
export async function parseMultipart(request: Request, limits: MultipartLimits): Promise<FormData> {
  if (!FORM.test(request.headers.get("content-type") ?? "")) throw new UnsupportedTypeError("Send this as a form.");
  if (Number(request.headers.get("content-length")) > limits.body) throw tooLarge(limits.body, "All files together");
  const options = {
    maxFiles: limits.files,
    maxFileSize: limits.file,
    maxTotalSize: limits.body,
    maxParts: MAX_PARTS,
  };
  try {
    return requirePlainNames(await parseFormData(request, options, asFile));
  } catch (error) {
    throw toDomainError(error, limits);
  }
}

/** The files of a field; what came under its name as text is not one. */
export function filesOf(form: FormData, name: string): File[] {
  return form.getAll(name).filter((value) => value instanceof File);
}

// A browser sends an untouched file field as an empty file without a name (which the parser may name itself).
function asFile(file: File): File | null {
  if (file.size === 0 && (file.name === "" || file.name === "file-upload")) return null;
  const name = cleanText(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type });
}

function toDomainError(error: unknown, limits: MultipartLimits): unknown {
  if (error instanceof MaxFileSizeExceededError) return tooLarge(limits.file, "One file");
  if (error instanceof MaxTotalSizeExceededError) return tooLarge(limits.body, "All files together");
  if (error instanceof MaxFilesExceededError)
    return new TooLargeError(`At most ${limits.files} files can be sent at once.`);
  if (error instanceof MaxPartsExceededError || error instanceof MaxHeaderSizeExceededError) {
    return new TooLargeError("This form has more fields than are taken.");
  }
  if (error instanceof FormDataParseError)
    return new InvalidError("This form could not be read. Please send it again.");
  return error;
}

function tooLarge(bytes: number, what: string): TooLargeError {
  return new TooLargeError(`${what} may have at most ${Math.floor(bytes / 1_000_000)} MB.`);
}
