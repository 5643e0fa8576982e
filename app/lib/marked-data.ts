/** A text that is told to a model: what it is called, and what it says. */
export interface DataPart {
  name: string;
  text: string;
}

/**
 * Texts between lines that occur nowhere in them, so that nothing in a text can end it early and be read as an
 * instruction.
 */
export function markedData(parts: readonly DataPart[]): string {
  const mark = unusedMark(parts);
  return parts.map(({ name, text }) => `${mark} BEGIN ${name}\n${text}\n${mark} END ${name}`).join("\n");
}

function unusedMark(parts: readonly DataPart[]): string {
  for (let number = 1; ; number += 1) {
    const mark = `DATA-${number}`;
    if (parts.every(({ text }) => !text.includes(mark))) return mark;
  }
}
