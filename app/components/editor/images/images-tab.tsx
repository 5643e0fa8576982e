import { useMemo } from "react";
import { ButtonLink } from "~/components/ui/button-link";
import { EmptyState } from "~/components/ui/empty-state";
import { Notice } from "~/components/ui/notice";
import { listImages } from "~/modules/markup/images";
import { listPlaceholders } from "~/modules/markup/placeholders";
import { useEditor } from "../editor-context";
import { useEditorControls } from "../editor-controls";
import { AddPhotos } from "../placeholders/add-photos";
import { altState, undescribed } from "./alt-state";
import { ImageCard } from "./image-card";

/** Every picture of the website; the one selected in the preview first. */
export function ImagesTab() {
  const { page, selection } = useEditor();
  const { selectedInPreview, website } = useEditorControls();
  const images = useMemo(() => listImages(page), [page]);
  const place = listPlaceholders(page).find(({ kind }) => kind === "photos");
  if (images.length === 0 && place) return <AddPhotos placeholder={place} />;
  if (images.length === 0) {
    return (
      <EmptyState
        title="No images yet"
        action={
          <ButtonLink to="/dashboard" size="sm">
            Generate one with photos
          </ButtonLink>
        }
      >
        This website has no pictures that could be replaced. Photos are added when a website is generated.
      </EmptyState>
    );
  }
  const isFirst = (node: number) => selectedInPreview && node === selection;
  const ordered = [...images.filter(({ node }) => isFirst(node)), ...images.filter(({ node }) => !isFirst(node))];
  const lack = undescribed(images.map((image) => altState(image, website.guessedAlts)));
  return (
    <>
      {lack ? (
        <Notice tone="warning" title={lack} className="mb-4">
          People who cannot see the pictures, and search engines, only know what you say of them.
        </Notice>
      ) : null}
      {place ? <AddPhotos placeholder={place} /> : null}
      <ul className="grid gap-4">
        {ordered.map((image, index) => (
          <li key={image.node}>
            <ImageCard
              image={image}
              label={`Image ${images.indexOf(image) + 1}`}
              isSelected={index === 0 && isFirst(image.node)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
