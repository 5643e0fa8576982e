import { useEffect, useMemo, useRef } from "react";
import { EditorFrame } from "~/components/editor/frame/editor-frame";
import { useFrame, type FrameHandlers } from "~/components/editor/frame/use-frame";
import { Notice } from "~/components/ui/notice";
import { applyContactForm } from "~/modules/contact-form/apply-contact-form";
import { contactFormConfig, type ContactFormConfig } from "~/modules/contact-form/contact-form-config";
import { applyEdit } from "~/modules/markup/edit";
import { attribute } from "~/modules/markup/html-document";
import { readPage } from "~/modules/markup/page";
import { outlineOf } from "~/modules/markup/page-outline";
import type { WebsiteCode } from "~/modules/site/website-code";
import type { WebsiteResult } from "~/modules/result/read-result.server";

// The form is only looked at here.
const DEAF: FrameHandlers = {
  onSelect: () => {},
  onText: () => {},
  onRemove: () => {},
  onKey: () => {},
  onColor: () => {},
};

/** The website with this form in it; null while something is entered that it cannot have. */
function drawn(code: WebsiteCode | null, form: ContactFormConfig) {
  const { data } = contactFormConfig.safeParse(form);
  if (!code || !data) return null;
  const next = applyEdit(code, applyContactForm(code, data, "owner"));
  const page = readPage(next.html);
  return {
    code: next,
    outline: outlineOf(page),
    node: page.elements.findIndex((element) => attribute(element, "data-contact-form") !== undefined),
  };
}

/** The form as it will stand in the website, in a frame without our origin and without the website's script. */
export function FormPreview({ website, form }: { website: WebsiteResult; form: ContactFormConfig }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { show, select, ready } = useFrame(frame, DEAF);
  const shown = useMemo(() => drawn(website.code, form), [website.code, form]);
  useEffect(() => {
    if (!shown) return;
    show(shown.code, shown.outline);
    if (!ready) return;
    // Brought into view, but not marked as something to edit.
    select(shown.node, { scroll: true });
    select(null);
  }, [shown, show, select, ready]);
  return (
    <div className="grid gap-3">
      {shown ? null : (
        <Notice tone="warning" title="The form cannot be shown yet">
          Something in its settings is missing. Save it to see what.
        </Notice>
      )}
      <p className="text-sm text-muted script:hidden">
        The preview needs JavaScript. Save the form to see it in your website.
      </p>
      <EditorFrame
        ref={frame}
        title="Preview of the contact form"
        previewAddress={website.previewAddress}
        className="block h-[min(36rem,60dvh)] w-full border border-line bg-white noscript:hidden"
      />
    </div>
  );
}
