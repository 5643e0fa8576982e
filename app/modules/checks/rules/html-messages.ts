import type { Finding } from "../../site/finding";

type Words = Pick<Finding, "severity" | "message" | "why" | "fix">;

const said = (severity: Finding["severity"], message: string, why: string, fix: string): Words => ({
  severity,
  message,
  why,
  fix,
});

const GUESSED = "Every browser mends such code in its own way, so that parts of the page can land in the wrong place.";
const SILENT = "People who have the page read to them are not told what this is.";
const CODE_FIX = "Mend the code there, or ask the AI designer to do it.";

const structure = said(
  "warning",
  "A part of the page is put together in a way that html does not allow.",
  GUESSED,
  CODE_FIX,
);
const tags = said("warning", "A tag is not opened and closed properly.", GUESSED, CODE_FIX);
const attributes = said(
  "warning",
  "A part of the page has a setting that it cannot have.",
  "Browsers leave the setting out, so it does not do what was meant.",
  CODE_FIX,
);
const outdated = said(
  "advice",
  "The page uses something that browsers are giving up.",
  "It can stop working with any new version of a browser.",
  CODE_FIX,
);
const unnamed = said(
  "warning",
  "A part that visitors use has no name.",
  SILENT,
  "Give it a text, or an aria-label in the code.",
);
const unlabelled = said(
  "warning",
  "A form field has no label.",
  "Visitors do not know what to write into it, least of all those who have the page read to them.",
  "Give the field a label that stays visible.",
);
const aria = said(
  "advice",
  "A note for programs that read the page aloud is not used as it should be.",
  "They leave it out, or say something that helps nobody.",
  CODE_FIX,
);
const characters = said(
  "advice",
  "A character is not written as html wants it.",
  "Browsers guess what was meant and can guess wrong.",
  "Write & as &amp; and < as &lt; in the code.",
);
const pictures = said(
  "warning",
  "A picture has no description.",
  "People who cannot see it, and search engines, learn nothing of what it shows.",
  "Describe in a short sentence what can be seen; leave the description empty for mere decoration.",
);

/**
 * What each rule of html-validate means to an owner. Those that are not here are matters of style, are seen to when a
 * site is published, or are checked faster by a rule of ours, or in a browser.
 */
export const HTML_MESSAGES: Record<string, Words> = {
  "area-alt": pictures,
  "aria-hidden-body": said(
    "error",
    "The whole page is hidden from programs that read it aloud.",
    "People who cannot see get an empty page.",
    "Take aria-hidden off the body in the code.",
  ),
  "aria-label-misuse": aria,
  "attr-delimiter": tags,
  "attribute-allowed-values": attributes,
  "attribute-misuse": attributes,
  "close-attr": tags,
  "close-order": tags,
  deprecated: outdated,
  "element-name": structure,
  "element-permitted-content": structure,
  "element-permitted-occurrences": structure,
  "element-permitted-order": structure,
  "element-permitted-parent": structure,
  "element-required-ancestor": structure,
  "element-required-attributes": attributes,
  "element-required-content": structure,
  "empty-heading": said(
    "warning",
    "A heading has no text.",
    "It leaves a gap, and is read out as an empty heading.",
    "Write the heading, or take it out.",
  ),
  "heading-level": said(
    "advice",
    "A heading skips a level.",
    "People who move from heading to heading think that something is missing between them.",
    "Use the next smaller heading, for example h3 below h2.",
  ),
  "input-attributes": attributes,
  "input-missing-label": unlabelled,
  "meta-refresh": said(
    "warning",
    "The page loads anew or moves on by itself.",
    "Visitors lose their place while they read.",
    "Take the refresh out of the code.",
  ),
  "no-abstract-role": aria,
  "no-autoplay": said(
    "warning",
    "A video or sound starts by itself.",
    "Visitors who did not ask for it leave, and screen readers cannot be heard over it.",
    "Let visitors start it themselves.",
  ),
  "no-deprecated-attr": outdated,
  "no-dup-attr": attributes,
  "no-implicit-button-type": said(
    "advice",
    "A button does not say what kind it is.",
    "Inside a form it sends the form, which may not be meant.",
    'Write type="button" into its tag.',
  ),
  "no-multiple-main": said(
    "warning",
    "The page has more than one main part.",
    "People who jump to the content with a screen reader land in one of them by chance.",
    "Keep one main element.",
  ),
  "no-raw-characters": characters,
  "no-redundant-role": aria,
  "parser-error": said(
    "error",
    "The page's code breaks off in the middle of a tag or a comment.",
    "What follows is not shown as it was meant.",
    CODE_FIX,
  ),
  "script-element": tags,
  "text-content": unnamed,
  "unrecognized-char-ref": characters,
  "valid-id": attributes,
  "void-content": tags,
  "wcag/h30": unnamed,
  "wcag/h32": said(
    "warning",
    "A form has no button to send it.",
    "Some visitors cannot send it at all.",
    "Add a button that sends the form.",
  ),
  "wcag/h36": pictures,
  "wcag/h37": pictures,
  "wcag/h63": said(
    "advice",
    "The headings of a table do not say what they belong to.",
    "Tables cannot be followed when they are read aloud.",
    'Write scope="col" or scope="row" into the th tags.',
  ),
  "wcag/h67": pictures,
  "wcag/h71": said(
    "advice",
    "A group of fields has no heading.",
    "Visitors who hear the form do not know what the choices belong to.",
    "Give the fieldset a legend.",
  ),
};
