import { HtmlValidate } from "html-validate";
import { checkStatic } from "~/modules/checks/check-static.server";
import type { WebsiteCode } from "~/modules/site/website-code";
import { timed, type Bench } from "./bench";
import { pageOf } from "./large-page";

const CONTEXT = { assets: new Set<string>(), allowedHosts: new Set<string>() };

/**
 * A large page is looked over without a browser, as it is after each generation; none of the rounds' pages has been
 * read before.
 */
export async function staticChecks(): Promise<Bench> {
  const code = await pageOf(60_000);
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:recommended"] });
  const page = (round: number | string): WebsiteCode => ({ ...code, html: `${code.html}<!-- ${round} -->` });
  return {
    goal: 80,
    peer: "html-validate alone, with its recommended rules",
    measure: (round) => timed(async () => checkStatic(page(round), CONTEXT)),
    measurePeer: (round) => timed(async () => validator.validateStringSync(page(`peer ${round}`).html)),
  };
}
