import { expect, it } from "vitest";
import { versionToken } from "../versions/version-token.server";
import { isPreviewTicket, previewTicket } from "./preview-ticket.server";

const NOW = Date.UTC(2026, 10, 22);
const ticket = previewTicket("rose", NOW);

it("opens its preview for a minute", () => {
  expect(isPreviewTicket(ticket, "rose", NOW)).toBe(true);
  expect(isPreviewTicket(ticket, "rose", NOW + 60_000)).toBe(true);
  expect(isPreviewTicket(ticket, "rose", NOW + 60_001)).toBe(false);
});

it("opens no other preview, and not for longer when somebody writes so", () => {
  expect(isPreviewTicket(ticket, "fern", NOW)).toBe(false);
  const [until, signature] = ticket.split("-", 1).concat(ticket.slice(ticket.indexOf("-") + 1));
  expect(isPreviewTicket(`${Number(until) + 60_000}-${signature}`, "rose", NOW)).toBe(false);
  // The parts of the signed text have one reading.
  expect(isPreviewTicket(ticket, `rose:${until}`, NOW)).toBe(false);
});

it.each(["", "-", "1-", "x", `${NOW}-`, versionToken({ id: 1, previewToken: "rose" })])("is not %j", (other) => {
  expect(isPreviewTicket(other, "rose", NOW)).toBe(false);
});
