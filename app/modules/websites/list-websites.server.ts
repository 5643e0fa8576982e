import { db } from "~/lib/db.server";

/** The actor's websites, newest first, as the dashboard and `GET /api/dashboard/analyses` list them. */
export function listWebsites({ actor }: { actor: { userId: number } }) {
  return db.website.findMany({
    where: { ownerId: actor.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, projectTitle: true, url: true, createdAt: true },
  });
}
