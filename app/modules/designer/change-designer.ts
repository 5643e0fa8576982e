import type { ContactFormConfig } from "../contact-form/contact-form-config";
import type { Author } from "../markup/edit";
import type { NodeId } from "../markup/page";
import type { Offer } from "../operations/outcome";
import type { WebsiteCode } from "../site/website-code";
import type { KeptChange } from "./kept-change";

/** One line of the conversation between an owner and the designer. */
export interface ChatLine {
  role: "user" | "assistant";
  text: string;
  /** What the answer changed, where it did and that was kept. */
  change?: KeptChange;
}

export interface ChangeRequest {
  /** What the owner asks for. */
  message: string;
  code: WebsiteCode;
  /** What was said before, oldest first. */
  history: ChatLine[];
  /** The website's contact form, as it is stored beside the code. */
  form?: ContactFormConfig;
  /** The element that the owner has selected in the preview. */
  selected?: NodeId;
}

export interface ChangeAnswer {
  /** What the designer says to the owner. */
  message: string;
  /** The whole code with the change; null when nothing is to change. */
  code: WebsiteCode | null;
  /** The contact form with changed settings, where the request was about them. */
  form?: ContactFormConfig;
  /** Requests that it can do for certain, for the owner to choose from. */
  offers?: Offer[];
  /** Where it takes an earlier change back, or makes it again: how many changes before the latest that one lies. */
  takesBack?: number;
}

export interface AnswerOptions {
  signal?: AbortSignal;
  /** Hears what is being done, in plain words. */
  onProgress?: (words: string) => void;
  /** Hears the sentences for the owner as they are written: each time all of them so far. */
  onWords?: (words: string) => void;
}

/** Who changes a website by request. Every designer, local or by a model, stands behind this. */
export interface ChangeDesigner {
  id: Author;
  /** Answers a request; `signal` cancels. Throws when it cannot answer. */
  answer(request: ChangeRequest, options: AnswerOptions): Promise<ChangeAnswer>;
}
