import { readSignedId, signedId } from "~/lib/signature.server";

/** What a token is made of. A take-down changes the website's own, and with it the addresses of all its versions. */
interface Signed {
  id: number;
  previewToken: string;
}

const purposeFor = (previewToken: string) => `version-preview:${previewToken}`;

/**
 * The unguessable part of a version's preview address. A sandboxed page sends no cookies for its stylesheet and
 * script, so the address itself must open them; each opens one version only.
 */
export const versionToken = ({ id, previewToken }: Signed): string => signedId(purposeFor(previewToken), id);

/** Whether a token opens this version. */
export const isTokenOf = (token: string, { id, previewToken }: Signed): boolean =>
  readSignedId(purposeFor(previewToken), token) === id;
