/**
 * A browser with these flags reaches nothing but through its proxy: addresses in numbers and this machine's own names
 * included, which would otherwise go past it. No name is asked for. Calls between browsers, which are no requests, and
 * QUIC would go past both.
 * @param own the proxy's own address where it is one, which must not be taken for a name
 */
export const onlyThrough = (proxy: string, own?: string): string[] => [
  `--proxy-server=${proxy}`,
  "--proxy-bypass-list=<-loopback>",
  `--host-resolver-rules=MAP * ~NOTFOUND${own ? ` , EXCLUDE ${own}` : ""}`,
  "--webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--disable-quic",
];
