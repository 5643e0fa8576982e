import { describe, expect, it } from "vitest";
import { jsonList } from "./json-list.server";

async function* items(...values: unknown[]) {
  for (const value of values) {
    if (value instanceof Error) throw value;
    yield value;
  }
}

describe("jsonList", () => {
  it.each([[[]], [[{ id: 1 }]], [[{ id: 1 }, { title: "é, ]" }, null]]])("sends %j as JSON", async (values) => {
    const answer = jsonList(items(...values));
    expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(await answer.json()).toEqual(values);
  });

  it("never ends as a whole list when it breaks off", async () => {
    const answer = jsonList(items({ id: 1 }, new Error("the database is gone")));
    await expect(answer.text()).rejects.toThrow("the database is gone");
  });
});
