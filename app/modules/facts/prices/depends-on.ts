const DEPENDS =
  "depend(?:s|ing) (?:(?:up)?on|how|what|which)|je nach|abhängig von|kommt drauf an|según|segun|dependiendo de|depende de|selon|suivant|en fonction d[eu]|ça dépend|secondo|a seconda d\\p{L}+|dipende da\\p{L}*|conforme|consoante|dependendo d[eoa]|depende d[eoa]|afhankelijk van|naargelang|al naar gelang|zależnie od|w zależności od|zależy|zalezy|حسب|على حسب";

/** Whether words begin with what an amount depends on: "depending on the flowers", "conforme a fruta". */
export const beginsWithDepends = (text: string): boolean => BEGINS.test(text);
const BEGINS = new RegExp(`^[\\s,،(]*(?:${DEPENDS})(?!\\p{L})`, "iu");

/** "Pot of jam from 18 to 26 depending on the fruit": a range that depends on something is an amount of its own. */
export const hasOwnRange = (detail: string): boolean => RANGE.test(detail);
const RANGE = new RegExp(
  `\\p{L}{3}.{0,40}(?<!\\p{Nd})\\p{Nd}{1,6}\\s?(?:[-–]|to|bis|a|à|y|tot|do|à|الى|إلى|ل)\\s?\\p{Nd}{1,6}[\\s,،(]+(?:${DEPENDS})(?!\\p{L})`,
  "iu",
);
