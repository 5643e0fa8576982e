/** Why a report lacks what only a browser sees, in words for the owner. */
export const SWITCHED_OFF =
  "Checks in a browser are switched off on this installation, so nothing was looked at on real screens.";
export const NO_BROWSER =
  "This installation has no Chromium, so nothing was looked at on real screens. Whoever runs it can install one.";
export const NOT_LOOKED_AT =
  "Your website could not be looked at in a browser this time. Nothing is wrong with your website because of that; check it again in a few minutes.";
