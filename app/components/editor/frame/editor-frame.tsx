import { forwardRef } from "react";

interface EditorFrameProps {
  title: string;
  /** Address of the website's preview, with a slash at its end. */
  previewAddress: string;
  className?: string;
}

/**
 * The website while it is edited: without our origin, and without any script but the frame's own. `useFrame` with
 * the same ref loads it and speaks with it.
 */
export const EditorFrame = forwardRef<HTMLIFrameElement, EditorFrameProps>(function EditorFrame(
  { title, previewAddress, className },
  ref,
) {
  return <iframe ref={ref} title={title} data-preview={previewAddress} sandbox="allow-scripts" className={className} />;
});
