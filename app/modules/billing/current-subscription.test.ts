import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currentSubscription, isWaitingForPayment } from "./current-subscription";

const one = (status: string, created: number) => ({ status, created, clientSecret: null as string | null });

describe("currentSubscription", () => {
  it.each([
    [["canceled", "active"], "active"],
    [["incomplete", "active", "incomplete"], "active"],
    [["incomplete_expired", "canceled", "incomplete"], "incomplete"],
    [["canceled", "past_due"], "past_due"],
    [["something_new", "canceled"], "canceled"],
  ])("of %j is %s", (statuses, expected) => {
    expect(currentSubscription(statuses.map(one))?.status).toBe(expected);
  });

  it("is the newest of equal ones, in whatever order they are listed", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 1 }), (times) => {
        const found = currentSubscription(times.map((created) => one("canceled", created)));
        expect(found?.created).toBe(Math.max(...times));
      }),
    );
  });

  it("is nothing without any", () => expect(currentSubscription([])).toBeNull());
});

describe("isWaitingForPayment", () => {
  it.each([
    ["incomplete", "pi_1_secret_2", true],
    ["unpaid", "pi_1_secret_2", true],
    ["past_due", "pi_1_secret_2", false],
    ["incomplete", null, false],
    ["canceled", null, false],
  ])("%s with the secret %s: %s", (status, clientSecret, expected) => {
    expect(isWaitingForPayment({ status, clientSecret, created: 1 })).toBe(expected);
  });
});
