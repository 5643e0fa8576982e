import { Button } from "../ui/button";
import { useDesigner } from "./designer-context";

/** What the designer can do instead; one press asks for it. Without script each is a button of the form. */
export function AnswerOffers() {
  const { entries, isBusy, send } = useDesigner();
  const offers = entries.at(-1)?.offers ?? [];
  if (isBusy || offers.length === 0) return null;
  return (
    <div role="group" aria-label="What I can do" className="flex flex-wrap gap-2">
      {offers.map(({ label, says }) => (
        <Button
          key={says}
          size="sm"
          className="text-start whitespace-normal! wrap-anywhere"
          name="example"
          value={says}
          onClick={(event) => {
            event.preventDefault();
            send(says);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
