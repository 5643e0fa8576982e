/** The text with Arabic-Indic and Persian digits as 0 to 9, of the same length, so that offsets stay valid. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
