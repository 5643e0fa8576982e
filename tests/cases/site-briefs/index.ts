import { richEcommerce } from "./rich-ecommerce";
import { richHealthcare } from "./rich-healthcare";
import { richOther } from "./rich-other";
import { richProfessionalServices } from "./rich-professional-services";
import { richRealEstate } from "./rich-real-estate";
import { richRestaurants } from "./rich-restaurant";

export type { SiteCase } from "./site-case";

/** Businesses with a document: one for each template and industry. */
export const RICH_CASES = [...richRestaurants, ...richRealEstate, ...richHealthcare, ...richProfessionalServices, ...richEcommerce, ...richOther];

/**
 * The exam of the generated sites: different businesses, written as their owners would write and without a look at the
 * parsers. Each template has each industry.
 */
export const SITE_CASES = [...RICH_CASES];
