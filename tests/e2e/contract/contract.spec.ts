import { readdir } from "node:fs/promises";
import { expect, test } from "playwright/test";
import { askPreview, previewAddressIn } from "../../setup/ask-preview";
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
  const [first, unsubscribed, ended, stranger] = await Promise.all([owner(), signedIn(), subscriber(), subscriber()]);
  await endPlan(ended);
  const world: World = {
    ...first,
    things: { website: first.website.id, deployment: 0, version: 0, post: 0 },
    subdomain: newSubdomain(),
  };
  for (const row of CALLS) {
    await test.step(row.call, async () => {
      const { access, status = 200, shape } = row;
      const toAnonymous = await send(anonymous(), row, world);
      if (access === "public") await shapes.readAnswer(toAnonymous, status, shape);
      else expect(await shapes.readRefusal(toAnonymous, 401)).toEqual({ message: "Unauthorized", errors: {} });

      const instead = access === "subscriber" ? { status: 402 } : { status, shape, ...row.unsubscribed };
      for (const withoutPlan of [unsubscribed, ended]) {
        const answer = await send(withoutPlan, row, world);
        if (instead.status < 400)
          await shapes.readAnswer(answer, instead.status, "shape" in instead ? instead.shape : shape);
        else await shapes.readRefusal(answer, instead.status);
      }

      if (row.owned) await shapes.readRefusal(await send(stranger, row, world), 404);

      const answered = await shapes.readAnswer(await send(world.visitor, row, world), status, shape);
      if (row.makes) world.things[row.makes] = (answered as { id: number }).id;
      await row.undo?.(world);
    });
  }
});

/** Addresses beside the calls in which something of a website's is named, by the file of their route. */
const ADDRESSES: Record<string, (things: World["things"]) => string> = {
  "analysis.$id": ({ website }) => `/analysis/${website}`,
  "analysis.$id_.contact-form.ts": ({ website }) => `/analysis/${website}/contact-form`,
  "analysis.$id_.deploy-events.ts": ({ website }) => `/analysis/${website}/deploy-events`,
  "analysis.$id_.download.ts": ({ website }) => `/analysis/${website}/download`,
  "analysis.$id_.events.ts": ({ website }) => `/analysis/${website}/events`,
  "analysis.$id_.claims.ts": ({ website }) => `/analysis/${website}/claims`,
  "analysis.$id_.holdings.ts": ({ website }) => `/analysis/${website}/holdings`,
  "analysis.$id_.preview-links.ts": ({ website }) => `/analysis/${website}/preview-links`,
  "analysis.$id_.reading.ts": ({ website }) => `/analysis/${website}/reading`,
  "analysis.$id_.report-events.ts": ({ website }) => `/analysis/${website}/report-events`,
  "analysis.$id_.report.ts": ({ website }) => `/analysis/${website}/report`,
  "analysis.$id_.report[.]json.ts": ({ website }) => `/analysis/${website}/report.json`,
  "analysis.$id_.versions.ts": ({ website }) => `/analysis/${website}/versions`,
  "deployments_.$id.poster.tsx": ({ deployment }) => `/deployments/${deployment}/poster`,
  "deployments_.$id.qr[.]svg.ts": ({ deployment }) => `/deployments/${deployment}/qr.svg`,
  "deployments_.$id.history.ts": ({ deployment }) => `/deployments/${deployment}/history`,
  "seo-analytics_.$id.events.ts": ({ deployment }) => `/seo-analytics/${deployment}/events`,
};
/**
 * Tokens, of which each leads to a website's pages: asked for below as their screens name them, and in
 * tests/integration/bin.
 */
const TOKENS = [
  "preview.$token.$.ts",
  "preview.snapshot.$token.$.ts",
  "preview.link.$token.$.ts",
  "preview.version.$token.$.ts",
];
/** What names nothing of a website's. */
const OTHERS = ["$.tsx", "api.$.ts", "recipient.$token", "template-demo.$templateId.$.ts"];
/** What only a look by the browser makes, which is off here: asked for in tests/integration/checks/stills. */
const LOOKED_AT = ["analysis.$id_.still.$version.ts"];

/** Makes one of everything, in the order of the calls, and leaves out what takes it away again. */
async function makeThings(world: World): Promise<void> {
  for (const row of CALLS.filter(({ makes }) => makes)) {
    const { id } = (await (await send(world.visitor, row, world)).json()) as { id: number };
    world.things[row.makes!] = id;
  }
  const easter = {
    title: "Easter bread",
    content: "On Friday.",
    excerpt: "",
    status: "published",
    deploymentId: world.things.deployment,
    categoryId: null,
  };
  const { id } = (await (await world.visitor.call("POST", "/api/cms/posts", easter)).json()) as { id: number };
  world.things.post = id;
}

