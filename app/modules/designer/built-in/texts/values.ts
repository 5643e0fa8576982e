/** Words that an owner wants to read, without the quotes and the colon around them. */
export function unquoted(value: string): string {
  const bare = value.trim().replace(/^:\s*/, "");
  return (/^"([^"]*)"[.!?]?$/.exec(bare)?.[1] ?? bare).trim();
}

export const isQuoted = (value: string) => /^:?\s*"[^"]+"[.!?]?$/.test(value.trim());

/** 'something better', 'more exciting': wishes for words, not words. */
export function isWish(value: string): boolean {
  return (
    !isQuoted(value) &&
    /^(?:a |an |some |the )?(?:something|anything|better|nicer|catchier|snappier|shorter|longer|punchier|clearer|funnier|friendlier|more \w+|less \w+|sound|pop|great|new)\b/i.test(
      value.trim(),
    ) &&
    value.trim().split(" ").length < 9
  );
}

export const INVENTS_NOTHING =
  'I do not make up texts, so that everything on your website is yours. Tell me the words and I will put them in, for example: change the headline to "Your words".';
