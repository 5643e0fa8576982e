import { InvalidError, TooLargeError, UnsupportedTypeError, type FieldErrors } from "~/lib/errors";
import { SCREEN_LOCALE } from "~/lib/languages";
import { FILE_FIELDS } from "../generation-form";
import { LIMITS } from "../upload-rules";
import { decodeText } from "./decode-text";
import { docxTextParts, ExpandsTooFar } from "./docx-parts";
import { htmlToText } from "./html-to-text";
import { readInProcess, ReadingStopped } from "./read-in-process.server";
import { rtfText } from "./rtf-text";
import { sniffDocument, type DocumentKind } from "./sniff-document";
import { tidyText } from "./tidy-text";

/** Characters of text that a document may hold. */
export const LONGEST_TEXT = 200_000;

const READERS: Record<DocumentKind, (bytes: Uint8Array) => string | null | Promise<string>> = {
  docx: readDocx,
  doc: async (bytes) => (await readInProcess("doc", bytes)).toString("utf8"),
  rtf: (bytes) => rtfText(Buffer.from(bytes).toString("latin1")),
  html: (bytes) => htmlToText(decodeText(bytes) ?? ""),
  text: decodeText,
};

/**
 * Reads an owner's document to plain text. What it is is decided by its bytes, not by its name or declared type.
 * @throws TooLargeError, UnsupportedTypeError or InvalidError, each naming the file
 */
export async function readDocument(file: File): Promise<string> {
  if (file.size > LIMITS.document)
    throw tooLarge(file, `has more than ${LIMITS.document / 1_000_000} MB; please save it without pictures`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sniffed = sniffDocument(bytes);
  if ("refused" in sniffed) throw refused(UnsupportedTypeError, file, sniffed.refused);
  const text = tidyText(await readAs(sniffed.kind, bytes, file));
  if (text.length > LONGEST_TEXT) {
    throw tooLarge(
      file,
      `has more than ${LONGEST_TEXT.toLocaleString(SCREEN_LOCALE)} characters of text; please keep to what the website should say`,
    );
  }
  if (text === "") throw refused(InvalidError, file, "has no text in it; please choose another file or leave it out");
  return text;
}

// As in a .doc, lines stay together and an empty one parts them: that is how a menu shows its groups.
async function readDocx(bytes: Uint8Array): Promise<string> {
  const html = await readInProcess("docx", docxTextParts(bytes));
  return htmlToText(html.toString("utf8").replaceAll("<p></p>", "<hr>"), "\n");
}

async function readAs(kind: DocumentKind, bytes: Uint8Array, file: File): Promise<string> {
  try {
    return (await READERS[kind](bytes)) ?? "";
  } catch (error) {
    if (error instanceof ExpandsTooFar || error instanceof ReadingStopped)
      throw tooLarge(file, "is too large inside; please save its text alone");
    throw refused(UnsupportedTypeError, file, "is damaged and cannot be read; please save it anew and try again");
  }
}

function tooLarge(file: File, what: string): TooLargeError {
  return refused(TooLargeError, file, what);
}

function refused<E>(Kind: new (message: string, errors: FieldErrors) => E, file: File, what: string): E {
  const message = `“${file.name}” ${what}.`;
  return new Kind(message, { [FILE_FIELDS.document]: [message] });
}
