import { db } from "~/lib/db.server";
import { DomainError, NotFoundError, UnavailableError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { findOpenClaims, keepOpenClaims } from "../claims/ledger.server";
import type { ContactFormConfig } from "../contact-form/contact-form-config";
import type { Author } from "../markup/edit";
import type { WebsiteCode } from "../site/website-code";
import { saveCode } from "../storage/save-code.server";
import { addVersion } from "../website-record/add-version.server";
import { lockWebsite } from "../website-record/lock-website.server";
import { keepAnswer } from "./conversation.server";
import type { DesignerReply } from "./designer-input";
import { NOT_PROCESSED, STOPPED, TROUBLE } from "./designer-texts";
import { keptChangeOf } from "./kept-change";
import { versionTitle } from "./version-title";

interface Request {
  actor: { userId: number };
  websiteId: number;
  message: string;
  /** What was to be changed. */
  code: WebsiteCode;
  signal?: AbortSignal;
}

interface Outcome {
  reply: DesignerReply;
  /** The contact form's new settings, where the request was about them. */
  form: ContactFormConfig | undefined;
  author: Author;
  /** Which earlier change it takes back: how many came after that one. */
  takesBack?: number;
}

/**
 * Keeps an answer: what was said, changed code as a version with what it newly claims, changed settings. @throws
 * NotFoundError when the website is gone
 */
export async function keepReply(
  { actor, websiteId, message, code }: Request,
  { reply, form, author, takesBack }: Outcome,
): Promise<void> {
  const codeHash = reply.updatedCode && (await saveCode(reply.updatedCode));
  // The owner's own words wait for nobody.
  const claims =
    reply.updatedCode && author !== "owner"
      ? await findOpenClaims({ websiteId, html: reply.updatedCode.html, before: code.html })
      : [];
  await db.$transaction(async (tx) => {
    await lockWebsite(tx, actor.userId, websiteId);
    const change = reply.updatedCode ? keptChangeOf(code, reply.updatedCode, takesBack) : undefined;
    await keepAnswer(tx, {
      websiteId,
      text: reply.message,
      hasChanges: reply.hasChanges,
      change,
      offers: reply.offers,
    });
    if (form) await tx.contactSettings.upsert({ where: { websiteId }, create: { websiteId, ...form }, update: form });
    if (!codeHash) return;
    if (author !== "owner") await keepOpenClaims(tx, websiteId, author, claims);
    const words = { title: versionTitle(message), changeDescription: reply.message };
    await addVersion(tx, { websiteId, codeHash, changeType: "ai_designer", ...words, isAutoSaved: true, author });
  });
}

/** Keeps what the chat says of a request that failed. That this fails as well must hide no fault. */
export async function keepFailure({ websiteId, signal }: Request, error: unknown): Promise<void> {
  if (error instanceof NotFoundError) return;
  const text = signal?.aborted ? STOPPED : failureText(error);
  await keepAnswer(db, { websiteId, text, hasChanges: false }).catch((reason: unknown) =>
    log.warn("a failed answer could not be kept", reason),
  );
}

function failureText(error: unknown): string {
  if (error instanceof UnavailableError) return error.message;
  return error instanceof DomainError ? NOT_PROCESSED : TROUBLE;
}
