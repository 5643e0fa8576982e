import fc from "fast-check";
import { expect, test } from "playwright/test";
import type { Visitor } from "../../setup/visitor";
import { formUpToLogo, generate, generationForm, PIXEL } from "./generation-form";
import { anonymous, codeSaying, deployBody, newSubdomain, OWN, owner, signedIn, type Owner } from "./people";
import { readRefusal } from "./shapes";

type Json = Record<string, unknown>;

/** A call that takes JSON, with a body that it would take. */
interface JsonCall {
  name: string;
  send: (body: BodyInit | undefined, type?: string) => Promise<Response>;
  valid: () => Json;
  fields: string[];
  /** It takes the fields that are to change, so that none of them can be missing. */
  optional?: true;
}

let ada: Owner;
let live: Owner & { deploymentId: number };
let unsubscribed: Visitor;
/** Numbers of what calls below are about. */
let made: { post: number; version: number };

test.beforeAll(async () => {
  const [first, second, third] = await Promise.all([owner(), owner(), signedIn()]);
  const answer = await second.visitor.call("POST", "/api/deployments", deployBody(second.website));
  ada = first;
  live = { ...second, deploymentId: ((await answer.json()) as { id: number }).id };
  unsubscribed = third;
  const version = {
    analysisId: ada.website.id,
    title: "First",
    websiteCode: ada.website.code,
    changeType: "manual",
    changeDescription: null,
    isAutoSaved: false,
  };
  made = { post: await idOf("/api/cms/posts", draft()), version: await idOf("/api/versions", version) };
});

async function idOf(path: string, body: Json): Promise<number> {
  return ((await (await ada.visitor.call("POST", path, body)).json()) as { id: number }).id;
}

const draft = () => ({
  title: "Easter bread",
  content: "From Friday on.",
  excerpt: "",
  status: "draft",
  deploymentId: "",
  categoryId: null,
});

const sender =
  (visitor: () => Visitor, method: string, path: () => string) =>
  (body: BodyInit | undefined, type = "application/json") =>
    visitor().send(path(), { method, body, headers: { ...OWN, "content-type": type } });

const JSON_CALLS: JsonCall[] = [
  {
    name: "POST /api/leads",
    send: sender(anonymous, "POST", () => "/api/leads"),
    valid: () => ({ contactName: "Ada Stone", email: "ada@example.com" }),
    fields: ["contactName", "email"],
  },
  {
    name: "PATCH /api/analysis/{id}/code",
    send: sender(
      () => ada.visitor,
      "PATCH",
      () => `/api/analysis/${ada.website.id}/code`,
    ),
    valid: () => ({ ...codeSaying("patched") }),
    fields: ["html", "css", "javascript"],
  },
  {
    name: "POST /api/ai-designer",
    send: sender(
      () => ada.visitor,
      "POST",
      () => "/api/ai-designer",
    ),
    valid: () => ({ analysisId: ada.website.id, message: "What can you do?", currentCode: codeSaying("asked") }),
    fields: ["analysisId", "message", "currentCode"],
  },
  {
    name: "POST /api/deployments",
    // By somebody whose slot is taken: what could be deployed answers 409, never 201.
    send: sender(
      () => live.visitor,
      "POST",
      () => "/api/deployments",
    ),
    valid: () => deployBody(live.website),
    fields: ["analysisId", "subdomain", "title", "deployedCode"],
  },
  {
    name: "PUT /api/deployments/{id}",
    send: sender(
      () => live.visitor,
      "PUT",
      () => `/api/deployments/${live.deploymentId}`,
    ),
    valid: () => ({ deployedCode: codeSaying("put") }),
    fields: ["deployedCode"],
  },
  {
    name: "PATCH /api/deployments/{id}/analytics",
    send: sender(
      () => live.visitor,
      "PATCH",
      () => `/api/deployments/${live.deploymentId}/analytics`,
    ),
    valid: () => ({ googleAnalyticsId: "G-ABC123DEF4" }),
    fields: ["googleAnalyticsId"],
  },
  {
    name: "POST /api/versions",
    send: sender(
      () => ada.visitor,
      "POST",
      () => "/api/versions",
    ),
    valid: () => ({
      analysisId: ada.website.id,
      title: "Easter",
      websiteCode: codeSaying("kept"),
      changeType: "manual",
      changeDescription: null,
      isAutoSaved: false,
    }),
    fields: ["analysisId", "title", "websiteCode"],
  },
  {
    name: "POST /api/cms/posts",
    send: sender(
      () => ada.visitor,
      "POST",
      () => "/api/cms/posts",
    ),
    valid: draft,
    fields: ["title", "content"],
  },
  {
    name: "PUT /api/cms/posts/{id}",
    send: sender(
      () => ada.visitor,
      "PUT",
      () => `/api/cms/posts/${made.post}`,
    ),
    valid: draft,
    fields: ["title", "content"],
    optional: true,
  },
  {
    name: "POST /api/cms/categories",
    send: sender(
      () => ada.visitor,
      "POST",
      () => "/api/cms/categories",
    ),
    valid: () => ({ name: `News ${Math.random()}` }),
    fields: ["name"],
  },
  {
    name: "POST /api/versions/{versionId}/restore",
    send: sender(
      () => ada.visitor,
      "POST",
      () => `/api/versions/${made.version}/restore`,
    ),
    valid: () => ({ analysisId: ada.website.id }),
    fields: ["analysisId"],
  },
];

