import { describe, expect, it } from "vitest";
import { saltKey } from "~/published/edge-state";
import { Salts } from "./salts";
import { visitorIds } from "./visitor-id";

const rowOf = (day: string, salt: string | null) => ({
  key: saltKey(day),
  value: salt && JSON.stringify({ salt: btoa(salt.padEnd(16)) }),
});
const visitor = { userAgent: "Firefox", address: "192.0.2.7", deploymentId: 1 };

describe("the daily salts", () => {
  it("are those that arrived, until they are taken away", () => {
    const salts = new Salts();
    salts.apply([rowOf("2026-11-21", "one"), { key: "site:1", value: "{}" }], false);
    expect(salts.of("2026-11-21").toString().trim()).toBe("one");
    salts.apply([rowOf("2026-11-21", null)], false);
    expect(salts.of("2026-11-21").toString().trim()).not.toBe("one");
    salts.apply([rowOf("2026-11-22", "two")], true);
    expect(salts.of("2026-11-22").toString().trim()).toBe("two");
  });

  it("that did not arrive are the same on all renderers that hold the same ones, and new every day", () => {
    const [one, other, stranger] = [new Salts(), new Salts(), new Salts()];
    for (const salts of [one, other]) salts.apply([rowOf("2026-11-19", "old"), rowOf("2026-11-20", "new")], true);
    expect(one.of("2026-11-23")).toEqual(other.of("2026-11-23"));
    expect(one.of("2026-11-23")).not.toEqual(one.of("2026-11-24"));
    expect(one.of("2026-11-23")).not.toEqual(stranger.of("2026-11-23"));
    expect(one.of("2026-11-23")).toHaveLength(16);
  });
});

describe("a visitor's id", () => {
  const salts = new Salts();
  salts.apply([rowOf("2026-11-20", "one"), rowOf("2026-11-21", "two")], true);
  const idsAt = (time: string, who = visitor) => visitorIds(salts, who, new Date(time));

  it("is the same all day, and another one the next", () => {
    const { visitorId } = idsAt("2026-11-20T01:00:00Z");
    expect(idsAt("2026-11-20T23:59:59.999Z")).toEqual({ visitorId, priorVisitorId: null });
    expect(idsAt("2026-11-21T01:00:00Z").visitorId).not.toBe(visitorId);
    expect(BigInt.asIntN(64, BigInt(visitorId))).toBe(BigInt(visitorId));
  });

  it("comes with that of the day before for the first half hour", () => {
    const { visitorId } = idsAt("2026-11-20T23:59:00Z");
    expect(idsAt("2026-11-21T00:00:00.000Z").priorVisitorId).toBe(visitorId);
    expect(idsAt("2026-11-21T00:30:00.000Z").priorVisitorId).toBe(visitorId);
    expect(idsAt("2026-11-21T00:30:00.001Z").priorVisitorId).toBeNull();
  });

  it("differs by user agent, address and site", () => {
    const others = [
      { ...visitor, userAgent: "Chrome" },
      { ...visitor, address: "192.0.2.8" },
      { ...visitor, deploymentId: 2 },
    ];
    const ids = [visitor, ...others].map((who) => idsAt("2026-11-20T12:00:00Z", who).visitorId);
    expect(new Set(ids).size).toBe(4);
  });
});
