import type { TemplateId } from "~/modules/site/choices";

/** Width in px at which a demo is laid out before it is made small. */
const PAGE_WIDTH = 1280;

/** A look at a template: its demo page, small, still and out of reach of pointer and keyboard. */
export function TemplateFrame({ id }: { id: TemplateId }) {
  return (
    <div aria-hidden="true" className="@container relative aspect-[16/10] overflow-hidden">
      <iframe
        src={`/template-demo/${id}`}
        title="Template demo"
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-scripts"
        scrolling="no"
        className="pointer-events-none absolute top-0 left-0 origin-top-left border-0 bg-white"
        style={{
          width: PAGE_WIDTH,
          height: (PAGE_WIDTH * 10) / 16,
          // Lengths cannot be divided everywhere yet; an angle's tangent can say the same.
          transform: `scale(tan(atan2(100cqw, ${PAGE_WIDTH}px)))`,
        }}
      />
    </div>
  );
}
