import { wholeWords } from "./reading/whole-words";

/** Words that deny what is said beside them. */
const DENIES = new RegExp(wholeWords("not|no|never|nicht|keine?n?|pas|non|não|niet|geen|nie|لا"), "iu");

/** Whether words deny something: what is "not at the top" is not asked for there. */
export const denies = (text: string): boolean => DENIES.test(text);
