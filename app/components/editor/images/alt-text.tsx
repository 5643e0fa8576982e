import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { setAlt, type PageImage } from "~/modules/editing/images";
import { useEditor } from "../editor-context";
import { EDITOR_FIELD } from "../use-shortcuts";

/** What a picture shows, in words, unless it only decorates. */
export function AltText({ image }: { image: PageImage }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { page, apply } = useEditor();
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
    if (only) change("");
    else requestAnimationFrame(() => field.current?.focus());
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
          {...{ [EDITOR_FIELD]: "" }}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={leave}
          onKeyDown={onEnter}
          className="control"
        />
      </div>
      <label className="flex w-fit items-center gap-2 text-sm">
        <input type="checkbox" checked={decorates} onChange={(event) => decorate(event.currentTarget.checked)} className="size-4" />
        Only decorates the page
      </label>
    </div>
  );
}
