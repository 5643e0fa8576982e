import { LEXICONS, type Lexicon } from "./lexicons";

/** A request in German, Spanish, French or Portuguese put into English, word by word; what is quoted stays. */
export function toEnglish(text: string): string {
  const known = Object.values(LEXICONS).find((lexicon) => lexicon.starts.test(text));
  if (!known || /\bthe\b/i.test(text)) return text;
  const command = text.slice(0, text.includes('"') ? text.indexOf('"') : text.length);
  const into = known.into.exec(command);
  const end = into ? into.index + into[0].length : command.length;
  const rest = text.slice(end);
  return translated(text.slice(0, end), known) + (isKnown(rest, known) ? translated(rest, known) : rest);
}

/** Whether each word is one of those above; words that are not are an owner's own. */
function isKnown(text: string, known: Lexicon): boolean {
  return text.split(/\s+/).every((word) => translated(word, known) !== word);
}

function translated(part: string, { words }: Lexicon): string {
  return words.reduce(
    (result, [from, to]) => result.replace(new RegExp(`(?<![\\p{L}])(?:${from})(?![\\p{L}])`, "giu"), to),
    part,
  );
}
