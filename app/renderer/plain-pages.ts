import { plainPage } from "~/published/plain-page";

export const NO_SITE_PAGE = plainPage(
  "There is no site here",
  "Nothing is published at this address. It may be mistyped, or the site has been taken offline.",
);
export const TAKEN_DOWN_PAGE = plainPage("This site is not available", "The site at this address has been taken down.");
export const FOREIGN_PAGE = plainPage("There is no site here", "This address leads here, but no site goes by it.");
export const NO_PAGE_PAGE = plainPage("Page not found", "The site has no page at this address.");
export const REFUSED_PAGE = plainPage(
  "This address cannot be read",
  "The request was malformed. Please check the address.",
);
export const UNAVAILABLE_PAGE = plainPage(
  "One moment, please",
  "This page is not ready yet. Please try again in a few seconds.",
);
