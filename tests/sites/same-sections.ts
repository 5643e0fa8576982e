/** A section as it stands on a page: what it is, and how it is laid out. */
export interface SectionLayout {
  kind: string;
  layout: string;
}

/**
 * How much of the shorter of two pages stands in the other in the same order and layout: the longest common
 * subsequence of their sections over the number of sections of the shorter, 0 to 1.
 */
export function sameSections(one: readonly SectionLayout[], other: readonly SectionLayout[]): number {
  const shorter = Math.min(one.length, other.length);
  return shorter === 0 ? 0 : commonLength(one.map(inOneWord), other.map(inOneWord)) / shorter;
}

const inOneWord = ({ kind, layout }: SectionLayout) => `${kind}: ${layout}`;

function commonLength(one: readonly string[], other: readonly string[]): number {
  let above = Array.from({ length: other.length + 1 }, () => 0);
  for (const each of one) {
    const row = [0];
    other.forEach((its, index) =>
      row.push(each === its ? above[index]! + 1 : Math.max(above[index + 1]!, row[index]!)),
    );
    above = row;
  }
  return above.at(-1)!;
}
