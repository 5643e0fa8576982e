import { namesLanguages } from "./find-languages";
import { hoursTokens } from "./hours-tokens";

const DENIED =
  /^(?:no|not|never|we don['’]?t|kein\p{Ll}*|nicht|nie|nunca|pas|jamais|non|mai|não|niet|geen|nooit|لا|ليس)(?!\p{L})/iu;

/** Whether a point of a list is no thing on offer: "7am to 10pm every day", "NOT an attorney", "English, some Spanish". */
export const nobodyBuys = (point: string): boolean => DENIED.test(point) || isTime(point) || namesLanguages(point);

const isTime = (point: string): boolean =>
  hoursTokens(point).some(({ kind, days, bare }) => days !== undefined || (kind === "time" && !bare));
