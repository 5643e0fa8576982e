import type { ContactFormConfig } from "~/modules/contact-form/contact-form-config";
import type { Delivery } from "~/modules/recipients/read-delivery.server";
import type { FormProblems } from "./form-problems";
import type { FieldEntry } from "./read-field";

/** A contact form as it is saved, and the state that it is. */
export interface SavedForm {
  config: ContactFormConfig;
  revision: string;
}

/** What a contact form's owner sees of what is stored. */
export interface ContactFormData extends SavedForm {
  /** Who gets the messages when no recipient is named. */
  fallbackRecipient: string;
  /** Who gets them now, as the form is saved. */
  delivery: Delivery;
  /** Links of the saved automatic reply that do not lead to the owner's website: it is sent without them. */
  leftOut: string[];
  /** Whether visitors get a page that says what becomes of a message. */
  hasPrivacyPage: boolean;
}

/** What the server says when no contact form was saved. */
export interface ContactFormReply {
  kind: "save-contact-form";
  /** Why, in words for the owner. */
  failure?: string;
  /** The form as it is now, where it was changed elsewhere meanwhile. */
  stale?: SavedForm;
  /** Where there is no script: what was entered, and what is wrong with it. */
  form?: ContactFormConfig;
  problems?: FormProblems;
  refused?: { entry: FieldEntry; problems: FormProblems };
}
