import { verifyDomain } from "~/modules/domains/verify-domain.server";
import { task } from "../task";

export const verifyDomainTask = task("verify_domain", (payload) => verifyDomain(payload));
