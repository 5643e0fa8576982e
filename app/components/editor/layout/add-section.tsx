import { useId, useState, type FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { showToast } from "~/components/ui/toast-store";
import { ONLY_YOU } from "../placeholders/hints";
import { FIRST_WORDS, NEW_SECTIONS, sectionIn, type NewSectionKind } from "./new-section-kinds";
import { useNewSection } from "./use-new-section";

/** Adds a section by hand: what kind, under which heading, and the words of one that is no place to fill in. */
export function AddSection({ onDone }: { onDone: () => void }) {
  const id = useId();
  const [kind, setKind] = useState<NewSectionKind>("text");
  const { add, isAdding } = useNewSection(onDone);
  const asked = FIRST_WORDS[kind];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const content = sectionIn(kind, new FormData(event.currentTarget));
    if (content) return void add(content);
    showToast({ title: "Something is missing", description: "Give the section a heading, and fill in its words." });
  };
  return (
    <details className="rounded-sm border border-line bg-surface">
      <summary className="cursor-pointer px-3 py-2.5 font-medium">Add a section</summary>
      <form onSubmit={submit} className="grid gap-3 border-t border-line p-3">
        <label className="grid gap-1 text-sm">
          What it is
          <select
            name="kind"
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as NewSectionKind)}
            className="control"
          >
            {Object.entries(NEW_SECTIONS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Line label="Heading" name="title" required />
        {asked?.name ? <Line label={asked.name} name="name" required /> : null}
        {asked ? (
          <label className="grid gap-1 text-sm">
            {asked.words}
            <textarea name="words" required rows={4} maxLength={4000} dir="auto" className="control" />
          </label>
        ) : (
          <p id={`${id}-waits`} className="text-sm text-muted">
            {ONLY_YOU}, until it is filled in.
          </p>
        )}
        {asked?.by ? <Line label={`${asked.by} (optional)`} name="by" /> : null}
        <Button
          variant="primary"
          size="sm"
          className="justify-self-start"
          pending={isAdding}
          pendingText="Adding..."
          aria-describedby={asked ? undefined : `${id}-waits`}
        >
          Add
        </Button>
      </form>
    </details>
  );
}

function Line({ label, ...input }: { label: string; name: string; required?: boolean }) {
  return (
    <label className="grid gap-1 text-sm">
      {label}
      <input {...input} maxLength={200} dir="auto" autoComplete="off" className="control" />
    </label>
  );
}
