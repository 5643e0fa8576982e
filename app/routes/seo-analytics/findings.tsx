import { Card } from "~/components/ui/card";

// The first sentence says what is wrong, the others why it matters and how to mend it.
const HEADING = /^(.*?\.)\s+((?:\S.*)?)$/s;

/** Texts of an analysis, each with its first sentence standing out. */
export function Findings({ title, none, texts }: { title: string; none: string; texts: string[] }) {
  return (
    <Card title={title}>
      {texts.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <ul className="-my-4 divide-y divide-line">
          {texts.map((text) => (
            <li key={text} className="py-4">
              <Finding text={text} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Finding({ text }: { text: string }) {
  const [, heading = text, rest] = HEADING.exec(text) ?? [];
  return (
    <p className="grid max-w-prose gap-1">
      <span className="font-medium">{heading} </span>
      {rest ? <span className="text-muted">{rest}</span> : null}
    </p>
  );
}
