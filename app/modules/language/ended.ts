/** A text with a full stop where it has no sign at its end, before a closing quotation mark or behind it. */
export const ended = (text: string): string => (/[.!?…؟]["”»]?$/u.test(text) ? text : `${text}.`);
