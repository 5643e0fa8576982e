import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const secretsSchema = z.object({
  POSTGRES_PASSWORD: z.string(),
  SESSION_SECRET: z.string(),
  OIDC_CLIENT_SECRET: z.string(),
  STRIPE_SECRET_KEY: z.string(),
  STRIPE_PUBLISHABLE_KEY: z.string(),
  STRIPE_WEBHOOK_SECRET: z.string(),
});

export type Secrets = z.infer<typeof secretsSchema>;

const random = () => randomBytes(24).toString("hex");

/** Reads the secrets of this installation out of its data directory; the first time it makes them. */
export function installationSecrets(dataDirectory: string): Secrets {
  const file = join(dataDirectory, "secrets.json");
  if (existsSync(file)) return secretsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const secrets = {
    POSTGRES_PASSWORD: random(),
    SESSION_SECRET: random(),
    OIDC_CLIENT_SECRET: random(),
    STRIPE_SECRET_KEY: `sk_test_${random()}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${random()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${random()}`,
  };
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}
