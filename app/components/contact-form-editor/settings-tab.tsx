import type { ReactNode } from "react";
import type { FormSettings } from "~/modules/contact-form/contact-form-config";
import { Notice } from "~/components/ui/notice";
import type { ContactFormData } from "./contact-form-reply";
import { DeliveryNotice } from "./delivery-notice";
import type { TabProps } from "./tab-props";
import { Line, Lines, Switch } from "./controls";

/** What the form says, who gets its messages, and what is answered by itself. */
export function SettingsTab({
  form,
  change,
  problems,
  saved: { fallbackRecipient, delivery, leftOut },
}: TabProps & { saved: ContactFormData }) {
  const { settings } = form;
  const bind = <Name extends keyof FormSettings>(name: Name) => ({
    name,
    value: settings[name],
    error: problems[`settings.${name}`],
    onChange: (value: FormSettings[Name]) => change({ type: "settings", settings: { [name]: value } }),
  });
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <Part title="The form">
        <Line label="Title" {...bind("title")} />
        <Lines label="Description" optional rows={2} {...bind("description")} />
        <Line label="Button text" {...bind("submitText")} />
        <Lines label="Success message" hint="Visitors read it after sending." rows={2} {...bind("successMessage")} />
        <Line
          label="Messages go to"
          type="email"
          placeholder="name@example.com"
          hint={`Empty means your account address, ${fallbackRecipient}. Visitors never see it.`}
          {...bind("emailRecipient")}
        />
        <DeliveryNotice delivery={delivery} />
        <Switch
          label="Spam protection"
          hint="Keeps out programs that fill in forms. Visitors notice nothing."
          {...bind("enableSpamProtection")}
        />
      </Part>
      <Part title="Automatic reply">
        <Switch
          label="Answer each message at once"
          hint="Sent once a day to the e-mail address that the visitor enters. Only with spam protection."
          {...bind("autoReplyEnabled")}
        />
        <Line label="Subject" {...bind("autoReplySubject")} />
        <Line
          label="Sender name"
          optional
          hint="Empty means the title of your website. Visitors see it with “via Plinth”."
          {...bind("autoReplySenderName")}
        />
        <Lines label="Message" hint="Links may lead to your own website only." rows={6} {...bind("autoReplyMessage")} />
        {leftOut.length > 0 ? (
          <Notice tone="warning" title="Left out of the automatic reply">
            <p className="break-words">{leftOut.join(", ")}</p>
            <p>A reply in your name links to your own website only.</p>
          </Notice>
        ) : null}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-serif text-heading">{title}</legend>
      <div className="grid content-start gap-5">{children}</div>
    </fieldset>
  );
}
