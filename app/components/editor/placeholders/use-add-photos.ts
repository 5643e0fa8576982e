import { useState } from "react";
import { flushSync } from "react-dom";
import { showToast } from "~/components/ui/toast-store";
import { fillPhotos } from "~/modules/editing/fill-photos";
import { listPlaceholders, type PagePlaceholder } from "~/modules/markup/placeholders";
import { altFromName } from "~/modules/site/alt-text";
import type { SiteImage } from "~/modules/site/brief";
import { useEditor } from "../editor-context";
import { uploadImage, type UploadedImage } from "../images/upload-image";
import { useLatest } from "~/components/ui/use-latest";

/**
 * Uploads pictures and puts them where a place was kept for them. `progress` is in percent of all, null when nothing is
 * sent.
 */
export function useAddPhotos({ kind }: PagePlaceholder) {
  const { websiteId, page, apply, select } = useEditor();
  const [progress, setProgress] = useState<number | null>(null);
  // The page may change while the pictures are on their way.
  const now = useLatest(page);

  const add = async (files: File[]) => {
    const images: SiteImage[] = [];
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      const onProgress = (percent: number) => setProgress(Math.round((index * 100 + percent) / files.length));
      onProgress(0);
      try {
        images.push(toSiteImage(await uploadImage({ file, websiteId, onProgress }), file));
      } catch {
        refused.push(file.name);
      }
    }
    setProgress(null);
    const place = listPlaceholders(now.current).find((each) => each.kind === kind);
    const edit = place && fillPhotos(now.current, place, images, "owner");
    if (edit) {
      // The preview has them then, and goes to where they are.
      flushSync(() => apply(edit));
      select(place.section);
    }
    if (refused.length > 0)
      showToast({
        title: "Upload Failed",
        description: `${refused.join(", ")} could not be added. Try another picture.`,
        variant: "destructive",
      });
  };
  return { progress, add };
}

function toSiteImage({ url: path, width, height, variants = [] }: UploadedImage, { name }: File): SiteImage {
  if (!width || !height) throw new Error("The picture has no size.");
  return {
    path,
    width,
    height,
    alt: altFromName(name),
    variants: variants.map((variant) => ({ path: variant.url, width: variant.width })),
  };
}
