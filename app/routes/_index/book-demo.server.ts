import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import { isClientNavigation } from "~/http/client-navigation";
import { redirectWithToast } from "~/http/toast.server";
import { DomainError } from "~/lib/errors";
import { log } from "~/lib/log.server";
import { LEAD_TOASTS, leadInput } from "~/modules/leads/lead";
import { requestDemo } from "~/modules/leads/request-demo.server";

const UNEXPECTED = "Your request could not be stored. Please try again in a moment.";

/**
 * Answers the landing page's demo form: 400 with the fields at fault, or a lead and empty fields. `sender` is the
 * network address.
 */
export async function bookDemo(request: Request, formData: FormData, sender: string) {
  const submission = parseWithZod(formData, { schema: leadInput });
  if (submission.status !== "success") {
    return data({ lastResult: submission.reply(), toast: null }, { status: 400 });
  }
  try {
    await requestDemo({ ...submission.value, sender });
  } catch (error) {
    const known = error instanceof DomainError;
    if (!known) log.error("a lead could not be stored", error);
    const message = known ? error.message : UNEXPECTED;
    const lastResult = submission.reply({ formErrors: [message] });
    return data({ lastResult, toast: LEAD_TOASTS.failed(message) }, { status: known ? error.status : 500 });
  }
  if (!isClientNavigation(request)) return redirectWithToast("/#contact", LEAD_TOASTS.sent);
  return data({ lastResult: submission.reply({ resetForm: true }), toast: LEAD_TOASTS.sent });
}
