import { randomBytes } from "node:crypto";

const TOKEN_BYTES = 24;

/** The unguessable part of a preview's address: it is the only key. */
export const makePreviewToken = () => randomBytes(TOKEN_BYTES).toString("base64url");
