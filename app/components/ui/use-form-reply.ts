import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";

/** What the server says to a form of a dialog when what it asks for was not done. */
export interface FormReply<Kind extends string = string> {
  /** The intent of the form that it answers. */
  kind: Kind;
  submission?: SubmissionResult<string[]>;
  /** Why it failed, in words for the owner. */
  failure?: string;
}

/** The answer to the form of this intent: the fetcher's, or the page's own where there is no script. */
export function useFormReply<Reply extends FormReply>(
  kind: Reply["kind"],
  fetched: Reply | undefined,
): Reply | undefined {
  const page = useActionData<Reply | undefined>();
  return fetched ?? (page?.kind === kind ? page : undefined);
}
