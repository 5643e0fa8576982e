import { db, Prisma } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { previewOrigin } from "~/lib/preview-origin";
import { addDays, dayOf } from "~/lib/utc-day";
import { stillVersion } from "../checks/read-still.server";
import { readOpenClaims } from "../claims/read-claims.server";
import { siteAddress } from "../deployment-record/site-address.server";
import { MOST_COUNTED } from "../messages/most-counted";
import { enqueueCheck } from "../website-record/enqueue-check.server";
import { PAGE_SIZE, type Order } from "./overview-page";
import type { OverviewQuery } from "./overview-query";

/** How far a website is: `deployed` ones have an address, whether visitors see them or not. */
type State = "writing" | "failed" | "cancelled" | "saved" | "deployed";

/** A website as its owner's dashboard shows it. */
export interface OverviewItem {
  id: number;
  projectTitle: string;
  url: string | null;
  createdAt: Date;
  /** When its pages changed last. */
  changedAt: Date;
  state: State;
  /** While it is deployed. */
  deployment: OverviewDeployment | null;
  /** What a designer wrote without the owner's word, and still stands on the page: as many as 'Facts to confirm' has. */
  openFacts: number;
  /** The version of its small picture; null where there is none. */
  still: string | null;
  /** Where its preview is, to be shown in place of a picture; null where nothing can be shown. */
  preview: string | null;
}

interface OverviewDeployment {
  id: number;
  /** Where it answers, with a slash at its end. */
  address: string;
  /** Whether visitors see it there. */
  isLive: boolean;
  /** Whether something was saved since it was deployed. */
  isBehind: boolean;
  /** Of the last seven days, today included. */
  visitors: number;
  /** Messages that nobody has read; `MOST_COUNTED` stands for more as well. */
  unread: number;
}

/** A page of an owner's websites. */
export interface Overview {
  items: OverviewItem[];
  /** How many there are of what was searched for, and in all. */
  found: number;
  total: number;
}

const DAYS = 7;

/** The actor's websites as the dashboard lists them, a page at a time. */
export async function readOverview(
  { actor, query }: { actor: { userId: number }; query: OverviewQuery },
  now = new Date(),
): Promise<Overview> {
  const [overview] = await db.$queryRaw<[{ found: number; total: number; hasTakeDown: boolean; rows: Row[] | null }]>`
    with mine as (
      select id, project_title, url, website.created_at, code_hash, preview_token, coalesce(version.created_at, website.created_at) as changed_at,
             exists (select from deployments where website_id = website.id and withdrawn_at is null) as is_deployed
        from websites as website
             left join lateral (select created_at from versions where website_id = website.id order by version_number desc limit 1) as version on true
       where owner_id = ${actor.userId}
    ), found as (
      select * from mine where ${query.q} = '' or strpos(lower(concat_ws(' ', project_title, url)), lower(${query.q})) > 0
    ), listed as (
      select *, row_number() over (order by ${BY[query.order]}) as place from found
       order by place limit ${PAGE_SIZE} offset ${(query.page - 1) * PAGE_SIZE}
    )
    select (select count(*)::int from found) as found, (select count(*)::int from mine) as total,
           exists (select from deployments join take_downs on deployment_id = deployments.id and lifted_at is null
                    where owner_id = ${actor.userId}) as "hasTakeDown",
           (select json_agg(${ROW} order by listed.place) ${fromListed(addDays(dayOf(now), 1 - DAYS))}) as rows`;
  const { found, total, hasTakeDown } = overview;
  const rows = overview.rows ?? [];
  const [openFacts] = await Promise.all([countOpenFacts(actor, rows), askForStills(rows)]);
  return { items: rows.map((row, at) => ({ ...toItem(row, hasTakeDown), openFacts: openFacts[at]! })), found, total };
}

// The one that visitors see stands first, unless another order was asked for: it is what owners come for.
const BY: Record<Order, Prisma.Sql> = {
  newest: Prisma.sql`is_deployed desc, created_at desc, id desc`,
  changed: Prisma.sql`changed_at desc, id desc`,
  name: Prisma.sql`lower(project_title), id desc`,
};

/** A website with what is known of it, as JSON has it. */
interface Row {
  id: number;
  projectTitle: string;
  url: string | null;
  createdAt: string;
  changedAt: string;
  previewToken: string;
  hasCode: boolean;
  run: string | null;
  /** Whether words that were open once still stand somewhere in the page's source. */
  mayHaveOpenFacts: boolean;
  still: string | null;
  lacksStill: boolean;
  deployment: (Omit<OverviewDeployment, "address"> & { subdomain: string }) | null;
  /** One that does not answer is left out. */
  domain: { host: string; showsWww: boolean; verifiedAt: string | null } | null;
}

