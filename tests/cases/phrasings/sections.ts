import { phrasing } from "./phrasing";

const without = (name: string) => (after: string[], before: string[]) =>
  before.includes(name) && after.join() === before.filter((section) => section !== name).join();
const everything = { texts: "*", looks: "*" };

export const sectionPhrasings = [
  phrasing("physio", "Hide the prices section", (see) => see.sections(), without("prices"), { texts: "#prices *, .nav-list a", looks: "#prices, #prices *" }),
  phrasing("letting", "delete the quotes section", (see) => see.sections(), without("quotes"), everything),
  phrasing("letting", "remove the testimonials", (see) => see.sections(), without("quotes"), everything),
  phrasing("letting", "we don't need the figures, take them off the page", (see) => see.sections(), without("figures"), everything),
  phrasing("physio", "Get rid of the FAQ", (see) => see.sections(), without("faq"), everything),
  phrasing("bakery", "move the about section above the menu", (see) => see.sections(), (after) => after.indexOf("about") === after.indexOf("prices") - 1, everything),
  phrasing("physio", "Move prices up", (see) => see.sections(), (after, before) => after.indexOf("prices") === before.indexOf("prices") - 1 && after.length === before.length, everything),
  phrasing("ceramics", "move the questions down one", (see) => see.sections(), (after, before) => after.indexOf("faq") === before.indexOf("faq") + 1 && after.length === before.length, everything),
  phrasing("letting", "put the team section right after the hero", (see) => see.sections(), (after) => after.indexOf("people") === 1, everything),
  phrasing("bakery", "Move the opening hours section to the end", (see) => see.sections(), (after) => after.at(-1) === "visit", everything),
  phrasing("physio", "swap the people and services sections", (see) => see.sections(), (after, before) => after.indexOf("people") === before.indexOf("services") && after.indexOf("services") === before.indexOf("people"), everything),
  phrasing("letting", "Duplicate the services section", (see) => see.sections().filter((name) => name === "services").length, (after) => after === 2, everything),
  phrasing("bakery", "put contact before our story", (see) => see.sections(), (after) => after.indexOf("contact") === after.indexOf("about") - 1, everything),
  phrasing("letting", "move 'Who you will meet' to the top, below the hero", (see) => see.sections(), (after) => after.indexOf("people") === 1, everything),
  phrasing("physio", "could you please hide the about section for now?", (see) => see.sections(), without("about"), { texts: "#about *, .nav-list a", looks: "#about, #about *" }),
];
