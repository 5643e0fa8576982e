import { checkWebsite } from "~/modules/checks/check-website.server";
import { task } from "../task";

/** Looks at a website's page in a browser. */
export const checkWebsiteTask = task("check_website", ({ websiteId }, context) => checkWebsite({ websiteId, ...context }));