const ROW = Prisma.sql`json_build_object(
  'id', listed.id, 'projectTitle', project_title, 'url', url, 'createdAt', listed.created_at, 'changedAt', changed_at,
  'previewToken', preview_token, 'hasCode', listed.code_hash is not null, 'run', run.status, 'mayHaveOpenFacts', facts.may_be_open,
  'still', still.hash,
  'lacksStill', still.website_id is null
    and exists (select from site_reports where website_id = listed.id and code_hash = listed.code_hash and browser_state = 'done')
    and not exists (select from graphile_worker.jobs where key = 'check_website:' || listed.id),
  'deployment', case when deployment.id is not null then json_build_object(
    'id', deployment.id, 'subdomain', subdomain,
    'isLive', is_active and not exists (select from take_downs where deployment_id = deployment.id and lifted_at is null),
    'isBehind', deployment.code_hash is distinct from listed.code_hash, 'visitors', visitors.count, 'unread', unread.count) end,
  'domain', case when domain.id is not null and broken_at is null then json_build_object(
    'host', host, 'showsWww', shows_www, 'verifiedAt', verified_at) end)`;

// Words that the owner took off the page leave their row behind. Looking for them here spares reading most pages; that
// a '24' stands in an address or a style says nothing, so `countOpenFacts` reads the others.
const fromListed = (firstDay: string) => Prisma.sql`
  from listed
       left join website_stills as still on still.website_id = listed.id
       left join deployments as deployment on deployment.website_id = listed.id and deployment.withdrawn_at is null
       left join domains as domain on domain.deployment_id = deployment.id
       left join lateral (select status from generation_runs where website_id = listed.id order by id desc limit 1) as run on true
       cross join lateral (
         select coalesce(sum(daily_stats.visitors), 0)::int as count from daily_stats
          where deployment_id = deployment.id and date >= ${firstDay}::date) as visitors
       cross join lateral (
         select count(*)::int as count from (
           select from submissions where deployment_id = deployment.id and read_at is null and not is_spam limit ${MOST_COUNTED}) as counted) as unread
       cross join lateral (
         select count(*) > 0 as may_be_open from website_claims as claim join site_codes as code on code.hash = listed.code_hash
          where claim.website_id = listed.id and claim.state = 'open'
            and (strpos(code.html, claim.text) > 0 or strpos(code.html, replace(claim.text, '&', '&amp;')) > 0)) as facts`;

/** How many facts wait on each page, read one after the other, as the dialog reads it that the number leads to. */
async function countOpenFacts(actor: { userId: number }, rows: Row[]): Promise<number[]> {
  const counts: number[] = [];
  for (const { id, mayHaveOpenFacts } of rows)
    counts.push(mayHaveOpenFacts ? (await readOpenClaims({ actor, websiteId: id })).length : 0);
  return counts;
}

/** Of websites that were looked at before there were pictures. */
async function askForStills(rows: Row[]): Promise<void> {
  await Promise.all(rows.filter(({ lacksStill }) => lacksStill).map(({ id }) => enqueueCheck(db, id)));
}

function toItem(row: Row, hasTakeDown: boolean): Omit<OverviewItem, "openFacts"> {
  const { id, projectTitle, url } = row;
  return {
    ...{ id, projectTitle, url },
    createdAt: new Date(row.createdAt),
    changedAt: new Date(row.changedAt),
    state: stateOf(row),
    deployment: row.deployment && deploymentOf(row.deployment, row.domain),
    still: row.still && stillVersion(row.still),
    // While a site is taken down its owner's previews open by a ticket, which no frame can bring.
    preview: hasTakeDown ? null : previewOf(row),
  };
}

function stateOf({ hasCode, run, deployment }: Row): State {
  if (run === "queued" || run === "running") return "writing";
  if (!hasCode) return run === "cancelled" ? "cancelled" : "failed";
  return deployment ? "deployed" : "saved";
}

function deploymentOf(
  { subdomain, ...deployment }: NonNullable<Row["deployment"]>,
  domain: Row["domain"],
): OverviewDeployment {
  const verifiedAt = domain?.verifiedAt ? new Date(domain.verifiedAt) : null;
  return { ...deployment, address: siteAddress({ subdomain, domain: domain && { ...domain, verifiedAt } }) };
}

function previewOf({ hasCode, still, previewToken }: Row): string | null {
  if (!hasCode || still !== null) return null;
  return `${previewOrigin(env) ?? ""}/preview/${previewToken}/`;
}
