import { proseEcommerce } from "./prose-ecommerce";
import { proseHealthcare } from "./prose-healthcare";
import { proseOther } from "./prose-other";
import { proseProfessionalServices } from "./prose-professional-services";
import { proseRealEstate } from "./prose-real-estate";
import { proseRestaurants } from "./prose-restaurant";
import { richEcommerce } from "./rich-ecommerce";
import { richHealthcare } from "./rich-healthcare";
import { richOther } from "./rich-other";
import { richProfessionalServices } from "./rich-professional-services";
import { richRealEstate } from "./rich-real-estate";
import { richRestaurants } from "./rich-restaurant";
import { shortEcommerce } from "./short-ecommerce";
import { shortHealthcare } from "./short-healthcare";
import { shortOther } from "./short-other";
import { shortProfessionalServices } from "./short-professional-services";
import { shortRealEstate } from "./short-real-estate";
import { shortRestaurants } from "./short-restaurant";

export type { SiteCase } from "./site-case";

/** With a document: one for each template and industry, as each of the lists. */
export const RICH_CASES = [...richRestaurants, ...richRealEstate, ...richHealthcare, ...richProfessionalServices, ...richEcommerce, ...richOther];

/** All in running text, prices and hours too. */
export const PROSE_CASES = [...proseRestaurants, ...proseRealEstate, ...proseHealthcare, ...proseProfessionalServices, ...proseEcommerce, ...proseOther];

/** Two to four sentences. */
export const SHORT_CASES = [...shortRestaurants, ...shortRealEstate, ...shortHealthcare, ...shortProfessionalServices, ...shortEcommerce, ...shortOther];

/**
 * The exam of the generated sites: 72 different businesses, written as their owners would write and without a look at
 * the parsers.
 */
export const SITE_CASES = [...RICH_CASES, ...PROSE_CASES, ...SHORT_CASES];
