import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { OperationReply } from "~/components/website-actions/use-sent-form";
import { failureReason } from "~/http/failure-reason.server";
import { check } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { DomainError } from "~/lib/errors";
import { regenerationForm } from "~/modules/generation/generation-form";
import { STARTED } from "~/modules/generation/generation-texts";
import { regenerateWebsite } from "~/modules/generation/regenerate-website.server";
import { TRY_AGAIN } from "~/modules/versions/version-input";
import { duplicateWebsite } from "~/modules/websites/duplicate-website.server";
import { copyForm, titleForm } from "~/modules/websites/operation-forms";
import { renameWebsite } from "~/modules/websites/rename-website.server";

interface OperationInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** The screen that was asked on, without a dialog. */
  here: string;
}

/** Gives the website another name. */
export const rename = ({ formData, here, ...input }: OperationInput) =>
  operate("rename", formData, titleForm, async ({ projectTitle: title }) => {
    await renameWebsite({ ...input, title });
    return redirectWithToast(here, { title: "Website Renamed" });
  });

/** Makes a copy and opens it. */
export const duplicate = ({ formData, here: _, ...input }: OperationInput) =>
  operate("duplicate", formData, titleForm, async ({ projectTitle: title }) => {
    const copy = await duplicateWebsite({ ...input, title });
    return redirectWithToast(`/analysis/${copy}`, {
      title: "Website Duplicated",
      description: "You are looking at the copy.",
    });
  });

/** Generates the website again with other choices. */
export const regenerate = ({ formData, here, ...input }: OperationInput) =>
  operate("regenerate", formData, regenerationForm, async (form) => {
    await regenerateWebsite({ ...input, form });
    return redirectWithToast(here, { title: STARTED });
  });

/**
 * Makes a website of its own out of changes that met others, and opens it. @throws InvalidError, or as
 * `duplicateWebsite`
 */
export async function copyChanges({ formData, here: _, ...input }: OperationInput) {
  const copy = await duplicateWebsite({ ...input, code: check(copyForm, Object.fromEntries(formData)) });
  const description = "Your changes are in this copy. The original has the others.";
  return redirectWithToast(`/analysis/${copy}?edit=true`, { title: "Saved as a Copy", description });
}

/** Does what a dialog asks for, or answers with what is wrong with it. */
async function operate<Schema extends z.ZodType, Done>(
  kind: string,
  formData: FormData,
  schema: Schema,
  act: (value: z.output<Schema>) => Promise<Done>,
) {
  const submission = parseWithZod(formData, { schema });
  if (submission.status !== "success")
    return data<OperationReply>({ kind, submission: submission.reply() }, { status: 400 });
  try {
    return await act(submission.value);
  } catch (error) {
    const failure = failureReason(error, `could not ${kind} a website`, TRY_AGAIN);
    const [status, fieldErrors] = error instanceof DomainError ? [error.status, error.fieldErrors] : [500, {}];
    return data<OperationReply>({ kind, submission: submission.reply({ fieldErrors }), failure }, { status });
  }
}
