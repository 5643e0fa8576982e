import { Badge } from "~/components/ui/badge";
import { CheckboxField } from "~/components/ui/checkbox-field";
import { DomainNeeds } from "~/components/ui/domain-needs";
import { DomainField } from "~/components/ui/domain-field";
import type { AnyField } from "~/components/ui/field-frame";
import { VERIFICATION_NOTE } from "~/modules/publishing/deploy-form";

/**
 * The part of the deploy dialog that asks for a domain of the owner's own; shown by its checkbox, also without script.
 */
export function CustomDomainFields({ use, domain }: { use: AnyField; domain: AnyField }) {
  return (
    <div className="group grid gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <CheckboxField field={use} label="Use a custom domain" />
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Badge>Pro feature</Badge>
          <span className="text-sm text-muted">included in your plan</span>
        </p>
      </div>
      <div className="hidden gap-2 group-has-checked:grid">
        <DomainNeeds />
        <DomainField field={domain} label="Custom Domain" />
        <p className="text-sm text-muted">{VERIFICATION_NOTE} You get the DNS records on the Deployments page.</p>
      </div>
    </div>
  );
}
