import { Link, useLocation } from "@remix-run/react";
import type { ContactFormData } from "~/components/contact-form-editor/contact-form-reply";
import { withParam } from "~/components/ui/view-params";
import type { WebsiteResult } from "~/modules/result/read-result.server";
import { useDialogData } from "./dialog-data";
import { useFresh } from "./use-fresh";

/**
 * Before a website goes public: who gets what its visitors write, and what they are answered by itself. That is a
 * promise in the owner's name which the owner did not write.
 */
export function MessagesNote({ website: { id: websiteId, previewAddress } }: { website: WebsiteResult }) {
  const { contactForm } = useDialogData();
  const { value } = useFresh<ContactFormData>(`/analysis/${websiteId}/contact-form`, contactForm);
  const location = useLocation();
  // As high as its sentences, so that nothing moves when they come.
  return (
    <p className="min-h-24 text-sm text-muted wrap-anywhere">
      {value ? (
        <>
          Messages of visitors go to {value.delivery.goesTo}. {answerWords(value)}{" "}
          <Link to={withParam(location, "dialog", "contact-form")} preventScrollReset className="text-ink underline">
            Change this
          </Link>
          {value.hasPrivacyPage ? (
            <>
              {". "}
              What becomes of a message is said on{" "}
              <a href={`${previewAddress}privacy`} target="_blank" rel="noreferrer" className="text-ink underline">
                your website’s page on privacy<span className="sr-only"> (opens in a new tab)</span>
              </a>
              , which is added for you.
            </>
          ) : null}
        </>
      ) : null}
    </p>
  );
}

const answerWords = ({ config: { settings } }: ContactFormData): string =>
  settings.autoReplyEnabled
    ? `Whoever writes is answered at once: “${settings.autoReplyMessage}”`
    : "Nobody is answered by itself.";
