import { contactFormConfig, type ContactFormConfig } from "~/modules/contact-form/contact-form-config";

/** What keeps a form from being saved, by the name of what it is about: `settings.title`, `fields`. */
export type FormProblems = Record<string, string>;

/** What is wrong with a form; empty when it can be saved. */
export function problemsOf(form: ContactFormConfig): FormProblems {
  const { error } = contactFormConfig.safeParse(form);
  const problems: FormProblems = {};
  for (const { path, message } of error?.issues ?? []) problems[path.join(".")] ??= message;
  return problems;
}

export const TABS = ["fields", "styling", "settings", "preview"] as const;
export type FormTab = (typeof TABS)[number];

/** The tab where the first of the problems can be fixed. */
export function tabOfProblem(problems: FormProblems): FormTab {
  const [first = ""] = Object.keys(problems);
  if (first.startsWith("settings")) return "settings";
  return first.startsWith("style") ? "styling" : "fields";
}
