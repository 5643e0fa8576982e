import { setAddress } from "../../../operations/facts/set-address";
import { perform } from "../../../operations/perform";
import type { Intent } from "../../../operations/outcome";
import { unquoted } from "../texts/values";

const WORDINGS = [
  /^(?:we|i)(?:'ve| have)?(?: just)? (?:moved|relocated|are moving)(?: to|:)? (.+)$/i,
  /^(?:change|set|update|correct|replace|fix) (?:the |our |my )?(?:street |postal |business )?address(?: everywhere)? (?:to|with|:) (.+)$/i,
  /^(?:the |our |my )?(?:new |current )?(?:street |postal |business )?address (?:is now|is|should be|should read|has changed to|changed to|:):? (.+)$/i,
];

/** The address, changed wherever it stands and on the map that it links to. */
export const changeAddress: Intent = (request, site) => {
  const said = WORDINGS.map((wording) => wording.exec(request)?.[1]).find((value) => value !== undefined);
  const address = said && unquoted(said);
  if (!address || address.includes("@") || !/\d|,/.test(address)) return null;
  return perform(site, setAddress, { to: address });
};
