import { expect, test } from "playwright/test";
import { rawRequest } from "../../setup/raw-request";
import { addressOf, CALLS } from "./calls";
import { formUpToLogo, generate, generationForm, PIXEL } from "./generation-form";
import { anonymous, codeSaying, deployBody, ORIGIN, OWN, owner, type Owner } from "./people";
import { readRefusal } from "./shapes";

let ada: Owner;
let live: Owner & { deploymentId: number };

test.beforeAll(async () => {
  const [first, second] = await Promise.all([owner(), owner()]);
  const answer = await second.visitor.call("POST", "/api/deployments", deployBody(second.website));
  ada = first;
  live = { ...second, deploymentId: ((await answer.json()) as { id: number }).id };
});

const picture = (bytes: number) => new File([Buffer.alloc(bytes)], "shop.png", { type: "image/png" });

test.describe("texts and numbers out of bounds", () => {
  const LONG = "x".repeat(300_000);

  test("are refused by name", async () => {
    const cases: [string, Record<string, unknown>, string][] = [
      ["/api/leads", { contactName: LONG, email: "ada@example.com" }, "contactName"],
      ["/api/leads", { contactName: "Ada", email: `${LONG}@example.com` }, "email"],
      ["/api/deployments", deployBody(ada.website, { title: LONG }), "title"],
      ["/api/deployments", deployBody(ada.website, { title: "  " }), "title"],
      ["/api/deployments", deployBody(ada.website, { description: LONG }), "description"],
      ["/api/deployments", deployBody(ada.website, { subdomain: LONG }), "subdomain"],
      ["/api/deployments", deployBody(ada.website, { customDomain: `${LONG}.example` }), "customDomain"],
      ["/api/deployments", deployBody(ada.website, { deployedCode: { ...codeSaying("x"), html: " " } }), "html"],
    ];
    for (const [path, body, field] of cases) {
      const { errors } = await readRefusal(await ada.visitor.call("POST", path, body), 400);
      expect(Object.keys(errors)).toEqual([field]);
    }
  });

  test("are refused in a generation", async () => {
    const cases: [Record<string, string>, string][] = [
      [{ projectTitle: LONG }, "projectTitle"],
      [{ projectTitle: " " }, "projectTitle"],
      [{ designBrief: LONG }, "designBrief"],
      [{ template: "" }, "template"],
      [{ template: "brutalist" }, "template"],
      [{ industry: "mining" }, "industry"],
      [{ targetAudience: "martians" }, "targetAudience"],
      [{ codeModel: "gemini" }, "codeModel"],
      [{ colorTheme: "red" }, "colorTheme"],
      [{ fontFamily: "Comic Sans" }, "fontFamily"],
      [{ referenceWebsite: "javascript:alert(1)" }, "referenceWebsite"],
      [{ referenceWebsite: "file:///etc/passwd" }, "referenceWebsite"],
      [{ referenceWebsite: `https://example.com/${LONG}` }, "referenceWebsite"],
    ];
    for (const [fields, field] of cases) {
      const { errors } = await readRefusal(await generate(ada.visitor, generationForm(fields)), 400);
      expect(Object.keys(errors)).toEqual([field]);
    }
  });

  test("code over 2 MB is too large wherever it is sent", async () => {
    const large = { ...codeSaying("x"), css: "x".repeat(2_100_000) };
    await readRefusal(await ada.visitor.call("PATCH", `/api/analysis/${ada.website.id}/code`, large), 413);
    await readRefusal(
      await ada.visitor.call("POST", "/api/deployments", deployBody(ada.website, { deployedCode: large })),
      413,
    );
    await readRefusal(
      await live.visitor.call("PUT", `/api/deployments/${live.deploymentId}`, { deployedCode: large }),
      413,
    );
  });

  const IDS = [
    "0",
    "-1",
    "01",
    "1e9",
    "2147483648",
    "99999999999",
    "abc",
    "1abc",
    "1.5",
    "0x1",
    "+1",
    "%201",
    "1%00",
    "%00",
    "NaN",
    "null",
    "..%2f1",
  ];
  test("a number that is none names nothing, in any call and on any page", async () => {
    const { visitor } = ada;
    const world = {
      ...ada,
      things: { website: ada.website.id, deployment: 0, version: 0, post: 0 },
      subdomain: "none",
    };
    for (const id of IDS) {
      for (const row of CALLS.filter(({ of }) => of)) {
        const { method, path } = addressOf(row, world.things, id);
        await readRefusal(await visitor.call(method, path, row.body?.(world)), 404);
      }
      await readRefusal(await visitor.call("GET", `/analysis/${id}/events`), 404);
      const page = (path: string) => visitor.send(path).then(({ status }) => status);
      expect(
        await Promise.all(
          [`/analysis/${id}`, `/analysis/${id}/download`, `/dashboard?analysis=${id}`, `/?analysis=${id}`].map(page),
        ),
      ).toEqual([404, 404, 404, 404]);
      expect((await visitor.submit(`/analysis/${id}`, { intent: "retry" })).response.status).toBe(404);
      expect((await visitor.submit("/deployments", { id: decodeURIComponent(id) })).response.status).toBe(404);
    }
  });
});

