/**
 * Cuts a text to at most `max` characters, at a word where there is one, with an ellipsis; never inside a character.
 */
export function truncate(text: string, max: number): string {
  const characters = [...text];
  if (text.length <= max) return text;
  const cut = takeUnits(characters, max - 1);
  const space = cut.lastIndexOf(" ");
  const kept = space > max * 0.6 ? cut.slice(0, space) : cut;
  return `${kept.replace(/(?<![\s,.;:|–-])[\s,.;:|–-]+$/u, "")}…`;
}

/** As many whole characters as fit into `max` UTF-16 units, the way browsers and search engines count. */
function takeUnits(characters: string[], max: number): string {
  let taken = "";
  for (const character of characters) {
    if (taken.length + character.length > max) break;
    taken += character;
  }
  return taken;
}
