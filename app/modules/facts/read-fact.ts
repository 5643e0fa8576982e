/** What a fact is about. */
export type FactSubject =
  | "phone"
  | "email"
  | "address"
  | "social"
  | "hours"
  | "prices"
  | "services"
  | "people"
  | "dates"
  | "areas"
  | "credentials"
  | "figures"
  | "established"
  | "languages"
  | "quotes"
  | "questions"
  | "colours"
  | "wishes"
  | "asides";

/** A fact as its owner goes over it, beside the words that it was read from. */
export interface ReadFact {
  about: FactSubject;
  /** Whom or what it is about: a dish, days, a person. Null where the subject says it. */
  name: string | null;
  /** What was read of it: an amount, times, a role. */
  says: string | null;
  /** The owner's words. */
  words: string;
  /** How a page would say it, the most telling part first. */
  onPage: string[];
}
