import { z } from "zod";
import { websiteCode } from "../site/website-code";
import { INVALID_DOMAIN, parseCustomDomain, parseDeployDomain } from "../domains/custom-domain";
import { deployForm } from "./deploy-form";

/** A domain of the owner's own, or null for none. */
const domainInput = (parse: (typed: string) => string | null) =>
  z
    .string()
    .nullish()
    .transform((typed, context) => {
      if (!typed?.trim()) return null;
      const host = parse(typed);
      if (host) return host;
      context.addIssue({ code: "custom", message: INVALID_DOMAIN.description });
      return z.NEVER;
    });

/** Body of `POST /api/deployments`. */
export const createDeploymentInput = deployForm.extend({
  analysisId: z.number().int().positive(),
  description: deployForm.shape.description.nullable(),
  customDomain: domainInput(parseDeployDomain),
  deployedCode: websiteCode,
});
export type CreateDeploymentInput = z.output<typeof createDeploymentInput>;

/**
 * Body of `PUT /api/deployments/{id}`: new code, another domain, or both; `isActive` unpublishes a site or publishes it
 * again, as new code does too. `updatedAt`, `domainVerified` and a token may be sent and count for nothing.
 */
export const updateDeploymentInput = z
  .object({ deployedCode: websiteCode, customDomain: domainInput(parseCustomDomain), isActive: z.boolean() })
  .partial()
  .refine((body) => Object.values(body).some((value) => value !== undefined), "Nothing to change was sent.")
  .refine((body) => !body.deployedCode || body.isActive !== false, {
    path: ["isActive"],
    error: "New code is published. Send it, or unpublish the website.",
  });
export type UpdateDeploymentInput = z.output<typeof updateDeploymentInput>;
