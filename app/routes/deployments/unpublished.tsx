import { Notice } from "~/components/ui/notice";

/** Says what an unpublished website means for its visitors and its owner. */
export function Unpublished() {
  return (
    <Notice title="Unpublished">
      Visitors see a page that says there is no website here. The address and the domain stay yours. &lsquo;Publish Again&rsquo; shows what was live; &lsquo;Redeploy
      Website&rsquo; publishes what is in the editor.
    </Notice>
  );
}
