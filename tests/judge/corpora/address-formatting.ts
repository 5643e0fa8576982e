import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { addressWords } from "~/modules/claims/find-address-claims";
import { findAddress } from "~/modules/facts/find-address";
import { readSource } from "~/modules/facts/source-text";
import { tallyFor, type Corpus, type CorpusTally } from "./corpus";

const FOLDER = "testcases/countries";
/** Where people write in the languages that we read, and their neighbours in the north. */
const COUNTRIES = "gb ie us ca au nz de at ch fr be lu it es pt nl pl dk no se fi is br mx ar ae sa eg jo ma".split(
  " ",
);

interface Case {
  components: Record<string, string | number>;
  expected: string;
}

/** OpenCageData/address-formatting: addresses of OpenStreetMap in the form of their country, line by line. */
export const addressFormatting: Corpus = {
  at: FOLDER,
  judge: (folder) => [judgeCases(COUNTRIES.flatMap((country) => casesAt(join(folder, FOLDER, `${country}.yaml`))))],
};

/** Those with a street and a number: a town or a region alone is no address to us. */
const casesAt = (file: string): Case[] =>
  parseAllDocuments(readFileSync(file, "utf8"), { schema: "failsafe" })
    .map((document) => document.toJS() as Case)
    .filter((each) => each?.components?.house_number && each.components.road);

/** As an owner would write it, in one line; what stands above the street is a name and no part of the address. */
function judgeCases(cases: readonly Case[]): CorpusTally {
  const tally = tallyFor(`addresses of ${COUNTRIES.length} countries`);
  for (const { components, expected } of cases) {
    const lines = expected
      .trim()
      .split("\n")
      .map((line) => line.trim());
    const text = lines.join(", ");
    const said = findAddress(readSource(text))?.value.lines.join(", ");
    if (!said) tally.unread.push(text);
    else if (isWhole(said, lines, components)) tally.agreed += 1;
    else tally.wrong.push(`${said}  <-  ${text}`);
  }
  return tally;
}

/** The street with its number, the code or the town, and nothing that is none of them. */
function isWhole(said: string, lines: readonly string[], { road, house_number: number, postcode }: Case["components"]) {
  const [words, street] = [addressWords(said), addressWords(`${road} ${number}`)];
  const start = lines.findIndex((line) => addressWords(line).includes(addressWords(String(number))[0]!));
  const told = addressWords(lines.slice(Math.max(0, start)).join(" "));
  const place = told.filter((word) => !street.includes(word));
  return (
    start >= 0 &&
    words.every((word) => told.includes(word)) &&
    street.every((word) => words.includes(word) || !told.includes(word)) &&
    (postcode === undefined ? place.some((word) => words.includes(word)) : true) &&
    place.some((word) => words.includes(word))
  );
}
