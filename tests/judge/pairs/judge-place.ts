import { asciiDigits } from "~/modules/facts/digits";
import type { PairCase } from "../truth";
import type { Said } from "./said";
import { judgement, type Fault, type Judgement } from "./verdict";
import { contentOf, wordsMissing, wordsOf } from "./words";

/** An address has nothing but words of the true one, and at least the half of them. */
export function judgeAddress({ truth, language, brief }: PairCase, said: Said): Judgement {
  const { address } = said.plan.business;
  const all = [...said.addresses, said.postalAddress, address?.lines.join(" ") ?? ""].filter((text) => text !== "");
  const told = truth.address ?? "";
  const faults = all.flatMap((text): Fault[] => {
    const foreign = wordsMissing(contentOf(text, language), wordsOf(told ? `${told} ${brief.projectTitle}` : ""));
    return foreign.length > 0 ? [{ subject: "address", said: text, told: told || "no address is told" }] : [];
  });
  const wanted = contentOf(told, language);
  const isWhole = all.some((text) => wordsMissing(wanted, wordsOf(text)).length <= wanted.length / 2);
  const agreed = told !== "" && all.length > 0 && faults.length === 0 && isWhole;
  // However often the page says it, it is one address.
  return judgement(faults.slice(0, 1), agreed ? 1 : 0, told && !agreed ? [told] : []);
}

/** The year since which the business exists is that of nobody else. */
export function judgeEstablished({ truth }: PairCase, { plan }: Said): Judgement {
  const { established } = plan.business;
  const told = truth.established;
  const isWrong = established !== undefined && !(told !== undefined && established.includes(told));
  const faults: Fault[] = isWrong ? [{ subject: "established", said: established, told: told ?? "not told" }] : [];
  return judgement(faults, established && !isWrong ? 1 : 0, told && !established ? [told] : []);
}

const digitsOf = (text: string) => asciiDigits(text).replace(/\D/g, "");
/** With and without the country's number. */
const isSameNumber = (one: string, other: string) =>
  [one, other].every((number) => number.length >= 5) &&
  (one.endsWith(other.slice(-7)) || other.endsWith(one.slice(-7)));

/** Phone and mail are ones that the owner gave. */
export function judgeContact({ truth }: PairCase, { plan, telephone }: Said): Judgement {
  const { phone, email } = plan.business;
  const numbers = [phone?.display ?? "", telephone].filter((text) => text !== "");
  const isPhone = (text: string) => truth.phones.some((told) => isSameNumber(digitsOf(text), digitsOf(told)));
  const isMail = (text: string) => truth.emails.some((told) => told.toLowerCase() === text.toLowerCase());
  const faults: Fault[] = [
    ...numbers.filter((text) => !isPhone(text)).map((text) => contactFault(text, truth.phones)),
    ...(email && !isMail(email) ? [contactFault(email, truth.emails)] : []),
  ];
  const unread = [...(phone ? [] : truth.phones.slice(0, 1)), ...(email ? [] : truth.emails.slice(0, 1))];
  return judgement(faults, Number(numbers.length > 0) + Number(email !== undefined) - faults.length, unread);
}

const contactFault = (said: string, told: readonly string[]): Fault => ({
  subject: "contact",
  said,
  told: told.join(", ") || "not told",
});
