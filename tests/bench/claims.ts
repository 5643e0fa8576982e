import { parse } from "parse5";
import { brief } from "~/modules/site/brief";
import { bakery } from "~/modules/generation/demo-briefs";
import { checkClaims, checkPrepared } from "~/modules/claims/check-claims";
import type { ClaimSource } from "~/modules/claims/claim";
import { CLAIM_CASES } from "../cases/claims";
import { judgeClaims, sharesOf, type CheckPage, type ClaimVerdict } from "../cases/claims/judge-claims";
import { timed, type Bench } from "./bench";
import { pageOf } from "./large-page";

/** How many invented claims of the labelled texts nobody is asked about; what was missed is printed. */
export async function missedClaims(): Promise<Bench> {
  const { missed, falseAlarms } = judged(checkPrepared, true);
  return {
    note: `recall ${(100 - missed).toFixed(1)} %, false alarms ${falseAlarms.toFixed(1)} %`,
    unit: "%",
    goal: 3,
    peer: "finding none",
    measure: async () => missed,
    measurePeer: async () => judged(() => []).missed,
  };
}

/** How many claims that owners made themselves they are asked about all the same, of those. */
export async function falselyOpenClaims(): Promise<Bench> {
  const everything: CheckPage = (html, sources) =>
    checkPrepared(html, sources).map((claim) => ({ ...claim, grounding: null }));
  return {
    unit: "%",
    goal: 5,
    peer: "asking about every claim",
    measure: async () => judged(checkPrepared).falseAlarms,
    measurePeer: async () => judged(everything).falseAlarms,
  };
}

/**
 * The claims of a large page are found and compared with the owner's words; none of the rounds' pages has been read
 * before.
 */
export async function claimsOfPage(): Promise<Bench> {
  const { html } = await pageOf(60_000);
  const { projectTitle, designBrief, documentText } = brief.parse(bakery);
  const sources: ClaimSource[] = [
    { name: "title", text: projectTitle },
    { name: "brief", text: designBrief },
    { name: "document", text: documentText },
  ];
  return {
    goal: 15,
    peer: "parse5 alone",
    measure: (round) => timed(async () => checkClaims(`${html}<!-- ${round} -->`, sources)),
    measurePeer: (round) => timed(async () => parse(`${html}<!-- peer ${round} -->`, { sourceCodeLocationInfo: true })),
  };
}

function judged(check: CheckPage, isPrinted = false): { missed: number; falseAlarms: number } {
  const verdicts = judgeClaims(CLAIM_CASES, check);
  if (isPrinted) verdicts.forEach(print);
  return sharesOf(verdicts);
}

function print({ of, missed, falseAlarms }: ClaimVerdict): void {
  for (const words of missed) console.log(`- missed (${of.language}, ${of.note}): ${words}`);
  for (const words of falseAlarms) console.log(`- false alarm (${of.language}, ${of.note}): ${words}`);
}
