import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible, type MediaType } from "./media-type";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this, in bytes, headers weigh more than what compression spares. */
const SMALL = 256;
/** A deploy waits for it: level 10 spares 6 % of the bytes of our pages and takes twenty times as long. */
const BROTLI_QUALITY = 7;

export interface Compressed {
  br: Uint8Array | null;
  gzip: Uint8Array | null;
}

/** Both compressed forms of a file; null where the type is compressed already or nothing is gained. */
export async function compress(bytes: Uint8Array, type: MediaType): Promise<Compressed> {
  if (!isCompressible(type) || bytes.length < SMALL) return { br: null, gzip: null };
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  return { br: smaller(br, bytes), gzip: smaller(zipped, bytes) };
}

function smaller(compressed: Uint8Array, plain: Uint8Array): Uint8Array | null {
  return compressed.length < plain.length ? compressed : null;
}
