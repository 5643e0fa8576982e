import { entryAround } from "../../../operations/structure/siblings";
import type { OpenedSite } from "../../../operations/opened-site";
import type { NodeId } from "../../../markup/page";
import { readThings } from "../../../page-roles/read-things";
import { clauseOf } from "../gist/clauses";
import { hintsFor } from "../gist/hints";
import { locate } from "../gist/locate";
import type { Word } from "../word";
import type { Message } from "./part";
import { segmentsOf } from "./segments";

const MOST_BACK = 8;

/** The entry that was spoken of last before a place of the message; undefined where none was. */
export function entrySpokenOf({ words, source }: Message, before: number, site: OpenedSite): NodeId | undefined {
  const said = segmentsOf(words, source).filter(({ end }) => end <= before);
  const hints = hintsFor(source);
  const things = readThings(site);
  for (const segment of said.toReversed().slice(0, MOST_BACK)) {
    for (const phrase of clauseOf(segment.words, source).phrases) {
      const found = locate(site, phrase, { wanted: "thing", hints });
      const entry = found?.target.nodes.length === 1 ? entryAround(site.page, found.target.nodes[0]!) : undefined;
      if (entry !== undefined && things.at(entry)?.roles.includes("item")) return entry;
    }
  }
  return undefined;
}

/** 'Him', 'ihr', 'lei': who was spoken of. */
export const isPerson = ({ text }: Word): boolean =>
  /^(?:him|her|ihm|ihr|ihn|él|ella|lui|elle|lei|ele|ela|hem|haar)$/iu.test(text);
