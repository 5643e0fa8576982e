/** What a pair is about. */
export const SUBJECTS = ["prices", "hours", "people", "address", "established", "contact", "dates"] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Something that a page says and that is not so. */
export interface Fault {
  subject: Subject;
  /** In the page's words. */
  said: string;
  /** What is true of it, in the owner's words; why it is a fault where nothing is. */
  told: string;
}

/** True pairs that a page says, pairs that it says and that are none, true pairs that it leaves to the owner's text. */
export interface Tally {
  agreed: number;
  wrong: number;
  unread: number;
}

/** What is found about pairs of one kind. */
export interface Judgement {
  faults: Fault[];
  tally: Tally;
  /** True pairs that are not said as pairs. */
  unread: string[];
}

/** Counts faults that are the same once. */
export function judgement(faults: Fault[], agreed: number, unread: string[]): Judgement {
  const distinct = [...new Map(faults.map((fault) => [`${fault.subject} ${fault.said}`, fault])).values()];
  return { faults: distinct, tally: { agreed, wrong: distinct.length, unread: unread.length }, unread };
}
