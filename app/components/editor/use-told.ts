import { useMemo } from "react";
import { unpackDigest, type PageDigest } from "~/modules/editing/page-digest";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";

/** What the server has told of the page as it is saved; null once the editor has another, or where nothing was told. */
export function useTold(): PageDigest | null {
  const { html } = useEditor().code;
  const { code: saved, digest } = useEditorControls().website;
  const told = html === saved?.html ? digest : null;
  return useMemo(() => (told === null ? null : unpackDigest(told)), [told]);
}
