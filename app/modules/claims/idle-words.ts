import type { ReadLanguage } from "../facts/reading/read-languages";
import { plainWord } from "./plain-text";

/** Words that name no thing: what stands around the name of one in a price list or a sentence. */
const IDLE: Record<ReadLanguage, string> = {
  en: "the a an and or for from only just now per each our you your we is are be with of to in on at by as this that it its cost costs price prices priced also plus add all about around over under up less more than starting starts have has get was until",
  de: "der die das den dem des ein eine einen einer einem und oder für ab von vom nur pro je unser unsere wir ist sind mit zu zum zur im in am an auf aus bei kostet kosten preis preise auch etwa rund über unter bis wird werden",
  es: "el la los las un una unos y o de del al por para desde solo con en es son nuestro nuestra su cuesta cuestan precio precios también más menos hasta cada",
  fr: "le la les un une des du de et ou pour par dès depuis avec en au aux à est sont notre nos votre coûte coûtent prix tarif tarifs aussi plus moins chaque sur",
  it: "il lo la i gli le un una uno e o di del della dei da dal per con in a al alla è sono nostro nostra costa costano prezzo prezzi anche più meno ogni su solo",
  pt: "o a os as um uma e ou de do da dos das por para desde com em no na é são nosso nossa custa custam preço preços também mais menos cada só",
  nl: "de het een en of van voor vanaf slechts per met in op aan te is zijn onze ons uw je kost kosten prijs prijzen ook meer minder elk elke tot",
  pl: "i lub oraz od do z ze w we na za po dla przez jest są nasz nasza tylko kosztuje kosztują cena ceny też więcej mniej każdy każda",
  ar: "في من على إلى عن مع و أو هذا هذه سعر بسعر أسعار فقط ابتداء يبدأ كل لكل",
};
const ALL = new Set(Object.values(IDLE).flatMap((words) => words.split(" ").map(plainWord)));

/** Whether a plain word names no thing, in any of the languages. */
export const isIdle = (word: string): boolean => ALL.has(word);