test.describe("the generation form", () => {
  test("takes forms only", async () => {
    for (const type of ["application/json", "text/plain", ";"])
      await readRefusal(await generate(ada.visitor, "{}", type), 415);
  });

  test("refuses forms that are broken or not ours", async () => {
    const broken: [BodyInit, string][] = [
      ["garbage", "multipart/form-data; boundary=x"],
      ["garbage", "multipart/form-data"],
      [formUpToLogo("cut-off.png"), "multipart/form-data; boundary=x"],
      ["template=modern&projectTitle=x&__proto__=1", "application/x-www-form-urlencoded"],
      ["template=modern&projectTitle=x&list%5B4294967295%5D=1", "application/x-www-form-urlencoded"],
      ["", "application/x-www-form-urlencoded"],
    ];
    for (const [body, type] of broken) await readRefusal(await generate(ada.visitor, body, type), 400);
  });

  test("refuses more fields, files or bytes than are taken, and the answer arrives", async () => {
    const many = generationForm();
    for (let index = 0; index < 200; index += 1) many.append(`field${index}`, "x");
    const images = (count: number, bytes: number) => {
      const form = generationForm();
      for (let index = 0; index < count; index += 1) form.append("websiteImages", picture(bytes));
      return form;
    };
    for (const form of [many, images(13, 100), images(40, 100), images(1, 11_000_000), images(5, 9_000_000)]) {
      await readRefusal(await generate(ada.visitor, form), 413);
    }
    expect((await ada.visitor.submit("/dashboard", images(1, 11_000_000))).response.status).toBe(413);
    await readRefusal(
      await anonymous().send("/api/generate-website", { method: "POST", body: images(1, 11_000_000), headers: OWN }),
      401,
    );
  });

  test("refuses files of another kind than they say, by name", async () => {
    const cases: [string, File][] = [
      ["logo", new File(["no picture"], "logo.png", { type: "image/png" })],
      ["logo", new File(["text"], "logo.txt", { type: "text/plain" })],
      ["logo", new File([], "empty.png", { type: "image/png" })],
      ["contentDoc", new File(["%PDF-1.7"], "menu.pdf", { type: "application/pdf" })],
      [
        "contentDoc",
        new File(["%PDF-1.7"], "menu.docx", {
          type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        }),
      ],
      ["contentDoc", new File([Buffer.from("PK\u0003\u0004 no zip")], "menu.docx")],
      ["contentDoc", new File([Buffer.alloc(100)], "menu.txt", { type: "text/plain" })],
      ["websiteImages", new File([Buffer.concat([PIXEL.subarray(0, 30)])], "cut-off.png", { type: "image/png" })],
    ];
    for (const [field, file] of cases) {
      const form = generationForm();
      form.set(field, file);
      const { errors } = await readRefusal(await generate(ada.visitor, form), 415);
      expect(Object.keys(errors), file.name).toEqual([field]);
    }
  });

  test("takes a file for no text and a text for no file, and the last of repeated fields", async () => {
    const form = generationForm();
    form.set("projectTitle", new File(["x"], "title.txt"));
    expect(Object.keys((await readRefusal(await generate(ada.visitor, form), 400)).errors)).toEqual(["projectTitle"]);
    const repeated = generationForm({ logo: "no file" });
    repeated.append("template", "nothing of ours");
    expect(Object.keys((await readRefusal(await generate(ada.visitor, repeated), 400)).errors)).toEqual(["template"]);
    repeated.append("template", "classic");
    expect((await generate(ada.visitor, repeated)).status).toBe(201);
  });
});

