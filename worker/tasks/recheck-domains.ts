import { recheckDomains } from "~/modules/domains/recheck-domains.server";
import { task } from "../task";

export const recheckDomainsTask = task("recheck_domains", () => recheckDomains());
