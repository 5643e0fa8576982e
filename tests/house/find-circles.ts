import type { Graph } from "./read-imports";

interface Visit {
  number: number;
  /** The lowest number that can be reached from here. */
  lowest: number;
  isOpen: boolean;
}

/**
 * Groups of nodes each of which leads to all others of its group (Tarjan's strongly connected components, of two or
 * more).
 */
export function findCircles(graph: Graph): string[][] {
  const visits = new Map<string, Visit>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): Visit {
    const own: Visit = { number: visits.size, lowest: visits.size, isOpen: true };
    visits.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const other = visits.get(next) ?? visit(next);
      if (other.isOpen) own.lowest = Math.min(own.lowest, other.lowest);
    }
    if (own.lowest === own.number) close(node);
    return own;
  }

  function close(node: string): void {
    const group = open.splice(open.indexOf(node));
    for (const each of group) visits.get(each)!.isOpen = false;
    if (group.length > 1) circles.push(group);
  }

  for (const node of graph.keys()) if (!visits.has(node)) visit(node);
  return circles;
}