test.describe("the forms of pages", () => {
  const PAGES = [
    "/?index",
    "/dashboard",
    "/deployments",
    "/subscription",
    "/test-subscription",
    "/analysis/{id}",
    "/content",
    "/seo-analytics",
    "/messages",
    "/account",
  ];
  const BAD: [string, string, number[]][] = [
    ["application/json", "{}", [415]],
    ["text/plain", "x", [415]],
    ["multipart/form-data; boundary=x", "garbage", [400, 415]],
    ["application/x-www-form-urlencoded", "", [400, 404]],
    ["application/x-www-form-urlencoded", "intent=nothing-of-ours&id=%00", [400, 404]],
    ["application/x-www-form-urlencoded", "intent=deploy&intent=book-demo&subdomain=%00", [400, 404]],
    ["application/x-www-form-urlencoded", "intent=deploy&__proto__=1", [400]],
    ["application/x-www-form-urlencoded", `intent=book-demo&__intent__=${encodeURIComponent('{"type":"x"')}`, [400]],
    ["application/x-www-form-urlencoded", "intent=book-demo&contactName=x&contactName.y%5B4294967295%5D=1", [400]],
    ["application/x-www-form-urlencoded", `intent=book-demo&contactName=${"x".repeat(5_000_000)}`, [413]],
  ];
  for (const page of PAGES) {
    test(`at ${page} refuse what they cannot use`, async () => {
      const path = page.replace("{id}", String(ada.website.id));
      for (const [type, body, statuses] of BAD) {
        const answer = await ada.visitor.send(path, {
          method: "POST",
          body,
          headers: { ...OWN, "content-type": type },
        });
        expect(statuses, `${type} ${body.slice(0, 60)}: ${answer.status}`).toContain(answer.status);
        expect(await answer.text()).not.toContain("Unexpected Server Error");
      }
    });
  }
});

test.describe("requests that no browser sends", () => {
  for (const method of ["TRACE", "PROPFIND", "LOCK"]) {
    test(`${method} is answered with 405`, async () => {
      for (const path of ["/", "/api/leads", "/preview/x/"]) {
        expect((await rawRequest(ORIGIN, path, { method, headers: OWN })).status).toBe(405);
      }
    });
  }

  test("hosts and addresses that cannot be read are answered with 400", async () => {
    for (const host of ["[", "a b", "localhost:99999999", "%"])
      expect((await rawRequest(ORIGIN, "/", { headers: { host } })).status, host).toBe(400);
    for (const path of ["/%", "/assets/%", "/preview/%E0%A4%A/"])
      expect((await rawRequest(ORIGIN, path)).status, path).toBe(400);
  });

  test("odd addresses are not there", async () => {
    const paths = [
      "/%00",
      "//evil.example/",
      "/assets/%00",
      "/assets/..%2f..%2fserver%2findex.js",
      "/template-demo/__proto__/",
      "/template-demo/modern/%00",
      "/sites/%00/",
    ];
    for (const path of paths) expect([400, 404], path).toContain((await rawRequest(ORIGIN, path)).status);
    const headers = { host: `preview.${new URL(ORIGIN).host}` };
    for (const path of ["/preview/%00/", "/preview/x/assets/%00"])
      expect([400, 404], path).toContain((await rawRequest(ORIGIN, path, { headers })).status);
  });

  test("headers and cookies of the wrong kind do no harm", async () => {
    const cookies = [
      "plinth_session=%",
      "plinth_toast=x",
      "plinth_return=x",
      "=;;=",
      `plinth_session=${Buffer.from('{"a":1}').toString("base64")}`,
    ];
    for (const cookie of cookies)
      expect((await rawRequest(ORIGIN, "/", { headers: { cookie } })).status, cookie).toBe(200);
    for (const query of ["?state=x", "?state=%00&code=%00", "?state=a&state=b", "?error=x"]) {
      expect((await rawRequest(ORIGIN, `/auth/callback${query}`)).headers.location, query).toBe("/");
    }
    expect((await rawRequest(ORIGIN, "/", { headers: { x: "y".repeat(20_000) } })).status).toBe(431);
  });
});
