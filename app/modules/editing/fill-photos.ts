import type { SiteImage } from "../site/brief";
import { html } from "../markup/html";
import { picture } from "../templates/parts/picture";
import { countClass } from "../templates/parts/section-shell";
import type { Author, Edit } from "../markup/edit";
import { elementAt, numberOf, parentOf } from "../markup/element";
import { htmlEdit } from "../markup/html-edit";
import type { EditablePage, PlacedElement } from "../markup/page";
import { spanOf } from "../markup/place";
import { openingSplices, type PagePlaceholder } from "../markup/placeholders";

/**
 * Makes a gallery of the place that was kept for photos. Null without pictures, or where the place has been changed.
 */
export function fillPhotos(
  page: EditablePage,
  placeholder: PagePlaceholder,
  images: SiteImage[],
  author: Author,
): Edit | null {
  const blank = elementAt(page, placeholder.blank);
  const list = blank && parentOf(blank);
  if (list?.tagName !== "ul" || numberOf(page, list) === undefined || images.length === 0) return null;
  const shots = images.map((image) => html`<li class="shot">${picture(image, { sizes: "tile" })}</li>`);
  const text = html`<ul class="gallery ${countClass(images.length)}">${shots}</ul>`.text;
  return htmlEdit(page, author, "Added photos", [
    ...openingSplices(page, placeholder),
    { ...spanOf(list as PlacedElement), text },
  ]);
}
