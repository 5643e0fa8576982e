import fc from "fast-check";
import { expect, it } from "vitest";
import { healthAfterCheck, nextHealthCheck, type Health } from "./domain-health";

const WELL: Health = { failedChecks: 0, failingSince: null, brokenAt: null, recoveredAt: null };
const MINUTE = 60_000;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 22) + minute * MINUTE);

it("calls a domain broken after three bad looks over an hour, and well after one good look", () => {
  const looks = [0, 30, 60].map(at);
  let health = WELL;
  for (const now of looks) {
    expect(health.brokenAt).toBeNull();
    health = healthAfterCheck(health, "The A record still points elsewhere.", now);
    if (now < looks[2]!) expect(nextHealthCheck(health, now)).toEqual(new Date(now.getTime() + 30 * MINUTE));
  }
  expect(health).toMatchObject({ failedChecks: 3, brokenAt: at(60) });
  expect(nextHealthCheck(health, at(60))).toBeNull();
  expect(healthAfterCheck(health, "The same.", at(1500))).toMatchObject({ brokenAt: at(60) });
  expect(healthAfterCheck(health, null, at(1500))).toEqual({ ...WELL, recoveredAt: at(1500) });
});

it("is never broken by fewer looks, by looks within an hour, or with a good one between", () => {
  const looks = fc.array(fc.record({ gap: fc.integer({ min: 0, max: 90 }), isGood: fc.boolean() }), { maxLength: 20 });
  fc.assert(
    fc.property(looks, (list) => {
      let [health, minute, bad] = [WELL, 0, [] as number[]];
      for (const { gap, isGood } of list) {
        minute += gap;
        bad = isGood ? [] : [...bad, minute];
        health = healthAfterCheck(health, isGood ? null : "It leads elsewhere.", at(minute));
        expect(health.brokenAt !== null).toBe(isBroken(bad));
      }
    }),
  );
});

/** Whether some bad look of an unbroken row was the third or later, and an hour or more after the first. */
const isBroken = (bad: number[]) => bad.some((minute, index) => index >= 2 && minute - bad[0]! >= 60);
