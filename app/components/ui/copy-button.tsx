import { useEffect, useState } from "react";
import { Button } from "./button";
import type { ButtonStyle } from "./button-style";
import { Icon } from "./icon";

/** How long 'Copied!' stands, in milliseconds (tests/list, section 9). */
const COPIED_FOR = 2_000;

type CopyButtonProps = ButtonStyle & {
  text: string;
  label: string;
  onCopied?: () => void;
  "aria-describedby"?: string;
};

/**
 * Puts `text` on the clipboard and says 'Copied!'. Where the browser refuses, `text` is offered for copying by hand.
 */
export function CopyButton({ text, label, onCopied, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      window.prompt("Copy this text:", text);
      return;
    }
    setCopied(true);
    onCopied?.();
  };

  return (
    <Button type="button" {...look} onClick={copy}>
      <Icon name={copied ? "check" : "copy"} />
      <span aria-live="polite">{copied ? "Copied!" : label}</span>
    </Button>
  );
}
