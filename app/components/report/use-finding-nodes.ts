import { useEffect, useState } from "react";
import type { Finding } from "~/modules/site/finding";
import { NODE_ATTRIBUTE } from "~/modules/markup/node-attribute";
import { numberElements, readPage, type NodeId } from "~/modules/markup/page";

/** Where in the editor the elements of findings are; a browser finds them, so there are none before script runs. */
export function useFindingNodes(findings: readonly Finding[], html: string): Map<Finding, NodeId> {
  const [nodes, setNodes] = useState(new Map<Finding, NodeId>());
  useEffect(() => {
    // No script of a document that is only parsed runs, and nothing is loaded for it.
    const document = new DOMParser().parseFromString(numberElements(readPage(html)), "text/html");
    setNodes(
      new Map(
        findings.flatMap((finding) => {
          const node = nodeOf(document, finding.where.selector);
          return node === null ? [] : [[finding, node] as const];
        }),
      ),
    );
  }, [findings, html]);
  return nodes;
}

function nodeOf(document: Document, selector: string | undefined): NodeId | null {
  const number = selector && elementOf(document, selector)?.getAttribute(NODE_ATTRIBUTE);
  return number ? Number(number) : null;
}

function elementOf(document: Document, selector: string): Element | null {
  try {
    return document.body.querySelector(selector);
  } catch {
    return null;
  }
}
