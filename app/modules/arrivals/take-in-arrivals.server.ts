import { db, type Tx } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { anyArrival, type Arrival, type ArrivalKind } from "~/published/arrival";
import { recordHits } from "../analytics/record-hits.server";
import { receiveSubmissions } from "../contact/receive-submission.server";
import { isRefusal, reasonOf } from "./refusal";

/** Keeps arrivals of one kind: all of them or, throwing, none. Those that it has already change nothing. */
type Taker = (tx: Tx, arrivals: Arrival[]) => Promise<unknown>;

const TAKERS: Record<ArrivalKind, Taker> = { form: receiveSubmissions, hit: recordHits };

const BATCH = 200;
const TRANSACTION = { maxWait: 10_000, timeout: 60_000 };
/** So many failures that are not refusals are not the fault of what arrived: the database is in trouble. */
const PATIENCE = 5;

/**
 * Hands what renderers took from visitors to the modules that keep it. What they refuse stays as a dead letter with the
 * reason; what fails otherwise holds up nothing else. @throws the first such failure, so that the job is tried again;
 * on the last attempt it is a dead letter too
 */
export async function takeInArrivals({ isLastAttempt = false } = {}): Promise<void> {
  const failures: unknown[] = [];
  for (const [kind, taker] of Object.entries(TAKERS)) {
    let ulids = await nextUlids(kind, "");
    for (; ulids.length > 0; ulids = await nextUlids(kind, ulids.at(-1)!)) {
      await takeAll(ulids, taker).catch(() => takeEach(ulids, taker, isLastAttempt, failures));
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function nextUlids(kind: string, after: string): Promise<string[]> {
  const where = { kind, error: null, ulid: { gt: after } };
  const rows = await db.arrival.findMany({ where, select: { ulid: true }, orderBy: { ulid: "asc" }, take: BATCH });
  return rows.map(({ ulid }) => ulid);
}

async function takeEach(ulids: string[], taker: Taker, isLastAttempt: boolean, failures: unknown[]): Promise<void> {
  for (const ulid of ulids) {
    try {
      await takeAll([ulid], taker);
    } catch (error) {
      if (isLastAttempt || isRefusal(error)) await bury(ulid, error);
      else if (failures.push(error) >= PATIENCE) throw failures[0];
    }
  }
}

function takeAll(ulids: string[], taker: Taker): Promise<void> {
  return db.$transaction(async (tx) => {
    const arrivals = await tx.$queryRaw<Arrival[]>`
      select ulid, received_at as "receivedAt", payload from arrivals
       where ulid = any(${ulids}) and error is null order by ulid for update skip locked`;
    await taker(tx, await withDeployment(tx, arrivals));
    await tx.arrival.deleteMany({ where: { ulid: { in: arrivals.map(({ ulid }) => ulid) } } });
  }, TRANSACTION);
}

/** Those whose site is there still; it stays until the transaction ends. The others have nobody left to be given to. */
async function withDeployment(tx: Tx, arrivals: Arrival[]): Promise<Arrival[]> {
  const ids = arrivals.map(({ payload }) => anyArrival.parse(payload).deploymentId);
  const found = await tx.$queryRaw<
    { id: number }[]
  >`select id from deployments where id = any(${ids}) order by id for key share`;
  const there = new Set(found.map(({ id }) => id));
  const kept = arrivals.filter((_, index) => there.has(ids[index]!));
  if (kept.length < arrivals.length)
    log.warn(`dropped ${arrivals.length - kept.length} arrivals of sites that are gone`);
  return kept;
}

async function bury(ulid: string, error: unknown): Promise<void> {
  const reason = reasonOf(error);
  log.error("an arrival was refused", { ulid, reason });
  await db.arrival.updateMany({ where: { ulid }, data: { error: reason, failedAt: new Date() } });
}
