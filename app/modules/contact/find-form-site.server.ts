import { db } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { NotFoundError } from "~/lib/errors";
import { readPage } from "../editing/page";
import { languageOf } from "./find-forms";
import { formWords, type FormWords } from "./form-words";
import { readContactForm } from "./read-contact-form";

/** A deployed website whose form was sent. */
export interface FormSite {
  deploymentId: number;
  subdomain: string;
  title: string;
  address: string;
  lang: string;
  words: FormWords;
  successMessage: string;
}

/** What somebody reads who sends a form that belongs to no deployed website, most often its owner in the preview. */
export const NOT_DEPLOYED = "Messages arrive once the website is deployed.";

/** The deployed website of a name. @throws NotFoundError when there is none */
export async function findFormSite(subdomain: string): Promise<FormSite> {
  const deployment = subdomain === "" ? null : await db.deployment.findFirst({ where: { subdomain, isActive: true }, include: { code: true } });
  if (!deployment) throw new NotFoundError(NOT_DEPLOYED);
  const lang = languageOf(readPage(deployment.code.html));
  const words = formWords(lang);
  return {
    deploymentId: deployment.id,
    subdomain,
    title: deployment.title,
    address: siteAddress(subdomain),
    lang,
    words,
    successMessage: readContactForm(deployment.code)?.settings.successMessage || words.successMessage,
  };
}

/** Where a deployed website can always be seen, whether or not it has a domain of its own. */
export const siteAddress = (subdomain: string) => `${env.APP_ORIGIN}/sites/${encodeURIComponent(subdomain)}/`;
