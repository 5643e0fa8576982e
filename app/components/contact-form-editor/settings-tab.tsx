import type { ReactNode } from "react";
import type { FormSettings } from "~/modules/contact/contact-form-config";
import type { TabProps } from "./tab-props";
import { Line, Lines, Switch } from "./labelled";

/** What the form says, who gets its messages, and what is answered by itself. */
export function SettingsTab({ form, change, problems, fallbackRecipient }: TabProps & { fallbackRecipient: string }) {
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
        <Switch label="Spam protection" hint="Keeps out programs that fill in forms. Visitors notice nothing." {...bind("enableSpamProtection")} />
      </Part>
      <Part title="Automatic reply">
        <Switch label="Answer each message at once" hint="Sent to the e-mail address that the visitor enters." {...bind("autoReplyEnabled")} />
        <Line label="Subject" {...bind("autoReplySubject")} />
        <Line label="Sender name" optional hint="Empty means the title of your website." {...bind("autoReplySenderName")} />
        <Lines label="Message" rows={6} {...bind("autoReplyMessage")} />
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
