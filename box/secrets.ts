import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { PRIVATE_DIRECTORY } from "~/lib/private-files";
import { replaceJson } from "~/lib/replace-json";

const MADE = {
  POSTGRES_PASSWORD: () => random(),
  SESSION_SECRET: () => random(),
  OIDC_CLIENT_SECRET: () => random(),
  STRIPE_SECRET_KEY: () => `sk_test_${random()}`,
  STRIPE_PUBLISHABLE_KEY: () => `pk_test_${random()}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${random()}`,
};

type SecretName = keyof typeof MADE;

const NAMES = Object.keys(MADE) as SecretName[];
const fileSchema = z.partialRecord(z.enum(NAMES), z.string());

/** Reads secrets of this installation out of its data directory; those that are not there yet are made. */
export function installationSecrets<Name extends SecretName>(
  dataDirectory: string,
  names: readonly Name[] = NAMES as Name[],
): Record<Name, string> {
  const file = join(dataDirectory, "secrets.json");
  const kept = existsSync(file) ? fileSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  const missing = names.filter((name) => !kept[name]);
  const all = { ...kept, ...Object.fromEntries(missing.map((name) => [name, MADE[name]()])) } as Record<
    SecretName,
    string
  >;
  if (missing.length > 0) {
    mkdirSync(dataDirectory, { recursive: true, mode: PRIVATE_DIRECTORY });
    replaceJson(file, all);
  }
  return all;
}

const random = () => randomBytes(24).toString("hex");
