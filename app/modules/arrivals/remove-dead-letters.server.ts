import { db } from "~/lib/db.server";

/** Takes away dead letters of sites that are gone, and of none: nobody can be shown them. Gives how many. */
export function removeDeadLetters(): Promise<number> {
  return db.$executeRaw`
    delete from arrivals
     where error is not null and not exists (select from deployments where payload -> 'deploymentId' = to_jsonb(deployments.id))`;
}
