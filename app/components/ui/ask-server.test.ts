import { describe, expect, it } from "vitest";
import { askServer } from "./ask-server";

/** What Remix makes of an answer with such a status. */
const errorResponse = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });

const ask = (reason: unknown) =>
  askServer(
    () => Promise.reject(reason),
    () => ({ kind: "demo", failure: "Not reached." }),
  );

describe("what a form gets", () => {
  it("is what the server says", async () => {
    expect(
      await askServer(
        () => Promise.resolve({ saved: true }),
        () => null,
      ),
    ).toEqual({ saved: true });
  });

  it.each([
    ["a redirect", new Response(null, { status: 302 })],
    ["a refusal", errorResponse(404, null)],
  ])("is %s of the server's own", async (_name, reason) => {
    await expect(ask(reason)).rejects.toBe(reason);
  });

  it.each([
    ["nothing came", new TypeError("Failed to fetch")],
    [
      "a proxy sent a page of its own",
      new Error("Unable to decode turbo-stream response from URL: http://localhost/_root.data"),
    ],
    ["the server broke", errorResponse(500, "broken")],
  ])("says so where %s", async (_name, reason) => {
    const answer = (await ask(reason)) as Response;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ kind: "demo", failure: "Not reached." });
  });
});
