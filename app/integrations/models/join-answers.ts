/** The shortest end of an answer that, said again, is taken for a repetition; less may occur twice by chance. */
const SHORTEST = 16;

/** How much of the beginning of `next` repeats the end of `text`, in characters. */
export function repeatedLength(text: string, next: string): number {
  for (let length = Math.min(text.length, next.length); length >= SHORTEST; length -= 1) {
    if (text.endsWith(next.slice(0, length))) return length;
  }
  return 0;
}

/** Whether `next`, of which more is to come, may yet turn out to repeat the end of `text`. */
export function mayRepeat(text: string, next: string): boolean {
  const found = text.indexOf(next);
  return found !== -1 && found + next.length < text.length;
}
