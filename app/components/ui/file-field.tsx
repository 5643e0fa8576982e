import { getInputProps } from "@conform-to/react";
import { useEffect, useRef, type ReactNode } from "react";
import { FieldFrame, hintId, type AnyField, type FieldText } from "./field-frame";
import { fileSize } from "./file-selection";
import { Icon } from "./icon";
import { useFileList } from "./use-file-list";

type FileFieldProps = {
  field: AnyField;
  /** What the browser's picker offers, as for the attribute of the same name. */
  accept?: string;
  multiple?: boolean;
  /** Last word on each file; what it refuses is not sent and goes to `onRejected`. */
  accepts?: (file: File) => boolean;
  onRejected?: (files: File[]) => void;
  /** More to say about each chosen file, below its name. */
  detail?: (file: File) => ReactNode;
} & FieldText;

const anyFile = () => true;

/**
 * A choice of files with a preview of each and a button to take it out again. Without script: the browser's own field.
 */
export function FileField(props: FileFieldProps) {
  const { field, accept, multiple = false, accepts = anyFile, onRejected, detail, ...text } = props;
  const { ref, files, choose, remove } = useFileList({ multiple, accepts, onRejected });
  const input = getInputProps(field, { type: "file", ariaDescribedBy: hintId(field, text.hint) });
  return (
    <FieldFrame field={field} text={text}>
      <input
        {...input}
        key={field.key}
        ref={ref}
        accept={accept}
        multiple={multiple}
        onChange={choose}
        className="control cursor-pointer file:mr-3 file:border-0 file:border-r file:border-solid file:border-edge file:bg-transparent file:pr-3 file:font-medium file:text-ink"
      />
      {files.length > 0 ? (
        <ul className="grid gap-2 pt-1 sm:grid-cols-2">
          {files.map((file) => (
            <ChosenFile
              key={`${file.name}-${file.size}-${file.lastModified}`}
              file={file}
              detail={detail?.(file)}
              onRemove={() => remove(file)}
            />
          ))}
        </ul>
      ) : null}
    </FieldFrame>
  );
}

function ChosenFile({ file, detail, onRemove }: { file: File; detail: ReactNode; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-xs border border-line bg-surface p-2">
      <Thumbnail file={file} />
      <span className="grid min-w-0 flex-1 text-sm">
        <span className="truncate font-medium">{file.name}</span>
        <span className="text-muted tabular-nums">{fileSize(file.size)}</span>
      </span>
      <button
        type="button"
        aria-label={`Remove ${file.name}`}
        onClick={onRemove}
        className="grid size-10 place-items-center rounded-sm hover:bg-sunken pointer-coarse:size-12"
      >
        <Icon name="close" />
      </button>
      {detail ? <div className="w-full">{detail}</div> : null}
    </li>
  );
}

function Thumbnail({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (!picture.current) return;
    const address = URL.createObjectURL(file);
    picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  if (file.type.startsWith("image/")) {
    return <img ref={picture} alt="" className="size-12 rounded-xs bg-sunken object-contain" />;
  }
  const ending = file.name.includes(".") ? file.name.split(".").pop() : "file";
  return (
    <span
      aria-hidden="true"
      className="grid size-12 place-items-center rounded-xs bg-sunken text-xs font-semibold uppercase"
    >
      {ending?.slice(0, 4)}
    </span>
  );
}
