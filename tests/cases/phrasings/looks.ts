import { phrasing } from "./phrasing";

const grows = (after: number, before: number) => after > before * 1.02;
const shrinks = (after: number, before: number) => after < before * 0.98;
const sets = (font: string) => (after: string) => after.replace(/["']/g, "").startsWith(font);
const close = (wanted: number) => (after: number) => Math.abs(after - wanted) < 0.6;

export const lookPhrasings = [
  phrasing("bakery", "make the logo 20% bigger", (see) => see.px(".brand-name", "font-size"), (after, before) => Math.abs(after / before - 1.2) < 0.02, { looks: ".brand, .brand *, .sign, .sign *" }),
  phrasing("physio", "Make the headline bigger", (see) => see.px("h1", "font-size"), grows, { looks: "h1, h1 *" }),
  phrasing("letting", "the headline is too big, make it smaller", (see) => see.px("h1", "font-size"), shrinks, { looks: "h1, h1 *" }),
  phrasing("ceramics", "set the headline to 48px", (see) => see.px("h1", "font-size"), close(48), { looks: "h1, h1 *" }),
  phrasing("bakery", "bigger text please", (see) => see.px(".prose p", "font-size"), grows, { looks: "*" }),
  phrasing("letting", "make the section headings a bit smaller", (see) => see.px("#about h2", "font-size"), shrinks, { looks: "h2, h2 *" }),
  phrasing("physio", "I want larger buttons", (see) => see.px(".hero .button", "font-size") + see.px(".hero .button", "padding-top"), grows, { looks: ".button, button, .button *, .dock a" }),
  phrasing("bakery", "Increase the size of the prices by 10 percent", (see) => see.px(".price-value", "font-size"), (after, before) => Math.abs(after / before - 1.1) < 0.02, { looks: ".price-value, .price-value *" }),
  phrasing("physio", "make the headline bold", (see) => Number(see.css("h1", "font-weight")), (after) => after >= 700, { looks: "h1, h1 *" }),
  phrasing("letting", "put the about heading in italics", (see) => see.css("#about h2", "font-style"), (after) => after === "italic", { looks: "#about h2, #about h2 *" }),
  phrasing("ceramics", "Write the section headings in capitals", (see) => see.css("#about h2", "text-transform"), (after) => after === "uppercase", { looks: "h2, h2 *" }),
  phrasing("bakery", "Change the font to Lato", (see) => see.css(".prose p", "font-family"), sets("Lato"), { looks: "*" }),
  phrasing("physio", "use Georgia for everything", (see) => [see.css(".opening", "font-family"), see.css("h1", "font-family")], (after) => after.every(sets("Georgia")), { looks: "*" }),
  phrasing("letting", "switch to Playfair Display", (see) => see.css("h1", "font-family"), sets("Playfair Display"), { looks: "*" }),
  phrasing("ceramics", "please set the body text in Open Sans", (see) => see.css(".prose p", "font-family"), sets("Open Sans"), { looks: "*" }),
  phrasing("bakery", "font: Arial", (see) => see.css(".prose p", "font-family"), sets("Arial"), { looks: "*" }),
  phrasing("letting", "more space between the sections", (see) => see.px("#about", "padding-top") + see.px("#about", "margin-top"), grows, { looks: "section, section *" }),
  phrasing("bakery", "Make the layout tighter", (see) => see.px("#about", "padding-top") + see.px("#about", "margin-top"), shrinks, { looks: "*" }),
  phrasing("physio", "less space above the services section", (see) => see.below("#services h2", "#services") + see.px("#services", "margin-top"), shrinks, { looks: "#services" }),
  phrasing("physio", "round the buttons", (see) => see.px(".hero .button", "border-top-left-radius"), grows, { looks: ".button, button, .dock a" }),
  phrasing("letting", "Give the buttons 12px rounded corners", (see) => see.px(".hero .button", "border-top-left-radius"), close(12), { looks: ".button, button, .dock a" }),
  phrasing("ceramics", "I want square corners on the buttons", (see) => see.px(".hero .button", "border-top-left-radius"), close(0), { looks: ".button, button, .dock a" }),
  phrasing("physio", "center the headline", (see) => see.css("h1", "text-align"), (after) => after === "center", { looks: "h1, h1 *" }),
  phrasing("bakery", "align the about text to the right", (see) => see.css("#about .prose p", "text-align"), (after) => /right|end/.test(after), { looks: "#about, #about *" }),
  phrasing("letting", "Centre the text in the hero section", (see) => see.css(".hero h1", "text-align"), (after) => after === "center", { looks: ".hero, .hero *" }),
  phrasing("physio", "Make the headline bigger and the buttons green", (see) => [see.px("h1", "font-size"), ...see.color(".hero .button", "background-color")], (after, before) => grows(after[0]!, before[0]!) && after[2]! > after[1]! && after[2]! > after[3]!, { looks: "h1, h1 *, .button, button, .dock a" }),
];
