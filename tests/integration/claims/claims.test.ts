import { afterAll, afterEach, describe, expect, it } from "vitest";
import { db } from "~/lib/db.server";
import { ConflictError, InvalidError, NotFoundError } from "~/lib/errors";
import { CutOff, PoolBusyError } from "~/lib/pool/cut-off";
import { usePool } from "~/lib/pool/in-pool.server";
import { confirmClaim, removeClaim, replaceClaim } from "~/modules/claims/answer-claim.server";
import type { ListedClaim } from "~/modules/claims/listed-claim";
import { findOpenClaims } from "~/modules/claims/ledger.server";
import { readClaimList, readClaims } from "~/modules/claims/read-claims.server";
import { askDesigner } from "~/modules/designer/ask-designer.server";
import { builtInDesigner } from "~/modules/generation/built-in/built-in-designer";
import { production } from "~/modules/generation/generate.server";
import { runGeneration } from "~/modules/generation/run-generation.server";
import { createDeployment } from "~/modules/publishing/create-deployment.server";
import { readGate } from "~/modules/publishing/deploy-gate.server";
import { withWarnings } from "~/modules/publishing/deploy-warnings.server";
import { listVersions } from "~/modules/versions/list-versions.server";
import { duplicateWebsite } from "~/modules/websites/duplicate-website.server";
import { readResult } from "~/modules/result/read-result.server";
import { saveWebsiteCode } from "~/modules/website-record/save-website-code.server";
import { builtPool, CutShortPool } from "../../setup/cut-short-pool";
import { createOwner, startBakery } from "../generation/generation-world";
import { uniqueSubdomain } from "../publishing/publishing-world";

const INVENTED = "Over 40 years of experience.";

/** A bakery whose designer invented one sentence. */
async function inventedBakery() {
  const { actor, websiteId, runId } = await startBakery();
  const inventor = {
    id: "claude" as const,
    name: "Inventor",
    plan: async (...asked: Parameters<typeof builtInDesigner.plan>) => {
      const plan = await builtInDesigner.plan(...asked);
      return {
        ...plan,
        sections: plan.sections.map((section) => (section.kind === "hero" ? { ...section, lead: INVENTED } : section)),
      };
    },
  };
  await runGeneration(
    { runId, isLastAttempt: true },
    { ...production, chooseDesigner: async () => ({ designer: inventor }) },
  );
  return { actor, websiteId };
}
type Owned = Awaited<ReturnType<typeof inventedBakery>>;

const open = async (owned: Owned) => (await readClaims(owned)).filter(({ state }) => state === "open");
const codeOf = async (owned: Owned) => (await readResult(owned)).code!;
const keyOf = async (owned: Owned) => (await open(owned))[0]!.key;
const grounded = (claims: ListedClaim[], kind: string) =>
  claims.filter((claim) => claim.kind === kind && claim.state === "grounded");

describe("what a designer writes", () => {
  it("comes from the owner's words, or waits for the owner", async () => {
    const bakery = await inventedBakery();
    const claims = await readClaims(bakery);
    const waiting = await open(bakery);
    expect(waiting.map(({ kind, text, grounding }) => ({ kind, text, grounding }))).toEqual([
      { kind: "number", text: expect.stringContaining("40 years"), grounding: null },
    ]);
    expect(waiting[0]!.places[0]).toMatchObject({ context: INVENTED, section: expect.stringMatching(/\S/) });
    expect(grounded(claims, "phone")[0]!.grounding).toMatchObject({
      source: "brief",
      quote: expect.stringMatching(/0113\s496\s0182/u),
    });
    expect((await readResult(bakery)).openClaims).toEqual(waiting);
    expect(await db.websiteClaim.findMany({ where: { websiteId: bakery.websiteId } })).toMatchObject([
      { state: "open", author: "claude" },
    ]);
  });

  it("by request waits as well, and what the owner wrote by hand does not", async () => {
    const bakery = await inventedBakery();
    const byHand = await codeOf(bakery);
    const code = { ...byHand, html: byHand.html.replace("</main>", "<p>Our oven weighs 12 tonnes.</p></main>") };
    await saveWebsiteCode({ ...bakery, code });
    expect((await open(bakery)).map(({ text }) => text)).toEqual([expect.stringContaining("40")]);
    const answer = async () => ({
      message: "Done.",
      code: { ...code, html: code.html.replace("</main>", "<p>We won 3 gold medals.</p></main>") },
    });
    const reply = await askDesigner(
      { ...bakery, code, message: "Add something nice" },
      { chooseDesigner: async () => ({ designer: { id: "openai" as const, answer } }) },
    );
    await saveWebsiteCode({ ...bakery, code: reply.updatedCode! });
    const rows = await db.websiteClaim.findMany({ where: { websiteId: bakery.websiteId, author: "openai" } });
    expect(rows.map(({ text }) => text)).toEqual([expect.stringContaining("gold medals")]);
    const own = (await readClaims(bakery)).find(({ text }) => text.includes("12 tonnes"));
    expect(own).toMatchObject({
      state: "grounded",
      grounding: { source: "own edit", quote: "Our oven weighs 12 tonnes." },
    });
  });

  it("is the owner's where the request says so", async () => {
    const bakery = await inventedBakery();
    const code = await codeOf(bakery);
    const answer = async () => ({
      message: "Done.",
      code: { ...code, html: code.html.replace("</main>", "<p>Closed in August since 2011.</p></main>") },
    });
    await askDesigner(
      { ...bakery, code, message: "Say that we close every August since 2011" },
      { chooseDesigner: async () => ({ designer: { id: "claude" as const, answer } }) },
    );
    expect(await db.websiteClaim.count({ where: { websiteId: bakery.websiteId } })).toBe(1);
  });
});

