import { decodeText } from "./decode-text";
import { isWordArchive } from "./docx-parts";

export type DocumentKind = "docx" | "doc" | "rtf" | "html" | "text";

/** What a document is, or why it is not read, as the end of a sentence that begins with its name. */
export type Sniffed = { kind: DocumentKind } | { refused: string };

const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const NOT_WORD = "is not a Word document or text file; please save it as one of these";
const LOCKED = "is protected by a password; please save it without one";

/** Tells from a file's first bytes (and a zip's names) what kind of document it is. */
export function sniffDocument(bytes: Uint8Array): Sniffed {
  if (bytes.length === 0) return { refused: "is empty; please choose another file or leave it out" };
  if (startsWith(bytes, ZIP)) return isWordArchive(bytes) ? { kind: "docx" } : { refused: NOT_WORD };
  if (startsWith(bytes, OLE) && isLocked(bytes)) return { refused: LOCKED };
  if (startsWith(bytes, OLE)) return hasWordSectors(bytes) ? { kind: "doc" } : { refused: NOT_WORD };
  const text = decodeText(bytes);
  if (text === null) return { refused: NOT_WORD };
  const head = text.slice(0, 1_000).trimStart();
  if (head.startsWith("{\\rtf")) return { kind: "rtf" };
  if (head.startsWith("%PDF-")) return { refused: "is a PDF; please save it as a Word document or text file" };
  return { kind: /^<(!doctype html|html)\b/i.test(head) ? "html" : "text" };
}

function startsWith(bytes: Uint8Array, magic: number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte);
}

// Compound files come with sectors of 512 or 4096 bytes and small sectors of 64 ([MS-CFB] 2.2). A header that
// says otherwise makes a reader ask for absurd amounts of memory.
function hasWordSectors(bytes: Uint8Array): boolean {
  return (bytes[30] === 9 || bytes[30] === 12) && bytes[31] === 0 && bytes[32] === 6 && bytes[33] === 0;
}

// Under a password a .docx lies in a compound file ([MS-OFFCRYPTO] 2.3.4.4), and a .doc says so at the start of its
// stream, which begins a sector ([MS-DOC] 2.5.2).
const PACKAGE = Buffer.from("EncryptedPackage", "utf16le");
const SECTOR = 512;
const ENCRYPTED = 0x01;

function isLocked(bytes: Uint8Array): boolean {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(PACKAGE)) return true;
  for (let at = SECTOR; at + 12 <= bytes.length; at += SECTOR) {
    if (bytes[at] === 0xec && bytes[at + 1] === 0xa5) return (bytes[at + 11]! & ENCRYPTED) !== 0;
  }
  return false;
}
