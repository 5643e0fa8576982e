import { describe, expect, it } from "vitest";
import { DRAFT_FIELD } from "~/components/drafts/send-kept";
import { generateFromBrowser } from "./generate-from-browser";

const send = (serverAction: () => Promise<unknown>, body = new FormData()) =>
  generateFromBrowser({ request: new Request("http://localhost/dashboard", { method: "POST", body }), serverAction });

/** The form as it is once its script runs. */
function typedForm(): FormData {
  const form = new FormData();
  form.set(DRAFT_FIELD, "1-2-3");
  return form;
}

describe("sending the form by script", () => {
  it("hands on what the server answers", async () => {
    const reply = { kind: "generation", unauthorized: true };
    expect(await send(() => Promise.resolve(reply))).toBe(reply);
  });

  it("leads nobody away to sign-in from a browser that keeps nothing", async () => {
    const answer = (await send(
      () => Promise.resolve({ kind: "generation", unauthorized: true }),
      typedForm(),
    )) as Response;
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      kind: "generation",
      failure: {
        title: "Analysis Failed",
        description: "You are signed out. Sign in again in another tab, then press the button here once more.",
      },
    });
  });

  it("follows the redirect of a success", async () => {
    const redirect = new Response(null, { status: 302, headers: { location: "/dashboard?analysis=4" } });
    await expect(send(() => Promise.reject(redirect))).rejects.toBe(redirect);
  });

  it("says so when the request never got through, as a failure, so that the screen is not read again", async () => {
    const answer = (await send(() => Promise.reject(new TypeError("Failed to fetch")))) as Response;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      kind: "generation",
      failure: { title: "Analysis Failed", description: "Website generation failed" },
    });
  });
});
