/** A name or an IPv4 address, or an IPv6 address in brackets, and a port if there is one (RFC 9110, 7.2). */
const PLAIN = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether a `Host` header is a plain host: anything else in it would become another part of an address that is made
 * with it.
 */
export const isPlainHost = (header: string): boolean => PLAIN.test(header);

/**
 * A host name as it is known here, out of one that somebody wrote: case, port and a trailing dot make no difference.
 */
export const hostName = (written: string) => written.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");

/** Whether a host name, as `hostName` gives it, means this machine. */
export const isLoopbackName = (host: string): boolean => LOOPBACK.test(host);
