import { afterEach, describe, expect, it } from "vitest";
import { hideToast, visibleToast } from "~/components/ui/toast-store";
import { deleteFromBrowser } from "./delete-from-browser";

const sent = (reason: unknown) => deleteFromBrowser(() => Promise.reject(reason));

describe("deleting a website by script", () => {
  afterEach(() => {
    const toast = visibleToast();
    if (toast) hideToast(toast.id);
  });

  it("stays on the screen, which is read again with the server's toast", async () => {
    expect(await sent(new Response(null, { status: 302, headers: { location: "/dashboard" } }))).toBeNull();
    expect(visibleToast()).toBeNull();
  });

  it("hands on that the session is over", async () => {
    const reply = { kind: "generation", unauthorized: true };
    expect(await deleteFromBrowser(() => Promise.resolve(reply))).toBe(reply);
  });

  it("says so when the request never got through, and reads nothing", async () => {
    const answer = (await sent(new TypeError("Failed to fetch"))) as Response;
    expect(answer.status).toBe(503);
    expect(visibleToast()).toMatchObject({ title: "Delete Failed", variant: "destructive" });
  });
});
