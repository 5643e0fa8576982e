import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { TEMPLATE_LABELS } from "~/components/generation-form/choice-labels";
import { siteResponse, siteTakesNothing } from "~/http/site-response.server";
import { signInHref } from "~/lib/sign-in-href";
import { withDemoBar } from "~/modules/result/demo-bar";
import { readDemoFile } from "~/modules/result/demo-site.server";
import { TEMPLATES, type TemplateId } from "~/modules/site/choices";

/** The form with the template chosen; who is signed in already goes there at once. */
const formHref = (template: TemplateId) => signInHref({ pathname: "/", search: `?template=${template}` });

/** The demo itself, and above its page the way back and the way on. */
async function readFile(template: TemplateId, path: string) {
  const file = await readDemoFile(template, path);
  if (!file || path !== "") return file;
  const page = withDemoBar(Buffer.from(file.bytes).toString(), {
    name: TEMPLATE_LABELS[template].label,
    formHref: formHref(template),
  });
  return { ...file, bytes: Buffer.from(page) };
}

/** A template with a convincing business in it, for everybody to see. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const template = z.enum(TEMPLATES).safeParse(params.templateId);
  return siteResponse(request, params["*"] ?? "", async (path) =>
    template.success ? readFile(template.data, path) : null,
  );
}

export const action = siteTakesNothing;
