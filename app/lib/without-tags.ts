/** Markup with a blank in the place of each tag. A `<` that no `>` follows stays, and costs no second look. */
export function withoutTags(markup: string): string {
  const pieces = markup.split(">");
  const rest = pieces.pop()!;
  const texts = pieces.map((piece) => {
    const tag = piece.indexOf("<");
    return tag < 0 ? `${piece}>` : `${piece.slice(0, tag)} `;
  });
  return texts.join("") + rest;
}
