/** The parameter of the address that hands the first words of a brief to the form. */
export const BRIEF_PARAM = "brief";
/** As much as an address takes everywhere. */
export const LONGEST_FIRST_WORDS = 500;

/** The words that the address hands to the form; undefined where there are none. */
export const firstWords = (params: URLSearchParams) =>
  params.get(BRIEF_PARAM)?.trim().slice(0, LONGEST_FIRST_WORDS) || undefined;
