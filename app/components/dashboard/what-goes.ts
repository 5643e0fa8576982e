import { countInWords } from "~/lib/count-words";
import { WEBSITE_DAYS } from "~/modules/bin/bin-days";
import type { Holdings } from "~/modules/bin/read-holdings.server";

const COPY = `We keep a copy for ${WEBSITE_DAYS} days under Account.`;

/** What the deletion of a website takes along, one sentence each, for below the question. */
export function whatGoes(holdings: Holdings | null): string[] {
  return [holdings && addressGoes(holdings), holdings && thingsGo(holdings), COPY].filter((sentence) => typeof sentence === "string");
}

function addressGoes({ address, isLive }: Holdings): string | null {
  if (!address) return null;
  return isLive ? `It is live: ${address} stops answering at once.` : `Visitors do not see it now, and ${address} is given up.`;
}

function thingsGo({ messages, posts, days }: Holdings): string | null {
  const things = [
    messages > 0 && countInWords(messages, "message from visitors", "messages from visitors"),
    posts > 0 && countInWords(posts, "post", "posts"),
    days > 0 && countInWords(days, "day of visitor figures", "days of visitor figures"),
  ].filter((thing) => typeof thing === "string");
  return things.length > 0 ? `With it ${messages + posts + days === 1 ? "goes" : "go"} ${listed(things)}.` : null;
}

const listed = (things: string[]) => [things.slice(0, -1).join(", "), things.at(-1)].filter(Boolean).join(" and ");
