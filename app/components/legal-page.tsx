import { PlainShell } from "~/components/app-shell/plain-shell";
import type { LegalText } from "~/modules/legal/legal-text";

/** One of the operator's texts as a page for everybody, signed in or not. */
export function LegalPage({ text }: { text: LegalText }) {
  return (
    <PlainShell className="py-10 sm:py-16">
      <article className="legal-text">
        <h1 className="font-serif text-title">{text.title}</h1>
        {/* Sanitised by the module that made it. */}
        <div dangerouslySetInnerHTML={{ __html: text.html }} />
      </article>
    </PlainShell>
  );
}
