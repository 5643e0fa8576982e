import fc from "fast-check";
import { expect, it } from "vitest";
import { HashFilter } from "./hash-filter";

async function* inParts(hashes: string[]) {
  for (const hash of hashes) yield [hash];
}

it("knows every hash that was named, and no other", async () => {
  const hash = fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: 64, maxLength: 64 });
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(hash, { selector: (text) => text.slice(0, 13), maxLength: 40 }),
      fc.nat(40),
      async (hashes, count) => {
        const filter = await HashFilter.of(inParts(hashes.slice(0, count)));
        expect(hashes.map((text) => filter.has(text))).toEqual(hashes.map((_, index) => index < count));
      },
    ),
    { numRuns: 50 },
  );
});
