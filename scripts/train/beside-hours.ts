import type { Beside } from "~/modules/facts/hours/beside";
import { readHoursStrictly, type HoursSentence } from "~/modules/facts/hours/read-sentence";
import type { Statement } from "~/modules/facts/hours/statement";
import { stretchOf, type Stretch } from "~/modules/facts/hours/stretch";
import { hoursTokens } from "~/modules/facts/hours/tokens";
import { countTo24, spansOf } from "~/modules/facts/hours/week";
import { readSource } from "~/modules/facts/source-text";
import { DAYS, ownerText, type PairCase } from "../../tests/judge/truth";
import { kindsIn, type Passage } from "./passages";
import type { Example } from "./train-classifier";

/** Examples for clauses that are left over beside rows, and for sentences beside those that tell rows. */
export interface BesideExamples {
  clauses: Example[];
  sentences: Example[];
}

/** What stands beside hours, out of passages written for this and of briefs whose hours we know. */
export function besideExamples(passages: readonly Passage[], cases: readonly PairCase[]): BesideExamples {
  const all = [...passages.map(ofPassage), ...cases.map(ofCase)];
  return { clauses: all.flatMap(({ clauses }) => clauses), sentences: all.flatMap(({ sentences }) => sentences) };
}

type Told = Readonly<Partial<Record<(typeof DAYS)[number], readonly string[]>>>;

function ofPassage(passage: Passage): BesideExamples {
  const { language, text, hours, parts } = passage;
  const whole = parts.flatMap(([words, kind]) => wholeExample(words, kind, language));
  const examples = { clauses: whole.filter(({ label }) => label !== "rows"), sentences: whole };
  let from = 0;
  for (const sentence of sentencesOf(text)) {
    const start = text.indexOf(sentence, from);
    if (start < 0) continue;
    from = start;
    const kinds = kindsIn(passage, start, start + sentence.length - 1);
    const weightiest = (["rows", "change", "other", "note", "talk"] as const).find((kind) => kinds.includes(kind))!;
    examples.sentences.push(...wholeExample(sentence, weightiest, language));
    const read = readHoursStrictly(sentence, language);
    const isOwn = read.statements.every(({ at }) => {
      const place = start + read.tokens[at]!.start;
      return kindsIn(passage, place, place + 1)[0] === "rows";
    });
    const isRight = isOwn && agrees(read, hours, language);
    for (const stretch of leftOf(read)) {
      const at = start + sentence.indexOf(stretch.text);
      const [kind] = kindsIn(passage, at, at + stretch.text.length);
      examples.clauses.push({ ...stretch, label: labelOf(kind!, { isRight, touches: stretch.touches }) });
    }
  }
  return examples;
}

/** What carries rows that are right without it is no part of them; what stands with rows that are wrong may be why. */
function labelOf(kind: Beside, { isRight, touches }: { isRight: boolean; touches: boolean }): Beside {
  if (kind === "rows") return isRight ? "carry" : "rows";
  return isRight || !touches || kind === "change" ? kind : "rows";
}

function ofCase(each: PairCase): BesideExamples {
  const examples: BesideExamples = { clauses: [], sentences: [] };
  const { language, truth } = each;
  for (const sentence of sentencesOf(ownerText(each))) {
    const read = readHoursStrictly(sentence, language);
    const isOther = truth.notHours.some((words) => sentence.includes(words) || words.includes(sentence));
    const namesTime = read.tokens.some(({ clock, weekdays }) => clock ?? weekdays);
    if (isOther) examples.sentences.push(...wholeExample(sentence, "other", language));
    else if (read.statements.length > 0) {
      examples.sentences.push(...wholeExample(sentence, "rows", language));
      const isRight = agrees(read, truth.hours, language);
      for (const stretch of leftOf(read))
        examples.clauses.push({ ...stretch, label: guessOf(stretch, { isRight, isDoubtful: truth.hoursDoubtful }) });
    } else if (namesTime && !truth.hoursDoubtful && !read.isAboutHours)
      examples.sentences.push(...wholeExample(sentence, "talk", language));
  }
  return examples;
}

/** Briefs do not say what their clauses are: beside rows that are right it changes nothing, unless they have exceptions. */
function guessOf(
  { touches, isOfDays }: Stretch,
  { isRight, isDoubtful }: { isRight: boolean; isDoubtful: boolean },
): Beside {
  if (!isRight) return "rows";
  if (isDoubtful && isOfDays) return "change";
  return touches || isOfDays ? "note" : "talk";
}

const sentencesOf = (text: string): string[] =>
  readSource(text).lines.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text));

const leftOf = ({ statements, beside = [] }: HoursSentence) => (statements.length > 0 ? beside : []);

function wholeExample(text: string, label: Beside, language: string): Example[] {
  const tokens = hoursTokens(text, language);
  const { found } = stretchOf(text, tokens, { at: 0, next: tokens.length });
  return tokens.length > 0 ? [{ text, label, found }] : [];
}

/** Whether all statements of a sentence say what is true of their days. */
const agrees = ({ statements }: HoursSentence, told: Told, language: string): boolean =>
  statements.every(
    ({ value }) =>
      !value.days.isSometimes && value.days.weekdays.every((day) => isTold(value, told[DAYS[day]!], language)),
  );

function isTold(statement: Statement, told: readonly string[] | undefined, language: string): boolean {
  if (!told) return false;
  if (statement.isClosed) return told.includes("closed");
  const { ranges = [], isByAppointment } = statement.times ?? {};
  if (isByAppointment && ranges.length === 0) return told.includes("appointment");
  const place = { span: { at: 0, next: 1 }, sentence: 0, block: 0, isFurther: false };
  const entry = { ...place, statement, weekdays: statement.days.weekdays, ranges };
  const spans = spansOf(entry, countTo24([entry], language)).map(({ opens, closes }) => `${opens}-${closes}`);
  const ends = told.map((span) => (span === "00:00-24:00" ? "00:00-23:59" : span.replace("-24:00", "-00:00")));
  return spans.length > 0 ? spans.every((span) => ends.includes(span)) : ends.some((end) => /\d/u.test(end));
}
