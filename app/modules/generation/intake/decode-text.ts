const BINARY = 0.02;

/**
 * Decodes a text file: by its byte order mark, else UTF-16 when every other byte is zero, else UTF-8, else
 * Windows' Latin-1 (a superset of ISO 8859-1). Returns null for bytes that are no text at all.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return looksBinary(text) ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
}

// In Latin scripts one byte of each UTF-16 pair is zero; no other encoding of text has zeros.
function utf16WithoutMark(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 1_024);
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2]! += 1;
  });
  const half = sample.length / 2;
  if (zeros[1]! > half * 0.6 && zeros[0]! < half * 0.05) return "utf-16le";
  return zeros[0]! > half * 0.6 && zeros[1]! < half * 0.05 ? "utf-16be" : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function looksBinary(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what tells bytes from text
  const strange = text.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return strange > text.length * BINARY;
}
