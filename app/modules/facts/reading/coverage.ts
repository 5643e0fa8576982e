import type { Token } from "./tokenize";

/** A value with the indices of the tokens that it accounts for: from `at` up to, not with, `next`. */
export interface Reading<Value> {
  value: Value;
  at: number;
  next: number;
}

/** A grammar: reads a value from a token on, or nothing. */
export type Rule<Kind extends string, Value> = (
  tokens: readonly Token<Kind>[],
  at: number,
) => { value: Value; next: number } | undefined;

/** What the kinds of tokens mean for coverage. */
export interface CoverageKinds<Kind extends string> {
  /** Words that say nothing of their own beside a fact: "we are open", "from". */
  light: ReadonlySet<Kind>;
  /** Where a clause ends: commas, "and", brackets, full stops. */
  separators: ReadonlySet<Kind>;
  /** What only this reader's facts are made of, and what changes them: a day, a time, "except", "until". */
  own: ReadonlySet<Kind>;
}

/** What a reader makes of a sentence. */
export interface Coverage<Kind extends string, Value> {
  readings: Reading<Value>[];
  /** The tokens that change or may change what was read: with one of them nothing of the sentence is a fact. */
  left: Token<Kind>[];
  /** The sentence says something else besides, in clauses of its own. */
  saysMore: boolean;
  /** All that stands beside the readings and is not light. */
  clauses: Clause<Kind>[];
}

/** Words between two separators or readings, from the token `at` up to, not with, `next`. */
interface Clause<Kind extends string> {
  items: Token<Kind>[];
  at: number;
  next: number;
  /** No separator stands between them and a reading. */
  touches: boolean;
  /** They change or may change what was read. */
  isLeft: boolean;
}

/** Reads values one after another; what no reading takes is light, another clause's, or left over. */
export function cover<Kind extends string, Value>(
  tokens: readonly Token<Kind>[],
  rule: Rule<Kind, Value>,
  kinds: CoverageKinds<Kind>,
): Coverage<Kind, Value> {
  const readings = readAll(tokens, rule);
  const clauses = clausesBetween(tokens, readings, kinds);
  const left = clauses.filter(({ isLeft }) => isLeft);
  return {
    readings,
    left: readings.length > 0 ? left.flatMap(({ items }) => items) : [],
    saysMore: clauses.length > left.length,
    clauses,
  };
}

function readAll<Kind extends string, Value>(
  tokens: readonly Token<Kind>[],
  rule: Rule<Kind, Value>,
): Reading<Value>[] {
  const readings: Reading<Value>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = rule(tokens, at);
    if (read) readings.push({ value: read.value, at, next: read.next });
    at = read ? Math.max(read.next, at + 1) : at + 1;
  }
  return readings;
}

function clausesBetween<Kind extends string, Value>(
  tokens: readonly Token<Kind>[],
  readings: readonly Reading<Value>[],
  { light, separators, own }: CoverageKinds<Kind>,
): Clause<Kind>[] {
  const clauses: Omit<Clause<Kind>, "isLeft">[] = [];
  let current = { items: [] as Token<Kind>[], at: 0, touches: false };
  const close = (next: number, { touches, behind }: { touches: boolean; behind: number }) => {
    clauses.push({ ...current, next });
    current = { items: [], at: behind, touches };
  };
  const byStart = new Map(readings.map((reading) => [reading.at, reading]));
  for (let at = 0; at < tokens.length; ) {
    const reading = byStart.get(at);
    const token = tokens[at]!;
    if (reading) {
      current.touches = true;
      close(at, { touches: true, behind: reading.next });
    } else if (isKind(separators, token)) close(at, { touches: false, behind: at + 1 });
    else if (!isKind(light, token)) current.items.push(token);
    at = reading ? reading.next : at + 1;
  }
  close(tokens.length, { touches: false, behind: tokens.length });
  return clauses
    .filter(({ items }) => items.length > 0)
    .map((clause) => ({ ...clause, isLeft: clause.touches || clause.items.some((item) => isKind(own, item)) }));
}

const isKind = <Kind extends string>(kinds: ReadonlySet<Kind>, { kind }: Token<Kind>): boolean =>
  kind !== "other" && kinds.has(kind);
