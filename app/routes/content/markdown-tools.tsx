import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { markMarkdown, type MarkdownMark } from "~/modules/content/markdown-mark";

const TOOLS: { mark: MarkdownMark; label: string }[] = [
  { mark: "bold", label: "Bold" },
  { mark: "italic", label: "Italic" },
  { mark: "heading", label: "Heading" },
  { mark: "list", label: "List" },
  { mark: "link", label: "Link" },
];

/** Buttons that write Markdown into the textarea of this id; without script there are none. */
export function MarkdownTools({ textareaId }: { textareaId: string }) {
  if (!useHydrated()) return null;
  return (
    <div role="group" aria-label="Format the content" className="flex flex-wrap gap-2">
      {TOOLS.map(({ mark, label }) => (
        <Button key={mark} type="button" size="sm" aria-controls={textareaId} onClick={() => apply(textareaId, mark)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function apply(textareaId: string, mark: MarkdownMark) {
  const textarea = document.getElementById(textareaId) as HTMLTextAreaElement;
  const change = markMarkdown(textarea.value, textarea.selectionStart, textarea.selectionEnd, mark);
  textarea.focus();
  textarea.setSelectionRange(change.start, change.end);
  // Unlike a new value, this can be undone by Ctrl+Z and tells the form that something was typed.
  document.execCommand("insertText", false, change.insert);
  textarea.setSelectionRange(change.selectStart, change.selectEnd);
}
