import { expect, test } from "playwright/test";
import { newEmail } from "../../setup/browser-test";
import { startOwnPostgres, type OwnPostgres } from "../../setup/own-postgres";
import { removeDataDirectory, startBox, temporaryDataDirectory, type RunningBox } from "../../setup/running-box";
import { Visitor } from "../../setup/visitor";
import { generateWebsite, type Website } from "../../setup/websites";
import { SANDBOX_POLICY } from "~/published/site-headers";
import { codeSaying, deployBody, newSubdomain } from "./people";
import { readRefusal } from "./shapes";

// A box of its own, with a database that only the tests start and stop.
let postgres: OwnPostgres;
let box: RunningBox;
let ada: Visitor;
let website: Website;
const subdomain = newSubdomain();
const dataDirectory = temporaryDataDirectory();

const SOON = { timeout: 30_000, intervals: [50] };

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  // What it says while it is stopped is expected.
  postgres = await startOwnPostgres({ log_min_messages: "panic" });
  box = await startBox({ dataDirectory, settings: { DATABASE_URL: postgres.url } });
  ada = await (await new Visitor(box.origin).signIn("Ada Stone", newEmail())).subscribe();
  website = await generateWebsite(ada);
  const answer = await ada.call(
    "POST",
    "/api/deployments",
    deployBody(website, { subdomain, deployedCode: codeSaying("live") }),
  );
  expect(answer.status).toBe(201);
});

test.afterAll(async () => {
  await box?.stop();
  await postgres?.remove();
  removeDataDirectory(dataDirectory);
});

const statusOf = (path: string) =>
  ada.send(path).then(
    ({ status }) => status,
    () => 0,
  );
const health = async () =>
  (await fetch(`${box.origin}/health`)).json() as Promise<{ status: string; parts: Record<string, string> }>;

async function expectLive(): Promise<void> {
  const renderer = `http://127.0.0.1:${box.processes().renderer!.port}`;
  for (const origin of [box.origin, renderer]) {
    const page = await fetch(`${origin}/sites/${subdomain}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<h1>live</h1>")]);
  }
}

/** Kills the renderer, looks on until its site is served again, and gives what visitors were answered meanwhile. */
async function killRenderer(): Promise<Response[]> {
  const { pid } = box.processes().renderer!;
  process.kill(pid, "SIGKILL");
  const answers: Response[] = [];
  await expect
    .poll(async () => {
      const answer = await fetch(`${box.origin}/sites/${subdomain}/`);
      answers.push(answer);
      return [answer.status, ![undefined, pid].includes(box.processes().renderer?.pid)];
    }, SOON)
    .toEqual([200, true]);
  return answers;
}

test("a renderer that is killed comes back and serves what it held", async () => {
  for (const answer of await killRenderer()) {
    expect([200, 503]).toContain(answer.status);
    expect(answer.headers.get("content-security-policy")).toBe(SANDBOX_POLICY);
  }
  await expectLive();
});

test.describe("while PostgreSQL is down", () => {
  test.beforeAll(() => postgres.stop());

  test("live sites are served", expectLive);

  test("the health names the database", async () => {
    await expect.poll(async () => (await health()).parts.database, SOON).toBe("cannot be reached");
    expect((await fetch(`${box.origin}/health`)).status).toBe(503);
    expect((await health()).parts.renderer).toBe("ok");
  });

  test("pages say that Plinth is away and when to try again", async () => {
    for (const path of ["/", "/dashboard", "/deployments", `/analysis/${website.id}`, "/subscription", "/account"]) {
      const answer = await ada.send(path);
      expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "10"]);
      expect(await answer.text(), path).toContain("Plinth is not available just now");
    }
  });

  test("what needs no database is shown", async () => {
    const landing = await fetch(box.origin);
    expect([landing.status, await landing.text()]).toEqual([
      200,
      expect.stringContaining("Build Professional Websites with AI"),
    ]);
    expect((await fetch(`${box.origin}/template-demo/classic/`)).status).toBe(200);
  });

  test("calls say so in JSON, and tell nothing of the machine", async () => {
    for (const path of ["/api/auth/user", "/api/deployments", `/api/analysis/${website.id}`]) {
      const answer = await ada.call("GET", path);
      expect(answer.headers.get("retry-after"), path).toBe("10");
      const { message } = await readRefusal(answer, 503);
      expect(message).toBe("Plinth is not available just now. Please try again in a moment.");
    }
    const lead = await ada.call("POST", "/api/leads", { contactName: "Ada", email: "ada@example.com" });
    expect(lead.status).toBe(503);
  });

  test("a renderer that is killed comes back all the same", async () => {
    await killRenderer();
    await expectLive();
  });
});

test.describe("when PostgreSQL is back", () => {
  test.beforeAll(() => postgres.start());

  test("everything is well again by itself", async () => {
    await expect.poll(async () => (await health()).status, SOON).toBe("ok");
    await expect.poll(() => statusOf("/dashboard"), SOON).toBe(200);
    await expectLive();
  });

  test("owners are still signed in, and find and change what they had", async () => {
    const [site] = (await (await ada.call("GET", "/api/deployments")).json()) as { id: number }[];
    const put = await ada.call("PUT", `/api/deployments/${site!.id}`, { deployedCode: codeSaying("live again") });
    expect(put.status).toBe(200);
    expect(await (await fetch(`${box.origin}/sites/${subdomain}/`)).text()).toContain("<h1>live again</h1>");
    expect((await generateWebsite(ada)).code.html).toContain("<h1");
  });
});
