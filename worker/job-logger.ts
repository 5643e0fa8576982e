import { Logger } from "graphile-worker";
import { log } from "~/lib/log.server";

/** What the job queue says, in our log; its running commentary is left out. */
export const jobLogger = new Logger(() => (level, message) => {
  if (level === "error") log.error(message);
  else if (level === "warning") log.warn(message);
  else if (level === "info") log.info(message);
});
