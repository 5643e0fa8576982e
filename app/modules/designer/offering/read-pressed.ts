import type { NodeId } from "../../markup/page";
import type { OpenedSite } from "../../operations/opened-site";
import type { Answered } from "../built-in/read-request";
import { doAsks } from "./do-asks";
import { readAsks } from "./read-asks";

/** What a sentence that was offered comes to; null for any other. */
export function readPressed(message: string, site: OpenedSite, selected: NodeId | null): Answered | null {
  const read = message.includes("“") || NO_NAME.test(message) ? readAsks(message) : null;
  const done = read && doAsks(read.asks, site, selected);
  return done && { outcomes: done.outcomes, missed: [], after: done.code, form: done.form };
}

/** Offers without any words of the page are few. */
const NO_NAME = /^\p{Lu}[^.?!]{3,80}$/u;
