import { z } from "zod";
import { generatedCode } from "../generation/generated-code";
import { parseCustomDomain } from "./custom-domain";
import { deployForm } from "./deploy-form";

/** The text for a host name that is none (specification, section 5). */
export const INVALID_DOMAIN = "Please enter a valid domain name (e.g., example.com)";

/** A domain of the owner's own, or null for none. */
export const customDomainInput = z
  .string()
  .nullish()
  .transform((typed, context) => {
    if (!typed?.trim()) return null;
    const host = parseCustomDomain(typed);
    if (host) return host;
    context.addIssue({ code: "custom", message: INVALID_DOMAIN });
    return z.NEVER;
  });

/** Body of `POST /api/deployments`. */
export const createDeploymentInput = deployForm.extend({
  analysisId: z.number().int().positive(),
  description: deployForm.shape.description.nullable(),
  customDomain: customDomainInput,
  deployedCode: generatedCode,
});
export type CreateDeploymentInput = z.output<typeof createDeploymentInput>;

/**
 * Body of `PUT /api/deployments/{id}`: new code, another domain, or both. `updatedAt`, `domainVerified` and a
 * token may be sent and count for nothing.
 */
export const updateDeploymentInput = z
  .object({ deployedCode: generatedCode, customDomain: customDomainInput })
  .partial()
  .refine((body) => body.deployedCode !== undefined || body.customDomain !== undefined, "Nothing to change was sent.");
export type UpdateDeploymentInput = z.output<typeof updateDeploymentInput>;
