/** Why a report lacks what only a browser sees, in words for the owner. */
export const SWITCHED_OFF =
  "Websites are not looked at on real screens here. What can be seen in the code of yours was checked.";
export const NO_BROWSER =
  "Your website could not be looked at on real screens. That is on our side; what can be seen in its code was checked.";
export const NOT_LOOKED_AT =
  "Your website could not be looked at in a browser this time. Nothing is wrong with your website because of that; check it again in a few minutes.";
