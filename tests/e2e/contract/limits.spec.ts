import { expect, test } from "playwright/test";
import type { z } from "zod";
import type { Visitor } from "../../setup/visitor";
import { makeWebsite } from "../../setup/websites";
import { codeSaying, deployBody, newSubdomain, ORIGIN, owner } from "./people";
import { deployment as deploymentShape, readAnswer, readRefusal } from "./shapes";

type Deployment = z.infer<typeof deploymentShape>;

const deploy = (visitor: Visitor, body: object) => visitor.call("POST", "/api/deployments", body);
const deployed = async (answer: Response) => readAnswer(answer, 201, deploymentShape);
const listed = async (visitor: Visitor) =>
  (await visitor.call("GET", "/api/deployments")).json() as Promise<Deployment[]>;
const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();
const visit = (subdomain: string, path = "") => fetch(`${ORIGIN}/sites/${subdomain}/${path}`);

/** A live site of somebody new. */
async function liveSite(changes: Record<string, unknown> = {}) {
  const { visitor, website } = await owner();
  const site = await deployed(
    await deploy(visitor, deployBody(website, { deployedCode: codeSaying("first"), ...changes })),
  );
  const put = (body: object) => visitor.call("PUT", `/api/deployments/${site.id}`, body);
  return { visitor, website, site, put };
}

test.describe("one deployed website at a time", () => {
  test("holds for 20 calls at once: one is answered with 201 and is live, the others with 409", async () => {
    const { visitor, website } = await owner();
    const second = await makeWebsite(visitor);
    const bodies = Array.from({ length: 20 }, (_, index) => deployBody(index % 2 ? website : second));
    const answers = await Promise.all(bodies.map((body) => deploy(visitor, body)));
    expect(statuses(answers)).toEqual([201, ...Array<number>(19).fill(409)]);
    for (const answer of answers.filter(({ status }) => status === 409)) {
      expect((await readRefusal(answer, 409)).message).toContain("only one deployed website at a time");
    }
    const live = await Promise.all(bodies.map(async ({ subdomain }) => (await visit(subdomain)).status));
    expect(live.filter((status) => status === 200)).toHaveLength(1);
    expect(await listed(visitor)).toHaveLength(1);
  });

  test("ends with the deployment", async () => {
    const { visitor, website, site } = await liveSite();
    await readRefusal(await deploy(visitor, deployBody(website)), 409);
    expect((await visitor.call("DELETE", `/api/deployments/${site.id}`)).status).toBe(200);
    expect((await visit(site.subdomain)).status).toBe(404);
    await deployed(await deploy(visitor, deployBody(website)));
  });
});

