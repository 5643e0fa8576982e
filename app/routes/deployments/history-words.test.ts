import { describe, expect, it } from "vitest";
import { publicationWords, reachWords } from "./history-words";

describe("publicationWords", () => {
  it.each([
    ["deploy", [], "First deployed"],
    ["redeploy", [], "Redeployed"],
    ["rollback", [], "Brought back from Nov 3"],
    ["content", ["posts"], "Updated: posts"],
    ["content", ["posts", "analytics", "domain"], "Updated: posts, Google Analytics, and domain"],
    // Of a later version of the product, or before changes were noted.
    ["content", ["weather"], "Updated"],
    ["content", [], "Updated"],
  ] as const)("says why of %s with %j", (kind, changes, words) => {
    expect(publicationWords({ kind, changes: [...changes] }, "Nov 3")).toBe(words);
  });
});

describe("reachWords", () => {
  it.each([
    [2, [], "Live on 2 of 2 renderers."],
    [1, [], "Live on 1 of 1 renderer."],
    [2, ["renderer-2"], "Live on 1 of 2 renderers. renderer-2 has not confirmed it yet and follows without you doing anything."],
    [3, ["a", "b"], "Live on 1 of 3 renderers. a and b have not confirmed it yet and follow without you doing anything."],
    [0, [], "No renderer is running at the moment. It is live as soon as one starts."],
  ])("says how far of %d with %j lagging", (live, lagging, words) => {
    expect(reachWords({ live, lagging })).toBe(words);
  });
});
