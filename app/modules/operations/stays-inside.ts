import type { CodeSplice } from "../markup/edit";
import type { EditablePage, PlacedElement } from "../markup/page";
import type { Operation } from "./operation";

type Touched = ReturnType<Operation<unknown>["touches"]>;

/** Whether each splice of the html lies inside the elements that may be touched; other parts of the code are free. */
export function staysInside(page: EditablePage, touched: Touched, splices: CodeSplice[]): boolean {
  if (touched === "page") return true;
  const elements =
    touched === "head"
      ? page.elements.filter(({ tagName }) => tagName === "head")
      : touched.nodes.flatMap((node) => page.elements[node] ?? []);
  const places = elements.map(placeOf);
  return splices
    .filter(({ part }) => part === "html")
    .every((splice) => places.some(({ start, end }) => splice.start >= start && splice.end <= end));
}

const placeOf = ({ sourceCodeLocation: at }: PlacedElement) => ({ start: at.startOffset, end: at.endOffset });
