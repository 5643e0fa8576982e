import type { FactSubject } from "~/modules/facts/read-fact";

/** What facts of a subject are to an owner: the headings of 'What we read', in their order. */
export const SUBJECT_WORDS: Record<FactSubject, string> = {
  hours: "Opening hours",
  prices: "Prices",
  services: "What you offer",
  people: "People",
  address: "Address",
  phone: "Telephone",
  email: "E-mail",
  social: "Profiles",
  areas: "Places you serve",
  dates: "Dates",
  credentials: "Memberships and certificates",
  figures: "Figures",
  established: "Since",
  languages: "Languages",
  quotes: "What customers say",
  questions: "Questions and answers",
  colours: "Colours you asked for",
  wishes: "Your wishes for the design",
  asides: "What you said to us alone",
};
