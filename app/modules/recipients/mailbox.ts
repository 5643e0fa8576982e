/** What tells one mailbox from another: `Ana+shop@example.com` reaches whom `ana@example.com` does. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).split("+");
  return (name + address.slice(at)).toLowerCase();
}
