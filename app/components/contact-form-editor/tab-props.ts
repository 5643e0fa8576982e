import type { ContactFormConfig } from "~/modules/contact-form/contact-form-config";
import type { FormChange } from "./change-form";
import type { FormProblems } from "./form-problems";

/** What each tab of the editor works on. */
export interface TabProps {
  form: ContactFormConfig;
  change: (change: FormChange) => void;
  /** What kept the form from being saved. */
  problems: FormProblems;
}
