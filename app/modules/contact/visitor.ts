import { isEmailAddress } from "~/lib/email-address";

/** The address at which a visitor can be answered; null when none was left. `emailFields` are the form's own. */
export function visitorAddress(data: Record<string, string>, emailFields: string[] = []): string | null {
  const others = Object.keys(data).filter((name) => /e-?mail/i.test(name));
  const found = [...emailFields, "email", ...others]
    .map((name) => data[name])
    .find((text) => text !== undefined && isEmailAddress(text));
  return found ?? null;
}

/** What a visitor goes by, in one line; null when no field says it. */
export function visitorName(data: Record<string, string>): string | null {
  const name = Object.keys(data).find((key) => /^(?:full|your|first|contact)?[-_]?name$/i.test(key));
  return name ? data[name]!.replace(/\s+/g, " ").slice(0, 100) : null;
}
