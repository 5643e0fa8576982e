import type { Finding } from "../../site/finding";

type Words = Pick<Finding, "message" | "why" | "fix">;

const UNNAMED = "People who have the page read aloud hear that something is there, and not what it is.";

/** What axe-core's rules say, in words for an owner. What is not among them is told in axe's own. */
export const AXE_WORDS: Readonly<Record<string, Words>> = {
  "color-contrast": {
    message: "This text hardly stands out from its background.",
    why: "In sunlight, on a poor screen or with tired eyes it cannot be read.",
    fix: "Make the text darker or its background lighter, or the other way round.",
  },
  label: {
    message: "This form field has no label.",
    why: `${UNNAMED} Others lose sight of what to write as soon as they begin.`,
    fix: "Write above the field what it asks for.",
  },
  "select-name": {
    message: "This list of choices has no label.",
    why: UNNAMED,
    fix: "Write above the list what is to be chosen.",
  },
  "button-name": { message: "This button has no words.", why: UNNAMED, fix: "Write on the button what it does." },
  "link-name": { message: "This link has no words.", why: UNNAMED, fix: "Write in the link where it leads." },
  "image-alt": {
    message: "This picture has no description.",
    why: "People who cannot see it, and search engines, learn nothing of it.",
    fix: "Describe in a few words what the picture shows.",
  },
  "link-in-text-block": {
    message: "This link differs from the text around it by its colour alone.",
    why: "Whoever cannot tell the colours apart does not find it.",
    fix: "Underline links inside of text.",
  },
  "target-size": {
    message: "This button or link is too small to be touched with ease.",
    why: "On a phone people press beside it, or on what is next to it.",
    fix: "Give it more room: at least 24 by 24 pixels.",
  },
  "heading-order": {
    message: "The headings skip a level here.",
    why: "Headings are the table of contents for people who have the page read aloud, and for search engines.",
    fix: "Use the next smaller heading instead, and change its size in the design.",
  },
  "scrollable-region-focusable": {
    message: "This part scrolls, and cannot be scrolled with a keyboard.",
    why: "Whoever uses no mouse does not get to see all of it.",
    fix: "Make the part tall enough, or let it take the keyboard's focus.",
  },
  "aria-hidden-focus": {
    message: "Something hidden from screen readers can still be reached with the keyboard.",
    why: "People who have the page read aloud come to a place where nothing is said.",
    fix: "Hide the part wholly, or not at all.",
  },
  "frame-title": {
    message: "This embedded page has no title.",
    why: UNNAMED,
    fix: "Give the frame a title that says what it shows.",
  },
  "nested-interactive": {
    message: "A button or link stands inside of another one.",
    why: "What a press does there depends on the browser.",
    fix: "Put them beside each other.",
  },
  region: {
    message: "This text stands outside of the parts that make up the page.",
    why: "People who jump from part to part with a screen reader miss it.",
    fix: "Move it into a section of the page.",
  },
};

/** Words for a rule that is not among them; `help` is axe's own sentence. */
export const otherWords = (help: string): Words => ({
  message: `${help.replace(/\.$/, "")}.`,
  why: "It keeps some people from using this part of the page, those with a screen reader or without a mouse among them.",
  fix: "Ask the AI designer to mend it, or change the element in the editor.",
});
