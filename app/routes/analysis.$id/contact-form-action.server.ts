import { data } from "@remix-run/node";
import { z } from "zod";
import type { ContactFormReply, SavedForm } from "~/components/contact-form-editor/contact-form-reply";
import { FORM_TAB } from "~/components/contact-form-editor/form-dialogs";
import { problemsOf, TABS } from "~/components/contact-form-editor/form-problems";
import { readPostedForm } from "~/components/contact-form-editor/read-posted-form";
import { entryIn } from "~/components/contact-form-editor/read-field";
import { withParam } from "~/components/ui/view-params";
import { failureReason } from "~/http/failure-reason.server";
import { check } from "~/http/read-input.server";
import { redirectWithToast } from "~/http/toast.server";
import { env } from "~/lib/env.server";
import { DomainError, InvalidError } from "~/lib/errors";
import { contactFormConfig } from "~/modules/contact-form/contact-form-config";
import { readContactSettings } from "~/modules/contact/read-contact-settings.server";
import { StaleFormError } from "~/modules/contact-form/stale-form";
import { askRecipient } from "~/modules/recipients/ask-recipient.server";
import { saveContactForm } from "~/modules/contact/save-contact-form.server";

interface ContactFormInput {
  actor: { userId: number };
  websiteId: number;
  formData: FormData;
  /** The screen that was asked on, without a dialog. */
  here: string;
}

const SAVED = { title: "Website Updated", description: "Your contact form is saved." };
const ASKED = (address: string) => `We mailed ${address} a link. Once it is confirmed, messages go there.`;
const refuse = (reply: Omit<ContactFormReply, "kind">, status: number) =>
  data<ContactFormReply>({ kind: "save-contact-form", ...reply }, { status });

/** Saves the contact form: all of it as JSON (`config`) from the editor's script, without script one part at a time. */
export async function saveForm(input: ContactFormInput) {
  try {
    return await (input.formData.has("config") ? saveWhole(input) : savePart(input));
  } catch (error) {
    if (error instanceof StaleFormError)
      return refuse({ stale: { config: error.config, revision: error.revision } }, error.status);
    const failure = failureReason(error, "a contact form could not be saved", "Please try again.");
    return refuse({ failure }, error instanceof DomainError ? error.status : 500);
  }
}

async function saveWhole({ actor, websiteId, formData, here }: ContactFormInput) {
  const config = check(contactFormConfig, parseJson(String(formData.get("config"))));
  await saveContactForm({ actor, websiteId, config, revision: revisionIn(formData) });
  return redirectWithToast(here, await savedAndAsked({ actor, websiteId }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidError("The contact form is not valid JSON.");
  }
}

async function savePart({ actor, websiteId, formData, here }: ContactFormInput) {
  const { config, revision } = await readContactSettings({ actor, websiteId });
  if (![revision, null].includes(revisionIn(formData))) return refuseStale(formData, { config, revision });
  const { form, refused } = readPostedForm(formData, config);
  if (refused) return refuse({ refused, failure: Object.values(refused.problems)[0] }, 400);
  const problems = problemsOf(form);
  const [failure] = Object.values(problems);
  if (failure) return refuse({ form, problems, failure }, 400);
  await saveContactForm({ actor, websiteId, config: contactFormConfig.parse(form), revision });
  return redirectWithToast(editorAt(here, formData.get("part")), await savedAndAsked({ actor, websiteId }));
}

const revisionIn = (formData: FormData) => z.string().min(1).nullable().catch(null).parse(formData.get("revision"));

/** Nothing of a part that was made of another form is saved; what was entered comes back, in the form as it is now. */
function refuseStale(formData: FormData, stale: SavedForm) {
  if (formData.has("change")) return refuse({ stale }, 409);
  if (formData.get("part") === "field")
    return refuse({ stale, refused: { entry: entryIn(formData), problems: {} } }, 409);
  return refuse({ stale, form: readPostedForm(formData, stale.config).form }, 409);
}

/**
 * Asks an address that was named for the first time, and tells of it. The form is saved by then, whatever comes of
 * that.
 */
async function savedAndAsked(website: Pick<ContactFormInput, "actor" | "websiteId">) {
  const { delivery, leftOut } = await readContactSettings(website);
  const { waiting } = delivery;
  const isAsked =
    waiting?.state === "never asked" && (await askRecipient({ ...website, address: waiting.address })) === "asked";
  const linksOut =
    leftOut.length > 0 && `Automatic replies go out without ${leftOut.join(", ")}: they link to your own website only.`;
  return {
    ...SAVED,
    description: [SAVED.description, isAsked && ASKED(waiting.address), linksOut].filter(Boolean).join(" "),
  };
}

/** Mails the link again by which an address confirms that it wants the messages. */
export async function askFormRecipient({ actor, websiteId, here }: Omit<ContactFormInput, "formData">) {
  const back = editorAt(here, "settings");
  try {
    const { delivery } = await readContactSettings({ actor, websiteId });
    const address = delivery.waiting?.address ?? "";
    switch (await askRecipient({ actor, websiteId, address })) {
      case "asked":
        return await redirectWithToast(back, { title: "Link Sent", description: ASKED(address) });
      case "not needed":
        return await redirectWithToast(back, { title: "Confirmed", description: `Messages go to ${delivery.goesTo}.` });
      case "refused":
        return await redirectWithToast(back, {
          title: "Not Sent",
          description: `${address} does not want messages of websites. Please name another address.`,
          variant: "destructive",
        });
      case "later":
        return await redirectWithToast(back, {
          title: "Not Sent",
          description: "An address is asked once a day, and an account asks five in a day. Please try again tomorrow.",
          variant: "destructive",
        });
    }
  } catch (error) {
    const description = failureReason(error, "a recipient could not be asked", "Please try again.");
    return redirectWithToast(back, { title: "Not Sent", description, variant: "destructive" });
  }
}

/** The editor again, at the tab that was saved. */
function editorAt(here: string, part: FormDataEntryValue | null): string {
  const screen = new URL(here, env.APP_ORIGIN);
  const editor = new URL(withParam(screen, "dialog", "contact-form"), env.APP_ORIGIN);
  return withParam(editor, FORM_TAB, z.enum(TABS).catch("fields").parse(part));
}
