const SAFE = /^(?:https?:\/\/|mailto:|tel:|sms:|#|\/(?!\/)|[a-z0-9._-]+(?:[/?#]|$))/i;

/**
 * The address when it is one that a link may have (web, mail, phone, anchor, relative), else "#": plans can be a
 * model's.
 */
export function safeHref(href: string): string {
  // Browsers drop these characters inside a scheme, so `java\tscript:` would run.
  // oxlint-disable-next-line no-control-regex
  const bare = href.replace(/[\u0000-\u0020]/g, (character) => (character === " " ? "%20" : ""));
  return SAFE.test(bare) ? bare : "#";
}
