import type { ListedClaim } from "../claims/listed-claim";
import { isFixable } from "../checks/fixes/fixable";
import { openFindings, type Report } from "../checks/report";

/**
 * What its owner should know before a website goes live: a claim that nobody has confirmed, or what breaks it for
 * visitors.
 */
export interface OpenPoint {
  kind: "claim" | "error";
  text: string;
  /** Names a claim in forms. */
  key?: string;
  /** Whether it may be fixed by rule. */
  isFixable?: boolean;
  /** The part of the page, in words. */
  where: string | null;
}

/** The open points of a website, claims first. */
export function openPoints(openClaims: readonly ListedClaim[], report: Report | null): OpenPoint[] {
  const claims = openClaims.map(
    ({ key, text, places: [place] }): OpenPoint => ({ kind: "claim", key, text, where: place?.section ?? null }),
  );
  const errors = (report ? openFindings(report) : []).filter(({ severity }) => severity === "error");
  return [
    ...claims,
    ...errors.map(
      ({ message, where, rule }): OpenPoint => ({
        kind: "error",
        ...(isFixable({ rule }) && { isFixable: true }),
        text: message,
        where: where.text && !message.includes(where.text) ? where.text : null,
      }),
    ),
  ];
}

/** What the box 'Deploy with N open points' says to the server: the owner's word for these points, and no others. */
export function wordFor(points: readonly OpenPoint[]): string {
  return points.map(({ kind, text }) => `${kind}: ${text}`).join("\n");
}
