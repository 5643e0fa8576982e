import { createHash, randomBytes } from "node:crypto";

const ID_BYTES = 32;

/** A new unguessable session id (256 bits, base64url) for the cookie. */
export const newSessionId = () => randomBytes(ID_BYTES).toString("base64url");

/** What the database keeps of a session id: a leaked table signs nobody in. */
export const hashSessionId = (id: string) => createHash("sha256").update(id).digest("hex");
