import { republishSites } from "~/modules/publishing/republish-sites.server";
import { task } from "../task";

export const republishSitesTask = task("republish_sites", () => republishSites());
