import { Transform } from "node:stream";

/**
 * Takes zero bytes out of a page on its way. React 18 fills a buffer with them where a letter of several bytes does not
 * fit at its end any more (facebook/react 24985), and browsers read each as an unknown letter. No page has one of its
 * own, and no letter in UTF-8 holds one: bytes of letters that are cut by the end of a chunk stay as they are.
 */
export function withoutNul(): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, chunk.includes(0) ? chunk.filter((byte) => byte !== 0) : chunk);
    },
  });
}
