import { describe, expect, it } from "vitest";
import { isViewChange, keepDataOnViewChange, withParam } from "./view-params";

const at = (path: string) => new URL(path, "http://localhost");

describe("withParam", () => {
  it("sets a parameter and keeps the others", () => {
    expect(withParam(at("/analysis/4?edit=true"), "dialog", "deploy")).toBe("/analysis/4?edit=true&dialog=deploy");
  });
  it("takes a parameter away, the question mark with the last", () => {
    expect(withParam(at("/analysis/4?edit=true&dialog=deploy"), "dialog", null)).toBe("/analysis/4?edit=true");
    expect(withParam(at("/deployments?dialog=domain"), "dialog", null)).toBe("/deployments");
  });
});

describe("isViewChange", () => {
  it.each([
    ["/deployments", "/deployments?dialog=domain", true],
    ["/content?tab=all&page=2", "/content?page=2&tab=drafts", true],
    ["/analysis/4?edit=true&tab=design", "/analysis/4", true],
    ["/content?tab=all&page=2", "/content?tab=all&page=3", false],
    ["/content?tab=all", "/deployments?tab=all&dialog=x", false],
    ["/deployments", "/deployments", false],
  ])("%s to %s: %s", (from, to, expected) => expect(isViewChange(at(from), at(to))).toBe(expected));
});

describe("keepDataOnViewChange", () => {
  const change = {
    currentUrl: at("/deployments"),
    nextUrl: at("/deployments?dialog=x"),
    defaultShouldRevalidate: true,
  };
  it("keeps the data when a dialog opens", () => expect(keepDataOnViewChange(change)).toBe(false));
  it("asks again after a form, whatever its address", () => {
    expect(keepDataOnViewChange({ ...change, formMethod: "POST" })).toBe(true);
  });
  it("keeps the data after a form that failed", () => {
    const sent = { ...change, nextUrl: at("/deployments"), formMethod: "POST" };
    expect(keepDataOnViewChange({ ...sent, actionStatus: 401 })).toBe(false);
    expect(keepDataOnViewChange({ ...sent, actionStatus: 200 })).toBe(true);
  });
  it("leaves everything else to the framework", () => {
    expect(keepDataOnViewChange({ ...change, nextUrl: at("/content") })).toBe(true);
    expect(keepDataOnViewChange({ ...change, nextUrl: at("/content"), defaultShouldRevalidate: false })).toBe(false);
  });
});
