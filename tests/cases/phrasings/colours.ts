import { phrasing, type Eyes } from "./phrasing";

const is = (r: number, g: number, b: number) => (seen: number[]) =>
  Math.abs(seen[0]! - r) + Math.abs(seen[1]! - g) + Math.abs(seen[2]! - b) <= 6;
const mostly = (channel: 0 | 1 | 2) => (seen: number[]) => seen.slice(0, 3).every((value, at) => at === channel || value < seen[channel]!);
const sum = (seen: number[]) => seen[0]! + seen[1]! + seen[2]!;
const green = mostly(1);
const blue = mostly(2);
const ground = (see: Eyes) => see.color("body", "background-color");

export const colourPhrasings = [
  phrasing("bakery", "Change the primary color to #10B981", (see) => see.color(".hero .button", "background-color"), green, { looks: "*" }),
  phrasing("letting", "make the brand colour purple", (see) => see.color(".hero .button", "background-color"), (after, before) => after[2]! > after[1]! && String(after) !== String(before), { looks: "*" }),
  phrasing("physio", "I'd like the site in dark green", (see) => see.color(".hero .button", "background-color"), (after, before) => green(after) && String(after) !== String(before), { looks: "*" }),
  phrasing("bakery", "change background to blue", ground, blue, { looks: "*" }),
  phrasing("letting", "Make the page background white", ground, is(255, 255, 255), { looks: "*" }),
  phrasing("ceramics", "background should be #fdf6e3 please", ground, is(0xfd, 0xf6, 0xe3), { looks: "*" }),
  phrasing("physio", "Make the headline red", (see) => see.color("h1", "color"), is(255, 0, 0), { looks: "h1, h1 *" }),
  phrasing("bakery", "color the section headings #3b2f2f", (see) => see.color("#about h2", "color"), is(0x3b, 0x2f, 0x2f), { looks: "h2, h2 *" }),
  phrasing("letting", "the headings should be navy", (see) => see.color("#about h2", "color"), is(0, 0, 128), { looks: "h1, h2, h3, h1 *, h2 *, h3 *" }),
  phrasing("physio", "change the buttons to orange", (see) => see.color(".hero .button", "background-color"), is(255, 165, 0), { looks: ".button, button, .button *, .dock a" }),
  phrasing("letting", "Make the call to action button green", (see) => see.color(".hero .button", "background-color"), green, { looks: ".button, button, .dock a" }),
  phrasing("ceramics", "button text should be white", (see) => see.color(".site-action .button", "color"), is(255, 255, 255), { looks: ".button, button, .button *, .dock a" }),
  phrasing("bakery", "Make the text darker", (see) => see.color(".prose p", "color"), (after, before) => sum(after) < sum(before), { looks: "*" }),
  phrasing("physio", "give the services section a light grey background", (see) => see.color("#services", "background-color"), (after) => after[3] === 1 && sum(after) > 560 && sum(after) < 756, { looks: "#services, #services *" }),
  phrasing("letting", "footer background black with white text", (see) => [see.color(".site-footer", "background-color"), see.color(".site-footer .small-print", "color")], ([back, text]) => is(0, 0, 0)(back!) && is(255, 255, 255)(text!), { looks: ".site-footer, .site-footer *" }),
  phrasing("bakery", "Make the prices dark red", (see) => see.color(".price-value", "color"), is(139, 0, 0), { looks: ".price-value, .price-value *" }),
  phrasing("ceramics", "can the navigation links be teal", (see) => see.color(".nav-list a", "color"), is(0, 128, 128), { looks: ".nav-list a, .site-nav, .site-nav *, .site-header *" }),
  phrasing("letting", "use rgb(20, 80, 60) for the heading of the about section", (see) => see.color("#about h2", "color"), is(20, 80, 60), { looks: "#about h2, #about h2 *" }),
];
