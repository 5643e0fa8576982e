import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * Makes a certificate that nobody signed but itself, for two days. `name` as in `IP:127.0.0.1` or
 * `DNS:*.sites.example`.
 */
export function makeCertificate(directory: string, name: string): { certificate: string; key: string } {
  const [certificate, key] = [join(directory, "own.crt"), join(directory, "own.key")];
  const kind = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const subject = ["-subj", "/CN=plinth tests", "-addext", `subjectAltName=${name}`];
  const { status, stderr } = spawnSync("openssl", [...kind, ...subject, "-keyout", key, "-out", certificate]);
  if (status !== 0) throw new Error(`openssl failed: ${stderr.toString()}`);
  return { certificate, key };
}
