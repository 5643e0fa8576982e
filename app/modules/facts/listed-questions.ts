import { capitalised } from "../language/capitalised";
import { commaParts } from "../language/enumeration";
import { asksSomething } from "./question-words";
import { pairOf, QUESTION_END, withoutJoint } from "./question-and-answer";
import type { MarkedQuestions } from "./marked-questions";
import { sentenceIdsOf, type Line } from "./source-text";

/** A question with its answer in brackets. */
const ANSWERED = /^(.{3,110}?)\s\(([^()]{2,240})\)[.!?]?$/u;
/** "what to do, if it got wet": a condition begins no question of its own. */
const CONDITION = /^(?:if|when|wenn|falls|si|quand|cuando|se|quando|als|wanneer|gdy|jeśli|kiedy|إذا|لو)\s/iu;
/** "do ye take shoes (no) / can I return (yes)" */
const STROKE = /\s[/|]\s(?![^()]*\))/u;
const LONGEST_ASKED = 90;

/** The parts of a list: questions with their answers in brackets, and those that have none. */
export interface ListedQuestions extends MarkedQuestions {
  /** Every part begins as questions do. */
  isAsking: boolean;
}

/** Reads a list of questions without their marks: "do they need goggles (not yet), can grandma watch (yes)". */
export function listedIn(line: Line, list: string): ListedQuestions {
  const parts = partsOf(list.replace(/[.]$/u, "")).map(withoutJoint);
  const sentenceIds = sentenceIdsOf(line);
  const read = parts.map((part) => ({ part, answered: ANSWERED.exec(part) }));
  return {
    pairs: read.flatMap(({ answered }, at) =>
      answered && isAsked(answered[1]!, at) ? [pairOf(answered[1]!, answered[2]!, sentenceIds)] : [],
    ),
    asked: read.flatMap(({ part, answered }) => (answered || part.length > LONGEST_ASKED ? [] : [capitalised(part)])),
    isAsking: parts.every((part) => asksSomething(part)),
  };
}

function partsOf(list: string): string[] {
  if (STROKE.test(list)) return list.split(STROKE).filter((part) => part.trim() !== "");
  return commaParts(list).reduce<string[]>((joined, part) => {
    const before = joined.at(-1);
    const goesOn =
      before !== undefined &&
      CONDITION.test(part) &&
      part.endsWith(")") &&
      !before.endsWith(")") &&
      before.split(" ").length < 4;
    return goesOn ? [...joined.slice(0, -1), `${before}, ${part}`] : [...joined, part];
  }, []);
}

/** Names begin with a capital, questions of a list in small letters. */
const isAsked = (question: string, at: number): boolean =>
  at === 0 || QUESTION_END.test(question) || /^[^\p{Lu}]/u.test(question);
