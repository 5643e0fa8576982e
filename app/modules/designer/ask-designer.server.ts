import { ModelFailure } from "~/integrations/models/model";
import { cleanText } from "~/lib/clean-text";
import { db } from "~/lib/db.server";
import { UnavailableError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { readContactForm } from "../contact-form/read-contact-form";
import { currentConfig } from "../contact/read-contact-settings.server";
import type { NodeId } from "../markup/page";
import type { WebsiteCode } from "../site/website-code";
import { requireStorableCode } from "../website-record/require-storable-code";
import { sameCode } from "../site/code-parts";
import type { DesignerId } from "../site/designer";
import type { ChangeAnswer } from "./change-designer";
import { chooseChangeDesigner } from "./connected-designers.server";
import { beginRequest } from "./conversation.server";
import type { DesignerReply } from "./designer-input";
import { NOTHING_CHANGED } from "./designer-texts";
import { keepFailure, keepReply } from "./keep-reply.server";
import { leftAlone } from "./guard/scope/left-alone";
import { LONGEST_ANSWER_MS } from "./longest-answer";
import { findProblem, inScope } from "./pooled-designer.server";

interface Input {
  actor: { userId: number };
  websiteId: number;
  message: string;
  /** The code that the owner has before them, unsaved edits included. */
  code: WebsiteCode;
  /** The owner does not wait for the answer any more. */
  signal?: AbortSignal;
  onProgress?: (words: string) => void;
  /** Hears the sentences for the owner as they are written: each time all of them so far. */
  onWords?: (words: string) => void;
  /** The element that the owner has selected in the preview. */
  selected?: NodeId;
  /** Who is to answer whatever the brief says: the built-in designer after a vendor's failure. */
  wanted?: DesignerId | null;
}

const production = { chooseDesigner: chooseChangeDesigner };

/** What is left of the longest time to keep an answer that came at the last moment. */
const KEEPING_MS = 10_000;

/**
 * Asks a website's designer for a change. Request and answer join the conversation, changed code becomes a version;
 * the website itself stays as it is until the owner saves.
 * @throws NotFoundError when the actor has no such website, TooLargeError over 2 MB, InvalidError without html or with
 *   characters that cannot be stored, ConflictError while there is no code yet or another request is under way,
 *   UnavailableError when the answer took too long or a model's vendor gave none
 */
export async function askDesigner(input: Input, dependencies = production): Promise<DesignerReply> {
  requireStorableCode(input.code);
  const history = await beginRequest(input);
  const deadline = AbortSignal.timeout(LONGEST_ANSWER_MS - KEEPING_MS);
  const signal = input.signal ? AbortSignal.any([input.signal, deadline]) : deadline;
  try {
    const { designer, note, form } = await readDesigner(input, dependencies);
    const { message, code, selected, onProgress, onWords } = input;
    onProgress?.("Reading your website");
    const answer = await untilAborted(
      designer.answer({ message, code, history, form, selected }, { signal, onProgress, onWords }),
      signal,
    );
    onProgress?.("Checking the change");
    const asked = designer.id === "built-in" ? answer : await askedFor(input, answer);
    const { reply, isRefused } = await replyTo(input, {
      ...asked,
      message: [note, asked.message].filter(Boolean).join(" "),
    });
    await keepReply(input, {
      reply,
      form: isRefused ? undefined : answer.form,
      author: designer.id,
      takesBack: answer.takesBack,
    });
    return reply;
  } catch (error) {
    const isLate = deadline.aborted && !input.signal?.aborted;
    const reason = isLate
      ? new UnavailableError("The designer took too long to answer. Please try again.")
      : forOwner(error);
    await keepFailure(input, reason);
    throw reason;
  }
}

/** A vendor's failure says to the owner what happened; what the vendor said is logged. */
function forOwner(error: unknown): unknown {
  if (!(error instanceof ModelFailure)) return error;
  log.warn("a model did not answer a request", error);
  return new UnavailableError(error.message);
}

async function readDesigner({ actor, websiteId, code, wanted = null }: Input, { chooseDesigner }: typeof production) {
  const website = await db.website.findUniqueOrThrow({
    where: { id: websiteId },
    select: { brief: true, contactSettings: true },
  });
  const hasForm = website.contactSettings !== null || readContactForm(code) !== null;
  const chosen = await chooseDesigner({ brief: website.brief, ...actor, websiteId, wanted });
  return { ...chosen, form: hasForm ? currentConfig(website.contactSettings, code) : undefined };
}

/** A designer that does not look at its signal is not waited for either. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}

/** A model's answer without what its request does not speak of; it says what was left. */
async function askedFor({ actor, code, message, selected }: Input, answer: ChangeAnswer): Promise<ChangeAnswer> {
  if (!answer.code) return answer;
  const { code: kept, left } = await inScope(actor.userId, code, answer.code, message, selected);
  if (left.length === 0) return answer;
  return { ...answer, code: kept, message: `${answer.message} ${leftAlone(left)}` };
}

/** What a designer answered, looked over: what must not be done is refused, and the owner is told. */
async function replyTo(
  { actor, code, message }: Input,
  answer: ChangeAnswer,
): Promise<{ reply: DesignerReply; isRefused: boolean }> {
  const said = cleanText(answer.message).trim();
  const offers = answer.offers && { offers: answer.offers };
  const unchanged = { message: said || NOTHING_CHANGED, hasChanges: false, updatedCode: null, ...offers };
  if (!answer.code || sameCode(code, answer.code)) return { reply: unchanged, isRefused: false };
  const problem = await findProblem(actor.userId, code, answer.code, message);
  if (problem) return { reply: { ...unchanged, message: `${problem} ${NOTHING_CHANGED}` }, isRefused: true };
  return {
    reply: { message: said || "Done.", hasChanges: true, updatedCode: answer.code, ...offers },
    isRefused: false,
  };
}
