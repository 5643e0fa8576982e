import type { Author } from "../../editing/edit";

export interface ModelMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface CompleteOptions {
  signal?: AbortSignal;
  /** Hears the answer's text as it comes, piece by piece. */
  onText?: (piece: string) => void;
}

/** A model behind its vendor's interface. */
export interface ModelClient {
  id: Author;
  /** The model's whole answer. Throws when there is none, or when the vendor says that it was cut off. */
  complete(messages: ModelMessage[], options: CompleteOptions): Promise<string>;
}
