import type { Industry } from "../../site/choices";
import { html, trusted, type Html } from "../../markup/html";
import { postalAddress } from "./contact-details";
import type { PageDetails } from "./page-details";
import { tradeType } from "./trade-type";

/** The published site that a page opens. */
export interface PublishedPage {
  /** The site's whole address, with a slash at its end. */
  address: string;
  industry: Industry;
  /** Gives the whole address of a file that the page names. */
  fileAddress: (path: string) => string;
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/**
 * What a page says of its business, for search engines (schema.org): only what stands in the page. Null for a page that
 * gives no way to reach a business.
 */
export function businessData(details: PageDetails, { address, industry, fileAddress }: PublishedPage): object | null {
  const { name, telephone, email } = details;
  if (!name || !(telephone || email || details.address.length > 0 || details.hours.length > 0)) return null;
  const image = details.picture && fileAddress(details.picture);
  return present({
    "@type": tradeType([name, details.headline, details.lead, details.description], industry),
    "@id": `${address}#business`,
    name,
    url: address,
    telephone,
    email,
    address: details.address.length > 0 ? postalAddress(details.address) : null,
    openingHoursSpecification: openingHours(details.hours),
    sameAs: details.profiles,
    logo: details.logo && fileAddress(details.logo),
    image,
  });
}

const openingHours = (hours: PageDetails["hours"]) =>
  hours.flatMap(({ weekdays, spans }) =>
    spans.map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: weekdays.map((day) => DAYS[day]),
      opens,
      closes,
    })),
  );

/** The questions that a page answers (schema.org, FAQPage); null where it has none. */
export function questionsData({ questions }: PageDetails, { address }: PublishedPage): object | null {
  if (questions.length === 0) return null;
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  }));
  return { "@type": "FAQPage", "@id": `${address}#questions`, mainEntity };
}

/** Data of schema.org as an element for a page's head; nothing of it can end the element. */
export function dataScript(data: object): Html {
  return html`<script type="application/ld+json">${trusted(JSON.stringify(data).replaceAll("<", "\\u003c"))}</script>\n`;
}

const isPresent = (value: unknown) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
const present = (entries: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => isPresent(value)));
