import type { Site } from "./list-sites.server";

/** A website's name in a choice of websites; one that was taken off the web says so. */
export const siteLabel = ({ name, isWithdrawn }: Pick<Site, "name" | "isWithdrawn">) => (isWithdrawn ? `${name} (not live)` : name);
