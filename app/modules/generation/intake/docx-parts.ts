import { zipSync, type Zippable } from "fflate";
import { inflateRawSync } from "node:zlib";
import { zipEntries, type ZipEntry } from "./zip-entries";

/** A Word document that would take more memory than any real one. */
export class ExpandsTooFar extends Error {
  override name = "ExpandsTooFar";
}

/** Bytes of all text parts together once expanded. */
const LARGEST_EXPANDED = 16_000_000;

const WANTED = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[\w.-]+\.xml|word\/_rels\/[\w.-]+\.rels)$/;
const STORED = 0;
const DEFLATED = 8;

/** Tells whether a zip archive is a Word document. Archives of other kinds, or broken ones, are not. */
export function isWordArchive(bytes: Uint8Array): boolean {
  const names = zipEntries(bytes).map(({ name }) => name);
  return names.includes("[Content_Types].xml") && names.some((name) => /^word\/document\d*\.xml$/.test(name));
}

/**
 * The parts of a .docx that hold text, in a new archive without compression: what reads it meets neither
 * pictures nor anything that expands further.
 * @throws ExpandsTooFar over LARGEST_EXPANDED, whatever sizes the archive claims; other errors when it is broken
 */
export function docxTextParts(bytes: Uint8Array): Uint8Array {
  const parts: Zippable = {};
  let left = LARGEST_EXPANDED;
  for (const entry of zipEntries(bytes).filter(({ name }) => WANTED.test(name))) {
    const part = expand(entry, left);
    left -= part.byteLength;
    parts[entry.name] = [part, { level: 0 }];
  }
  return zipSync(parts);
}

function expand({ method, data }: ZipEntry, left: number): Uint8Array {
  if (method === STORED && data.byteLength <= left) return data;
  if (left <= 0 || (method === STORED && data.byteLength > left)) throw new ExpandsTooFar();
  if (method !== DEFLATED) throw new Error("compressed in an unknown way");
  try {
    return inflateRawSync(data, { maxOutputLength: left });
  } catch (error) {
    throw (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? new ExpandsTooFar() : error;
  }
}
