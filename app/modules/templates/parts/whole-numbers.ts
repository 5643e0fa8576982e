/** "1 200 €", "Call 976 555 014" in one line: blanks within a number, and between it and its sign, do not break. */
export function withWholeNumbers(text: string): string {
  return text.replace(/(?<=[\p{Nd})])\s(?=[\p{Nd}(]|[%\p{Sc}])|(?<=\p{Sc})\s(?=\p{Nd})/gu, "\u00a0");
}
