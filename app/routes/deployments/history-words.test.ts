import { describe, expect, it } from "vitest";
import { publicationWords, reachWords } from "./history-words";

describe("publicationWords", () => {
  it.each([
    ["deploy", [], "Deployed"],
    ["redeploy", [], "Redeployed"],
    [
      "redeploy",
      ["text: Tea: the best", "more texts: 3", "design"],
      "Redeployed: text “Tea: the best”, 3 more texts, and design",
    ],
    [
      "redeploy",
      ["text: One", "text: Two", "more texts: 1", "behaviour"],
      "Redeployed: text “One”, text “Two”, one more text, and behaviour",
    ],
    ["rollback", [], "Brought back from Nov 3"],
    ["content", ["post published: Stollen"], "Updated: post “Stollen” published"],
    ["content", ["post changed: A\nB", "post deleted: C"], "Updated: post “A\nB” changed and post “C” deleted"],
    ["content", ["domain checked"], "Updated: domain"],
    ["content", ["privacy"], "Updated: what the privacy page says"],
    // Before posts were named.
    ["content", ["posts", "analytics", "domain"], "Updated: posts, Google Analytics, and domain"],
    // Of a later version of the product, or before changes were noted.
    ["content", ["weather", "weather: rain", "constructor: x"], "Updated"],
    ["content", [], "Updated"],
  ] as const)("says why of %s with %j", (kind, changes, words) => {
    expect(publicationWords({ kind, changes: [...changes] }, "Nov 3")).toBe(words);
  });
});

describe("reachWords", () => {
  it.each([
    [2, [], null],
    [1, [], null],
    [2, ["renderer-2"], "One server has not confirmed it yet and follows without you doing anything."],
    [3, ["a", "b"], "2 servers have not confirmed it yet and follow without you doing anything."],
    [0, [], "None of our servers for websites is running at the moment. It is live as soon as one starts."],
  ])("says how far of %d with %j lagging", (live, lagging, words) => {
    expect(reachWords({ live, lagging })).toBe(words);
  });
});
