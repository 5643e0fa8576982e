/** A css colour as the six hex digits that a colour picker takes, or null when it is written in another way. */
export function hexOf(color: string | undefined): string | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color?.trim() ?? "")?.[1]?.toLowerCase();
  if (!digits) return null;
  return `#${digits.length === 6 ? digits : digits.replace(/./g, "$&$&")}`;
}
