import type { DnsAnswers, DnsLookup } from "~/integrations/dns/look-up.server";
import { namesOf, readableName } from "./domain-names";
import { inWords, pointingProblem, type Ours } from "./pointing-problem";
import { shownName } from "../deployment-record/shown-name";

/** Who issues certificates for custom domains, by the name that CAA records know it by. */
const AUTHORITY = "letsencrypt.org";

interface Claim {
  host: string;
  token: string;
  showsWww: boolean;
}

/** What a look at DNS says of a domain, in words for its owner. */
export interface Judgement {
  /** Why it is not shown to be theirs, null when it is. */
  ownership: string | null;
  /** Why visitors do not come here, null when they do. */
  pointing: string | null;
  /** Why it gets no certificate, null when it does. */
  certificate: string | null;
  /** What its second name lacks, where it has one that leads elsewhere. */
  secondName: string | null;
  /** Its names that lead here. */
  leading: string[];
  /** Texts that any of its servers has. */
  texts: string[];
}

/** Judges what the servers of a domain say: what one of them lacks, some visitors would not find. */
export function judgeLookup({ servers, answers }: DnsLookup, claim: Claim, ours: Ours): Judgement {
  if (answers.length === 0) return unanswered(servers === 0 ? unknown(claim.host) : silent(claim.host));
  const shown = shownName(claim);
  const problemOf = (name: string) =>
    first(answers, ({ pointing }) => pointingProblem(readableName(name), pointing[name]!, ours));
  const names = namesOf(claim.host);
  const second = names.find((name) => name !== shown);
  return {
    ownership: first(answers, ({ txt }) => ownershipProblem(txt, claim.token)),
    pointing: problemOf(shown),
    certificate: first(answers, (said) => certificateProblem(said, claim.host)),
    secondName: second && leadsSomewhere(answers, second) ? problemOf(second) : null,
    leading: names.filter((name) => problemOf(name) === null),
    texts: answers.flatMap(({ txt }) => txt),
  };
}

/** What keeps a domain from being verified, in words; null when nothing does. */
export function claimProblem({ ownership, pointing, certificate }: Judgement): string | null {
  return [...new Set([ownership, pointing, certificate])].filter(Boolean).join(" ") || null;
}

/** What could be better about a domain that works, in words; null when nothing could. */
export function claimHint({ ownership, certificate, secondName }: Judgement): string | null {
  return (
    [ownership && `${ownership} Please put it back: it shows that the domain is yours.`, certificate, secondName]
      .filter(Boolean)
      .join(" ") || null
  );
}

function first(answers: DnsAnswers[], problem: (said: DnsAnswers) => string | null): string | null {
  return answers.map(problem).find((found) => found !== null) ?? null;
}

function unanswered(problem: string): Judgement {
  return { ownership: problem, pointing: problem, certificate: null, secondName: null, leading: [], texts: [] };
}

function unknown(host: string): string {
  return `There is no domain ${readableName(host)} yet. Please check its spelling. A domain that was registered just now may take a while.`;
}

function silent(host: string): string {
  return `The name servers of ${readableName(host)} do not answer.`;
}

function ownershipProblem(txt: string[], token: string): string | null {
  if (txt.includes(token)) return null;
  const isOther = txt.some((text) => text.startsWith("verify_"));
  return isOther ? "The TXT record holds another value than the one shown here." : "The TXT record was not found.";
}

function leadsSomewhere(answers: DnsAnswers[], name: string): boolean {
  return answers.some(({ pointing }) => Object.values(pointing[name]!).some((list: string[]) => list.length > 0));
}

function certificateProblem({ authorities }: DnsAnswers, host: string): string | null {
  if (authorities === null || authorities.includes(AUTHORITY)) return null;
  const allowed = authorities.filter(Boolean);
  const who = allowed.length > 0 ? `only ${inWords(allowed)}` : "nobody";
  return `A CAA record of ${readableName(host)} lets ${who} issue certificates. Please add one with the value 0 issue "${AUTHORITY}".`;
}
