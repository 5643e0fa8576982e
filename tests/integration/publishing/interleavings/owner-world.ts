import { randomUUID } from "node:crypto";
import { db } from "~/lib/db.server";
import { takeInArrivals } from "~/modules/arrivals/take-in-arrivals.server";
import { republishIfBehind } from "~/modules/publishing/republish-site.server";
import { sendForm, sendHit } from "../../faults/visitor-load";
import { httpGet } from "../http-get";
import { createOwner, createWebsite } from "../publishing-world";
import { NEW, type Model, type SiteModel, type VisitorsAct } from "./site-model";

interface OwnWebsite {
  id: number;
  contactKey: string;
  /** The names that it may be deployed under. */
  names: readonly [string, string];
}

// Of all owners together: each message comes from a network address of its own.
let visitors = 0;

/** An owner of two websites, and what there really is of them. */
export class OwnerWorld {
  private constructor(
    readonly ownerId: number,
    readonly websites: readonly [OwnWebsite, OwnWebsite],
    private readonly port: number,
  ) {}

  /** `port` is the renderer's, whose address may change no more. */
  static async make(port: number): Promise<OwnerWorld> {
    const { actor, websiteId } = await createOwner();
    const second = await createWebsite(actor.userId);
    const own = ({ id, contactKey }: { id: number; contactKey: string }): OwnWebsite => ({
      id,
      contactKey,
      names: [`one-${randomUUID().slice(0, 13)}`, `two-${randomUUID().slice(0, 13)}`],
    });
    const first = await db.website.findUniqueOrThrow({ where: { id: websiteId } });
    return new OwnerWorld(actor.userId, [own(first), own(second)], port);
  }

  /** What a visitor does, at the address that the website has or had last. */
  async visit({ site, kind }: VisitorsAct): Promise<unknown> {
    const number = (visitors += 1);
    if (kind === "message") return sendForm(this.port, { name: this.websites[site].contactKey }, number);
    return sendHit(this.port, { name: (await this.nameOf(site)) ?? "nothing" }, `${number}`, number);
  }

  /** The name that a website has or had last. */
  async nameOf(site: 0 | 1): Promise<string | null> {
    return (
      (await db.deployment.findUnique({ where: { websiteId: this.websites[site].id }, select: { subdomain: true } }))
        ?.subdomain ?? null
    );
  }

  /** What there is, once the worker would have finished all that is under way. */
  async read(): Promise<Model> {
    await takeInArrivals();
    return [await this.#readSite(0), await this.#readSite(1)];
  }

  async #readSite(site: 0 | 1): Promise<SiteModel> {
    const { id, names } = this.websites[site];
    const withTakeDowns = { include: { takeDowns: { where: { liftedAt: null } } } };
    const { projectTitle: title, deployment } = await db.website.findUniqueOrThrow({
      where: { id },
      include: { deployment: withTakeDowns },
    });
    if (!deployment) return { ...NEW, title };
    const where = { deploymentId: deployment.id };
    await republishIfBehind(where);
    const [posts, messages, visits] = await Promise.all([
      db.post.count({ where }),
      db.submission.count({ where }),
      db.rawHit.count({ where }),
    ]);
    const [live, closed] = [deployment.withdrawnAt === null, deployment.takeDowns.length > 0];
    return {
      title,
      name: names.indexOf(deployment.subdomain),
      live,
      closed,
      posts,
      messages,
      visits,
      ...(await publishedOf(deployment.id)),
    };
  }

  /**
   * What each name of both websites answers: the version of its page and how many posts its blog lists, or null for
   * none.
   */
  answers(): Promise<Answer[]> {
    return Promise.all(this.websites.flatMap(({ names }) => names.map((name) => this.#answer(name))));
  }

  async #answer(name: string): Promise<Answer> {
    const page = await httpGet(this.port, `/sites/${name}/`);
    if (page.status !== 200) return null;
    const blog = await httpGet(this.port, `/sites/${name}/blog/`);
    return { version: versionIn(page.text), listed: new Set(blog.text.match(/href="[^"]*open[^"/]*\/"/g)).size };
  }
}

type Answer = null | { version: string; listed: number };

const versionIn = (html: string) => /<h1>(.*)<\/h1>/.exec(html)![1]!;

async function publishedOf(deploymentId: number): Promise<Pick<SiteModel, "published" | "listed">> {
  const snapshots = await db.snapshot.findMany({
    where: { deploymentId },
    include: { code: true },
    orderBy: { id: "asc" },
  });
  const shown = snapshots.filter(({ kind }) => kind !== "content");
  const files = Object.keys(snapshots.at(-1)!.manifest as object);
  return {
    published: shown.map(({ code }) => versionIn(code.html)),
    listed: files.filter((path) => /^blog\/open/.test(path)).length,
  };
}

/** What the names of both websites must answer. */
export const answersOf = (model: Model): Answer[] =>
  model.flatMap(({ name, live, closed, published, listed }) =>
    [0, 1].map((each) => (live && !closed && each === name ? { version: published.at(-1)!, listed } : null)),
  );
