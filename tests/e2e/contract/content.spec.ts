import { expect, test } from "playwright/test";
import type { Visitor } from "../../setup/visitor";
import { deployBody, ORIGIN, OWN, owner, subscriber } from "./people";
import { post, readAnswer, readRefusal, stalePost } from "./shapes";

const easter = {
  title: "Easter bread",
  content: "From **Friday** on.",
  excerpt: "Soon",
  status: "draft",
  deploymentId: "",
  categoryId: null,
};

test.describe("posts that cannot be", () => {
  let ada: Visitor;
  test.beforeAll(async () => {
    ada = await subscriber();
  });

  const REQUIRED = "Title and content are required";
  const CASES: [field: string, value: unknown, message?: string][] = [
    ["title", undefined, REQUIRED],
    ["title", " \n ", REQUIRED],
    ["title", 7, REQUIRED],
    ["title", "x".repeat(201)],
    ["title", "half a pair \ud800"],
    ["content", undefined, REQUIRED],
    ["content", " \n ", REQUIRED],
    ["content", ["x"], REQUIRED],
    ["content", "x".repeat(100_001)],
    ["content", "nul \u0000"],
    ["excerpt", {}],
    ["excerpt", "x".repeat(1_001)],
    ["status", "archived"],
    ["status", null],
    ["deploymentId", "one"],
    ["deploymentId", "1; drop table posts"],
    ["deploymentId", 0],
    ["deploymentId", "99999999999"],
    ["categoryId", true],
    ["categoryId", 1.5],
  ];

  test("are refused by name, whether new or changed", async () => {
    const { id: own } = (await (await ada.call("POST", "/api/cms/posts", easter)).json()) as { id: number };
    for (const [field, value, message] of CASES) {
      const body = { ...easter, [field]: value };
      const calls: [string, string][] = [["POST", "/api/cms/posts"]];
      if (field !== "status" && value !== undefined) calls.push(["PUT", `/api/cms/posts/${own}`]);
      for (const [method, path] of calls) {
        const { errors } = await readRefusal(await ada.call(method, path, body), 400);
        expect(Object.keys(errors), `${method} ${JSON.stringify({ [field]: value })}`.slice(0, 80)).toEqual([field]);
        if (message) expect(errors[field]).toContain(message);
      }
    }
    await readRefusal(await ada.call("PUT", `/api/cms/posts/${own}`, {}), 400);
    expect(await (await ada.call("GET", "/api/cms/posts")).json()).toMatchObject([{ id: own, title: "Easter bread" }]);
  });

  test("are refused whatever else is sent in their place", async () => {
    for (const path of ["/api/cms/posts", "/api/cms/categories"]) {
      for (const body of [null, [], "x", 1, true]) await readRefusal(await ada.call("POST", path, body), 400);
      const raw = (body: string, type: string) =>
        ada.send(path, { method: "POST", body, headers: { ...OWN, "content-type": type } });
      await readRefusal(await raw("{", "application/json"), 400);
      await readRefusal(await raw("title=x&content=y", "application/x-www-form-urlencoded"), 415);
      await readRefusal(await raw(JSON.stringify({ content: "x".repeat(4_300_000) }), "application/json"), 413);
    }
    for (const name of [undefined, "", " ", 1, "x".repeat(101)]) {
      expect((await readRefusal(await ada.call("POST", "/api/cms/categories", { name }), 400)).errors).toHaveProperty(
        "name",
      );
    }
  });

  test("are not there under an id that is none", async () => {
    for (const wrong of ["0", "-1", "01", "1e9", "2147483648", "abc", "1.5", "%00", "null"]) {
      await readRefusal(await ada.call("PUT", `/api/cms/posts/${wrong}`, easter), 404);
      await readRefusal(await ada.call("DELETE", `/api/cms/posts/${wrong}`), 404);
      await readRefusal(await ada.call("POST", `/api/cms/posts/${wrong}/publish`), 404);
    }
  });

  test("come from our own pages only", async () => {
    const answer = await ada.send("/api/cms/posts", {
      method: "POST",
      body: JSON.stringify(easter),
      headers: { "content-type": "application/json", origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    });
    expect(answer.status).toBe(403);
    expect(await fetch(`${ORIGIN}/api/cms`).then(({ status }) => status)).toBe(404);
  });

  test("are neither put on somebody else's website nor into their category", async () => {
    const other = await owner();
    const deployed = await other.visitor.call("POST", "/api/deployments", deployBody(other.website));
    const { id: deploymentId } = (await deployed.json()) as { id: number };
    const { id: categoryId } = (await (
      await other.visitor.call("POST", "/api/cms/categories", { name: "Theirs" })
    ).json()) as { id: number };
    for (const place of [{ deploymentId: String(deploymentId) }, { categoryId }]) {
      await readRefusal(await ada.call("POST", "/api/cms/posts", { ...easter, ...place }), 404);
      await readAnswer(await other.visitor.call("POST", "/api/cms/posts", { ...easter, ...place }), 201, post);
    }
  });
});

test("a published post is published once", async () => {
  const ada = await subscriber();
  const body = { ...easter, status: "published" };
  const made = await readAnswer(await ada.call("POST", "/api/cms/posts", body), 201, post);
  expect(made.publishedAt).not.toBeNull();
  const { message } = await readRefusal(await ada.call("POST", `/api/cms/posts/${made.id}/publish`), 409);
  expect(message).toBe("This post is published already.");
  const changed = await readAnswer(
    await ada.call("PUT", `/api/cms/posts/${made.id}`, { ...made, status: "draft" }),
    200,
    post,
  );
  expect(changed).toEqual(made);
});

test("a post changed elsewhere is not saved over by who says what it was, and is by who does not", async () => {
  const ada = await subscriber();
  const made = await readAnswer(await ada.call("POST", "/api/cms/posts", easter), 201, post);
  const path = `/api/cms/posts/${made.id}`;
  const on = (revision: string, title: string) =>
    ada.send(path, {
      method: "PUT",
      headers: { ...OWN, "content-type": "application/json", "if-match": `"${revision}"` },
      body: JSON.stringify({ title }),
    });
  const changed = await readAnswer(await on(made.revision, "Easter cake"), 200, post);
  const refused = await on(made.revision, "Easter biscuits");
  expect(refused.headers.get("etag")).toBe(`"${changed.revision}"`);
  const { post: now, revision } = await readAnswer(refused, 409, stalePost);
  expect([now, revision]).toEqual([changed, changed.revision]);
  // A client that sends back what was listed, as it was specified, says nothing by the revision in it.
  for (const title of ["Easter pie", "Easter tart"]) {
    expect(await readAnswer(await ada.call("PUT", path, { ...made, title }), 200, post)).toMatchObject({ title });
  }
});
