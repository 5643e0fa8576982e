const VERBS =
  "change|make|set|turn|move|put|place|bring|hide|show|delete|remove|erase|get rid of|add|include|insert|rename|call|replace|swap|switch|use|give|increase|raise|decrease|reduce|lower|enlarge|shrink|round|square|centre|align|duplicate|copy|update|write|take|drop|darken|lighten|describe|link|correct|fix|colour|bold|underline|undo|connect|translate|create|close|open|hide|paint|double|halve|shift|restore";

const BOUNDARY =
  /(?:(?<!\s)\s+)?[;\n]\s*|,?(?<!\s)\s+(?:and then|and also|then also|and|then|also|plus)\s+|,\s+|[.!?]\s+/gi;
const STARTS_ANEW = new RegExp(`^(?:please |also |then |and |you can |could you |can you )*(?:${VERBS})\\b`, "i");
const VERB_AT_START = new RegExp(`^(?:${VERBS})\\b`, "i");

/** Two requests that one message may be made of. */
export interface RequestSplit {
  left: string;
  right: string;
  /** Whether the right one begins with a verb of its own, or borrows that of the left. */
  own: boolean;
}

/** So many partings of either kind are looked at: a request that goes on behind more signs is read as a whole only. */
export const MOST_SPLITS = 4;

/** The first places outside of quotes at which a message may part into two requests, from the first on. */
export function requestSplits(message: string): RequestSplit[] {
  const verb = VERB_AT_START.exec(message)?.[0];
  const found: RequestSplit[] = [];
  const room = { own: MOST_SPLITS, borrowed: MOST_SPLITS };
  let [quotes, at] = [0, 0];
  for (const { 0: sign, index } of message.matchAll(BOUNDARY)) {
    quotes += quotesIn(message.slice(at, index));
    at = index;
    const behind = index + sign.length;
    if (index === 0 || behind === message.length || quotes % 2 === 1) continue;
    const own = startsAnew(message, behind);
    if (room[own ? "own" : "borrowed"]-- <= 0) continue;
    const [left, right] = [message.slice(0, index).trim(), message.slice(behind).trim()];
    found.push({ left, right: own || !verb ? right : `${verb} ${right}`, own });
  }
  return found;
}

/** Polite words and a verb are no longer than this. */
const LONGEST_START = 80;
const startsAnew = (message: string, at: number) => STARTS_ANEW.test(message.slice(at, at + LONGEST_START).trimStart());

const quotesIn = (text: string) => text.split('"').length - 1;

const PRONOUN = /\b(?:it|them|that one|those|that)\b/i;

/** 'it' and 'them' mean what the request before was about. */
export function withAntecedent(request: string, about: string | undefined): string {
  const bare = about?.replace(/^(?:the|our|my) /i, "");
  return bare ? request.replace(PRONOUN, `the ${bare}`) : request;
}

/** Whether a request points back, in what comes before the words that it wants to be read. */
export function hasPronoun(request: string): boolean {
  const head = request.split(/"|: | (?:to|say|with) /)[0]!;
  return /^(?:\w+ ){1,2}(?:that|those)$|\b(?:it|them)\b/i.test(head);
}

const LEAD_INS = [
  /^(?:i|we) (?:don't|do not|no longer) (?:need|want|like) (.+?)(?: any ?more)?[,.;]? (?:so |please |and |just )*((?:take|remove|delete|hide|get rid of|drop|throw) (?:it|them|that)\b.*)$/i,
  /^(.+?) (?:is|are|looks?|seems?) (?:too |a bit |a little |not |so |very |much too )[^,;.]+[,;.] ?(?:so |please |and |could you |can you )*((?:\w+) (?:it|them)\b.+)$/i,
];

/** 'the headline is too big, make it smaller' says one thing twice: only what shall be done is kept. */
export function withoutLeadIn(message: string): string {
  const match = LEAD_INS.map((pattern) => pattern.exec(message)).find((found) => found !== null);
  return match ? withAntecedent(match[2]!, match[1]) : message;
}
