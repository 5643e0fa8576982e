/**
 * Takes a list that names each member of `T` in an order of its own; what it leaves out is an error of types that says
 * so.
 */
export function inOrder<T extends string>() {
  return <const L extends readonly T[]>(
    ...list: Exclude<T, L[number]> extends never ? L : { missing: Exclude<T, L[number]> }[]
  ): readonly T[] => list as readonly T[];
}
