import { claimCases } from "./claim-case";

const band = {
  title: "Sussex Ceilidh Band",
  brief: "Five-piece ceilidh band from Lewes, callers included. Weddings £950 for 3 hours. Booking: Nell Farrant, 07700 900 417.",
  document: "What people said\n\"You had my great-aunt on her feet until midnight.\" (Priya and Tom, Ditchling, 2024)\nBest Folk Act, Brighton Fringe 2022",
  "contact form": "bookings@sussexceilidh.example",
  request: "please add that we can also play at 4 Cliffe High Street, Lewes BN7 2AH in our own hall",
};

/** Ways to reach somebody, and what others are said to have said. */
export const contactsAndVoices = claimCases("en", band, [
  ["quote from the document", "{{“You had my great-aunt on her feet until midnight.”}} {{Priya and Tom}}, Ditchling"],
  ["quote altered", "[[testimonial|“You had my whole family on its feet until three in the morning.”]] {{Priya and Tom}}"],
  ["quote of nobody", "[[testimonial|“Simply the best night of our lives!”]] [[person|Hannah & Luke Barrow]]"],
  ["quote in italics with a dash", "[[testimonial|“They read the room perfectly.”]] — Groom's mother"],
  ["award as given", "{{Best Folk Act}}, {{Brighton Fringe 2022}}"],
  ["award of another year", "Best Folk Act, Brighton Fringe [[date|2023]]"],
  ["award of another festival", "[[award|Best Live Act, Glastonbury]]"],
  ["mail from the contact form", "Write to {{bookings@sussexceilidh.example}}."],
  ["mail with another name", "Write to [[email|nell@sussexceilidh.example]]."],
  ["mobile in the international form", "Text {{Nell Farrant}}: {{+44 7700 900417}}"],
  ["mobile off by one", "Text {{Nell Farrant}}: [[phone|07700 900 418]]"],
  ["a landline nobody gave", "Landline: [[phone|01273 496 0500]]"],
  ["address from a request", "Dances in our own hall: {{4 Cliffe High Street, Lewes}}"],
  ["address of another number", "Dances in our own hall: [[address|14 Cliffe High Street, Lewes]]"],
  ["address nobody gave", "Rehearsals at [[address|27 Western Road, Brighton BN1 2LA]]"],
  ["band in figures", "A {{5-piece}} band, callers included."],
  ["price for the hours as given", "A wedding is {{£950}} for {{three hours}}."],
  ["weddings counted by nobody", "We have played at [[number|over 400 weddings]]."],
]);