test("what is in the bin is not there for its own owner, at any address that names it", async () => {
  const first = await owner();
  const world: World = {
    ...first,
    things: { website: first.website.id, deployment: 0, version: 0, post: 0 },
    subdomain: newSubdomain(),
  };
  const { visitor, things } = world;
  await makeThings(world);
  const named = (await readdir("app/routes")).filter((name) => name.includes("$") && !/^api\..+\$id/.test(name));
  expect(named.sort()).toEqual([...Object.keys(ADDRESSES), ...TOKENS, ...OTHERS, ...LOOKED_AT].sort());
  const [{ previewAddress: version }] = (await (
    await visitor.call("GET", `/analysis/${things.website}/versions`)
  ).json()) as [{ previewAddress: string }];
  const previews = [
    previewAddressIn(await (await visitor.send(`/dashboard?analysis=${things.website}`)).text()),
    version,
  ];
  const pages = Object.values(ADDRESSES).map((address) => address(things));
  const status = async (path: string) => {
    const answer = await visitor.send(path);
    await answer.body?.cancel();
    return [path, answer.status];
  };
  for (const path of pages) expect((await status(path))[1], path).toBeLessThan(400);
  for (const preview of previews) expect((await askPreview(preview)).status, preview).toBe(200);

  expect((await visitor.call("DELETE", `/api/analysis/${things.website}`)).status).toBe(200);

  for (const row of CALLS.filter(({ owned }) => owned === "website"))
    await test.step(row.call, async () => shapes.readRefusal(await send(visitor, row, world), 404));
  for (const path of pages) expect(await status(path)).toEqual([path, 404]);
  for (const preview of previews) expect((await askPreview(preview)).status, preview).toBe(404);
  for (const list of ["/api/dashboard/analyses", "/api/deployments"])
    expect(await (await visitor.call("GET", list)).json(), list).toEqual([]);
  const posts = (await (await visitor.call("GET", "/api/cms/posts")).json()) as { id: number }[];
  expect(posts.map(({ id }) => id)).not.toContain(things.post);
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
      const [method = "", path = ""] = call
        .replace(/\?.*/, "")
        .replace(/\{\w+\}/, String(ada.website.id))
        .split(" ");
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
    for (const path of [
      "/api",
      "/api/",
      "/api/nothing",
      "/api/analysis",
      "/api/deployments/1/2",
      "/api/dashboard",
      "/api/cms",
    ]) {
      for (const visitor of [anonymous(), ada.visitor]) {
        for (const method of METHODS) await shapes.readRefusal(await visitor.call(method, path), 404);
      }
    }
  });

  test("shows somebody's own things only", async () => {
    const other = await owner();
    const own = await shapes.readAnswer(
      await other.visitor.call("GET", "/api/dashboard/analyses"),
      200,
      shapes.listedAnalyses,
    );
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
    const backups = { lastGood: null, ageHours: null, problem: "BACKUP_PASSPHRASE is not set: no backups are made." };
    expect(await health()).toEqual([
      200,
      { status: "ok", parts: { database: "ok", worker: "ok", renderer: "ok" }, backups },
    ]);
    const passedOn: Record<string, string>[] = [
      { host: "app.example" },
      { "x-forwarded-for": "127.0.0.1" },
      { forwarded: "for=127.0.0.1" },
    ];
    for (const headers of passedOn) {
      expect(await health(headers)).toEqual([200, { status: "ok" }]);
    }
  });

  test("refuses a host that is none, wherever it leads", async () => {
    const headers: Record<string, string>[] = [
      { host: "localhost@evil.example" },
      { host: "localhost:@evil.example" },
      { host: "localhost, evil.example" },
      { "x-forwarded-host": "localhost:@evil.example" },
    ];
    for (const path of ["/", "/api/auth/user", "/assets/", "/sites/nobody/"]) {
      for (const header of headers)
        expect([path, (await rawRequest(ORIGIN, path, { headers: header })).status]).toEqual([path, 400]);
    }
  });

  test("refuses more than 64 KB for a contact form, whoever closes the connection", async () => {
    const headers = { "content-type": "application/json" };
    for (const kilobytes of [65, 200, 3_000]) {
      const answer = await fetch(`${ORIGIN}/api/contact`, {
        method: "POST",
        headers,
        body: "x".repeat(kilobytes * 1024),
      });
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { success: false, error: "The body is larger than 64 KB." },
      ]);
    }
    expect(
      (await rawRequest(ORIGIN, "/api/contact", { method: "POST", headers, body: "x".repeat(200_000) })).status,
    ).toBe(413);
  });
});
