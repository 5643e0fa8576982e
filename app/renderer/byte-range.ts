/** A part of a file in bytes, its last one included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header for a file of `size` bytes (RFC 9110, section 14). Null for one that is not followed: several
 * ranges, another unit, or no range at all; the whole file answers it.
 */
export function parseRange(header: string, size: number): ByteRange | "unsatisfiable" | null {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.replaceAll(" ", ""));
  const [, first = "", last = ""] = parts ?? [];
  if (first === "" && last === "") return null;
  if (first === "") return within(Math.max(0, size - Number(last)), size - 1, size);
  if (last !== "" && Number(last) < Number(first)) return null;
  return within(Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1), size);
}

const within = (start: number, end: number, size: number) => (start < size ? { start, end } : "unsatisfiable");
