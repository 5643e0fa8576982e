import { expect, it } from "vitest";
import { heldInWords, whatGoes, whatGoesForGood, whatStays } from "./what-goes";

const COPY =
  "“Cannot be undone” means here: under Account we keep a copy for 30 days, and you can put it back there. After that it is gone for good.";
const nothing = { messages: 0, posts: 0, days: 0, address: null, isLive: false };

it("names a live website's address and all that goes with it", () => {
  expect(whatGoes({ messages: 1_204, posts: 3, days: 1, address: "https://rose.example/", isLive: true })).toEqual([
    "It is live: https://rose.example/ stops answering at once.",
    "With it go 1,204 messages from visitors, 3 posts and 1 day of visitor figures.",
    COPY,
  ]);
});

it("calls no website live that visitors do not see", () => {
  expect(whatGoes({ ...nothing, address: "https://rose.example/" })).toEqual([
    "Visitors do not see it now, and https://rose.example/ is given up.",
    COPY,
  ]);
});

it("names one thing without a list, and nothing that there is not", () => {
  expect(whatGoes({ ...nothing, messages: 1 })).toEqual(["With it goes 1 message from visitors.", COPY]);
  expect(whatGoes({ ...nothing, posts: 1, days: 2 })).toEqual([
    "With it go 1 post and 2 days of visitor figures.",
    COPY,
  ]);
  expect(whatGoes(nothing)).toEqual([COPY]);
  expect(whatGoes(null)).toEqual([COPY]);
});

it("says what stays of a website that is taken off the web, and which address ends", () => {
  expect(whatStays({ messages: 1_204, posts: 3, days: 1, address: "https://rose.example/", isLive: true })).toEqual([
    "It is live: https://rose.example/ stops answering at once.",
    "Its 1,204 messages from visitors, 3 posts, 1 day of visitor figures and settings stay, and are there again when you deploy it again.",
  ]);
  expect(whatStays({ ...nothing, address: "https://rose.example/" })).toEqual([
    "Visitors do not see it now, and https://rose.example/ is given up.",
    "Its settings stay, and are there again when you deploy it again.",
  ]);
});

it("says what goes out of the bin for good, of one website or of all together", () => {
  const copy = "To keep a copy, export your account first: what is in the bin is in it.";
  const [full, small, empty] = [
    { messages: 2, posts: 1, days: 0 },
    { messages: 1, posts: 0, days: 3 },
    { messages: 0, posts: 0, days: 0 },
  ];
  expect(whatGoesForGood([full])).toEqual([
    "With it go 2 messages from visitors, 1 post and all versions and pictures.",
    copy,
  ]);
  expect(whatGoesForGood([empty])).toEqual(["With it go all versions and pictures.", copy]);
  expect(whatGoesForGood([full, small, empty])).toEqual([
    "With them go 3 messages from visitors, 1 post, 3 days of visitor figures and all versions and pictures.",
    copy,
  ]);
  expect([heldInWords(full), heldInWords(empty)]).toEqual(["With 2 messages from visitors and 1 post.", null]);
});
