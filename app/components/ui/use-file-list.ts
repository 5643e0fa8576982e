import { useEffect, useRef, useState } from "react";
import { addFiles } from "./file-selection";

type FileListOptions = {
  multiple: boolean;
  accepts: (file: File) => boolean;
  onRejected?: (files: File[]) => void;
};

/** A file field says by this event, which bubbles, that it holds other files; its own `change` comes before that. */
export const FILES_CHANGED = "fileschanged";

/** The files of one input, added to and taken from one by one; the input itself always holds the same list. */
export function useFileList({ multiple, accepts, onRejected }: FileListOptions) {
  const ref = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);

  const hold = (next: File[]) => {
    const transfer = new DataTransfer();
    for (const file of next) transfer.items.add(file);
    if (ref.current) ref.current.files = transfer.files;
    setFiles(next);
  };

  const choose = () => {
    const { kept, rejected } = addFiles(files, [...(ref.current?.files ?? [])], { multiple, accepts });
    hold(kept);
    if (rejected.length > 0) onRejected?.(rejected);
  };

  useEffect(() => void ref.current?.dispatchEvent(new Event(FILES_CHANGED, { bubbles: true })), [files]);

  useEffect(() => {
    const form = ref.current?.form;
    const clear = () => setFiles([]);
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);

  return { ref, files, choose, remove: (file: File) => hold(files.filter((other) => other !== file)) };
}
