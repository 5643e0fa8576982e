import { Link } from "@remix-run/react";
import { ButtonAnchor } from "~/components/ui/button-link";
import { buttonClass } from "~/components/ui/button-style";

/** The address as a code for the shop window, to take away and to print. */
export function WindowCode({ deploymentId }: { deploymentId: number }) {
  const code = `/deployments/${deploymentId}/qr.svg`;
  return (
    <section aria-labelledby="window-code" className="flex items-center gap-4">
      <img
        src={code}
        alt="QR code of your website's address"
        width={112}
        height={112}
        className="size-28 shrink-0 bg-sunken text-xs text-muted"
      />
      <div className="grid gap-2">
        <h3 id="window-code" className="font-semibold">
          For the shop window
        </h3>
        <p className="text-sm text-muted">Who scans this code comes to your website.</p>
        <p className="flex flex-wrap gap-2">
          <ButtonAnchor size="sm" href={`${code}?download`} download>
            Download SVG
          </ButtonAnchor>
          <Link
            to={`/deployments/${deploymentId}/poster`}
            target="_blank"
            rel="noopener"
            className={buttonClass({ size: "sm" })}
          >
            Print
          </Link>
        </p>
      </div>
    </section>
  );
}
