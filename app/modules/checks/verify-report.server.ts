import { db } from "~/lib/db.server";
import { InvalidError } from "~/lib/errors";
import { requireOwnWebsite } from "../website-record/require-own-website.server";
import { hashOfReport, readReportFile } from "./report-file";
import { toReport } from "./report-row.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
  /** A downloaded report's text, or its SHA-256. */
  given: string;
}

/** Whether a report is one of ours, and of what. */
export interface Verification {
  sha256: string;
  /**
   * `changed`: its contents do not fit its hash. `unknown`: no report of this website has this hash, or not any more.
   */
  verdict: "genuine" | "changed" | "unknown";
  /** Whether it is the report of the website as it is saved, and as visitors see it. */
  isOfSaved: boolean;
  isOfLive: boolean;
  /** The same in a sentence for the owner. */
  message: string;
}

/**
 * Says whether a report was made here, unchanged since, and whether it is of what is saved or live now.
 * @throws NotFoundError when the actor has no such website, InvalidError for what is neither a report nor a hash
 */
export async function verifyReport({ actor, websiteId, given }: Input): Promise<Verification> {
  await requireOwnWebsite({ actor, websiteId });
  const held = readReportFile(given);
  if (!held) throw new InvalidError(NEITHER, { report: [NEITHER] });
  const { sha256, isUnchanged } = held;
  const none = { sha256, isOfSaved: false, isOfLive: false };
  if (!isUnchanged) return { ...none, verdict: "changed", message: CHANGED };
  const state = await findState(websiteId, sha256);
  if (!state) return { ...none, verdict: "unknown", message: UNKNOWN };
  return {
    sha256,
    verdict: "genuine",
    ...state,
    message: `This report was made here and is unchanged. ${ofWhat(state)}`,
  };
}

const NEITHER = "Choose a report that you downloaded here, or paste its SHA-256: 64 digits and letters from a to f.";
const CHANGED = "This file was changed after it was downloaded: what it says does not fit its SHA-256.";
const UNKNOWN =
  "No report of this website has this SHA-256. Either it is of another website, or it was replaced by a newer one since.";

type State = Pick<Verification, "isOfSaved" | "isOfLive">;

async function findState(websiteId: number, sha256: string): Promise<State | null> {
  const [rows, website] = await Promise.all([
    db.siteReport.findMany({ where: { websiteId } }),
    db.website.findUniqueOrThrow({
      where: { id: websiteId },
      select: { codeHash: true, deployment: { select: { codeHash: true, withdrawnAt: true } } },
    }),
  ]);
  const row = rows.find((each) => hashOfReport(toReport(each)) === sha256);
  return row
    ? {
        isOfSaved: row.codeHash === website.codeHash,
        isOfLive: website.deployment?.withdrawnAt === null && row.codeHash === website.deployment.codeHash,
      }
    : null;
}

function ofWhat({ isOfSaved, isOfLive }: State): string {
  if (isOfSaved && isOfLive) return "It is of your website as it is saved and live now.";
  if (isOfSaved) return "It is of your website as it is saved now, which is not what is live.";
  if (isOfLive) return "It is of your website as it is live now, which has been changed here since.";
  return "It is of an earlier state of your website.";
}
