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
  const things = [counted(messages, "message from visitors", "messages from visitors"), counted(posts, "post", "posts"), counted(days, "day of visitor figures", "days of visitor figures")];
  const some = things.filter((thing) => thing !== null);
  return some.length > 0 ? `With it ${goes(messages + posts + days)} ${listed(some)}.` : null;
}

const goes = (count: number) => (count === 1 ? "goes" : "go");
const counted = (count: number, one: string, many: string) => (count > 0 ? `${count.toLocaleString("en-US")} ${count === 1 ? one : many}` : null);
const listed = (things: string[]) => [things.slice(0, -1).join(", "), things.at(-1)].filter(Boolean).join(" and ");
