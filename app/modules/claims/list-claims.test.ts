import { expect, test } from "vitest";
import { checkClaims } from "./check-claims";
import { listClaims } from "./list-claims";

const html = `<!doctype html><html lang="en"><head><title>Rose</title></head><body>
<header><a href="tel:01134960182">Call us</a></header>
<main><section data-section="about"><h2>About</h2><p>Open since 1998. Ring 0113 496 0182. Loved by 900 guests.</p></section></main>
<footer><p>Ring 0113 496 0182.</p></footer></body></html>`;
const sources = [{ name: "brief" as const, text: "Since 1998 in Leeds. Phone 0113 496 0182." }];

const claims = checkClaims(html, sources);
const keyOf = (words: string) => claims.find(({ text }) => text.includes(words))!.key;
const listed = (ledger: [string, "open" | "confirmed"][] = []) =>
  listClaims(html, claims, new Map(ledger)).map(({ kind, text, state, grounding, places }) => [
    kind,
    text,
    state,
    grounding?.source,
    places.map(({ section }) => section),
  ]);

test("a value is one claim with all its places, what visitors read first", () => {
  expect(listed().find(([kind]) => kind === "phone")).toEqual([
    "phone",
    "0113 496 0182",
    "grounded",
    "brief",
    ["About", "Foot of the page", "Top of the page"],
  ]);
});

test("what no source says is the owner's own, unless a designer wrote it", () => {
  const [, text, ...known] = listed().find(([, words]) => String(words).includes("900"))!;
  expect(known).toEqual(["grounded", "own edit", ["About"]]);
  const key = keyOf("900");
  expect(listed([[key, "open"]])).toContainEqual(["number", text, "open", undefined, ["About"]]);
  expect(listed([[key, "confirmed"]])).toContainEqual(["number", text, "confirmed", undefined, ["About"]]);
});

test("what the owner said stays the owner's whatever the ledger holds, but for words of the contact form", () => {
  expect(listed([[keyOf("1998"), "open"]])).toContainEqual(["date", "1998", "grounded", "brief", ["About"]]);
  const form = checkClaims(html, [{ name: "contact form", text: "Loved by 900 guests." }]);
  const states = (key: string) =>
    listClaims(html, form, new Map([[key, "open"]]))
      .filter(({ text }) => text.includes("900"))
      .map(({ state }) => state);
  expect(states(keyOf("900"))).toEqual(["open"]);
  expect(states("number:none")).toEqual(["grounded"]);
});
