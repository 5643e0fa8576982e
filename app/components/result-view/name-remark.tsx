import { Icon } from "~/components/ui/icon";
import { useNameCheck } from "./use-name-check";

interface NameRemarkProps {
  typed: string;
  /** What the field itself says is wrong with it, which is not said twice. */
  errors: readonly string[] | undefined;
  /** A name that came with the page as free. */
  free: string | null;
  /** Takes the name that is offered in the place of a taken one. */
  take: (name: string) => void;
  /** The name of the website that makes room, which this one can have. */
  own?: string | undefined;
}

/** Says below the field whether a name can be had; its line is there from the beginning, so that nothing moves. */
export function NameRemark({ typed, errors = [], free, take, own }: NameRemarkProps) {
  const isOwn = own !== undefined && typed.trim().toLowerCase() === own;
  const answer = useNameCheck(isOwn ? "" : typed, free);
  if (isOwn) {
    return (
      <p role="status" className="flex min-h-6 min-w-0 flex-1 items-center gap-1.5 text-sm text-success">
        <Icon name="check" />
        <span>
          <span className="break-all">{own}</span> is yours: the address stays, and shows this website.
        </span>
      </p>
    );
  }
  return (
    <div
      aria-live="polite"
      className="flex min-h-6 min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sm noscript:hidden"
    >
      {answer?.state === "free" ? (
        <p className="flex items-center gap-1.5 text-success">
          <Icon name="check" />
          <span className="break-all">{typed.trim().toLowerCase()} is free.</span>
        </p>
      ) : null}
      {answer?.state === "taken" && !errors.includes(answer.problem) ? (
        <p className="text-danger">
          {answer.problem}
          {answer.offer ? (
            <>
              {" "}
              How about{" "}
              <button
                type="button"
                className="font-semibold break-all text-ink underline pointer-coarse:py-2"
                onClick={() => answer.offer && take(answer.offer)}
              >
                {answer.offer}
              </button>
              ?
            </>
          ) : null}
        </p>
      ) : null}
      {own ? (
        <button type="button" className="text-ink underline pointer-coarse:py-2" onClick={() => take(own)}>
          Keep the address <span className="font-semibold break-all">{own}</span>
        </button>
      ) : null}
    </div>
  );
}
