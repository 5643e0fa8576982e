import { useEffect, useRef } from "react";

interface ColorInputProps {
  label: string;
  name?: string;
  /** As six hex digits. */
  color: string;
  /** Called once a colour is chosen, not for each that the picker passes over. */
  onChange: (hex: string) => void;
}

/** The browser's own colour picker. */
export function ColorInput({ label, name, color, onChange }: ColorInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(onChange);
  useEffect(() => void (latest.current = onChange), [onChange]);

  // React's onChange is the browser's `input` event, which comes for every colour on the way.
  useEffect(() => {
    const element = input.current;
    const chosen = () => element && latest.current(element.value);
    element?.addEventListener("change", chosen);
    return () => element?.removeEventListener("change", chosen);
  }, []);
  useEffect(() => {
    if (input.current) input.current.value = color.toLowerCase();
  }, [color]);

  return (
    <label className="flex items-center gap-3">
      <input
        ref={input}
        type="color"
        name={name}
        defaultValue={color.toLowerCase()}
        className="h-10 w-14 cursor-pointer rounded-sm border border-edge bg-surface p-1 pointer-coarse:h-12"
      />
      {label}
    </label>
  );
}
