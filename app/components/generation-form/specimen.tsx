import { useFormAction } from "@remix-run/react";
import clsx from "clsx";
import { Button } from "~/components/ui/button";
import { SmallPage } from "~/components/ui/small-page";
import { Spinner } from "~/components/ui/spinner";
import { LOOK } from "~/modules/generation/generation-form";
import type { Specimen as Drawing } from "~/modules/generation/specimen";
import { useGenerationReply } from "./reply";
import { useSpecimen } from "./use-specimen";

const ID = "first-screen";

/**
 * The first screen of the website to be, in the chosen template, with the owner's words, colour and font. Follows the
 * fields by script; without, a press shows it.
 */
export function Specimen({ formId, shown }: { formId: string; shown: boolean }) {
  const first = useGenerationReply(undefined)?.specimen ?? null;
  return (
    <div id={ID} className="grid scroll-mt-24 gap-4">
      <Look drawn={useSpecimen(formId, shown, first)} />
      <noscript>
        <ShowIt />
      </noscript>
    </div>
  );
}

/** The button comes back to where it was pressed. */
function ShowIt() {
  const action = useFormAction();
  return (
    <div className="grid justify-items-start gap-2">
      {/* Before it, so that Enter in a field goes on to the website. */}
      <button type="submit" hidden />
      <Button {...LOOK} formAction={`${action}#${ID}`}>
        Show the top of my website
      </Button>
      <p className="text-sm text-muted">Choose your files after that: the browser does not keep them.</p>
    </div>
  );
}

function Look({ drawn }: { drawn: ReturnType<typeof useSpecimen> }) {
  return (
    <figure className={clsx("grid gap-2", drawn === null && "noscript:hidden")}>
      <div className="@container relative grid aspect-[16/10] place-items-center overflow-clip rounded-sm border border-line bg-sunken">
        {drawn === null ? <Spinner label="Drawing your first screen" /> : null}
        {drawn === "failed" ? (
          <p className="max-w-xs p-4 text-center text-muted">
            This could not be drawn just now. Your website is made all the same.
          </p>
        ) : null}
        {drawn !== null && drawn !== "failed" ? <FirstScreen page={drawn.page} /> : null}
      </div>
      {drawn !== null && drawn !== "failed" ? <Caption {...drawn} /> : null}
    </figure>
  );
}

function Caption({ font, color }: Drawing) {
  return (
    <figcaption className="text-sm text-muted">
      <span className="text-ink">
        {font} on {color.toUpperCase()}
      </span>
      <br />
      The top of your website, as our own designer sets it. Your logo, photos and document come in when it is made.
    </figcaption>
  );
}

/** Another document for another page: one that changed its own would be a step of the browser's history. */
function FirstScreen({ page }: { page: string }) {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <SmallPage key={page} srcDoc={page} title="The top of your website" ratio={10 / 16} />
    </div>
  );
}
