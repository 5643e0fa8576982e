/** A file of a zip archive as it lies there; nothing is expanded. */
export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated. */
  method: number;
  data: Uint8Array;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 5_000;

/** The files of a zip archive by its central directory (PKWARE APPNOTE 4.3); an empty list when it is none. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(view);
    if (end === null) return [];
    const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
    const entries: ZipEntry[] = [];
    for (let at = view.getUint32(end + 16, true); entries.length < count; ) {
      if (view.getUint32(at, true) !== CENTRAL) return [];
      entries.push(entryAt(bytes, view, at));
      at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
    return entries;
  } catch (error) {
    // An offset that points outside of the file.
    if (error instanceof RangeError) return [];
    throw error;
  }
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - END_SIZE;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return null;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== LOCAL) throw new RangeError("no file where one is announced");
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const data = bytes.subarray(start, start + view.getUint32(at + 20, true));
  return { name, method: view.getUint16(at + 10, true), data };
}
