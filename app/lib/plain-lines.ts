/** A text whose lines end as ours do: browsers send those of a text area with `\r\n`. */
export const plainLines = (text: string) => text.replace(/\r\n?/g, "\n");
