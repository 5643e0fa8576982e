import type { ContactFormConfig } from "../../contact-form/contact-form-config";
import { applyEdit } from "../../markup/edit";
import { asEdit } from "../../operations/as-edit";
import { openSite, type OpenedSite } from "../../operations/opened-site";
import type { Outcome } from "../../operations/outcome";
import type { WebsiteCode } from "../../site/website-code";
import { planRequests, type Planned } from "./plan-requests";
import { NO_DIALOGUE, type Dialogue } from "./dialogue";
import { isCall, type Call } from "./pattern";
import { knownWords } from "./known-words";
import { readRequest } from "./read-request";
import { readWords } from "./read-words";

/** What a message came to. */
export interface Understanding {
  outcomes: Outcome[];
  /** Requests in it that were not understood, as they were said. */
  missed: string[];
  after: WebsiteCode;
  form: ContactFormConfig | null;
}

interface Said {
  message: string;
  code: WebsiteCode;
  form: ContactFormConfig | null;
}

/** Reads a message as requests and does them one after another, each on what the one before left. */
export function understand({ message, code, form }: Said, dialogue: Dialogue = NO_DIALOGUE): Understanding {
  const site = openSite(code, form);
  const plan = planRequests(readWords(message, knownWords(site.page)), message, { site, dialogue });
  const doing: Doing = { site, dialogue, outcomes: [] };
  for (const planned of plan) if (planned.understood) doOne(doing, planned, message);
  const missed = plan.flatMap(({ understood, text, isRequest }) => (understood || !isRequest ? [] : [text]));
  return { outcomes: doing.outcomes, missed, after: doing.site.code, form: doing.site.form };
}

interface Doing {
  site: OpenedSite;
  dialogue: Dialogue;
  outcomes: Outcome[];
}

function doOne(doing: Doing, planned: Planned, message: string): void {
  const result = resultNow(doing, planned, message);
  if (!result) return;
  const outcome = isCall(result) ? result.perform(doing.site) : result;
  doing.outcomes.push(outcome);
  if (isCall(result))
    doing.dialogue = {
      ...doing.dialogue,
      about: result.about ?? doing.dialogue.about,
      last: planned.understood!.reading,
    };
  if (outcome.splices.length === 0) return;
  doing.site = openSite(applyEdit(doing.site.code, asEdit(outcome.splices)), outcome.form ?? doing.site.form);
  // Elements have other numbers now.
  doing.dialogue = { ...doing.dialogue, selected: null };
}

/** What a request means now that those before it are done. */
function resultNow(
  { site, dialogue, outcomes }: Doing,
  { words, understood, borrowed }: Planned,
  message: string,
): Call | Outcome | null {
  if (outcomes.every(({ splices }) => splices.length === 0)) return understood!.result;
  return readRequest(words, message, { site, dialogue }, borrowed)?.result ?? null;
}
