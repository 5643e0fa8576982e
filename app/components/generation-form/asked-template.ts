import { useSearchParams } from "@remix-run/react";
import { TEMPLATES, type TemplateId } from "~/modules/site/choices";

/** The parameter of the address that asks for a template. */
export const TEMPLATE_PARAM = "template";

/** The template that the address asks for (`?template=classic`), as a demo's 'Use this template' does. */
export function useAskedTemplate(): TemplateId | undefined {
  const [params] = useSearchParams();
  return TEMPLATES.find((id) => id === params.get(TEMPLATE_PARAM));
}

/** What hands it on to the next address: `?template=classic`, or nothing. */
export function useTemplateSearch(): string {
  const asked = useAskedTemplate();
  return asked ? `?${TEMPLATE_PARAM}=${asked}` : "";
}
