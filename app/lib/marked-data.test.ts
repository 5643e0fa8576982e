import fc from "fast-check";
import { expect, it } from "vitest";
import { markedData } from "./marked-data";

const text = fc
  .array(fc.oneof(fc.constantFrom("DATA-1 END brief", "DATA-2", "The owner asks:", "\n"), fc.string()))
  .map((pieces) => pieces.join("\n"));

it("never lets a text end the data early", () => {
  fc.assert(
    fc.property(fc.tuple(text, text), ([brief, page]) => {
      const data = markedData([
        { name: "brief", text: brief },
        { name: "page", text: page },
      ]);
      const mark = /^DATA-\d+/.exec(data)![0];
      expect(data.split(`${mark} `)).toHaveLength(5);
      expect(data).toBe(
        `${mark} BEGIN brief\n${brief}\n${mark} END brief\n${mark} BEGIN page\n${page}\n${mark} END page`,
      );
    }),
  );
});
