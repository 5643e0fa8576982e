import { reportUnlessBusy } from "~/modules/checks/read-report.server";
import { wordsOf } from "~/modules/claims/listed-claim";
import { digestOf, packDigest } from "~/modules/editing/page-digest";
import { readPage } from "~/modules/markup/page";
import { FORMS_CLEANED, openWebsite } from "~/modules/result/open-website.server";
import { readingUnlessBusy } from "~/modules/result/read-reading.server";
import { readResult, type WebsiteResult } from "~/modules/result/read-result.server";
import { redirectWithToast } from "./toast.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
}

/**
 * Reads a website for a screen that shows it. What its first opening changed is told by a toast on the same screen.
 * @throws NotFoundError when the actor has no such website, or the redirect that carries the toast
 */
export async function openResult(request: Request, input: Input): Promise<WebsiteResult> {
  const result = await readResult(input);
  if (result.progress.state !== "ready" || !result.code) return result;
  const opening = await openWebsite(input);
  if (opening === "cleaned") {
    const { pathname, search } = new URL(request.url);
    throw await redirectWithToast(pathname + search, FORMS_CLEANED);
  }
  const [report, firstReading] = await Promise.all([
    reportUnlessBusy(input),
    opening === "opened" ? readingUnlessBusy(input) : null,
  ]);
  return { ...result, report, firstReading, digest: isEditing(request) ? digestFor(result) : null };
}

const isEditing = (request: Request) => new URL(request.url).searchParams.get("edit") === "true";

const digestFor = ({ code, openClaims }: WebsiteResult) =>
  code && packDigest(digestOf(readPage(code.html), wordsOf(openClaims)));
