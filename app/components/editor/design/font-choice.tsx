import clsx from "clsx";
import type { ReactNode } from "react";
import specimen from "~/components/generation-form/specimen.css?url";

/** Stands for the fonts that the template has set the website in. */
export const OWN_FONT = "own";

interface FontChoiceProps<Font extends string> {
  /** Null where none can be told. */
  font: string | null;
  fonts: readonly Font[];
  /** The template's own fonts, in words, where they are two that no other choice gives. */
  own: string | null;
  onChange: (font: Font | typeof OWN_FONT) => void;
}

/** The website's font, each name set in its own face; the template's own is always among them. */
export function FontChoice<Font extends string>({ font, fonts, own, onChange }: FontChoiceProps<Font>) {
  const isChosen = (name: string) => name === font;
  return (
    <fieldset className="grid gap-3">
      <link rel="stylesheet" href={specimen} />
      <legend className="pb-2 font-semibold">Font</legend>
      <div className="grid grid-cols-2 gap-2">
        {own ? (
          <Choice value={OWN_FONT} isChosen={isChosen(OWN_FONT)} onChoose={() => onChange(OWN_FONT)} isWide>
            <span>
              The template’s own
              <span className="block text-sm text-muted">{own}</span>
            </span>
          </Choice>
        ) : null}
        {fonts.map((name) => (
          <Choice key={name} value={name} isChosen={isChosen(name)} onChoose={() => onChange(name)} face={name}>
            {name}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** The face that it is set in. */
  face?: string;
  /** Whether it takes the whole row. */
  isWide?: boolean;
  children: ReactNode;
}

function Choice({ value, isChosen, onChoose, face, isWide = false, children }: ChoiceProps) {
  return (
    <label
      style={face ? { fontFamily: `"Specimen ${face}", "${face}", sans-serif` } : undefined}
      className={clsx(
        "flex min-h-12 items-center gap-2 rounded-sm border border-edge bg-surface px-3 leading-tight hover:border-ink has-checked:border-ink has-checked:outline-1 has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal",
        isWide && "col-span-2 py-2",
      )}
    >
      <input
        type="radio"
        name="font"
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 focus-visible:outline-none"
      />
      {children}
    </label>
  );
}
