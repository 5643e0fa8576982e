import { afterEach, describe, expect, it } from "vitest";
import { hideToast, visibleToast } from "~/components/ui/toast-store";
import { sendFromBrowser } from "./send-from-browser";

function send(intent: string, serverAction: () => Promise<never>) {
  const request = new Request("http://localhost/analysis/1", { method: "POST", body: new URLSearchParams({ intent }) });
  return sendFromBrowser({ request, serverAction });
}

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

describe("what the result view sends by script", () => {
  afterEach(() => {
    const toast = visibleToast();
    if (toast) hideToast(toast.id);
  });

  it("hands on redirects and refusals", async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(send("deploy", () => Promise.reject(redirect))).rejects.toBe(redirect);
    const refusal = { status: 404, statusText: "", internal: false, data: null };
    await expect(send("deploy", () => Promise.reject(refusal))).rejects.toBe(refusal);
    expect(visibleToast()).toBeNull();
  });

  it("keeps the screen when a copy is refused", async () => {
    const refusal = { status: 413, statusText: "", internal: false, data: null };
    expect(((await send("copy", () => Promise.reject(refusal))) as Response).status).toBe(503);
    expect(visibleToast()).toMatchObject({ title: "Save Failed", description: "Please try again." });
  });

  it("answers the deploy dialog, which says it beside its form", async () => {
    const answer = (await send("deploy", lost)) as Response;
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ kind: "deploy", failure: "Failed to deploy website" });
    expect(visibleToast()).toBeNull();
  });

  it("answers the Save Version dialog in the same way", async () => {
    const answer = (await send("save-version", lost)) as Response;
    expect(await answer.json()).toEqual({ kind: "save-version", failure: "Please try again." });
  });

  it.each([
    ["redeploy", "Redeploy Failed"],
    ["copy", "Save Failed"],
    ["retry", "Analysis Failed"],
    ["cancel", "Not Cancelled"],
    ["restore-version", "Restore Failed"],
    ["delete-version", "Delete Failed"],
  ])("says that %s failed", async (intent, title) => {
    expect(((await send(intent, lost)) as Response).status).toBe(503);
    expect(visibleToast()).toMatchObject({ title, variant: "destructive" });
  });

  it("keeps the screen also for what has no words of its own", async () => {
    expect(((await send("another", lost)) as Response).status).toBe(503);
    expect(visibleToast()).toMatchObject({ title: "Plinth Not Reached", variant: "destructive" });
  });

  it("takes a broken server for one that was not reached", async () => {
    await send("redeploy", () => Promise.reject({ status: 500, statusText: "", internal: false, data: "broken" }));
    expect(visibleToast()).toMatchObject({ title: "Redeploy Failed" });
  });
});
