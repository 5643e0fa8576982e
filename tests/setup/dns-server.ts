import { randomUUID } from "node:crypto";
import dns2 from "dns2";

const { Packet, createServer } = dns2;

/** What a name answers with. */
interface DnsName {
  a?: string[];
  aaaa?: string[];
  txt?: string[];
  cname?: string;
  /** Name servers of a zone; of every name that is there, and of its parents, it is this one where nothing is said. */
  ns?: string[];
  /** Certificate authorities that may issue. */
  caa?: string[];
}

/** This server's own name. */
const SELF = "ns.dns-server.test";

/**
 * A DNS server over UDP whose answers a test changes as it goes: `names["rose.example"] = { a: […] }`. A name that is
 * not there does not exist. Another server at another loopback address and the same port can have the say about a zone.
 */
export async function startDnsServer(port = 0, address = "127.0.0.1") {
  const names: Record<string, DnsName> = {};
  const state = { fails: false };
  const server = createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request);
      const { name, type } = request.questions[0] as unknown as { name: string; type: number };
      const answers = name === SELF ? answersOf(name, type, { a: [address] }) : find(names, name.toLowerCase(), type);
      const header = response.header as { rcode: number };
      if (state.fails) header.rcode = 2;
      else if (!answers) header.rcode = 3;
      else response.answers.push(...(answers as never[]));
      void send(response);
    },
  });
  const addresses = (await server.listen({ udp: { port, address } })) as unknown as { udp: { port: number } };
  return {
    names,
    state,
    port: addresses.udp.port,
    address: `${address}:${addresses.udp.port}`,
    stop: () => server.close(),
  };
}

function find(names: Record<string, DnsName>, name: string, type: number): object[] | null {
  const known = names[name];
  if (known) return answersOf(name, type, { ns: [SELF], ...known });
  const isParent = name.includes(".") && Object.keys(names).some((other) => other.endsWith(`.${name}`));
  return isParent ? answersOf(name, type, { ns: [SELF] }) : null;
}

function answersOf(
  name: string,
  type: number,
  { a = [], aaaa = [], txt = [], ns = [], caa = [], cname }: DnsName,
): object[] {
  const answer = { name, class: Packet.CLASS.IN, ttl: 300, type };
  if (cname)
    return type === Packet.TYPE.CNAME || type === Packet.TYPE.A
      ? [{ ...answer, type: Packet.TYPE.CNAME, domain: cname }]
      : [];
  if (type === Packet.TYPE.A) return a.map((address) => ({ ...answer, address }));
  if (type === Packet.TYPE.AAAA) return aaaa.map((address) => ({ ...answer, address }));
  if (type === Packet.TYPE.TXT) return txt.map((data) => ({ ...answer, data }));
  if (type === Packet.TYPE.NS) return ns.map((server) => ({ ...answer, ns: server }));
  if (type === Packet.TYPE.CAA) return caa.map((value) => ({ ...answer, flags: 0, tag: "issue", value }));
  return [];
}

/** A name that nobody used before. */
export const newHost = () => `rose-${randomUUID().slice(0, 8)}.example`;
