import fc from "fast-check";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { withoutNul } from "./without-nul.server";

it("keeps every letter whole, wherever chunks are cut and zeros stand between them", async () => {
  const letters = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }).filter((text) => !text.includes("\0"));
  await fc.assert(
    fc.asyncProperty(letters, fc.infiniteStream(fc.integer({ min: 1, max: 7 })), async (text, sizes) => {
      const bytes = Buffer.from(text);
      const chunks: Buffer[] = [];
      for (let at = 0; at < bytes.length; ) {
        const size = sizes.next().value!;
        chunks.push(Buffer.concat([bytes.subarray(at, at + size), Buffer.alloc(size % 3)]));
        at += size;
      }
      expect((await buffer(Readable.from(chunks).pipe(withoutNul()))).toString()).toBe(bytes.toString());
    }),
  );
});
