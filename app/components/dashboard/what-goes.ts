import { countInWords } from "~/lib/count-words";
import { WEBSITE_DAYS } from "~/modules/bin/bin-days";
import type { HeldThings } from "~/modules/bin/held-things";
import type { Holdings } from "~/modules/bin/read-holdings.server";

// The question before it is the specification's: it says that this cannot be undone.
const COPY = `“Cannot be undone” means here: under Account we keep a copy for ${WEBSITE_DAYS} days, and you can put it back there. After that it is gone for good.`;

/** What the deletion of a website takes along, one sentence each, for below the question. */
export function whatGoes(holdings: Holdings | null): string[] {
  return [holdings && addressGoes(holdings), holdings && thingsGo(holdings), COPY].filter(
    (sentence) => typeof sentence === "string",
  );
}

/** What ends and what stays when a website is taken off the web, for below that question; nothing where it is not known. */
export function whatStays(holdings: Holdings | null): string[] {
  if (!holdings) return [];
  const things = listed([...thingsOf(holdings), "settings"]);
  return [addressGoes(holdings), `Its ${things} stay, and are there again when you deploy it again.`].filter(
    (sentence) => sentence !== null,
  );
}

/** What goes with websites out of the bin for good, for below that question. */
export function whatGoesForGood(items: HeldThings[]): string[] {
  const sum = (count: (item: HeldThings) => number) => items.reduce((total, item) => total + count(item), 0);
  const things = listed([
    ...thingsOf({
      messages: sum(({ messages }) => messages),
      posts: sum(({ posts }) => posts),
      days: sum(({ days }) => days),
    }),
    "all versions and pictures",
  ]);
  return [
    `With ${items.length === 1 ? "it" : "them"} go ${things}.`,
    "To keep a copy, export your account first: what is in the bin is in it.",
  ];
}

/** What waits in the bin with a website; null where nothing does. */
export function heldInWords(held: HeldThings): string | null {
  const things = thingsOf(held);
  return things.length > 0 ? `With ${listed(things)}.` : null;
}

function addressGoes({ address, isLive }: Holdings): string | null {
  if (!address) return null;
  return isLive
    ? `It is live: ${address} stops answering at once.`
    : `Visitors do not see it now, and ${address} is given up.`;
}

function thingsGo(holdings: Holdings): string | null {
  const things = thingsOf(holdings);
  const { messages, posts, days } = holdings;
  return things.length > 0 ? `With it ${messages + posts + days === 1 ? "goes" : "go"} ${listed(things)}.` : null;
}

function thingsOf({ messages, posts, days }: HeldThings): string[] {
  return [
    messages > 0 && countInWords(messages, "message from visitors", "messages from visitors"),
    posts > 0 && countInWords(posts, "post", "posts"),
    days > 0 && countInWords(days, "day of visitor figures", "days of visitor figures"),
  ].filter((thing) => typeof thing === "string");
}

const listed = (things: string[]) => [things.slice(0, -1).join(", "), things.at(-1)].filter(Boolean).join(" and ");
