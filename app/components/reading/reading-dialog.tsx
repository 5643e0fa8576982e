import { useDialogData } from "~/components/result-view/dialog-data";
import { NotReadYet } from "~/components/result-view/not-read-yet";
import type { ResultDialogProps } from "~/components/result-view/result-dialog-props";
import { useFresh } from "~/components/result-view/use-fresh";
import { Dialog } from "~/components/ui/dialog";
import { Notice } from "~/components/ui/notice";
import type { ReadingAnswer } from "~/modules/result/read-reading.server";
import { LookedOver } from "./looked-over";
import { ReadingList } from "./reading-list";

/** What was read of the brief and the document, beside the owner's words. */
export function ReadingDialog({ website, closeHref }: ResultDialogProps) {
  const { value, failed, retry } = useFresh<ReadingAnswer>(`/analysis/${website.id}/reading`, useDialogData().reading);
  return (
    <Dialog
      title="What we read"
      description="What we understood of your brief and your document, beside your own words. Where it is wrong, put it right on your website."
      closeHref={closeHref}
      width="56rem"
    >
      {value ? (
        <>
          <Answer answer={value} />
          {value.reading && !value.isLookedOver ? <LookedOver websiteId={website.id} closeHref={closeHref} /> : null}
        </>
      ) : (
        <NotReadYet label="Reading your words" failure="Your words could not be read" failed={failed} retry={retry} />
      )}
    </Dialog>
  );
}

function Answer({ answer: { reading } }: { answer: ReadingAnswer }) {
  if (reading) return <ReadingList reading={reading} />;
  return (
    <Notice tone="warning" title="Your words say more than can be looked up at once">
      Your website is not affected. With a shorter brief or document, or a shorter page, this list can be made.
    </Notice>
  );
}
