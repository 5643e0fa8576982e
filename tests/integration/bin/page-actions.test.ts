import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openSessionHeader } from "~/http/session.server";
import { takeToast } from "~/http/toast.server";
import { openSession } from "~/modules/accounts/sign-in.server";
import { deleteWebsite } from "~/modules/websites/delete-website.server";
import { action as websiteAction } from "~/routes/analysis.$id/action.server";
import { contentAction } from "~/routes/content/content-action.server";
import { loadDashboard } from "~/routes/dashboard/load-dashboard.server";
import { deleteAction } from "~/routes/deployments/delete-action.server";
import {
  checkDomainAction,
  domainAction,
  lookAction,
  removeDomainAction,
  shownNameAction,
} from "~/routes/deployments/domain-action.server";
import { activeAction, bringBackAction } from "~/routes/deployments/publication-action.server";
import { loadMessages } from "~/routes/messages/load-messages.server";
import { messagesAction } from "~/routes/messages/messages-action.server";
import { loadScreen } from "~/routes/seo-analytics/load-screen.server";
import { seoAction } from "~/routes/seo-analytics/seo-action.server";
import { db } from "~/lib/db.server";
import { fullAccount } from "../accounts/full-account";
import { codeOf } from "../publishing/publishing-world";
import { readRows } from "./catalogue";

type Fields = Record<string, string>;

const formOf = (fields: Fields) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

/** What an action came to: the status that it answered or threw, or the toast that it leads to. */
async function outcomeOf(act: () => Promise<unknown>): Promise<unknown> {
  const answer = await act().catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response))
    return (answer as { init?: { status?: number } }).init?.status ?? (answer as { status?: number }).status ?? answer;
  if (answer.status >= 400) return answer.status;
  const { toast } = await takeToast(
    new Request("http://localhost/", { headers: { cookie: answer.headers.get("set-cookie")!.split(";")[0]! } }),
  );
  return toast?.variant;
}

/** An owner of a website in the bin, with what their forms and addresses knew of it. */
async function binned() {
  const account = await fullAccount();
  const { actor, deployment } = account;
  const of = { where: { deploymentId: deployment.id } };
  const [message, snapshot] = await Promise.all([db.submission.findFirstOrThrow(of), db.snapshot.findFirstOrThrow(of)]);
  const { claims, versions, previewLinks } = await db.website.findUniqueOrThrow({
    where: { id: account.websiteId },
    include: { claims: true, versions: true, previewLinks: true },
  });
  await deleteWebsite(account);
  const user = { id: actor.userId, email: account.email };
  return {
    ...account,
    user,
    message: String(message.id),
    snapshot: String(snapshot.id),
    id: String(deployment.id),
    key: claims[0]!.key,
    versionId: String(versions[0]!.id),
    linkId: String(previewLinks[0]!.id),
  };
}

const REFUSED = expect.toBeOneOf([404, "destructive"]);

it("no form of a page reaches a website in the bin, nor what hangs on it", async () => {
  const { actor, id, message, snapshot, postId } = await binned();
  const content = (fields: Fields) => contentAction({ actor, formData: formOf(fields), here: "/content" });
  const post = { id: String(postId), title: "Open", content: "From **nine** on.", status: "draft" };
  const seo = (intent: string) => seoAction(actor, formOf({ intent, site: id, googleAnalyticsId: "G-ABCDEF1234" }));
  const acts: Record<string, () => Promise<unknown>> = {
    domain: () => domainAction(actor, formOf({ id, customDomain: "rose.example.org" })),
    "check-domain": () => checkDomainAction(actor, formOf({ id })),
    look: () => lookAction(actor, formOf({ id })),
    "show-www": () => shownNameAction(actor, formOf({ id, intent: "show-www" })),
    "remove-domain": () => removeDomainAction(actor, formOf({ id })),
    publish: () => activeAction(actor, formOf({ id }), true),
    unpublish: () => activeAction(actor, formOf({ id }), false),
    "bring-back": () => bringBackAction(actor, formOf({ id, snapshot })),
    delete: () => deleteAction(actor, formOf({ id })),
    ...Object.fromEntries(["analyze", "cancel", "save-tracking"].map((intent) => [intent, () => seo(intent)])),
    ...Object.fromEntries(
      ["mark-unread", "spam", "not-spam", "delete"].map((intent) => [
        `${intent} message`,
        () => messagesAction({ actor, formData: formOf({ intent, id: message }), list: "/messages" }),
      ]),
    ),
    "create post": () => content({ ...post, intent: "create", deploymentId: id }),
    "update post": () => content({ ...post, intent: "update" }),
    "publish post": () => content({ ...post, intent: "publish" }),
    "delete post": () => content({ ...post, intent: "delete" }),
  };
  const before = await readRows();
  for (const [name, act] of Object.entries(acts)) expect([name, await outcomeOf(act)]).toEqual([name, REFUSED]);
  expect(await readRows()).toEqual(before);
});

/**
 * What a website's own screen can ask for, by its source: what is added there is walked by itself. 'random' is about no
 * website.
 */
const WEBSITE_INTENTS = [
  ...readFileSync("app/routes/analysis.$id/action.server.ts", "utf8").matchAll(/case "([\w-]+)":/g),
]
  .map(([, intent]) => intent!)
  .filter((intent) => intent !== "random");

it("no form of a website's own screen reaches it in the bin", async () => {
  const { user, websiteId, key, versionId, linkId } = await binned();
  await db.subscription.create({ data: { userId: user.id, stripeCustomerId: `cus_${user.id}`, status: "active" } });
  const cookie = (await openSessionHeader(await openSession(user.id))).split(";")[0]!;
  const texts = {
    title: "Easter",
    description: "",
    projectTitle: "Rose",
    words: "41 years",
    message: "Make the heading larger",
    designBrief: "A bakery in Leeds, open from eight.",
  };
  const fields = {
    ...texts,
    ...codeOf("copied"),
    key,
    versionId,
    linkId,
    days: "7",
    subdomain: `again-${websiteId}`,
    leaves: "1",
    revision: "1",
    template: "classic",
  };
  const act = (intent: string) => {
    const request = new Request(`http://localhost/analysis/${websiteId}`, {
      method: "POST",
      headers: { cookie },
      body: new URLSearchParams({ ...fields, intent }),
    });
    return websiteAction({
      request,
      params: { id: String(websiteId) },
      context: { cspNonce: "", clientAddress: "127.0.0.1" },
    });
  };
  expect(WEBSITE_INTENTS).toContain("deploy");
  const before = await readRows();
  for (const intent of WEBSITE_INTENTS) expect([intent, await outcomeOf(() => act(intent))]).toEqual([intent, REFUSED]);
  expect(await readRows()).toEqual(before);
});

it("no address of a page shows a website in the bin that names it in its query", async () => {
  const { actor, user, websiteId, id, message } = await binned();
  await expect(
    loadDashboard(new Request(`http://localhost/dashboard?analysis=${websiteId}`), { user: user as never, actor }),
  ).rejects.toMatchObject({ init: { status: 404 } });
  expect(await loadMessages(actor, new URLSearchParams({ site: id, message }))).toMatchObject({
    site: null,
    sites: [],
    messages: [],
    opened: null,
  });
  for (const tab of ["seo", "analytics", "google"]) {
    expect(await loadScreen(actor, new URL(`http://localhost/seo-analytics?site=${id}&tab=${tab}`))).toEqual({
      sites: [],
      site: null,
      data: null,
    });
  }
});
