import { defaultContactForm } from "../../contact-form/contact-form-config";
import { formHtml } from "../../contact-form/render-contact-form";
import type { SectionOf } from "../../site/site-plan";
import type { Site } from "../design";
import { trusted, type Html } from "../../markup/html";

/** The form that every website begins with, in its language; a title that its section has is not said again. */
export function contactForm(section: SectionOf<"contact">, { plan }: Site): Html {
  const { lang } = plan.meta;
  const config = defaultContactForm(lang);
  if (config.settings.title === section.title) config.settings.title = "";
  return trusted(formHtml(config, { lang }));
}
