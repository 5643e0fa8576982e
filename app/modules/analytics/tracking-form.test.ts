import { describe, expect, it } from "vitest";
import { analyticsInput, INVALID_FORMAT, trackingForm } from "./tracking-form";

const read = (googleAnalyticsId: unknown) => analyticsInput.safeParse({ googleAnalyticsId });

describe("analyticsInput", () => {
  it.each([
    ["G-ABC123DEF4", "G-ABC123DEF4"],
    [" G-1 ", "G-1"],
    ["", null],
    ["  ", null],
    [null, null],
  ])("takes %j as %j", (sent, kept) => expect(read(sent).data).toEqual({ googleAnalyticsId: kept }));

  it.each([
    "G-",
    "g-abc123",
    "G-abc123",
    "UA-12345-1",
    "GTM-ABC",
    "G-ABC 123",
    "G-ABC\n123",
    "xG-ABC",
    'G-A");alert(1)//',
    "G-</script>",
    `G-${"A".repeat(31)}`,
    "G-ÄBC",
    "G-١٢٣",
    7,
    [],
    undefined,
  ])("refuses %j in the words of tests/list", (sent) =>
    expect(read(sent).error?.issues[0]?.message).toBe(INVALID_FORMAT.description),
  );
});

describe("trackingForm", () => {
  it("takes a field that was left empty for none", () =>
    expect(trackingForm.parse({})).toEqual({ googleAnalyticsId: null }));
});