const WRONG_VALUES = [null, 0, -1, 1.5, true, [], ["x"], {}, { html: 1 }, Number.MAX_SAFE_INTEGER];

for (const { name, send, valid, fields, optional } of JSON_CALLS) {
  test(`${name} refuses what it cannot use, and never fails`, async () => {
    await test.step("what is no JSON, or no object", async () => {
      const bodies = [
        "",
        "{",
        "undefined",
        "'x'",
        "NaN",
        "\u0000",
        "{}{}",
        "null",
        "5",
        "true",
        '"x"',
        "[]",
        "[{}]",
        "{}",
      ];
      for (const body of bodies) await readRefusal(await send(body), 400);
      for (const body of [Buffer.from([0xff, 0xfe, 0x7b]), Buffer.from('{"a":1}', "utf16le")])
        await readRefusal(await send(body), 400);
    });

    await test.step("a deep nest", async () => {
      for (const [open, close] of [
        ["[", "]"],
        ['{"a":', "}"],
      ] as const) {
        await readRefusal(await send(`${open.repeat(50_000)}1${close.repeat(50_000)}`), 400);
      }
    });

    await test.step("what is not sent as JSON", async () => {
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/jsonp",
        ";",
      ]) {
        await readRefusal(await send(JSON.stringify(valid()), type), 415);
      }
    });

    await test.step("a body over 4 MB, and the answer arrives", async () => {
      for (const megabytes of [5, 25]) {
        await readRefusal(await send(JSON.stringify({ ...valid(), title: "x".repeat(megabytes * 1_000_000) })), 413);
      }
    });

    for (const field of fields) {
      await test.step(`${field}, by name, when it is missing or of a wrong type`, async () => {
        const wrong = WRONG_VALUES.map((value) => ({ ...valid(), [field]: value })).filter(
          (body) => !isTaken(field, body[field]),
        );
        const missing: Json = { ...valid() };
        delete missing[field];
        for (const body of optional ? wrong : [missing, ...wrong]) {
          const { errors } = await readRefusal(await send(JSON.stringify(body)), 400);
          if (Object.keys(body).length > 0)
            expect(
              Object.keys(errors).some((key) => key.split(".")[0] === field),
              JSON.stringify(errors),
            ).toBe(true);
        }
      });
    }

    await test.step("keys that name prototypes, stand twice or are 200 move nothing", async () => {
      const { status } = await send(JSON.stringify(valid()));
      const many = Array.from({ length: 200 }, (_, index) => `"field${index}":"x"`).join();
      const keys = [
        many,
        `"${fields[0]}":[]`,
        '"__proto__":{"isActive":true,"userId":1}',
        '"constructor":{"prototype":{"isActive":true}}',
        '"toString":1',
        '"ownerId":1',
      ];
      for (const key of keys)
        expect((await send(JSON.stringify(valid()).replace("{", `{${key},`))).status).toBe(status);
      expect((await unsubscribed.call("GET", "/api/deployments")).status).toBe(402);
    });

    await test.step("any JSON", async () => {
      await fc.assert(
        fc.asyncProperty(anyBody(valid()), async (body) => {
          const answer = await send(JSON.stringify(body));
          expect(answer.status, await answer.text()).toBeLessThan(500);
        }),
        { numRuns: process.env.FULL ? 80 : 20, endOnFailure: true },
      );
    });
  });
}

// Any positive integer may be the number of a website; whether it is one is asked later.
const isTaken = (field: string, value: unknown) =>
  // Nothing in place of a measurement ID disconnects it.
  (field === "googleAnalyticsId" && value === null) ||
  (field === "analysisId" && Number.isInteger(value) && (value as number) > 0);

