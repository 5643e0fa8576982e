import { alignedTable } from "../bench/table";
import type { CorpusTally } from "./corpora/corpus";
import { isFalse, type SiteVerdict } from "./judge-site";
import { SUBJECTS, type Subject, type Tally } from "./pairs/verdict";

const HEAD = [
  "language",
  "sites",
  "false pair",
  "prices",
  "days",
  "people",
  "address",
  "contact",
  "since",
  "dates",
  "wishes",
  "talk",
  "colours missed",
  "words missed",
  "alarms/claims",
];

/** A row for each language and one for all: agreed/wrong/unread for each sort of pair, and what else is counted. */
export function pairsTable(verdicts: readonly SiteVerdict[]): string {
  const languages = [...new Set(verdicts.map(({ language }) => language))];
  const rows = languages.map((language) =>
    rowOf(
      language,
      verdicts.filter((verdict) => verdict.language === language),
    ),
  );
  return alignedTable(HEAD, [...rows, rowOf("all", verdicts)]);
}

function rowOf(name: string, verdicts: readonly SiteVerdict[]): string[] {
  const pairs = (subject: Subject) => {
    const { agreed, wrong, unread } = tallyOf(verdicts, subject);
    return `${agreed}/${wrong}/${unread}`;
  };
  const count = (of: (verdict: SiteVerdict) => number) => String(verdicts.reduce((sum, each) => sum + of(each), 0));
  return [
    name,
    String(verdicts.length),
    String(verdicts.filter(isFalse).length),
    ...(["prices", "hours", "people", "address", "contact", "established", "dates"] as const).map(pairs),
    count(({ wishes }) => wishes.length),
    count(({ talk }) => talk.length),
    count(({ coloursNotFollowed }) => coloursNotFollowed.length),
    count(({ missingWords }) => missingWords.length),
    `${count(({ falseAlarms }) => falseAlarms.length)}/${count(({ claims }) => claims)}`,
  ];
}

function tallyOf(verdicts: readonly SiteVerdict[], subject: Subject): Tally {
  const sum = { agreed: 0, wrong: 0, unread: 0 };
  for (const { pairs } of verdicts)
    for (const key of ["agreed", "wrong", "unread"] as const) sum[key] += pairs[subject].tally[key];
  return sum;
}

/** Each fault of a site on a line of its own: what the page says, and what is true. */
export function faultLines(verdict: SiteVerdict): string[] {
  const { id, pairs, wishes, talk, falseAlarms, coloursNotFollowed, missingWords } = verdict;
  const listed = (name: string, texts: readonly string[]) => texts.map((text) => `${id}  ${name}  ${text}`);
  return [
    ...SUBJECTS.flatMap((subject) => pairs[subject].faults).map(
      ({ subject, said, told }) => `${id}  FALSE ${subject}  ${said}  <-  ${told}`,
    ),
    ...listed("WISH", wishes),
    ...listed("TALK", talk),
    ...listed("ALARM", falseAlarms),
    ...listed("colour missed", coloursNotFollowed),
    ...listed("words missed", missingWords),
    ...SUBJECTS.flatMap((subject) => listed(`unread ${subject}`, pairs[subject].unread)),
  ];
}

/** What goes into a record of a run. */
export const pairsRecord = (verdicts: readonly SiteVerdict[]) => ({
  sites: verdicts.length,
  sitesWithFalsePair: verdicts.filter(isFalse).map(({ id }) => id),
  sitesWithWish: verdicts.filter(({ wishes }) => wishes.length > 0).map(({ id }) => id),
  sitesWithTalk: verdicts.filter(({ talk }) => talk.length > 0).map(({ id }) => id),
  tallies: Object.fromEntries(SUBJECTS.map((subject) => [subject, tallyOf(verdicts, subject)])),
  verdicts,
});

/** A row for each part of a corpus: agreed, wrong, unread. */
export const corpusTable = (tallies: readonly CorpusTally[]): string =>
  alignedTable(
    ["corpus", "agreed", "wrong", "unread"],
    tallies.map(({ name, agreed, wrong, unread }) => [name, ...[agreed, wrong.length, unread.length].map(String)]),
  );

/** What is wrong or unread in a part of a corpus, each on a line of its own. */
export const corpusLines = ({ name, wrong, unread }: CorpusTally): string[] => [
  ...wrong.map((words) => `${name}  WRONG  ${words}`),
  ...unread.map((words) => `${name}  unread  ${words}`),
];
