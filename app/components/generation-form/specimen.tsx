import { textOn } from "./text-on";
import specimen from "./specimen.css?url";

type SpecimenProps = { title: string; color: string; font: string };

/** What the chosen colour and font do together, on the owner's own name. Follows the fields, so it needs script. */
export function Specimen({ title, color, font }: SpecimenProps) {
  const fontFamily = `"Specimen ${font}", sans-serif`;
  return (
    <figure className="grid gap-2 noscript:hidden">
      <link rel="stylesheet" href={specimen} />
      <div className="grid overflow-hidden rounded-sm border border-line bg-white text-black" style={{ fontFamily }}>
        <p
          className="px-5 pt-16 pb-5 text-3xl leading-tight font-bold break-words text-balance"
          style={{ backgroundColor: color, color: textOn(color) }}
        >
          {title.trim() || "Your business"}
        </p>
        <p className="px-5 py-4">Monday to Friday, 9.00 to 17.30. Call us, or come in.</p>
      </div>
      <figcaption className="text-sm text-muted">
        {font} on {color.toUpperCase()}
      </figcaption>
    </figure>
  );
}