test.describe("a subdomain", () => {
  test("goes to one of two owners who ask for it at once; the other can choose again", async () => {
    const [ada, bob] = await Promise.all([owner(), owner()]);
    const subdomain = newSubdomain();
    const answers = await Promise.all(
      [ada, bob].map(({ visitor, website }) => deploy(visitor, deployBody(website, { subdomain }))),
    );
    expect(statuses(answers)).toEqual([201, 409]);
    const loser = answers[0]!.status === 409 ? ada : bob;
    const { errors } = await readRefusal(answers.find(({ status }) => status === 409)!, 409);
    expect(errors).toEqual({ subdomain: ["This subdomain is already taken. Please choose another one."] });
    await deployed(await deploy(loser.visitor, deployBody(loser.website)));
  });

  test("is one name in small letters and capitals", async () => {
    const { site } = await liveSite({ subdomain: newSubdomain().toUpperCase() });
    expect(site.subdomain).toMatch(/^stone-[\da-f-]+$/);
    const bob = await owner();
    await readRefusal(
      await deploy(bob.visitor, deployBody(bob.website, { subdomain: site.subdomain.replace("stone", "Stone") })),
      409,
    );
  });

  test("has 1 to 63 letters, digits and hyphens, and no name that means us", async () => {
    const { visitor, website } = await owner();
    const random = newSubdomain();
    const wrong = [
      "",
      " ",
      "-",
      `-${random}`,
      `${random}-`,
      "a".repeat(64),
      "ab_cd",
      "a.b",
      "a b",
      "café",
      "a/b",
      "..",
      "xn--caf-dma",
      "a\nb",
      "%61",
    ];
    for (const subdomain of [...wrong, "www", "api", "Admin", "MAIL", "plinth", "sites", "preview", "localhost"]) {
      const { errors } = await readRefusal(await deploy(visitor, deployBody(website, { subdomain })), 400);
      expect(Object.keys(errors), subdomain).toEqual(["subdomain"]);
    }
    const longest = `${random}-`.padEnd(63, "a");
    expect((await deployed(await deploy(visitor, deployBody(website, { subdomain: ` ${longest} ` })))).subdomain).toBe(
      longest,
    );
    expect((await visit(longest)).status).toBe(200);
  });

  test("rests when its site is gone: its owner may take it back, and nobody else may have it", async () => {
    const { visitor, website, site } = await liveSite();
    await visitor.call("DELETE", `/api/deployments/${site.id}`);
    const bob = await owner();
    const { errors } = await readRefusal(
      await deploy(bob.visitor, deployBody(bob.website, { subdomain: site.subdomain })),
      409,
    );
    expect(errors).toEqual({ subdomain: ["This subdomain is already taken. Please choose another one."] });
    await deployed(
      await deploy(visitor, deployBody(website, { subdomain: site.subdomain, deployedCode: codeSaying("back") })),
    );
    expect(await (await visit(site.subdomain)).text()).toContain("<h1>back</h1>");
  });

  test("is none that people would take for a well-known one", async () => {
    const { visitor, website } = await owner();
    for (const subdomain of ["paypal", "p1inth", "plinth-support", "secure-paypa1"]) {
      const { errors } = await readRefusal(await deploy(visitor, deployBody(website, { subdomain })), 400);
      expect(errors, subdomain).toEqual({
        subdomain: [expect.stringContaining("names like that are used to deceive people")],
      });
    }
  });
});

test.describe("a custom domain", () => {
  test("is a host name", async () => {
    const { visitor, website } = await owner();
    const wrong = [
      "https://stone.example",
      "stone",
      "stone..example",
      "stone.example/x",
      "stone.example:80",
      "10.0.0.1",
      "st one.example",
      `${"a".repeat(64)}.example`,
      `${"a.".repeat(130)}example`,
      "*.stone.example",
      "stone.example@evil.example",
    ];
    for (const customDomain of wrong) {
      const { errors } = await readRefusal(await deploy(visitor, deployBody(website, { customDomain })), 400);
      expect(errors, customDomain).toEqual({ customDomain: ["Please enter a valid domain name (e.g., example.com)"] });
    }
  });

  test("has a letter or a digit at both ends of each label, where it is set apart from a deploy", async () => {
    const { put } = await liveSite();
    for (const customDomain of ["-stone.example", "stone-.example"]) {
      const { errors } = await readRefusal(await put({ customDomain }), 400);
      expect(errors, customDomain).toEqual({ customDomain: ["Please enter a valid domain name (e.g., example.com)"] });
    }
  });

  test("is kept unverified, with a token of our own, whatever is sent", async () => {
    const claims = {
      domainVerified: true,
      domainVerificationToken: "verify_mine",
      updatedAt: "2001-01-01T00:00:00.000Z",
    };
    const { site, put } = await liveSite({
      customDomain: "Stone.Example",
      ...claims,
      isActive: false,
      id: 1,
      createdAt: claims.updatedAt,
    });
    const token = site.domainVerificationToken!;
    expect(site).toMatchObject({ customDomain: "stone.example", domainVerified: false, isActive: true });
    expect(token).toMatch(/^verify_[\w-]{24}$/);
    const again = await readAnswer(await put({ customDomain: "stone.example", ...claims }), 200, deploymentShape);
    expect(again).toMatchObject({
      domainVerified: false,
      domainVerificationToken: token,
      id: site.id,
      createdAt: site.createdAt,
    });
    const other = await readAnswer(await put({ customDomain: "other.example", ...claims }), 200, deploymentShape);
    expect(other).toMatchObject({ customDomain: "other.example", domainVerified: false });
    expect([token, claims.domainVerificationToken]).not.toContain(other.domainVerificationToken);
    expect(Math.abs(Date.now() - Date.parse(other.updatedAt))).toBeLessThan(60 * 60 * 1000);
    const none = await readAnswer(await put({ customDomain: null }), 200, deploymentShape);
    expect(none).toMatchObject({ customDomain: null, domainVerified: false, domainVerificationToken: null });
  });

  test("can be claimed by two, and leads to neither of them", async () => {
    const sites = [await liveSite({ customDomain: "both.example" }), await liveSite({ customDomain: "both.example" })];
    expect(sites.map(({ site }) => site.customDomain)).toEqual(["both.example", "both.example"]);
    expect(new Set(sites.map(({ site }) => site.domainVerificationToken)).size).toBe(2);
  });
});

