import { Form, useSubmit } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { siteLabel } from "~/modules/content/site-label";
import type { Folder } from "~/modules/messages/folder";
import { shownCount } from "~/modules/messages/most-counted";
import type { MessagesData } from "./messages-data";

/**
 * Whose messages are shown, where more than one website was live; a choice is enough with script, without it a button
 * sends it.
 */
export function InboxChoice({ page: { site, sites }, folder }: { page: MessagesData; folder: Folder }) {
  const submit = useSubmit();
  if (sites.length < 2) return null;
  return (
    <Form
      action="/messages"
      className="mb-6 flex min-w-0 items-end gap-3 sm:max-w-md"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {folder === "spam" ? <input type="hidden" name="folder" value="spam" /> : null}
      <label className="grid min-w-0 flex-1 grid-cols-1 gap-1.5 font-medium">
        Website
        <select key={site?.deploymentId} name="site" defaultValue={site?.deploymentId} className="control font-normal">
          {sites.map((each) => (
            <option key={each.id} value={each.id}>
              {each.unread > 0 ? `${siteLabel(each)}: ${shownCount(each.unread)} unread` : siteLabel(each)}
            </option>
          ))}
        </select>
      </label>
      <Button className="script:hidden">Show</Button>
    </Form>
  );
}
