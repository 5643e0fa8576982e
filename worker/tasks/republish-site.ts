import { republishIfBehind } from "~/modules/publishing/republish-site.server";
import { task } from "../task";

export const republishSiteTask = task("republish_site", (payload) => republishIfBehind(payload));
