import type { Device, Ordinal, Scope } from "../names";
import type { SaidTables } from "./said-tables";

const SCOPE: SaidTables<Scope> = {
  en: { all: "all|every|each|all of|all the", only: "only", everywhere: "everywhere", both: "both", except: "except" },
  de: { all: "alle|jede|jeden|jedes|allen", only: "nur", everywhere: "überall", both: "beide", except: "außer" },
  es: {},
  fr: {},
  it: {},
  pt: {},
  nl: {},
};
const DEVICE: SaidTables<Device> = {
  en: { phone: "on phones|on mobile|on mobiles|on the phone|on small screens", desktop: "on desktop|on computers" },
  de: { phone: "auf dem handy|auf handys|mobil" },
  es: {},
  fr: {},
  it: {},
  pt: {},
  nl: {},
};
const ORDINAL: SaidTables<Ordinal> = {
  en: { first: "first|1st", second: "second|2nd", third: "third|3rd", last: "last" },
  de: { first: "erste|ersten|erster", second: "zweite|zweiten", last: "letzte|letzten" },
  es: {},
  fr: {},
  it: {},
  pt: {},
  nl: {},
};

/** Which of several, and where they are seen, by language. */
export const SCOPES = { scope: SCOPE, device: DEVICE, ordinal: ORDINAL };
