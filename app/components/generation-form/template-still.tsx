import { EXAMPLE_OF, EXAMPLES, STILL_PICTURE, STILLS_ROW } from "~/components/landing/examples-list";
import type { TemplateId } from "~/modules/site/choices";

/** A look at a template: a business that we made in it, on a desk and on a phone. */
export function TemplateStill({ id }: { id: TemplateId }) {
  const example = EXAMPLE_OF[id];
  return (
    <img
      src={`/examples/${example.id}-still.webp`}
      {...STILL_PICTURE}
      alt={altOf(id)}
      data-template={id}
      loading="lazy"
      className="block h-auto w-full"
    />
  );
}

/** The same where it is small: those of all templates are one file, of which each shows its part. */
export function SmallStill({ id }: { id: TemplateId }) {
  return (
    <div className="overflow-hidden">
      <img
        src="/examples/stills.avif"
        {...STILLS_ROW}
        alt={altOf(id)}
        data-template={id}
        className="block h-auto max-w-none"
        style={{ width: `${EXAMPLES.length * 100}%`, marginInlineStart: `-${EXAMPLES.indexOf(EXAMPLE_OF[id]) * 100}%` }}
      />
    </div>
  );
}

const altOf = (id: TemplateId) => `${EXAMPLE_OF[id].name} in this template, on a desk and on a phone`;
