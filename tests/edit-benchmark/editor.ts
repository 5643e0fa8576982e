import type { WebsiteCode } from "~/modules/site/website-code";

/** What an editor under judgement is told. */
export interface EditRequest {
  message: string;
  code: WebsiteCode;
  /** What was said before, oldest first, with each answer. */
  history: { role: "user" | "assistant"; text: string }[];
  /** The selected element: its place in the html by the offset of its start tag. */
  selected?: number;
}

/** What it answers. */
export interface EditReply {
  message: string;
  /** Null when it changed nothing. */
  code: WebsiteCode | null;
  /** Sentences that it offers to do instead. */
  offers?: string[];
  /** Whether it says that a part of the request was left. */
  isPart?: boolean;
}

export type Editor = (request: EditRequest) => Promise<EditReply> | EditReply;
