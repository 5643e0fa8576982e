import { defaultTreeAdapter, parse, type DefaultTreeAdapterMap, type ParserOptions, type TreeAdapter } from "parse5";
import { InvalidError } from "~/lib/errors";

type Tree = DefaultTreeAdapterMap;

/** What would stand deeper than this in other elements stands beside them: so does Chromium read a page. */
export const DEEPEST = 512;

/**
 * More than any page has. What is left open comes again in what follows, so a short page may come to many elements as
 * well.
 */
const MOST_ELEMENTS = 150_000;
const mostElements = (source: string) => Math.min(MOST_ELEMENTS, 2_000 + source.length);

const TOO_MANY =
  "The html comes to more elements than can be read. Close every tag where it belongs, or make the page smaller.";

/**
 * Reads html as a document whose depth is bounded and whose size is in proportion to its source, so that work over all
 * of it is too, and recursion has an end. Without scripting, unless it is asked for, what stands in a noscript is
 * elements and its addresses are seen.
 * @throws InvalidError for a page that comes to too many elements
 */
export function parseHtml(
  source: string,
  options: Pick<ParserOptions<Tree>, "sourceCodeLocationInfo" | "onParseError" | "scriptingEnabled"> = {},
): Tree["document"] {
  return parse(source, { scriptingEnabled: false, ...options, treeAdapter: boundedTree(mostElements(source)) });
}

function boundedTree(most: number): TreeAdapter<Tree> {
  const depths = new Map<Tree["parentNode"], number>();
  const templates = new Map<Tree["parentNode"], Tree["template"]>();
  let made = 0;
  const depthOf = (parent: Tree["parentNode"]) => depths.get(parent) ?? 0;
  const above = (parent: Tree["parentNode"]) => (templates.get(parent) ?? (parent as Tree["element"])).parentNode;
  const noteDepth = (parent: Tree["parentNode"], node: Tree["childNode"]) => {
    if (!("childNodes" in node)) return;
    depths.set(node, depthOf(parent) + 1);
    if ("content" in node) depths.set(node.content, depthOf(parent) + 1);
  };
  return {
    ...defaultTreeAdapter,
    createElement(...element) {
      if (++made > most) throw new InvalidError(TOO_MANY, { html: [TOO_MANY] });
      return defaultTreeAdapter.createElement(...element);
    },
    setTemplateContent(template, content) {
      templates.set(content, template);
      defaultTreeAdapter.setTemplateContent(template, content);
    },
    appendChild(parent, node) {
      const isFull = "childNodes" in node && depthOf(parent) >= DEEPEST;
      const place = (isFull && above(parent)) || parent;
      noteDepth(place, node);
      defaultTreeAdapter.appendChild(place, node);
    },
    insertBefore(parent, node, next) {
      noteDepth(parent, node);
      defaultTreeAdapter.insertBefore(parent, node, next);
    },
  };
}
