import type { LookupFunction } from "node:net";
import { Agent } from "undici";
import { ReferenceRefused, type ReferenceRules, type ResolvedAddress } from "./reference-rules.server";

const PRIVATE = "The address is not on the public internet.";

/**
 * Connections whose address is checked at the moment they are made, on the very answer that is used: a name
 * that resolves differently the second time gains nothing. Call `destroy()` when done.
 */
export function checkedAgent(rules: ReferenceRules): Agent {
  return new Agent({ connect: { lookup: checkedLookup(rules), timeout: rules.timeLimit }, connections: 2 });
}

/** Throws ReferenceRefused when a literal address may not be reached; such hosts never meet a lookup. */
export function checkLiteral(address: string, rules: ReferenceRules): void {
  if (!rules.isAllowed(address)) throw new ReferenceRefused(PRIVATE);
}

function checkedLookup(rules: ReferenceRules): LookupFunction {
  return (hostname, options, callback) => {
    resolveChecked(hostname, rules).then(
      (addresses) => {
        const first = addresses[0]!;
        if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, "", 0),
    );
  };
}

async function resolveChecked(hostname: string, rules: ReferenceRules): Promise<ResolvedAddress[]> {
  const addresses = await rules.resolve(hostname);
  if (addresses.length === 0) throw new ReferenceRefused("The address has no server.");
  // One bad address among good ones is a trick, not a website.
  if (!addresses.every(({ address }) => rules.isAllowed(address))) throw new ReferenceRefused(PRIVATE);
  return addresses;
}