describe("the owner's answer", () => {
  it("confirms a claim, and takes that back", async () => {
    const bakery = await inventedBakery();
    const key = await keyOf(bakery);
    await confirmClaim({ ...bakery, key });
    expect(await open(bakery)).toEqual([]);
    expect((await readClaims(bakery)).find((claim) => claim.key === key)!.state).toBe("confirmed");
    await confirmClaim({ ...bakery, key }, "open");
    expect(await open(bakery)).toHaveLength(1);
  });

  it("puts it right by the owner's own words, and keeps what was there as a version", async () => {
    const bakery = await inventedBakery();
    const before = await codeOf(bakery);
    const [{ key, text }] = (await open(bakery)) as [ListedClaim];
    await replaceClaim({ ...bakery, key, words: text.replace("40", "12") });
    expect((await codeOf(bakery)).html).toBe(before.html.replaceAll(text, text.replace("40", "12")));
    expect(await open(bakery)).toEqual([]);
    expect((await listVersions(bakery)).map(({ title }) => title)).toEqual(["Initial website generation"]);
    await saveWebsiteCode({ ...bakery, code: before });
    expect((await listVersions(bakery))[0]).toMatchObject({ title: "Before your changes" });
  });

  it("takes it out with its sentence", async () => {
    const bakery = await inventedBakery();
    await removeClaim({ ...bakery, key: await keyOf(bakery) });
    const { html } = await codeOf(bakery);
    expect(html).not.toContain("40 years");
    expect(html).toContain("0113 496 0182");
    expect(await open(bakery)).toEqual([]);
  });

  it("is refused to anybody else, and for what does not wait any more", async () => {
    const bakery = await inventedBakery();
    const stranger = { ...bakery, ...(await createOwner()), key: await keyOf(bakery) };
    await expect(confirmClaim(stranger)).rejects.toThrow(NotFoundError);
    await expect(removeClaim(stranger)).rejects.toThrow(NotFoundError);
    await expect(replaceClaim({ ...stranger, words: "12 years" })).rejects.toThrow(NotFoundError);
    await expect(readClaims(stranger)).rejects.toThrow(NotFoundError);
    expect(await open(bakery)).toHaveLength(1);
    const own = { ...bakery, key: stranger.key };
    await removeClaim(own);
    await expect(removeClaim(own)).rejects.toThrow(ConflictError);
  });
});

it("goes along with a copy of the website, and is said when it is deployed", async () => {
  const bakery = await inventedBakery();
  const copy = { ...bakery, websiteId: await duplicateWebsite(bakery) };
  expect((await open(copy)).map(({ key }) => key)).toEqual([await keyOf(bakery)]);
  const rest = { subdomain: uniqueSubdomain(), title: "Alfazema", description: "", customDomain: null };
  const deployedCode = await codeOf(bakery);
  const { deployment } = await createDeployment({
    ...rest,
    actor: bakery.actor,
    analysisId: bakery.websiteId,
    deployedCode,
  });
  const { warnings, ...same } = await withWarnings(bakery.actor, deployment);
  expect(same).toEqual(deployment);
  expect(warnings).toEqual([
    { kind: "number", text: expect.stringContaining("40 years"), where: expect.stringContaining(`: ${INVENTED}`) },
  ]);
  await confirmClaim({ ...bakery, key: await keyOf(bakery) });
  expect(await withWarnings(bakery.actor, deployment)).toEqual(deployment);
});

describe("a page that says more than can be looked up", () => {
  const pool = builtPool();
  const ended = (error: (work: string) => Error) =>
    new CutShortPool(pool, ["claims-of", "new-claims", "change-claim"], error);
  const cutShort = ended((work) => new CutOff(work, "time"));
  afterEach(() => usePool(pool));
  afterAll(() => pool.close());

  it("opens, and lists what its designer claimed with the reason", async () => {
    const bakery = await inventedBakery();
    const key = await keyOf(bakery);
    usePool(cutShort);
    const { claims, cutOff } = await readClaimList(bakery);
    expect(cutOff).toContain("more than can be looked up at once");
    expect(claims).toMatchObject([{ key, state: "open", text: expect.stringContaining("40 years") }]);
    expect((await readResult(bakery)).openClaims).toEqual(claims);
    expect((await readGate(bakery, "")).unanswered).toContainEqual(
      expect.objectContaining({ kind: "claim", text: claims[0]!.text }),
    );
    await confirmClaim({ ...bakery, key });
    expect(await readClaimList(bakery)).toMatchObject({ claims: [{ key, state: "confirmed" }] });
  });

  it("is changed in the editor, and by no designer whose words cannot be looked up", async () => {
    const bakery = await inventedBakery();
    const answer = { ...bakery, key: await keyOf(bakery) };
    const code = await codeOf(bakery);
    usePool(cutShort);
    await expect(removeClaim(answer)).rejects.toThrow("Open them in the editor");
    await expect(replaceClaim({ ...answer, words: "12 years" })).rejects.toThrow(InvalidError);
    await expect(findOpenClaims({ websiteId: bakery.websiteId, html: code.html, before: null })).rejects.toThrow(
      "nothing was changed",
    );
    expect(await codeOf(bakery)).toEqual(code);
  });

  it("opens while too much waits for the pool, and says in the list that it is busy", async () => {
    const bakery = await inventedBakery();
    usePool(ended(() => new PoolBusyError()));
    expect((await readResult(bakery)).openClaims).toHaveLength(1);
    await expect(readClaimList(bakery)).rejects.toThrow(PoolBusyError);
  });
});
