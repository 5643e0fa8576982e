import { useId, useState, type FormEvent } from "react";
import { Button } from "~/components/ui/button";
import { showToast } from "~/components/ui/toast-store";
import type { SectionContent } from "~/modules/operations/structure/sections/section-content";
import { ONLY_YOU } from "../placeholders/hints";
import { NEW_SECTIONS, type NewSectionKind } from "./new-section-kinds";
import { useNewSection } from "./use-new-section";

/** Adds a section by hand: what kind, under which heading, and of a text its words. */
export function AddSection({ onDone }: { onDone: () => void }) {
  const id = useId();
  const [kind, setKind] = useState<NewSectionKind>("text");
  const { add, isAdding } = useNewSection(onDone);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const content = contentOf(kind, new FormData(event.currentTarget));
    if (content) return void add(content);
    showToast({ title: "Something is missing", description: "Give the section a heading, and a text its words." });
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
        <label className="grid gap-1 text-sm">
          Heading
          <input name="title" required maxLength={200} dir="auto" autoComplete="off" className="control" />
        </label>
        {kind === "text" ? (
          <label className="grid gap-1 text-sm">
            Text
            <textarea name="words" required rows={4} maxLength={4000} dir="auto" className="control" />
          </label>
        ) : (
          <p id={`${id}-waits`} className="text-sm text-muted">
            {ONLY_YOU}, until it is filled in.
          </p>
        )}
        <Button
          variant="primary"
          size="sm"
          className="justify-self-start"
          pending={isAdding}
          pendingText="Adding..."
          aria-describedby={kind === "text" ? undefined : `${id}-waits`}
        >
          Add
        </Button>
      </form>
    </details>
  );
}

/** What was filled in; each paragraph of a text by itself. Null where something is missing. */
function contentOf(kind: NewSectionKind, form: FormData): SectionContent | null {
  const said = (name: string) => String(form.get(name) ?? "").trim();
  const paragraphs = said("words")
    .split(/\n\s*\n/)
    .map((detail) => ({ detail: detail.trim() }));
  const entries = kind === "text" ? paragraphs.filter(({ detail }) => detail !== "") : [];
  const title = said("title");
  return title === "" || (kind === "text" && entries.length === 0)
    ? null
    : { kind, title, entries: entries.slice(0, 60) };
}
