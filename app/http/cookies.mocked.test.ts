import { expect, it, vi } from "vitest";

vi.mock("~/lib/env.server", () => ({ env: { APP_ORIGIN: "https://plinth.example", SESSION_SECRET: "of the tests" } }));
vi.mock("~/lib/db.server", () => ({ db: {} }));

const { closeSession, openSessionHeader, readSessionId } = await import("./session.server");
const { rememberReturn, takeReturn } = await import("./return-to.server");
const { forgetDeletion, rememberDeletion } = await import("./deletion-request.server");

/** What a browser reads of a cookie's header. */
const partsOf = (header: string) => header.split("; ");
const KEPT_APART = ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"];
const request = (path: string, cookie = "") => new Request(`https://plinth.example${path}`, { headers: { cookie } });

it("keeps a session for a month where no script and no other site reads it", async () => {
  const header = await openSessionHeader("an id");
  expect(partsOf(header)).toEqual(expect.arrayContaining([...KEPT_APART, `Max-Age=${30 * 24 * 60 * 60}`]));
  expect(header).toMatch(/^__Host-plinth_session=/);
  expect(await readSessionId(request("/", partsOf(header)[0]))).toBe("an id");
});

it("reads no session where there is none, or none of ours", async () => {
  const empty = partsOf(await openSessionHeader(""))[0]!;
  for (const cookie of ["", "plinth_session=x", "__Host-plinth_session=%", empty])
    expect(await readSessionId(request("/", cookie)), cookie).toBeNull();
});

it("takes the session and what pages kept out of a browser that signs out", async () => {
  const headers = new Headers();
  await closeSession(headers);
  expect(headers.get("set-cookie")).toMatch(/^__Host-plinth_session=.*Max-Age=0/);
  expect(headers.get("clear-site-data")).toBe('"storage"');
});

it("comes back after signing in to the page that asked for it, once", async () => {
  const remembered = await rememberReturn(request("/api/login?returnTo=%2Fcontent"), new Response());
  const header = remembered.headers.get("set-cookie")!;
  expect(partsOf(header)).toEqual(expect.arrayContaining([...KEPT_APART, "Max-Age=600"]));
  const taken = await takeReturn(request("/auth/callback", partsOf(header)[0]));
  expect(taken).toEqual({ path: "/content", header: expect.stringContaining("Max-Age=0") });
  expect((await rememberReturn(request("/api/login"), new Response())).headers.get("set-cookie")).toBeNull();
});

it("keeps that an account is to be deleted for an hour, in the browser that asked", async () => {
  expect(partsOf(await rememberDeletion({ userId: 7, askedAt: 1 }))).toEqual(
    expect.arrayContaining([...KEPT_APART, "Max-Age=3600"]),
  );
  expect(partsOf(await forgetDeletion())).toContain("Max-Age=0");
});
