import type { Fact } from "../claims/fact";
import { openFindings, type Report } from "../checks/report";

/** What its owner should know before a website goes live: a fact that nobody has confirmed, or what breaks it for visitors. */
export interface OpenPoint {
  kind: "fact" | "error";
  text: string;
  /** The part of the page, in words. */
  where: string | null;
}

/** The open points of a website, facts first. */
export function openPoints(openFacts: readonly Fact[], report: Report | null): OpenPoint[] {
  const facts = openFacts.map(({ text, places: [place] }): OpenPoint => ({ kind: "fact", text, where: place?.section ?? null }));
  const errors = (report ? openFindings(report) : []).filter(({ severity }) => severity === "error");
  return [...facts, ...errors.map(({ message, where }): OpenPoint => ({ kind: "error", text: message, where: where.text && !message.includes(where.text) ? where.text : null }))];
}

/** What the box 'Deploy with N open points' says to the server: the owner's word for these points, and no others. */
export function wordFor(points: readonly OpenPoint[]): string {
  return points.map(({ kind, text }) => `${kind}: ${text}`).join("\n");
}
