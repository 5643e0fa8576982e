import { Notice } from "~/components/ui/notice";
import type { Notice as Failure } from "~/modules/generation/generation-texts";

/**
 * Why nothing was started, for as long as it takes to read. The toast says it aloud; without script this is all there
 * is.
 */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" title={failure.title}>
      <p>{failure.description}</p>
      <p className="script:hidden">
        What you wrote is below. Please choose your files again: the browser does not keep them.
      </p>
    </Notice>
  );
}
