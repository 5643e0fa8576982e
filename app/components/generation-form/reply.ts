import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { Drawn } from "~/modules/generation/specimen";
import type { Notice } from "~/modules/generation/generation-texts";

/** What the server says to the generation form when nothing was started. */
export interface GenerationReply {
  kind: "generation";
  /** Errors by field, and what was typed. */
  submission?: SubmissionResult<string[]>;
  /** Why, as the toast says it. */
  failure?: Notice;
  /** The first screen, where it was asked for without script. */
  specimen?: Drawn;
  /** The session has ended meanwhile. */
  unauthorized?: true;
}

/** The answer to the form: the fetcher's, or the page's own where there is no script. */
export function useGenerationReply(fetched: GenerationReply | undefined): GenerationReply | undefined {
  const page = useActionData<{ kind?: string } | undefined>();
  if (fetched) return fetched;
  return page?.kind === "generation" ? (page as GenerationReply) : undefined;
}
