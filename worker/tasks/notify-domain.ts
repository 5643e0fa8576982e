import { notifyDomain } from "~/modules/domains/notify-domain.server";
import { task } from "../task";

export const notifyDomainTask = task("notify_domain", (payload) => notifyDomain(payload));
