import { NotFoundError } from "~/lib/errors";
import { formWords, type FormWords } from "~/published/form-words";
import type { FormOrigin } from "./read-submission";
import { sitePath } from "./route-request";
import type { SiteMap } from "./site-map";

/** A live website whose form was sent. */
export interface FormSite {
  deploymentId: number;
  /** Whose messages are counted together. */
  account: string;
  /** Where it is on the host that was asked. */
  path: string;
  lang: string;
  words: FormWords;
  successMessage: string;
  isClosed: boolean;
}

/** What somebody reads who sends a form that belongs to no deployed website: its owner, or whoever has a link to the preview. */
const NOT_DEPLOYED = "This website is not live, so your message was not sent.";

/** What somebody reads who sends a form of an old copy whose name is another website's now. */
const OLD_COPY = "This page is an old copy, and its address belongs to another website now. Your message was not sent.";

/** The live website that a form which stands anywhere belongs to. @throws NotFoundError when there is none */
export function findSiteOfForm(sites: SiteMap, origin: FormOrigin): FormSite {
  const name = "name" in origin ? siteNamed(sites, origin.name) : sites.nameOfForm(origin.contactKey);
  if (name === null) throw new NotFoundError(NOT_DEPLOYED);
  return findFormSite(sites, name, false);
}

/** What an old form means by a name: the website that had it when the form was made. Domains are in none. */
function siteNamed(sites: SiteMap, name: string): string | null {
  if (sites.isReused(name)) throw new NotFoundError(OLD_COPY);
  if (sites.deploymentOf(name) !== null) return name.includes(".") ? null : name;
  return sites.formerSiteOf(name);
}

/**
 * The live website of a name: a subdomain or, on a host of its own, its host. @throws NotFoundError when there is none
 */
export function findFormSite(sites: SiteMap, name: string, onOwnHost: boolean): FormSite {
  const [deploymentId, site] = [sites.deploymentOf(name), sites.find(name)];
  if (deploymentId === null || site === null) throw new NotFoundError(NOT_DEPLOYED);
  const lang = site.form?.lang ?? "en";
  const words = formWords(lang);
  const path = onOwnHost ? "/" : sitePath(name);
  const account = site.account ?? `site ${deploymentId}`;
  const successMessage = site.form?.successMessage || words.successMessage;
  return { deploymentId, account, path, lang, words, successMessage, isClosed: Boolean(site.closed) };
}
