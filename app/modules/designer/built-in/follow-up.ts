import type { ContactFormConfig } from "../../contact-form/contact-form-config";
import type { WebsiteCode } from "../../site/website-code";
import type { ChatLine } from "../change-designer";
import { interpret } from "./interpret";
import { normalise } from "./normalise";
import { hasPronoun, withAntecedent } from "./split-requests";

const AGAIN =
  /^(?:(?:a (?:little )?bit|a little|slightly|even|still|some|much|make it|make them) )?(?:more|again|further|once more|same again|do (?:it|that) again)$/i;
const COMPARED =
  /^(?:(?:a (?:little )?bit|a little|slightly|even|still|much) )?(?:bigger|larger|smaller|darker|lighter|rounder|tighter|bolder|warmer|cooler)(?: still)?$/i;

/** 'a bit more' and 'make it red' said in full, by what the owner asked for last; anything else as it is. */
export function followUp(
  request: string,
  code: WebsiteCode,
  form: ContactFormConfig | null,
  history: readonly ChatLine[],
): string {
  const before = history
    .filter(({ role }) => role === "user")
    .map(({ text }) => normalise(text))
    .filter((text) => !AGAIN.test(text))
    .at(-1);
  if (!before) return request;
  if (AGAIN.test(request)) return before;
  if (!COMPARED.test(request) && !hasPronoun(request)) return request;
  const about = interpret(before, code, form)?.outcomes.at(-1)?.about;
  if (!about) return request;
  return COMPARED.test(request) ? `make ${about} ${request}` : withAntecedent(request, about);
}
