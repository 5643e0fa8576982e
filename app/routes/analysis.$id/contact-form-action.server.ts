import { data } from "@remix-run/node";
import { z } from "zod";
import type { ContactFormReply } from "~/components/contact-form-editor/contact-form-reply";
import { FORM_TAB } from "~/components/contact-form-editor/form-dialogs";
import { problemsOf, TABS } from "~/components/contact-form-editor/form-problems";
import { readPostedForm } from "~/components/contact-form-editor/read-posted-form";
import { withParam } from "~/components/ui/view-params";
import { failureReason } from "~/http/failure-reason.server";
import { check } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { DomainError, InvalidError } from "~/lib/errors";
import { contactFormConfig } from "~/modules/contact/contact-form-config";
import { readContactSettings } from "~/modules/contact/read-contact-settings.server";
import { saveContactForm } from "~/modules/contact/save-contact-form.server";

interface ContactFormInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** The screen that was asked on, without a dialog. */
  here: string;
}

const SAVED = { title: "Website Updated", description: "Your contact form is saved." };
const refuse = (reply: Omit<ContactFormReply, "kind">, status: number) =>
  data<ContactFormReply>({ kind: "save-contact-form", ...reply }, { status });

/** Saves the contact form: all of it as JSON (`config`) from the editor's script, without script one part at a time. */
export async function saveForm(input: ContactFormInput) {
  try {
    return await (input.formData.has("config") ? saveWhole(input) : savePart(input));
  } catch (error) {
    const failure = failureReason(error, "a contact form could not be saved", "Please try again.");
    return refuse({ failure }, error instanceof DomainError ? error.status : 500);
  }
}

async function saveWhole({ actor, websiteId, formData, here }: ContactFormInput) {
  const config = check(contactFormConfig, parseJson(String(formData.get("config"))));
  await saveContactForm({ actor, websiteId, config });
  return redirectWithToast(here, SAVED);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidError("The contact form is not valid JSON.");
  }
}

async function savePart({ actor, websiteId, formData, here }: ContactFormInput) {
  const { config } = await readContactSettings({ actor, websiteId });
  const { form, refused } = readPostedForm(formData, config);
  if (refused) return refuse({ refused, failure: Object.values(refused.problems)[0] }, 400);
  const problems = problemsOf(form);
  const [failure] = Object.values(problems);
  if (failure) return refuse({ form, problems, failure }, 400);
  await saveContactForm({ actor, websiteId, config: contactFormConfig.parse(form) });
  return redirectWithToast(editorAt(here, formData.get("part")), SAVED);
}

/** The editor again, at the tab that was saved. */
function editorAt(here: string, part: FormDataEntryValue | null): string {
  const screen = new URL(here, env.APP_ORIGIN);
  const editor = new URL(withParam(screen, "dialog", "contact-form"), env.APP_ORIGIN);
  return withParam(editor, FORM_TAB, z.enum(TABS).catch("fields").parse(part));
}
