import { phrasing, type Eyes } from "./phrasing";

const hours = (see: Eyes) => see.texts(".hours-row").map((row) => row.replace(/\s+/g, " "));
const everyRow = (rows: string[], day: RegExp, value: RegExp) => rows.some((row) => day.test(row)) && rows.filter((row) => day.test(row)).every((row) => value.test(row));
const HOURS = { texts: ".hours, .hours *", looks: ".hours, .hours *" };
const PRICES = { texts: ".price-value, .price, .picked-price, .service-price" };

export const factPhrasings = [
  phrasing("physio", "We now close at 3pm on Fridays", hours, (after) => everyRow(after, /^Friday/, /7:00 am ?- ?3(:00)? ?pm/i), HOURS),
  phrasing("bakery", "We are open on Saturdays from 9am to 2pm", hours, (after) => everyRow(after, /^Sat/, /9(:00)? ?am ?[-–] ?2(:00)? ?pm/i), HOURS),
  phrasing("bakery", "closed on Sundays from now on", hours, (after) => everyRow(after, /^Sun/, /closed/i), HOURS),
  phrasing("letting", "Our Saturday hours are 9.30-13.00", hours, (after) => everyRow(after, /^Saturday/, /9[.:]30 ?[-–] ?13[.:]00/), HOURS),
  phrasing("letting", "change the opening time on Saturdays to 11.00", hours, (after) => everyRow(after, /^Saturday/, /11[.:]00 ?[-–] ?14[.:]00/), HOURS),
  phrasing("physio", "we open at 8:00 am Monday to Thursday", hours, (after) => everyRow(after, /^Monday to Thursday/, /8(:00)? ?am ?[-–] ?6(:00)? ?pm/i), HOURS),
  phrasing("bakery", "The Bica is now £2.20", (see) => see.page(), (after, before) => before.includes("£2.00") && !after.includes("£2.00") && after.includes("£2.20"), PRICES),
  phrasing("bakery", "change the price of Caldo verde to £6.80", (see) => see.page(), (after, before) => before.includes("£6.50") && !after.includes("£6.50") && after.includes("£6.80"), PRICES),
  phrasing("ceramics", "the dinner plate costs €48 now", (see) => see.page(), (after) => !after.includes("€46") && after.includes("€48"), PRICES),
  phrasing("physio", "Raise all prices by 10%", (see) => see.texts("#prices .price-value"), (after) => after.join() === "$181.50,$143,$198", PRICES),
  phrasing("letting", "tenant finding is £495 per let", (see) => see.texts("#prices .price-value"), (after) => after[0] === "£495 per let" && after[2] === "from £95", PRICES),
  phrasing("physio", "remove the price for the home visit", (see) => see.texts("#prices .price"), (after, before) => !after.join().includes("$180") && after.join().includes("$130") && before.join().includes("$180"), { texts: "#prices *", looks: "#prices *" }),
  phrasing("bakery", "Add Arroz doce for £3.10 to the pastries", (see) => see.texts(".price-group:first-of-type .price").at(-1) ?? "", (after) => after.includes("Arroz doce") && after.includes("£3.10"), { texts: "#prices *", looks: "#prices *" }),
  phrasing("bakery", "Our new phone number is 0113 496 0999", (see) => [see.page(), see.attr(".hero .button", "href")], ([page, href]) => !page!.includes("0182") && page!.includes("0113 496 0999") && href === "tel:01134960999", { texts: "a, .phone" }),
  phrasing("physio", "change the phone to (512) 555-0100 everywhere", (see) => [see.page(), see.attr("a.phone", "href")], ([page, href]) => !page!.includes("0147") && /^tel:\+?1?5125550100$/.test(href!), { texts: "a, .phone" }),
  phrasing("letting", "the email is now flats@tidewell.example", (see) => [see.page(), see.attr(".contact-lines .mail", "href")], ([page, href]) => !page!.includes("hello@") && href === "mailto:flats@tidewell.example", { texts: "a, .mail" }),
  phrasing("letting", "We moved to 5 Cecil Square, Margate, CT9 1BD", (see) => see.page(), (after) => !after.includes("Hawley") && after.includes("5 Cecil Square") && after.includes("CT9 1BD"), { texts: "address, address *, .more" }),
  phrasing("letting", "we look after 151 homes now", (see) => see.texts(".figure-value"), (after) => after.join() === "151,11", { texts: ".figure-value" }),
  phrasing("bakery", "link our Instagram to https://www.instagram.com/alfazema.leeds", (see) => see.attr(".social a", "href"), (after) => after === "https://www.instagram.com/alfazema.leeds"),
];
