import { randomUUID } from "node:crypto";
import dns2 from "dns2";

const { Packet, createServer } = dns2;

/** What a name answers with; a name that is not there does not exist. */
interface DnsName {
  a?: string[];
  txt?: string[];
  cname?: string;
}

/** A DNS server over UDP whose answers a test changes as it goes: `names["rose.example"] = { a: […] }`. */
export async function startDnsServer(port = 0) {
  const names: Record<string, DnsName> = {};
  const state = { fails: false };
  const server = createServer({
    udp: true,
    handle(request, send) {
      const response = Packet.createResponseFromRequest(request);
      const [question] = request.questions;
      const { name, type } = question as unknown as { name: string; type: number };
      const known = names[name.toLowerCase()];
      const header = response.header as { rcode: number };
      if (state.fails) header.rcode = 2;
      else if (!known) header.rcode = 3;
      else response.answers.push(...(answersOf(name, type, known) as never[]));
      void send(response);
    },
  });
  const addresses = (await server.listen({ udp: { port, address: "127.0.0.1" } })) as unknown as { udp: { port: number } };
  return { names, state, address: `127.0.0.1:${addresses.udp.port}`, stop: () => server.close() };
}

function answersOf(name: string, type: number, { a = [], txt = [], cname }: DnsName): object[] {
  const answer = { name, class: Packet.CLASS.IN, ttl: 300 };
  if (cname) return type === Packet.TYPE.CNAME || type === Packet.TYPE.A ? [{ ...answer, type: Packet.TYPE.CNAME, domain: cname }] : [];
  if (type === Packet.TYPE.A) return a.map((address) => ({ ...answer, type, address }));
  if (type === Packet.TYPE.TXT) return txt.map((data) => ({ ...answer, type, data }));
  return [];
}

/** A name that nobody used before. */
export const newHost = () => `rose-${randomUUID().slice(0, 8)}.example`;
