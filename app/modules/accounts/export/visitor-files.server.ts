import { stringify } from "csv-stringify/sync";
import { db } from "~/lib/db.server";
import { exportMessages } from "../../messages/export-messages.server";
import { jsonListFile, type ArchiveFile } from "../../publishing/export/archive-file";
import { notWithdrawn } from "../../publishing/is-shown";
import { inPages, PAGE_SIZE } from "./in-pages";

/** What visitors of the live site left: messages, the figures of each day, and the results of SEO analyses. */
export async function* visitorFiles(userId: number): AsyncGenerator<ArchiveFile> {
  const deployment = await db.deployment.findFirst({ where: { ownerId: userId, ...notWithdrawn }, select: { id: true } });
  if (!deployment) return;
  const { id } = deployment;
  yield jsonListFile("messages/messages.json", messagesOf(id));
  yield { path: "messages/messages.csv", parts: await exportMessages({ actor: { userId }, folder: "inbox" }) };
  yield { path: "messages/spam.csv", parts: await exportMessages({ actor: { userId }, folder: "spam" }) };
  yield { path: "analytics/daily.csv", parts: [await dailyCsv(id)] };
  yield { path: "analytics/not-counted.csv", parts: [await droppedCsv(id)] };
  yield jsonListFile("seo/analyses.json", analysesOf(id));
}

function messagesOf(deploymentId: number) {
  return inPages((after) =>
    db.submission.findMany({ where: { deploymentId, id: { gt: after } }, omit: { deploymentId: true, ulid: true }, orderBy: { id: "asc" }, take: PAGE_SIZE }),
  );
}

async function dailyCsv(deploymentId: number): Promise<string> {
  const days = await db.dailyStat.findMany({ where: { deploymentId }, orderBy: { date: "asc" } });
  const rows = days.map((day) => [dayOf(day.date), day.visitors, day.pageViews, day.sessions, day.bounces, day.totalDuration]);
  return toCsv([["date", "visitors", "page views", "sessions", "bounces", "total duration (s)"], ...rows]);
}

async function droppedCsv(deploymentId: number): Promise<string> {
  const days = await db.droppedHit.findMany({ where: { deploymentId }, orderBy: [{ date: "asc" }, { reason: "asc" }] });
  return toCsv([["date", "reason", "count"], ...days.map(({ date, reason, count }) => [dayOf(date), reason, count])]);
}

function analysesOf(deploymentId: number) {
  return inPages((after) =>
    db.seoAnalysis.findMany({ where: { deploymentId, id: { gt: after } }, omit: { deploymentId: true, reports: true, codeHash: true, tries: true }, orderBy: { id: "asc" }, take: PAGE_SIZE }),
  );
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const toCsv = (rows: (string | number)[][]) => stringify(rows, { record_delimiter: "windows" });
