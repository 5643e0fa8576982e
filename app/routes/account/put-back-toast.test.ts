import { expect, it } from "vitest";
import { putBackToast } from "./put-back-toast";

const putBack = { title: "Rose", hasAddress: true, liveTitle: null };

it("says that a website is not live again by itself", () => {
  expect(putBackToast(putBack).description).toBe(
    "“Rose” is on your dashboard again. It is not live yet. Deploy it, and visitors see it again.",
  );
});

it("says what is in the way", () => {
  expect(putBackToast({ ...putBack, liveTitle: "Tulip" }).description).toBe(
    "“Rose” is on your dashboard again. It is not live: only one website can be, and now that is “Tulip”.",
  );
});

it("speaks of no address to a website that never had one", () => {
  expect(putBackToast({ ...putBack, hasAddress: false }).description).toBe("“Rose” is on your dashboard again.");
});
