import { useSearchParams } from "@remix-run/react";
import { TEMPLATES, type TemplateId } from "~/modules/site/choices";

/** The template that the address asks for (`?template=classic`), as a demo's 'Use this template' does. */
export function useAskedTemplate(): TemplateId | undefined {
  const [params] = useSearchParams();
  return TEMPLATES.find((id) => id === params.get("template"));
}
