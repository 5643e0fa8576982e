import type { CheckedSite } from "./checked-site";
import type { Finding, Severity } from "../site/finding";

/** A place where a rule is broken, and what is to be said of it differently than usual. */
export interface Fault {
  where: Finding["where"];
  severity?: Severity;
  message?: string;
  fix?: string;
}

/** Something that a website is checked for: what is said of each fault, and how faults are found. */
export interface Rule extends Pick<Finding, "rule" | "severity" | "message" | "why" | "fix"> {
  find(site: CheckedSite): Fault[];
}
