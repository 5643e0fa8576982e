import fc from "fast-check";
import { expect, it } from "vitest";
import { RateLimit } from "./rate-limit";

const [MOST, SPAN_MS] = [3, 1_000];

it("lets as many of each key through as are allowed in any span, and no fewer", () => {
  const event = fc.record({ key: fc.constantFrom("rose", "ada"), gap: fc.integer({ min: 0, max: 700 }) });
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const limit = new RateLimit(MOST, SPAN_MS);
      const taken: { key: string; at: number }[] = [];
      let now = 0;
      for (const { key, gap } of events) {
        now += gap;
        const recent = taken.filter((one) => one.key === key && one.at > now - SPAN_MS);
        expect(limit.take(key, now)).toBe(recent.length < MOST);
        if (recent.length < MOST) taken.push({ key, at: now });
      }
    }),
  );
});
