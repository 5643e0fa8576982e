import { Button } from "~/components/ui/button";
import { ButtonAnchor } from "~/components/ui/button-link";
import { useHydrated } from "~/components/ui/use-hydrated";

interface ShareLinksProps {
  title: string;
  url: string;
}

/** Tells people of a website: by what the device offers for that, else by mail or WhatsApp. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const canShare = useHydrated() && "share" in navigator;
  if (canShare)
    return (
      // Who closes the device's own window has not failed at anything.
      <Button type="button" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
        Share
      </Button>
    );
  return (
    <>
      <ButtonAnchor href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}>
        Share by Email
      </ButtonAnchor>
      <ButtonAnchor
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </ButtonAnchor>
    </>
  );
}
