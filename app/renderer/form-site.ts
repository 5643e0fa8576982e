import { NotFoundError } from "~/lib/errors";
import { formWords, type FormWords } from "~/published/form-words";
import { sitePath } from "./route-request";
import type { SiteMap } from "./site-map";

/** A live website whose form was sent. */
export interface FormSite {
  deploymentId: number;
  /** Where it is on the host that was asked. */
  path: string;
  lang: string;
  words: FormWords;
  successMessage: string;
  isClosed: boolean;
}

/** What somebody reads who sends a form that belongs to no deployed website, most often its owner in the preview. */
const NOT_DEPLOYED = "Messages arrive once the website is deployed.";

/** The live website of a name: a subdomain or, on a host of its own, its host. @throws NotFoundError when there is none */
export function findFormSite(sites: SiteMap, name: string, onOwnHost: boolean): FormSite {
  const [deploymentId, site] = [sites.deploymentOf(name), sites.find(name)];
  if (deploymentId === null || site === null) throw new NotFoundError(NOT_DEPLOYED);
  const lang = site.form?.lang ?? "en";
  const words = formWords(lang);
  const path = onOwnHost ? "/" : sitePath(name);
  return { deploymentId, path, lang, words, successMessage: site.form?.successMessage || words.successMessage, isClosed: Boolean(site.closed) };
}
