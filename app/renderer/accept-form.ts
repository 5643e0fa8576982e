import { NotFoundError, TooManyError } from "~/lib/errors";
import type { FormArrival } from "~/published/arrival";
import type { Acceptor } from "./acceptor";
import { clientAddress } from "./client-address";
import { allowCalls, notSent, onlyPost, readContactCall, sent } from "./contact-call";
import { findFormSite, findSiteOfForm, type FormSite } from "./form-site";
import type { MessageLimits } from "./limit-messages";
import { formOrigin, readSubmission, type ContactRequest } from "./read-submission";
import type { SiteMap } from "./site-map";
import type { Spool } from "./spool";
import { submissionUlid } from "./submission-ulid";

/**
 * What answers `POST /api/contact`: called from customers' websites, by anyone, whether or not the database is there
 * (docs/decisions/0010-contact-form.md). `now` tells the time.
 */
export function acceptForms(sites: SiteMap, spool: Spool, limits: MessageLimits, now = () => new Date()): Acceptor {
  /**
   * @throws NotFoundError, InvalidError, TooManyError or UnavailableError; messages in the website's language but for
   * the last
   */
  async function keep(site: FormSite, formData: ContactRequest["formData"], sender: string): Promise<void> {
    const { deploymentId, account, words } = site;
    if (site.isClosed) throw new NotFoundError(words.alert);
    const submission = readSubmission(formData, words);
    const at = now();
    if (!(await limits.take(account, sender, at))) throw new TooManyError(words.tooMany);
    const messageUlid = submissionUlid(String(deploymentId), submission, at);
    const { data, isSpam, passedCheck } = submission;
    const arrival: FormArrival = { deploymentId, messageUlid, data, isSpam, passedCheck };
    await spool.append("form", arrival, at);
  }

  return async (exchange, ownHost) => {
    const { request } = exchange;
    if (request.method === "OPTIONS") return allowCalls(exchange);
    if (request.method !== "POST") return onlyPost(exchange);
    let site: FormSite | null = null;
    try {
      if (ownHost !== null) site = findFormSite(sites, ownHost, true);
      const call = await readContactCall(request);
      site ??= findSiteOfForm(sites, formOrigin(call));
      await keep(site, call.formData, clientAddress(request));
      sent(exchange, site);
    } catch (error) {
      notSent(exchange, error, site);
    }
  };
}
