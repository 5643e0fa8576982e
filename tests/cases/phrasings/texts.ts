import { phrasing } from "./phrasing";

const reads = (wanted: string) => (text: string | null) => text === wanted;

export const textPhrasings = [
  phrasing("bakery", `Change the headline to "Warm custard tarts on Kirkgate"`, (see) => see.text("h1"), reads("Warm custard tarts on Kirkgate"), { texts: "h1" }),
  phrasing("physio", `please make the headline say: Walk without pain again`, (see) => see.text("h1"), reads("Walk without pain again"), { texts: "h1" }),
  phrasing("ceramics", `The title should be "Plates that ring"`, (see) => see.text("h1"), reads("Plates that ring"), { texts: "h1" }),
  phrasing("letting", `Could you change the main heading to 'Flats by the sea'?`, (see) => see.text("h1"), reads("Flats by the sea"), { texts: "h1" }),
  phrasing("bakery", `Replace "wooden counter" with "oak counter"`, (see) => see.page(), (after, before) => after === before.replace("wooden counter", "oak counter"), { texts: ".prose p" }),
  phrasing("ceramics", `change hedges to ditches in the about text`, (see) => see.page(), (after, before) => after === before.replace("hedges", "ditches"), { texts: ".prose p" }),
  phrasing("physio", `Rename the "Our team" section to "Who treats you"`, (see) => see.text("#people h2"), reads("Who treats you"), { texts: "#people h2, .nav-list a" }),
  phrasing("letting", `Call the fees section "What it costs"`, (see) => see.text("#prices h2"), reads("What it costs"), { texts: "#prices h2, .nav-list a" }),
  phrasing("bakery", `Change the heading of the about section to "How it began"`, (see) => see.text("#about h2"), reads("How it began"), { texts: "#about h2, .nav-list a" }),
  phrasing("bakery", `Change the button text "See the menu" to "What we bake"`, (see) => see.text(".hero .more"), reads("What we bake"), { texts: ".more" }),
  phrasing("letting", `the button in the hero should read "Value my flat"`, (see) => see.text(".hero .button"), reads("Value my flat"), { texts: ".button, .dock a" }),
  phrasing("physio", `Remove the sentence "We file the claim."`, (see) => see.page(), (after, before) => after === before.replace(" We file the claim.", ""), { texts: ".answer" }),
  phrasing("ceramics", `Delete "Everything is dishwasher safe and made in numbered firings."`, (see) => see.page().includes("dishwasher"), (after, before) => before && !after, { texts: ".prose p", looks: ".prose, .prose *" }),
  phrasing("letting", `Priya Raman's title is now Managing director`, (see) => see.texts(".person-role"), (after) => after.join() === "Managing director,Property manager", { texts: ".person-role" }),
  phrasing("physio", `Aiko Brandt's surname is now Brandt-Lee, please update it`, (see) => see.texts(".person-name"), (after) => after[2] === "Aiko Brandt-Lee", { texts: ".person-name" }),
  phrasing("physio", `Change the answer to "What should I wear?" to "Anything you can move in."`, (see) => see.texts(".answer"), (after) => after[2] === "Anything you can move in.", { texts: ".answer" }),
  phrasing("bakery", `Add a paragraph to the about section: "On Saturdays we bake with the children of the street."`, (see) => see.texts("#about p"), (after, before) => after.length === before.length + 1 && after.includes("On Saturdays we bake with the children of the street."), { texts: "#about p", looks: "#about, #about *" }),
  phrasing("letting", `Add a service called "Deposit protection"`, (see) => see.texts(".service-name"), (after) => after.length === 5 && after[4] === "Deposit protection", { texts: ".service", looks: ".services, .services *" }),
  phrasing("letting", `Remove the service Rent collection`, (see) => see.texts(".service-name"), (after) => after.join() === "Tenant finding,Full management,Inventory reports", { texts: ".service", looks: ".services, .services *" }),
  phrasing("ceramics", `the text under the headline should be: Stoneware from one kiln, made by one person.`, (see) => see.text(".lead"), reads("Stoneware from one kiln, made by one person."), { texts: ".lead" }),
];
