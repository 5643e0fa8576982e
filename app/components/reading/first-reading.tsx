import { Link, useLocation } from "@remix-run/react";
import { useId } from "react";
import { Icon } from "~/components/ui/icon";
import { withParams } from "~/components/ui/view-params";
import { countInWords } from "~/lib/count-words";
import type { Reading } from "~/modules/result/reading";
import { LookedOver } from "./looked-over";
import { ReadingList } from "./reading-list";

interface FirstReadingProps {
  websiteId: number;
  reading: Reading;
  onClose: () => void;
}

/**
 * Shows what was read beside a website that is opened for the first time after its generation, until its owner closes
 * it. It scrolls by itself, so that the website stays in sight.
 */
export function FirstReading({ websiteId, reading, onClose }: FirstReadingProps) {
  const id = useId();
  const location = useLocation();
  return (
    <section aria-labelledby={id} className="stage-side">
      <div className="flex items-start justify-between gap-4 border-b border-line p-4">
        <div className="grid gap-1">
          <h3 id={id} className="font-serif text-lg">
            What we read
          </h3>
          <p className="text-sm text-muted">
            We read {countInWords(reading.facts.length, "fact", "facts")} in your words. Please go over them: each
            stands beside the words that it came from. The link What we read brings this list back.
          </p>
        </div>
        <Link
          to={withParams(location, {})}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault();
            onClose();
          }}
          aria-label="Close What we read"
          className="grid size-10 shrink-0 place-items-center rounded-sm hover:bg-sunken pointer-coarse:size-12"
        >
          <Icon name="close" />
        </Link>
      </div>
      <div
        role="group"
        aria-labelledby={id}
        // A part that scrolls is reached and scrolled by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="grid content-start gap-6 overflow-y-auto p-4"
      >
        <ReadingList reading={reading} />
        <LookedOver websiteId={websiteId} closeHref={withParams(location, {})} onSubmit={onClose} />
      </div>
    </section>
  );
}
