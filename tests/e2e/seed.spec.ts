import { expect, test } from "playwright/test";
import { runScript } from "../setup/run-script";
import { Visitor } from "../setup/visitor";

const DANA = { name: "Dana Demo", email: "demo@plinth.example" };

interface Account {
  user: { email: string; firstName: string; lastName: string };
  subscription: { status: string };
  websites: { id: number; projectTitle: string }[];
  deployments: { analysisId: number; subdomain: string; title: string }[];
  posts: { title: string; status: string }[];
}

async function readAccount(dana: Visitor): Promise<Account> {
  const paths = [
    "/api/auth/user",
    "/api/subscription/details",
    "/api/dashboard/analyses",
    "/api/deployments",
    "/api/cms/posts",
  ];
  const answers = await Promise.all(paths.map(async (path) => (await dana.call("GET", path)).json()));
  const [user, subscription, websites, deployments, posts] = answers as [
    Account["user"],
    Account["subscription"],
    Account["websites"],
    Account["deployments"],
    Account["posts"],
  ];
  return { user, subscription, websites, deployments, posts };
}

test("the seed makes a demo account that signing in opens, and a second run changes nothing", async ({ baseURL }) => {
  // Two programs start from source.
  const said = await runScript("seed");
  expect(said).toContain(`${baseURL}/sites/alfazema-demo/`);
  const dana = await new Visitor(baseURL!).signIn(DANA.name, DANA.email);
  const account = await readAccount(dana);
  expect(account.user).toMatchObject({ email: DANA.email, firstName: "Dana", lastName: "Demo" });
  expect(account.subscription.status).toBe("active");
  expect(account.websites.map(({ projectTitle }) => projectTitle)).toEqual(["Okafor Kiln", "Padaria Alfazema"]);
  expect(account.deployments).toMatchObject([
    { analysisId: account.websites[1]!.id, subdomain: "alfazema-demo", title: "Padaria Alfazema" },
  ]);
  expect(account.posts.map(({ status }) => status)).toEqual(["draft", "published", "published"]);
  const written = async () =>
    (await (await dana.open("/messages")).response.text()).match(/Rosa Lima|Tom Ashby/g)?.toSorted();
  await expect.poll(async () => new Set(await written())).toEqual(new Set(["Rosa Lima", "Tom Ashby"]));
  const site = await dana.open("/sites/alfazema-demo/");
  expect(site.response.status).toBe(200);
  expect(await site.response.text()).toContain("Pastel de nata");

  expect(await runScript("seed")).toBe(said);
  expect(await readAccount(dana)).toEqual(account);
  expect((await (await dana.open("/messages")).response.text()).match(/Inbox \((\d+) unread\)/)?.[1]).toBe("2");
});
