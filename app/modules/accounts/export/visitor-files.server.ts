import { stringify } from "csv-stringify/sync";
import { db, type Prisma } from "~/lib/db.server";
import { messagesCsv } from "../../messages/export-messages.server";
import { findInboxOf } from "../../messages/find-inbox.server";
import { guardFormulas } from "../../messages/messages-csv";
import { plainName } from "../../publishing/export/archive-name";
import { jsonListFile, type ArchiveFile } from "../../publishing/export/archive-file";
import { inPages, PAGE_SIZE } from "./in-pages";

/**
 * What visitors left: messages, the figures of each day, and the results of SEO analyses; of websites that are not live
 * in folders of their own.
 */
export async function* visitorFiles(userId: number): AsyncGenerator<ArchiveFile> {
  const deployments = await db.deployment.findMany({
    where: { ownerId: userId },
    select: { id: true, title: true, withdrawnAt: true },
    orderBy: { id: "asc" },
  });
  for (const { id, title, withdrawnAt } of deployments)
    yield* filesOfVisitors({ id, ownerId: userId }, withdrawnAt ? `not-live/${id}-${plainName(title)}/` : "");
}

/** What visitors left at one deployment, of which `where` says whose it is; nothing where it is gone. */
export async function* filesOfVisitors(
  where: Prisma.DeploymentWhereInput,
  folder: string,
): AsyncGenerator<ArchiveFile> {
  const inbox = await findInboxOf(where);
  if (!inbox) return;
  const { deploymentId } = inbox;
  yield jsonListFile(`${folder}messages/messages.json`, messagesOf(deploymentId));
  yield { path: `${folder}messages/messages.csv`, parts: messagesCsv(inbox, "inbox") };
  yield { path: `${folder}messages/spam.csv`, parts: messagesCsv(inbox, "spam") };
  yield { path: `${folder}analytics/daily.csv`, parts: [await dailyCsv(deploymentId)] };
  yield { path: `${folder}analytics/breakdowns.csv`, parts: [await breakdownsCsv(deploymentId)] };
  yield { path: `${folder}analytics/not-counted.csv`, parts: [await droppedCsv(deploymentId)] };
  yield jsonListFile(`${folder}seo/analyses.json`, analysesOf(deploymentId));
}

function messagesOf(deploymentId: number) {
  return inPages((after) =>
    db.submission.findMany({
      where: { deploymentId, id: { gt: after } },
      omit: { deploymentId: true, ulid: true },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
    }),
  );
}

async function dailyCsv(deploymentId: number): Promise<string> {
  const days = await db.dailyStat.findMany({ where: { deploymentId }, orderBy: { date: "asc" } });
  const rows = days.map((day) => [
    dayOf(day.date),
    day.visitors,
    day.pageViews,
    day.sessions,
    day.bounces,
    day.totalDuration,
    day.formSends,
  ]);
  return toCsv([
    ["date", "visitors", "page views", "sessions", "bounces", "total duration (s)", "forms sent"],
    ...rows,
  ]);
}

async function breakdownsCsv(deploymentId: number): Promise<string> {
  const found = await db.dailyBreakdown.findMany({
    where: { deploymentId },
    orderBy: [{ date: "asc" }, { dimension: "asc" }, { place: "asc" }],
  });
  const rows = found.map((row) => [
    dayOf(row.date),
    row.dimension,
    wordsOf(row),
    row.visitors,
    row.pageViews,
    row.formSends,
  ]);
  return toCsv([["date", "by", "value", "visitors", "page views", "forms sent"], ...rows]);
}

function wordsOf({ dimension, value }: { dimension: string; value: string | null }): string {
  if (value === null) return "(all others)";
  if (value === "") return "(none or unknown)";
  // Visitors choose these texts.
  return guardFormulas(dimension === "campaign" ? (JSON.parse(value) as string[]).join(" / ") : value);
}

async function droppedCsv(deploymentId: number): Promise<string> {
  const days = await db.droppedHit.findMany({ where: { deploymentId }, orderBy: [{ date: "asc" }, { reason: "asc" }] });
  return toCsv([["date", "reason", "count"], ...days.map(({ date, reason, count }) => [dayOf(date), reason, count])]);
}

function analysesOf(deploymentId: number) {
  return inPages((after) =>
    db.seoAnalysis.findMany({
      where: { deploymentId, id: { gt: after } },
      omit: { deploymentId: true, reports: true, codeHash: true, tries: true },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
    }),
  );
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const toCsv = (rows: (string | number)[][]) => stringify(rows, { record_delimiter: "windows" });
