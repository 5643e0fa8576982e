import { EXAMPLE_OF, STILL_PICTURE } from "~/components/landing/examples-list";
import type { TemplateId } from "~/modules/site/choices";

/** A look at a template: a business that we made in it, on a desk and on a phone. */
export function TemplateStill({ id }: { id: TemplateId }) {
  const example = EXAMPLE_OF[id];
  return (
    <img
      src={`/examples/${example.id}-still.webp`}
      {...STILL_PICTURE}
      alt={`${example.name} in this template, on a desk and on a phone`}
      data-template={id}
      loading="lazy"
      className="block h-auto w-full"
    />
  );
}
