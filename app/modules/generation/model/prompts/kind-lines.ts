import type { ModelKind } from "../model-plan";

const NAMED =
  "services, people, process, credentials: items of name and detail, in value a service's price or a person's role";
const LISTED =
  "dates: name (what), value (when). figures: name (what is counted), value. areas: name. notes: name (a condition or promise, one sentence). faq: name (question), detail (answer).";
const SAID_OR_SEEN =
  "quotes: name (who), detail (their words). gallery: value (the path of a picture). about: paragraphs.";
const HEADED = "visit (hours and place), cta, contact: title and intro only";

/**
 * The line of the prompt that tells of each kind, in the prompt's order: a model never writes what no line tells it of.
 */
export const LINE_OF: Record<ModelKind, string> = {
  services: NAMED,
  people: NAMED,
  process: NAMED,
  credentials: NAMED,
  prices: "prices: items of name, detail, value (the price), group (its heading)",
  dates: LISTED,
  figures: LISTED,
  areas: LISTED,
  notes: LISTED,
  faq: LISTED,
  quotes: SAID_OR_SEEN,
  gallery: SAID_OR_SEEN,
  about: SAID_OR_SEEN,
  visit: HEADED,
  cta: HEADED,
  contact: HEADED,
  custom: "custom: html of your own, for what no other kind can show",
};

/** What a model is told of the kinds of sections, a line each, those that are told of together once. */
export const KIND_LINES = [...new Set(Object.values(LINE_OF))].map((line) => `  ${line}`).join("\n");
