const MARKS = [
  { mark: "# ", className: "font-serif text-heading" },
  { mark: "## ", className: "pt-2 font-semibold" },
];

/** What the designer has written so far, its latest lines in sight. It grows too fast to be announced. */
export function Draft({ text }: { text: string }) {
  return (
    <span
      aria-live="off"
      className="draft mt-3 flex max-h-80 flex-col justify-end gap-2 overflow-hidden border-l border-line pl-4 font-normal text-muted"
    >
      {text.split("\n").map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </span>
  );
}

function Line({ line }: { line: string }) {
  const heading = MARKS.find(({ mark }) => line.startsWith(mark));
  return <span className={heading?.className}>{heading ? line.slice(heading.mark.length) : line}</span>;
}
