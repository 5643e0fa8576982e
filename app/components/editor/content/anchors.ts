/** The id of a text's field under Content, for links that lead to it. */
export const textAnchor = (node: number) => `text-${node}`;

/** The id of the fields of a section. */
export const textsAnchor = (key: string | number) => `texts-${key}`;
