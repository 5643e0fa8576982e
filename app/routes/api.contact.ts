import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { allowContactCalls, notSent, onlyPost, readContactCall, sent } from "~/http/contact-call.server";
import { findFormSite, type FormSite } from "~/modules/contact/find-form-site.server";
import { deploymentOf } from "~/modules/contact/submission";
import { submitForm } from "~/modules/contact/submit-form.server";

export const loader = ({ request }: LoaderFunctionArgs) => (request.method === "OPTIONS" ? allowContactCalls() : onlyPost());

/** `POST /api/contact`: called from customers' websites, by anyone (docs/decisions/0010-contact-form.md). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== "POST") return onlyPost();
  let site: FormSite | null = null;
  try {
    const call = await readContactCall(request);
    site = await findFormSite(deploymentOf(call));
    await submitForm({ site, formData: call.formData, sender: context.clientAddress });
    return sent(request, site);
  } catch (error) {
    return notSent(request, error, site);
  }
}
