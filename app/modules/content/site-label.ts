import type { DeployedSite } from "./list-sites.server";

/** A website's name in a choice of websites; one that was taken off the web says so. */
export const siteLabel = ({ name, isWithdrawn }: Pick<DeployedSite, "name" | "isWithdrawn">) =>
  isWithdrawn ? `${name} (not live)` : name;
