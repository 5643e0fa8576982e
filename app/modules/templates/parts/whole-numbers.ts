import type { Section } from "../../site/site-plan";

/** "1 200 €", "Call 976 555 014" in one line: blanks within a number, and between it and its sign, do not break. */
export function withWholeNumbers(text: string): string {
  return text.replace(/(?<=[\p{Nd})])\s(?=[\p{Nd}(]|[%\p{Sc}])|(?<=\p{Sc})\s(?=\p{Nd})/gu, "\u00a0");
}

const whole = (texts: readonly string[]) => texts.map(withWholeNumbers);

/** A section whose heading and running text break no amount from its currency: "desde 480 € instalado". */
export function unbroken(section: Section): Section {
  const titled = { ...section, title: withWholeNumbers(section.title) };
  if (titled.kind === "hero") return { ...titled, ...(titled.lead && { lead: withWholeNumbers(titled.lead) }) };
  if (titled.kind === "about") return { ...titled, paragraphs: whole(titled.paragraphs) };
  if (titled.kind === "notes") return { ...titled, items: whole(titled.items) };
  return titled.kind === "prices" && titled.told ? { ...titled, told: whole(titled.told) } : titled;
}
