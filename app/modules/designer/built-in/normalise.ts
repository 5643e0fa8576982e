import { commandLength } from "../../language/typos";
import { toEnglish } from "./words/to-english";

const OPENINGS = [
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|okay|ok|well|so|now|also|and|then|thanks|thank you)\b(?: there| plinth)?[,.!:]?\s+/i,
  /^(?:please|pls|plz|kindly|just|maybe|perhaps)[,]?\s+/i,
  /^(?:can|could|would|will) (?:you|we|i)\s+/i,
  /^(?:would you mind|is it possible to|would it be possible to|i was wondering if you could|i wonder if you could)\s+/i,
  /^(?:i|we)(?:'d| would)? (?:want|like|love|need|prefer|wish)(?: you)? to\s+/i,
  /^(?:i|we)(?:'d| would)? (?:want|like|love|need|prefer)(?: to have)?\s+/i,
  /^(?:let's|let us|go ahead and|you should|you can|i think|we think|it would be (?:nice|good|great|better) (?:to|if))\s+/i,
];
const CLOSINGS = [
  /,?(?<!\s)\s+(?:please|pls|plz|thanks|thank you(?: very much| so much)?|thx|for me|for now|from now on|right away|if (?:you can|possible|that's ok)|asap)\s*[.!?]*$/i,
  /,\s+(?:would you|could you|can you|ok|okay|please update (?:it|that|this))\s*[.!?]*$/i,
];

/** A request in one plain form: straight quotes, no politeness around it, British spelling in the command. */
export function normalise(message: string): string {
  const plain = straightQuotes(message.replace(/\s+/g, " ").trim());
  const bare = unwrap(plain);
  return withoutEnd(respeltCommand(toEnglish(bare)));
}

/** Only the whitespace and the quotes made plain. */
function straightQuotes(text: string): string {
  return text
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/(^|[\s(:])'([^'"]+?)'(?=$|[\s.,;:!?)])/g, '$1"$2"');
}

function unwrap(text: string): string {
  let bare = text;
  for (let before = ""; before !== bare; ) {
    before = bare;
    for (const pattern of [...OPENINGS, ...CLOSINGS]) bare = bare.replace(pattern, "");
  }
  return bare;
}

const SPELLINGS: [RegExp, string][] = [
  [/\bcolor(s|ed|ing)?\b/gi, "colour$1"],
  [/\bcenter(s|ed|ing)?\b/gi, "centre$1"],
  [/\bgray\b/gi, "grey"],
  [/\b(?:colours|colour) scheme\b/gi, "brand colour"],
];

/** British spelling. */
const respelt = (text: string): string => SPELLINGS.reduce((result, [from, to]) => result.replace(from, to), text);

/** The command is spelt in one way; what shall be read stays as its owner writes it. */
function respeltCommand(text: string): string {
  const length = commandLength(text);
  return respelt(text.slice(0, length)) + text.slice(length);
}

/** A full stop ends the request, unless the words after a colon are the owner's own. */
function withoutEnd(text: string): string {
  if (/:\s/.test(text.replace(/"[^"]*"/g, ""))) return text.trim();
  return text.replace(/(?<![\s.!?;,])[\s.!?;,]+$/, "").trim();
}
