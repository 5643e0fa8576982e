const BITMAPS = [
  /^\xff\xd8\xff/, // JPEG
  // oxlint-disable-next-line no-control-regex
  /^\x89PNG\r\n\x1a\n/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^(II\*\0|MM\0\*)/, // TIFF
  /^[^]{4}ftyp(avif|avis|mif1)/,
];

const LARGEST_DRAWING = 1_000_000;
const MOST_ENTITIES = 100;
const LONGEST_ENTITY = 500;

/** Tells from an upload's bytes whether it is a bitmap or a drawing that may be used; null for all else. */
export function sniffImage(bytes: Uint8Array): "bitmap" | "svg" | null {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (BITMAPS.some((magic) => magic.test(head))) return "bitmap";
  return isDrawing(bytes) ? "svg" : null;
}

// Entities made of entities grow without end, and external ones name files. Illustrator declares plain ones.
function isDrawing(bytes: Uint8Array): boolean {
  if (bytes.length > LARGEST_DRAWING) return false;
  const source = new TextDecoder().decode(bytes).trimStart();
  if (!/^<(?!!doctype html|html)/i.test(source) || !source.includes("<svg")) return false;
  const entities = source.split(/<!ENTITY/i).slice(1);
  return entities.length <= MOST_ENTITIES && entities.every(isPlainEntity);
}

function isPlainEntity(rest: string): boolean {
  return /^\s+[\w.:-]{1,100}\s+("[^"&%]*"|'[^'&%]*')\s*>/.test(rest.slice(0, LONGEST_ENTITY));
}
