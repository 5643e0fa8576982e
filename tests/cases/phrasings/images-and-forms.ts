import { phrasing, type Eyes } from "./phrasing";

const FORM = { texts: "form, form *, section:has(form) *", looks: "form, form *, section:has(form) *" };
const labels = (see: Eyes) => see.texts("form label").join("|").toLowerCase();
const PICTURES = { looks: "figure, figure *, img, picture, .gallery, .gallery *, .about-figure" };

export const imageAndFormPhrasings = [
  phrasing("full", `Set the alt text of the first gallery picture to "Loaves cooling on a rack"`, (see) => see.attr(".gallery img", "alt"), (after) => after === "Loaves cooling on a rack"),
  phrasing("full", `describe the photo in the story section as "Our oven at night"`, (see) => see.attr("#about img", "alt"), (after) => after === "Our oven at night"),
  phrasing("full", "round the corners of the pictures", (see) => see.px("#about img", "border-top-left-radius"), (after, before) => after > before, PICTURES),
  phrasing("full", "remove the picture from the story section", (see) => see.count("#about img"), (after, before) => before === 1 && after === 0, { looks: "#about, #about *" }),
  phrasing("full", "make the picture in the story section smaller", (see) => see.width("#about img"), (after, before) => after < before * 0.98, { looks: "#about, #about *" }),
  phrasing("bakery", "add a phone field to the contact form", labels, (after, before) => !before.includes("phone") && after.includes("phone"), FORM),
  phrasing("letting", "Remove the message field from the form", labels, (after, before) => before.includes("message") && !after.includes("message"), FORM),
  phrasing("physio", `Change the form's button to "Ask us"`, (see) => see.text("form button"), (after) => after === "Ask us", FORM),
  phrasing("ceramics", "make the name in the contact form optional", (see) => see.attr("form [name*=name]", "required"), (after, before) => before !== null && after === null, FORM),
  phrasing("bakery", `The contact form's title should be "Write to Inês"`, (see) => see.page(), (after, before) => !before.includes("Write to Inês") && after.includes("Write to Inês"), FORM),
  phrasing("letting", `add a dropdown "Number of rooms" with the options 1, 2 and 3 to the contact form`, (see) => see.options("form select").join(), (after, before) => before === "" && /1,2,3$/.test(after), FORM),
];
