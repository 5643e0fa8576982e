import { useId } from "react";
import { Button } from "~/components/ui/button";
import type { PagePlaceholder } from "~/modules/markup/placeholders";
import { PLACEHOLDER_HINTS } from "~/modules/site/placeholder-hints";
import { LeaveOut } from "./leave-out";
import { useAddPhotos } from "./use-add-photos";

/** The first photos of a website that has none yet. */
export function AddPhotos({ placeholder }: { placeholder: PagePlaceholder }) {
  const id = useId();
  const { progress, add } = useAddPhotos(placeholder);
  return (
    <section aria-labelledby={`${id}-hint`} className="mb-4 grid gap-3 border-l-2 border-signal bg-surface p-4">
      <h3 id={`${id}-hint`} className="font-semibold">
        {PLACEHOLDER_HINTS.photos}
      </h3>
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <Button
        type="button"
        size="sm"
        variant="primary"
        className="justify-self-start"
        pending={progress !== null}
        pendingText={progress === null ? undefined : `Uploading ${progress} %`}
        onClick={() => document.getElementById(id)?.click()}
      >
        Add photos
      </Button>
      <LeaveOut node={placeholder.section} />
    </section>
  );
}
