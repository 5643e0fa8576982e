import { Button } from "../ui/button";

const EXAMPLES = ["Make the main heading bigger", "Change the main colour to green", "Make the buttons round"];

/** Requests to begin with. Without script each is a button of the form. */
export function Examples({ disabled, onChoose }: { disabled: boolean; onChoose: (message: string) => void }) {
  return (
    <div role="group" aria-label="Examples" className="flex flex-wrap gap-2">
      {EXAMPLES.map((example) => (
        <Button
          key={example}
          size="sm"
          className="text-start whitespace-normal! wrap-anywhere"
          name="example"
          value={example}
          disabled={disabled}
          onClick={(event) => {
            event.preventDefault();
            onChoose(example);
          }}
        >
          {example}
        </Button>
      ))}
    </div>
  );
}