test.describe("what is live", () => {
  test("is the code that was sent, not the one that is saved", async () => {
    const { visitor, website, site, put } = await liveSite();
    const page = async () => (await visit(site.subdomain)).text();
    expect(await page()).toContain("<h1>first</h1>");
    const analysis = await (await visitor.call("GET", `/api/analysis/${website.id}`)).json();
    expect(analysis).toMatchObject({ generatedCode: website.code });
    await visitor.call("PATCH", `/api/analysis/${website.id}/code`, codeSaying("saved"));
    expect(await page()).toContain("<h1>first</h1>");
    const updated = await readAnswer(
      await put({ deployedCode: codeSaying("second"), updatedAt: "2001-01-01" }),
      200,
      deploymentShape,
    );
    expect(updated.deployedCode).toEqual(codeSaying("second"));
    expect(await page()).toContain("<h1>second</h1>");
  });

  test("changes for nobody else's call", async () => {
    const { site } = await liveSite();
    const eve = await owner();
    await readRefusal(
      await eve.visitor.call("PUT", `/api/deployments/${site.id}`, { deployedCode: codeSaying("eve") }),
      404,
    );
    await readRefusal(await eve.visitor.call("DELETE", `/api/deployments/${site.id}`), 404);
    expect(await (await visit(site.subdomain)).text()).toContain("<h1>first</h1>");
  });

  test("goes with its website, at once and with all its files", async () => {
    const { visitor, website, site } = await liveSite();
    const html = await (await visit(site.subdomain)).text();
    const files = ["", ...[...html.matchAll(/(?:href|src)="([^"]*\.(?:css|js))"/g)].map((match) => match[1]!)];
    expect(files.length).toBeGreaterThan(2);
    expect(new Set(statuses(await Promise.all(files.map((path) => visit(site.subdomain, path)))))).toEqual(
      new Set([200]),
    );
    expect((await visitor.call("DELETE", `/api/analysis/${website.id}`)).status).toBe(200);
    const gone = await Promise.all(files.map((path) => visit(site.subdomain, path)));
    expect(new Set(statuses(gone))).toEqual(new Set([404]));
    expect(await listed(visitor)).toEqual([]);
    await readRefusal(await visitor.call("GET", `/api/analysis/${website.id}`), 404);
    await readRefusal(
      await visitor.call("PUT", `/api/deployments/${site.id}`, { deployedCode: codeSaying("late") }),
      404,
    );
  });

  test("is deleted once, however often it is asked for at once", async () => {
    const { visitor, site } = await liveSite();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.call("DELETE", `/api/deployments/${site.id}`)),
    );
    expect(statuses(answers)).toEqual([200, 404, 404, 404, 404]);
  });
});
