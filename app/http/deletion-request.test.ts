import { createCookie } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { CONFIRM_WITHIN_MS, isTooLate, readDeletion, rememberDeletion } from "./deletion-request.server";

const asked = { userId: 7, askedAt: 1_000_000, state: "state" };
const read = (cookie: string) => readDeletion(new Request("http://localhost/", { headers: { cookie } }));

describe("what was asked to be deleted", () => {
  it("is read again from the browser that asked, and only as we wrote it", async () => {
    const header = (await rememberDeletion(asked)).split(";")[0]!;
    expect(await read(header)).toEqual(asked);
    const planted = (await createCookie("plinth_deletion").serialize(asked)).split(";")[0]!;
    expect([await read(planted), await read(header.slice(0, -3)), await read("")]).toEqual([null, null, null]);
  });

  it("is to be confirmed within five minutes", () => {
    expect([
      isTooLate(asked, asked.askedAt),
      isTooLate(asked, asked.askedAt + CONFIRM_WITHIN_MS),
      isTooLate(asked, asked.askedAt + CONFIRM_WITHIN_MS + 1),
    ]).toEqual([false, false, true]);
    expect(CONFIRM_WITHIN_MS).toBe(300_000);
  });
});
