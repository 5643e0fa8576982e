import { Notice } from "~/components/ui/notice";

/** Says what an unpublished website means for its visitors and its owner. */
export function Unpublished() {
  return (
    <Notice title="Unpublished" className="my-2">
      Visitors see a page that says there is no website here. Its address stays yours. &lsquo;Publish Again&rsquo; shows
      what was live; &lsquo;Redeploy Website&rsquo; publishes what is in the editor.
    </Notice>
  );
}