/** Any UTF-16, halves of surrogate pairs and NUL among it. */
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
);
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true }),
    fc.integer(),
    anyText,
    tie("list"),
    tie("object"),
  ),
  list: fc.array(tie("value"), { maxLength: 4 }),
  object: fc.dictionary(fc.oneof(anyText, fc.constantFrom("__proto__", "constructor", "html", "id")), tie("value"), {
    maxKeys: 4,
  }),
})).value;

/** Any JSON at all, or a good body with some of its fields replaced. */
function anyBody(valid: Json) {
  const replaced = fc.dictionary(
    fc.constantFrom(...Object.keys(valid), "customDomain", "description", "updatedAt"),
    anyJson,
    { minKeys: 1, maxKeys: 3 },
  );
  return fc.oneof(
    anyJson,
    replaced.map((changes) => ({ ...valid, ...changes })),
  );
}

test.describe("texts that cannot be stored", () => {
  const UNSTORABLE = ["nul \u0000", "half \ud83d", "other half \ude00"];
  const code = (change: Json) => ({ deployedCode: { ...codeSaying("x"), ...change } });
  const FIELDS: [string, string, () => Promise<Visitor> | Visitor, (text: string) => Json, () => string, string][] = [
    [
      "POST",
      "contactName",
      anonymous,
      (text) => ({ contactName: text, email: "ada@example.com" }),
      () => "/api/leads",
      "contactName",
    ],
    [
      "POST",
      "email",
      anonymous,
      (text) => ({ contactName: "Ada", email: `${text}@example.com` }),
      () => "/api/leads",
      "email",
    ],
    ...(["html", "css", "javascript"] as const).map((part): (typeof FIELDS)[number] => [
      "PATCH",
      part,
      () => ada.visitor,
      (text) => ({ ...codeSaying("x"), [part]: text }),
      () => `/api/analysis/${ada.website.id}/code`,
      part,
    ]),
    ...(["html", "css", "javascript"] as const).map((part): (typeof FIELDS)[number] => [
      "PUT",
      `deployedCode.${part}`,
      () => live.visitor,
      (text) => code({ [part]: text }),
      () => `/api/deployments/${live.deploymentId}`,
      part,
    ]),
    [
      "PUT",
      "customDomain",
      () => live.visitor,
      (text) => ({ customDomain: `${text}.example` }),
      () => `/api/deployments/${live.deploymentId}`,
      "customDomain",
    ],
    ...(["subdomain", "title", "description", "customDomain"] as const).map((field): (typeof FIELDS)[number] => [
      "POST",
      field,
      () => ada.visitor,
      (text) => deployBody(ada.website, { [field]: text }),
      () => "/api/deployments",
      field,
    ]),
  ];

  test("are refused by name", async () => {
    for (const [method, field, who, body, path, key] of FIELDS) {
      for (const text of UNSTORABLE) {
        const { errors } = await readRefusal(await (await who()).call(method, path(), body(text)), 400);
        expect(Object.keys(errors), `${field} of ${method}`).toEqual([key]);
      }
    }
  });

  test("are refused by the forms of the pages too", async () => {
    const lead = { intent: "book-demo", contactName: "nul \u0000", email: "ada@example.com" };
    expect((await anonymous().submit("/?index", lead)).response.status).toBe(400);
    const dialog = { intent: "deploy", subdomain: newSubdomain(), title: "nul \u0000" };
    expect((await ada.visitor.submit(`/analysis/${ada.website.id}`, dialog)).response.status).toBe(400);
  });

  test("are left out of a brief, where they come with what was pasted", async () => {
    const form = generationForm({ projectTitle: "Stone\u0000 & Daughters", designBrief: "warm\u0000 and\u0007 plain" });
    const body = Buffer.concat([Buffer.from(formUpToLogo("a\u0000b.png")), PIXEL, Buffer.from("\r\n--x--\r\n")]);
    const answers = [
      await generate(ada.visitor, form),
      await generate(ada.visitor, body, "multipart/form-data; boundary=x"),
    ];
    for (const answer of answers) expect(answer.status, await answer.clone().text()).toBe(201);
    const { analysisId } = (await answers[0]!.json()) as { analysisId: number };
    const { projectTitle } = (await (await ada.visitor.call("GET", `/api/analysis/${analysisId}`)).json()) as {
      projectTitle: string;
    };
    expect(projectTitle).toBe("Stone & Daughters");
  });
});
