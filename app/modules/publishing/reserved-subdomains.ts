/** Names that mean the product or its machinery to a visitor, so no customer may have one. */
export const RESERVED_SUBDOMAINS: ReadonlySet<string> = new Set(
  `about abuse account accounts admin administrator analytics api app apps assets auth autoconfig autodiscover
  billing blog cdn cname contact customers dashboard demo deploy deployments dev dns docs domain domains edge editor
  email files ftp git graphql health help host hosting hostmaster id imap img images internal invoice legal live
  localhost login logout mail manage media metrics monitor mx my new news ns ns1 ns2 ns3 ns4 oauth oidc payment
  payments plinth pop pop3 portal preview privacy production proxy register renderer root sales secure security
  server shop signin signup site sites smtp sso staging static stats status store stripe subscribe subscription
  support sysadmin system team terms test tls upload uploads user users webmail webmaster websocket wpad www www1
  www2`.split(/\s+/),
);
