import { declined, type Intent } from "../../operations/outcome";
import { INVENTS_NOTHING } from "./texts/values";

const INVENT = [
  /^(?:write|come up with|invent|make up|generate|draft|suggest|think of|find|give (?:me|us)|create|compose) (?:me |us |for us )?(?:(?:an?|the|some|more|new|better|another|nicer|catchy|catchier|short|long|good|great|nice|punchy|few|our|my|about|us|\d+|two|three|four|five|six|ten) )*(?:headline|title|text|texts|copy|slogan|tagline|description|paragraph|story|testimonials?|reviews?|words|content|intro|introduction|name|headings?)\b(?! in | to | as |.*")/i,
  /^(?:improve|rewrite|reword|rephrase|polish|translate|shorten|lengthen|expand|proofread|optimi[sz]e|spice up|summari[sz]e) (?!.* to ["\w])/i,
  /^make (?:the |our |my )?(?:headline|title|text|texts|copy|tagline|about text|.* text) (?:better|catchier|more \w+|punchier|friendlier|funnier|shorter|longer|clearer|nicer|sound .*)$/i,
];
const TRANSLATE =
  /^(?:translate|put|make|have) (?:.*? )?(?:in|into|to) (?:english|german|french|spanish|portuguese|italian|dutch|polish|arabic|turkish|chinese)$/i;
const UNDO =
  /^(?:undo|revert|take (?:it|that|this) back|go back|roll ?back|restore|undo (?:that|it|this|the last change)|never ?mind|i don't like (?:it|that|this)|change it back|put it back)(?: that| it| this| the last change| to how it was| to the old version)?$/i;
const HELP =
  /^(?:help|what can (?:you|i|we) (?:do|change|say|ask)|how does this work|what do you do|hello|hi|hey|thanks|thank you|hallo|hola|bonjour)\b/i;

export const CAN =
  'I can change texts, colours, sizes, fonts, spacing, corners and alignment, move, hide or delete sections, describe pictures, and update prices, opening hours and contact details. For example: "make the logo 20% bigger", "change background to blue" or "we now close at 6pm on Fridays".';

/**
 * What is asked of a designer but is not done here: words that are not the owner's, taking back, questions about what
 * can be done.
 */
export const explainLimits: Intent = (request) => {
  if (UNDO.test(request))
    return declined(
      "Press Undo above the preview to take back the last change. Version Control has the older states of your website.",
    );
  if (TRANSLATE.test(request))
    return declined("I do not translate texts. Give me the words in the other language and I will put them in.");
  if (INVENT.some((pattern) => pattern.test(request))) return declined(INVENTS_NOTHING);
  return HELP.test(request) ? declined(CAN) : null;
};
