import clsx from "clsx";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { setAlt, setDecorative, type PageImage } from "~/modules/markup/images";
import { useEditor } from "../editor-context";
import { useEditorControls } from "../editor-controls";
import { EDITOR_FIELD } from "../use-shortcuts";
import { altState } from "./alt-state";

const NOTES = {
  missing: "No description yet. Say in a few words what it shows, for people who cannot see it.",
  guessed: "Taken from the file’s name. Change it if it does not say what the picture shows.",
  told: null,
};

/** What a picture shows, in words, unless it only decorates. */
export function AltText({ image }: { image: PageImage }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { page, apply } = useEditor();
  const { website } = useEditorControls();
  const state = altState(image, website.guessedAlts);
  const note = NOTES[state];
  const alt = image.alt ?? "";
  const [text, setText] = useState(alt);
  const [decorates, setDecorates] = useState(image.decorative);
  useEffect(() => {
    setText(alt);
    setDecorates(image.decorative);
  }, [alt, image.decorative]);

  const change = (words: string) => {
    const edit = words === alt && image.alt !== null ? null : setAlt(page, image.node, words, "owner");
    if (edit) apply(edit);
  };
  const leave = () => text.trim() !== alt && change(text.trim());
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    leave();
  };
  const decorate = (only: boolean) => {
    setDecorates(only);
    if (!only) return void requestAnimationFrame(() => field.current?.focus());
    const edit = setDecorative(page, image.node, "owner");
    if (edit) apply(edit);
  };
  return (
    <div className="grid gap-2">
      <div className="grid gap-1">
        <label htmlFor={id} className="w-fit text-sm text-muted">
          What the picture shows
        </label>
        <input
          ref={field}
          id={id}
          value={text}
          disabled={decorates}
          aria-describedby={note ? `${id}-note` : undefined}
          {...{ [EDITOR_FIELD]: "" }}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={onEnter}
          className="control"
        />
        {note ? (
          <p
            id={`${id}-note`}
            className={clsx("text-sm", state === "missing" ? "font-medium text-danger" : "text-muted")}
          >
            {note}
          </p>
        ) : null}
      </div>
      <label className="flex w-fit items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={decorates}
          onChange={(event) => decorate(event.currentTarget.checked)}
          className="size-4"
        />
        Only decorates the page
      </label>
    </div>
  );
}
