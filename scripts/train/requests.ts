import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { INTENTS } from "~/modules/designer/offering/intents/intents";

const PHRASINGS = new URL("./intents/", import.meta.url);
const MESSAGES = new URL("./parts/", import.meta.url);
const ROUNDS = new URL("../../tests/edit-benchmark/cut-messages.jsonl", import.meta.url);

const phrasing = z.object({ says: z.string(), intent: z.enum(INTENTS) });
const cutMessage = z.object({
  parts: z.array(z.tuple([z.string(), z.string()])),
  wants: z.array(z.object({ intent: z.enum(INTENTS) })),
});

/** What an owner said, and what it asks for. */
export type Request = z.infer<typeof phrasing>;

/** Phrasings that ask for one thing each. */
export const phrasings = (): Request[] => linesOf(PHRASINGS).map((line) => phrasing.parse(line));

/** The requests of messages that were cut into their parts by hand. */
export const requestsOfMessages = (): Request[] => linesOf(MESSAGES).flatMap(requestsOf);

/** Those of rounds 1 to 12 of the edit benchmark, cut in the same way: nothing is trained on them. */
export const requestsOfRounds = (): Request[] => linesIn(ROUNDS).flatMap(requestsOf);

function requestsOf(line: unknown): Request[] {
  const { parts, wants } = cutMessage.parse(line);
  const requests = requestsIn(parts);
  // Where two are said in one breath, nobody has marked which words ask for which.
  return requests.length === wants.length ? requests.map((says, at) => ({ says, intent: wants[at]!.intent })) : [];
}

/** A message parted where its next request begins. */
function requestsIn(parts: readonly (readonly [string, string])[]): string[] {
  const requests = [""];
  for (const [kind, text] of parts)
    if (kind === "next") requests.push("");
    else requests[requests.length - 1] += text;
  return requests.filter((says) => says.trim() !== "");
}

const linesOf = (folder: URL): unknown[] =>
  readdirSync(folder)
    .toSorted()
    .flatMap((file) => linesIn(new URL(file, folder)));

const linesIn = (file: URL): unknown[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
