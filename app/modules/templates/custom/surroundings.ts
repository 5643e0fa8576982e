import type { SiteImage } from "../../site/brief";

/** The page around a section of a designer's own: what it may point to. */
export interface Surroundings {
  /** Id of the section. */
  id: string;
  /** Anchors of the page's parts. */
  anchors: ReadonlySet<string>;
  /** Pictures that it may show. */
  images: readonly SiteImage[];
}
