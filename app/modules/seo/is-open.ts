import type { SeoRun } from "./read-seo.server";

/** Whether a run waits for its turn or is being made. */
export const isOpen = (run: Pick<SeoRun, "status"> | null) => run?.status === "queued" || run?.status === "running";
