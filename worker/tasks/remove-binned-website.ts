import { removeBinnedWebsite } from "~/modules/bin/remove-binned-website.server";
import { task } from "../task";

export const removeBinnedWebsiteTask = task("remove_binned_website", (payload) => removeBinnedWebsite(payload));
