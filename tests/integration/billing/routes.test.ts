import { afterAll, describe, expect, it } from "vitest";
import { closeWorld, createActor, payInBrowser } from "./billing-world";

const routes = {
  "subscription/status": await import("~/routes/api.subscription.status"),
  "subscription/details": await import("~/routes/api.subscription.details"),
  "subscription/cancel": await import("~/routes/api.subscription.cancel"),
  "subscription/reactivate": await import("~/routes/api.subscription.reactivate"),
  "create-subscription": await import("~/routes/api.create-subscription"),
  "activate-subscription": await import("~/routes/api.activate-subscription"),
  "clear-stripe-data": await import("~/routes/api.clear-stripe-data"),
};
type Path = keyof typeof routes;

const { openSession } = await import("~/modules/accounts/sign-in.server");
const { openSessionHeader } = await import("~/http/session.server");

afterAll(closeWorld);

/** Calls an address as a signed-in browser, or without a session. */
async function call(method: "GET" | "POST", path: Path, cookie = "") {
  const request = new Request(`http://localhost/api/${path}`, { method, headers: { cookie } });
  const response = await routes[path][method === "GET" ? "loader" : "action"]({
    request,
    params: {},
    context: { cspNonce: "", clientAddress: "127.0.0.1" },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function signedIn() {
  const { userId } = await createActor();
  return (await openSessionHeader(await openSession(userId))).split(";")[0]!;
}

const methodOf = (path: Path) => (/status|details/.test(path) ? "GET" : "POST");

describe("the subscription calls", () => {
  it.each(Object.keys(routes) as Path[])("%s answers 401 'Unauthorized' without a session", async (path) => {
    expect(await call(methodOf(path), path)).toEqual({ status: 401, body: { message: "Unauthorized", errors: {} } });
  });

  it.each(Object.keys(routes) as Path[])("%s answers its own method only", async (path) => {
    const other = methodOf(path) === "GET" ? "POST" : "GET";
    expect((await call(other, path, await signedIn())).status).toBe(405);
  });

  it("carry an owner from the first payment to the end and back", async () => {
    const cookie = await signedIn();
    expect(await call("GET", "subscription/status", cookie)).toEqual({
      status: 200,
      body: { isActive: false, status: "inactive", currentPeriodEnd: null },
    });
    expect((await call("POST", "activate-subscription", cookie)).status).toBe(400);
    expect((await call("POST", "subscription/cancel", cookie)).status).toBe(409);

    const created = await call("POST", "create-subscription", cookie);
    expect(created).toEqual({ status: 200, body: { clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) } });
    await payInBrowser(String(created.body.clientSecret));
    expect(await call("POST", "activate-subscription", cookie)).toMatchObject({
      status: 200,
      body: { isActive: true },
    });
    expect(await call("POST", "create-subscription", cookie)).toEqual({ status: 200, body: { alreadyActive: true } });

    expect(await call("POST", "subscription/cancel", cookie)).toEqual({ status: 200, body: { success: true } });
    expect((await call("GET", "subscription/details", cookie)).body).toEqual({
      status: "active",
      isActive: true,
      cancelAtPeriodEnd: true,
      currentPeriodEnd: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect((await call("POST", "subscription/reactivate", cookie)).status).toBe(200);
    expect((await call("GET", "subscription/details", cookie)).body).toMatchObject({ cancelAtPeriodEnd: false });

    expect((await call("POST", "clear-stripe-data", cookie)).status).toBe(200);
    expect((await call("GET", "subscription/status", cookie)).body).toMatchObject({
      isActive: false,
      status: "inactive",
    });
  });
});
