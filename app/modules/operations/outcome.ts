import type { CodeSplice, Edit } from "../markup/edit";
import type { ContactFormConfig } from "../contact-form/contact-form-config";
import type { OpenedSite } from "./opened-site";

/** What became of one request: changes to the code, or words about why there are none. */
export interface Outcome {
  message: string;
  splices: CodeSplice[];
  form?: ContactFormConfig;
  /** Requests that would be done for certain, nearest first, for an owner to choose with one press. */
  offers?: Offer[];
  /** What is said, with the offers, when the page would not show what was asked for. */
  without?: string;
  /** Which earlier change it takes back: how many came after that one. */
  takesBack?: number;
  /** Whether it answers a question. */
  tells?: true;
  /** What it was about, as the owner said it, so that 'it' can mean it afterwards. */
  about?: string;
}

/** A request that an owner can send with one press. */
export interface Offer {
  /** On the button: 'Replace it'. */
  label: string;
  /** What is said to the designer. */
  says: string;
}

/** Reads a request of its kind; null when it is not of its kind. */
export type Intent = (request: string, site: OpenedSite) => Outcome | null;

export const LIKE_THAT = "Your website is like that already, so I changed nothing.";

/** What was done; where that comes to no change, that it is so already. */
export function done(message: string, edits: (Edit | null)[] | CodeSplice[], about?: string): Outcome {
  const splices = edits.flatMap((edit) => (edit === null ? [] : "splices" in edit ? edit.splices : [edit]));
  return { message: splices.length > 0 ? message : LIKE_THAT, splices, ...(about && { about }) };
}

/** Understood, but nothing is changed; the message says why or asks back. */
export function declined(message: string, offers: Offer[] = []): Outcome {
  return { message, splices: [], ...(offers.length > 0 && { offers }) };
}

/** Names as in a sentence: 'Menu, Our story and Call or write'. */
export function listed(names: readonly string[], last = "and"): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;
}

export const quoted = (text: string) => `“${text}”`;
