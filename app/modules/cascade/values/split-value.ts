/** Parts of a css value between separators that stand outside of brackets and quotes. */
export function splitValue(value: string, separator: " " | "," | "/" = " "): string[] {
  const parts: string[] = [""];
  let depth = 0;
  let quote = "";
  for (const sign of value.trim()) {
    if (quote ? sign === quote : sign === '"' || sign === "'") quote = quote ? "" : sign;
    else if (!quote) depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    const parts_ = depth === 0 && !quote && (separator === " " ? /\s/.test(sign) : sign === separator);
    if (parts_) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
