import { useMemo } from "react";
import { readPage, type EditablePage } from "~/modules/markup/page";

/**
 * Gives the page, read when it is first asked for: a long one takes a moment, which the preview need not wait for
 * (decision 124).
 */
export function useLazyPage(html: string): () => EditablePage {
  return useMemo(() => {
    let page: EditablePage | undefined;
    return () => (page ??= readPage(html));
  }, [html]);
}
