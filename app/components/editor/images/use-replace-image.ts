import { useCallback, useState } from "react";
import { showToast } from "~/components/ui/toast-store";
import { replaceImage } from "~/modules/markup/images";
import type { NodeId } from "~/modules/markup/page";
import { useEditor } from "../editor-context";
import { useLatest } from "~/components/ui/use-latest";
import { uploadImage } from "./upload-image";

const FAILED = {
  title: "Upload Failed",
  description: "Failed to upload image. Please try again.",
  variant: "destructive",
} as const;

/**
 * Puts a picture from the owner's machine in the place of one of the website. `progress` is in percent while it is
 * sent.
 */
export function useReplaceImage(node: NodeId) {
  const { websiteId, page, apply } = useEditor();
  const [progress, setProgress] = useState<number | null>(null);
  // The page may change while the picture is on its way.
  const now = useLatest({ page, node });

  const replace = useCallback(
    async (file: File) => {
      if (!file.type.startsWith("image/")) return showToast(FAILED);
      setProgress(0);
      try {
        const { url, width, height, variants } = await uploadImage({ file, websiteId, onProgress: setProgress });
        const edit = replaceImage(now.current.page, now.current.node, { src: url, width, height, variants }, "owner");
        if (edit) apply(edit);
        showToast({ title: "Image Uploaded" });
      } catch {
        showToast(FAILED);
      } finally {
        setProgress(null);
      }
    },
    [websiteId, apply, now],
  );
  return { progress, replace };
}
