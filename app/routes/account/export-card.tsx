import { ButtonAnchor } from "~/components/ui/button-link";
import { Card } from "~/components/ui/card";

/** Everything in the account as a file. */
export function ExportCard() {
  return (
    <Card
      title="Export"
      description="Everything in your account in one zip archive: your websites with their pictures and versions, those in your bin too, posts, messages, visitor figures, SEO results and your profile."
    >
      <div className="grid justify-items-start gap-3">
        <p className="text-muted">
          The websites in it open from disk and work at any web host. A large account takes a while.
        </p>
        <ButtonAnchor href="/account/export" download>
          Export Account
        </ButtonAnchor>
      </div>
    </Card>
  );
}
