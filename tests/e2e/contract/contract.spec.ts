import { expect, test } from "playwright/test";
import { rawRequest } from "../../setup/raw-request";
import { endPlan } from "../../setup/local-stripe";
import type { Visitor } from "../../setup/visitor";
import { addressOf, CALLS, type Call, type World } from "./calls";
import { generate, generationForm } from "./generation-form";
import { anonymous, deployBody, newSubdomain, ORIGIN, owner, OWN, signedIn, subscriber, type Owner } from "./people";
import * as shapes from "./shapes";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

function send(visitor: Visitor, row: Call, world: World): Promise<Response> {
  const { method, path } = addressOf(row, world.things);
  if (row.form) return visitor.send(path, { method, body: row.form(world), headers: OWN });
  return visitor.call(method, path, row.body?.(world));
}

test("each call of the contract answers whom it should, in its shape", async () => {
  test.setTimeout(120_000);
  const [first, unsubscribed, ended, stranger] = await Promise.all([owner(), signedIn(), subscriber(), subscriber()]);
  await endPlan(ended);
  const world: World = { ...first, things: { website: first.website.id, deployment: 0, version: 0, post: 0 }, subdomain: newSubdomain() };
  for (const row of CALLS) {
    await test.step(row.call, async () => {
      const { access, status = 200, shape } = row;
      const toAnonymous = await send(anonymous(), row, world);
      if (access === "public") await shapes.readAnswer(toAnonymous, status, shape);
      else expect(await shapes.readRefusal(toAnonymous, 401)).toEqual({ message: "Unauthorized", errors: {} });

      const instead = access === "subscriber" ? { status: 402 } : { status, shape, ...row.unsubscribed };
      for (const withoutPlan of [unsubscribed, ended]) {
        const answer = await send(withoutPlan, row, world);
        if (instead.status < 400) await shapes.readAnswer(answer, instead.status, "shape" in instead ? instead.shape : shape);
        else await shapes.readRefusal(answer, instead.status);
      }

      if (row.owned) await shapes.readRefusal(await send(stranger, row, world), 404);

      const answered = await shapes.readAnswer(await send(world.visitor, row, world), status, shape);
      if (row.makes) world.things[row.makes] = (answered as { id: number }).id;
      await row.undo?.(world);
    });
  }
});

test.describe("the contract", () => {
  let ada: Owner;
  test.beforeAll(async () => {
    ada = await owner();
  });

  test("answers other methods with 405 and names its own", async () => {
    const calls = [...CALLS.map(({ call }) => call), "GET /api/login", "POST /api/webhooks/stripe"];
    const own = new Map<string, Set<string>>();
    for (const call of calls) {
      const [method = "", path = ""] = call.replace(/\?.*/, "").replace(/\{\w+\}/, String(ada.website.id)).split(" ");
      own.set(path, (own.get(path) ?? new Set()).add(method));
    }
    // The renderer answers this one for visitors of websites, in the shape of its own.
    own.delete("/api/contact");
    for (const [path, methods] of own) {
      for (const method of METHODS.filter((name) => !methods.has(name))) {
        const answer = await ada.visitor.call(method, path);
        await shapes.readRefusal(answer, 405);
        expect(answer.headers.get("allow")!.split(", ").sort(), `${method} ${path}`).toEqual([...methods].sort());
      }
    }
  });

  test("answers 404 in JSON where there is no call, whoever asks and however", async () => {
    for (const path of ["/api", "/api/", "/api/nothing", "/api/analysis", "/api/deployments/1/2", "/api/dashboard", "/api/cms"]) {
      for (const visitor of [anonymous(), ada.visitor]) {
        for (const method of METHODS) await shapes.readRefusal(await visitor.call(method, path), 404);
      }
    }
  });

  test("shows somebody's own things only", async () => {
    const other = await owner();
    const own = await shapes.readAnswer(await other.visitor.call("GET", "/api/dashboard/analyses"), 200, shapes.listedAnalyses);
    expect(own.map(({ id }) => id)).toEqual([other.website.id]);
    await other.visitor.call("POST", "/api/deployments", deployBody(other.website));
    expect(await (await ada.visitor.call("GET", "/api/deployments")).json()).toEqual([]);
  });

  test("knows targetAudience by its older name too, and its values only", async () => {
    const answer = await generate(ada.visitor, generationForm({ audience: "martians" }));
    expect((await shapes.readRefusal(answer, 400)).errors).toEqual({ audience: ["Choose an audience from the list."] });
  });

  test("answers HEAD as GET, without a body", async () => {
    const answer = await ada.visitor.send("/api/dashboard/analyses", { method: "HEAD" });
    expect([answer.status, answer.headers.get("cache-control"), await answer.text()]).toEqual([200, "no-store", ""]);
  });

  test("takes a session that was made up, or has ended, for none", async () => {
    for (const value of ["x", "%", "%00", "e30=", Buffer.from('"\\u0000"').toString("base64")]) {
      const answer = await fetch(`${ORIGIN}/api/auth/user`, { headers: { cookie: `plinth_session=${value}` } });
      await shapes.readRefusal(answer, 401);
    }
  });

  test("says whether all is well to everybody, and how the parts are to this machine alone", async () => {
    const health = async (headers: Record<string, string> = {}) => {
      const { status, text } = await rawRequest(ORIGIN, "/health", { headers });
      return [status, JSON.parse(text)];
    };
    expect(await health()).toEqual([200, { status: "ok", parts: { database: "ok", worker: "ok", renderer: "ok" } }]);
    const passedOn: Record<string, string>[] = [{ host: "app.example" }, { "x-forwarded-for": "127.0.0.1" }, { forwarded: "for=127.0.0.1" }];
    for (const headers of passedOn) {
      expect(await health(headers)).toEqual([200, { status: "ok" }]);
    }
  });

  test("refuses a host that is none, wherever it leads", async () => {
    const headers: Record<string, string>[] = [{ host: "localhost@evil.example" }, { host: "localhost:@evil.example" }, { host: "localhost, evil.example" }, { "x-forwarded-host": "localhost:@evil.example" }];
    for (const path of ["/", "/api/auth/user", "/assets/", "/sites/nobody/"]) {
      for (const header of headers) expect([path, (await rawRequest(ORIGIN, path, { headers: header })).status]).toEqual([path, 400]);
    }
  });

  test("refuses more than 64 KB for a contact form, whoever closes the connection", async () => {
    const headers = { "content-type": "application/json" };
    for (const kilobytes of [65, 200, 3_000]) {
      const answer = await fetch(`${ORIGIN}/api/contact`, { method: "POST", headers, body: "x".repeat(kilobytes * 1024) });
      expect([answer.status, await answer.json()]).toEqual([413, { success: false, error: "The body is larger than 64 KB." }]);
    }
    expect((await rawRequest(ORIGIN, "/api/contact", { method: "POST", headers, body: "x".repeat(200_000) })).status).toBe(413);
  });
});
