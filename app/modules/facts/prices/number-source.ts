/** The source of a pattern for the number of an amount, in the figures 0 to 9: "1.250", "38", "6.50". */
export const NUMBER = "\\d{1,3}(?:[.,]\\d{3})+|\\d{1,5}(?:[.,]\\d{1,2})?";
