import specimen from "~/components/generation-form/specimen.css?url";

interface FontChoiceProps<Font extends string> {
  /** Null where none can be told. */
  font: string | null;
  fonts: readonly Font[];
  onChange: (font: Font) => void;
}

/** The website's font, each name set in its own face. */
export function FontChoice<Font extends string>({ font, fonts, onChange }: FontChoiceProps<Font>) {
  return (
    <fieldset className="grid gap-3">
      <link rel="stylesheet" href={specimen} />
      <legend className="font-semibold">Font</legend>
      <div className="grid grid-cols-2 gap-2">
        {fonts.map((name) => (
          <label
            key={name}
            style={{ fontFamily: `"Specimen ${name}", "${name}", sans-serif` }}
            className="flex min-h-12 items-center gap-2 rounded-sm border border-edge bg-surface px-3 leading-tight hover:border-ink has-checked:border-ink has-checked:outline-1 has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal"
          >
            <input
              type="radio"
              name="font"
              value={name}
              checked={name === font}
              onChange={() => onChange(name)}
              className="size-4 shrink-0 focus-visible:outline-none"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
