import { data, type ActionFunctionArgs } from "@remix-run/node";
import { isDatabaseUnreachable } from "~/lib/database-unreachable";
import { DomainError } from "~/lib/errors";

/**
 * Makes a page's action out of one that throws domain errors: those become answers with their status, which the
 * page's error boundary shows. What the page shows itself, the action catches before.
 */
export function pageAction<Result>(act: (args: ActionFunctionArgs) => Promise<Result>) {
  return async (args: ActionFunctionArgs): Promise<Result> => {
    try {
      return await act(args);
    } catch (error) {
      if (isDatabaseUnreachable(error)) throw data(null, { status: 503 });
      throw error instanceof DomainError ? data(error.message, { status: error.status }) : error;
    }
  };
}
