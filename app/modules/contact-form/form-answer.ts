import type { SiteState } from "~/published/edge-state";
import { languageOf } from "./find-forms";
import { readContactForm } from "./read-contact-form";
import { readPage } from "../markup/page";
import type { WebsiteCode } from "../site/website-code";

/** What the form of a site answers, which the renderer must know by itself. */
export const formAnswer = (code: WebsiteCode): NonNullable<SiteState["form"]> => ({
  lang: languageOf(readPage(code.html)),
  successMessage: readContactForm(code)?.settings.successMessage ?? "",
});
