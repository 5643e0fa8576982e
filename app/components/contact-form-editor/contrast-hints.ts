import { isChosen, type FormStyle } from "~/modules/contact-form/form-style";
import { lowestContrast, TEXT_CONTRAST } from "~/modules/markup/contrast";

const GROUND = /--color-bg:\s*(#[0-9a-f]{6})\b/i;

/** The colour that a website's stylesheet says it stands on; white where it says none. */
export const groundOf = (css: string) => GROUND.exec(css)?.[1] ?? "#ffffff";

/**
 * What is hard to read in a form's colours, in words for the owner; empty when all is well. Colours that were left
 * open follow the website, or the ground that was chosen, and can be read. `ground` is the website's own.
 */
export function contrastHints(style: FormStyle, ground: string): string[] {
  const under = isChosen(style, "backgroundColor") ? style.backgroundColor : ground;
  const isFaint = (ink: "textColor" | "buttonTextColor", on: string) =>
    isChosen(style, ink) && lowestContrast(style[ink], [on]) < TEXT_CONTRAST;
  return [
    ...(isFaint("textColor", under)
      ? ["The text is hard to read on its background. Choose a darker or a lighter colour for one of them."]
      : []),
    ...(isChosen(style, "buttonColor") && isFaint("buttonTextColor", style.buttonColor)
      ? ["The button's text is hard to read on the button. Choose a darker or a lighter colour for one of them."]
      : []),
  ];
}
