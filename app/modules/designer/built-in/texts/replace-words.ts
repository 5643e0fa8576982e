import { isUnclear } from "../find/found";
import { findTarget } from "../find/find-target";
import type { Intent } from "../../../operations/outcome";
import { changeText, changeWords } from "./change-text";
import { isQuoted } from "./values";

const REPLACE =
  /^(?:replace|swap|exchange|substitute) (?:the (?:words?|text|name|phrase) )?(.+?) (?:with|by|for) (.+)$/is;

/** 'replace "X" with "Y"', where X is read on the page; what names an element is left to the texts of elements. */
export const replaceText: Intent = (request, site) => {
  const match = REPLACE.exec(request);
  if (!match) return null;
  const [, from = "", to = ""] = match;
  if (isQuoted(from)) return changeWords(site, from, to);
  const target = findTarget(site, from);
  return target && !isUnclear(target) ? changeText(request, site) : null;
};
