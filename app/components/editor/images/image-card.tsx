import clsx from "clsx";
import { useId, useState, type DragEvent } from "react";
import { Button } from "~/components/ui/button";
import type { PageImage } from "~/modules/markup/images";
import { useEditor } from "../editor-context";
import { SELECTED } from "../focus-selected";
import { AltText } from "./alt-text";
import { Thumbnail } from "./thumbnail";
import { useReplaceImage } from "./use-replace-image";

interface ImageCardProps {
  image: PageImage;
  label?: string;
  isSelected?: boolean;
}

/** One picture: how it looks, what it says to those who cannot see it, and another in its place. */
export function ImageCard({ image, label = "Image", isSelected = false }: ImageCardProps) {
  const id = useId();
  const { select } = useEditor();
  const { progress, replace } = useReplaceImage(image.node);
  const [isOver, setOver] = useState(false);
  const name = image.alt || label;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void replace(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      role="group"
      aria-label={name}
      {...(isSelected && SELECTED)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onFocus={() => select(image.node)}
      className={clsx(
        "grid gap-3 rounded-sm border bg-surface p-3",
        isOver || isSelected ? "border-signal" : "border-line",
      )}
    >
      <div className="flex items-center gap-3">
        <Thumbnail src={image.src} />
        <div className="grid min-w-0 flex-1 justify-items-start gap-2">
          <input
            id={`${id}-file`}
            type="file"
            accept="image/*"
            hidden
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void replace(file);
              currentTarget.value = "";
            }}
          />
          <Button
            type="button"
            size="sm"
            pending={progress !== null}
            pendingText={progress === null ? undefined : `Uploading ${progress} %`}
            aria-label={progress === null ? `Replace ${name}` : undefined}
            onClick={() => document.getElementById(`${id}-file`)?.click()}
          >
            Replace
          </Button>
          <p className="text-sm text-muted max-lg:hidden">
            {isOver ? "Let go to replace it." : "Or drop a picture here."}
          </p>
        </div>
      </div>
      {progress === null ? null : (
        <progress max={100} value={progress} aria-label={`Uploading to ${name}`} className="h-1 w-full" />
      )}
      <AltText image={image} />
    </div>
  );
}
