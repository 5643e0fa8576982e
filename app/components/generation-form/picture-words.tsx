import { useId } from "react";
import { altFromName } from "~/modules/site/alt-text";
import { ALT_FIELD, LONGEST_ALT } from "~/modules/generation/picture-alts";

/** Asks what a chosen picture shows; left empty, what its file's name says is taken. */
export function PictureWords({ file }: { file: File }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="w-fit text-sm text-muted">
        What it shows
      </label>
      <input
        id={id}
        name={ALT_FIELD}
        aria-label={`What it shows: ${file.name}`}
        maxLength={LONGEST_ALT}
        placeholder={altFromName(file.name)}
        autoComplete="off"
        className="control"
      />
    </div>
  );
}
