import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { analysisFailed } from "~/components/generation-form/analysis-failed";
import type { GenerationReply } from "~/components/generation-form/reply";
import type { Actor } from "~/http/guards.server";
import { parseMultipart } from "~/http/multipart.server";
import { redirectWithToast } from "~/http/toast.server";
import { DomainError, UnavailableError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { drawSpecimen } from "~/modules/generation/draw-specimen.server";
import { generationForm, LOOK, type GenerationForm } from "~/modules/generation/generation-form";
import {
  GENERATION_FAILED,
  SOME_FILES_SKIPPED,
  STARTED,
  TEMPLATE_REQUIRED,
  type Notice,
} from "~/modules/generation/generation-texts";
import type { Drawn } from "~/modules/generation/specimen";
import { readUploads, UPLOAD_LIMITS } from "~/modules/generation/read-uploads";
import { startGeneration } from "~/modules/generation/start-generation.server";

type Answer = Omit<GenerationReply, "kind">;
const answer = (reply: Answer, status: number) => data<GenerationReply>({ kind: "generation", ...reply }, { status });

/** Starts a generation from the form, with script and without; or answers with what is wrong and what was typed. */
export async function generateAction(actor: Actor, request: Request) {
  try {
    return await generate(actor, await parseMultipart(request, UPLOAD_LIMITS));
  } catch (error) {
    return failed(error);
  }
}

async function generate(actor: Actor, formData: FormData) {
  const submission = parseWithZod(formData, { schema: generationForm });
  if (submission.status !== "success") {
    const result = submission.reply();
    return answer({ submission: result, failure: complaint(result.error) }, 400);
  }
  if (formData.get(LOOK.name) === LOOK.value) {
    return answer({ submission: submission.reply(), specimen: await look(actor, submission.value) }, 200);
  }
  try {
    const uploads = readUploads(formData);
    const { analysisId } = await startGeneration({ actor, form: submission.value, uploads });
    return await redirectWithToast(`/dashboard?analysis=${analysisId}`, started(uploads.skipped));
  } catch (error) {
    return failed(error, submission.reply(error instanceof DomainError ? { fieldErrors: error.fieldErrors } : {}));
  }
}

/** What the form's last step shows as one types, for those without script. */
const look = (actor: Actor, given: GenerationForm): Promise<Drawn> =>
  drawSpecimen({ actor, given }).catch((error: unknown) => {
    if (error instanceof UnavailableError) return "failed";
    throw error;
  });

/** Without script only the server can say that files were left out. */
function started(skipped: string[]) {
  const left = `${SOME_FILES_SKIPPED.title}: ${SOME_FILES_SKIPPED.description}`;
  return { title: STARTED, description: skipped.length > 0 ? left : undefined };
}

/** The missing template has words of its own; anything else is named by its first message. */
function complaint(errors: NonNullable<Answer["submission"]>["error"]): Notice {
  if (errors?.template) return TEMPLATE_REQUIRED;
  return analysisFailed(Object.values(errors ?? {}).find((messages) => messages?.length)?.[0]);
}

function failed(error: unknown, submission?: Answer["submission"]) {
  const known = error instanceof DomainError;
  if (!known) log.error("a generation could not be started", error);
  return answer(
    { submission, failure: analysisFailed(known ? error.message : GENERATION_FAILED) },
    known ? error.status : 500,
  );
}
