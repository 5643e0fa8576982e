import { inLanguage } from "~/lib/languages";
import { contactFormFor } from "../../contact-form/form-for-act";
import { formHtml } from "../../contact-form/render-contact-form";
import { wordsByLanguage } from "../../language/words/words-by-language";
import type { SectionOf } from "../../site/site-plan";
import type { Site } from "../design";
import { trusted, type Html } from "../../markup/html";

/**
 * The form of a page in its language and for what its visitors do. It has a title of its own only beside a number to
 * call: else the heading of its section, or the line that opens it, is about the form already.
 */
export function contactForm({ title, form = {}, stance }: SectionOf<"contact">, { plan }: Site): Html {
  const { lang } = plan.meta;
  const config = contactFormFor(form, lang, form.act && inLanguage(wordsByLanguage, lang).acts[form.act]);
  if (stance || config.settings.title === title || !plan.business.phone) config.settings.title = "";
  return trusted(formHtml(config, { lang }));
}
