import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { siteResponse, siteTakesNothing } from "~/http/site-response.server";
import { TEMPLATES } from "~/modules/site/choices";
import { readDemoFile } from "~/modules/result/demo-site.server";

/** A template with a convincing business in it, for everybody to see. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const template = z.enum(TEMPLATES).safeParse(params.templateId);
  return siteResponse(request, params["*"] ?? "", async (path) =>
    template.success ? readDemoFile(template.data, path) : null,
  );
}

export const action = siteTakesNothing;
