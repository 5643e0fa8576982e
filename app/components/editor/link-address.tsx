import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { describe } from "~/modules/markup/describe";
import type { NodeId } from "~/modules/markup/page";
import { setAttribute } from "~/modules/markup/set-attribute";
import { useEditor } from "./editor-context";
import { readAddress } from "./read-address";
import { EDITOR_FIELD } from "./use-shortcuts";

/** Where a link leads, to be changed; nothing for what is no link. */
export function LinkAddress({ node }: { node: NodeId }) {
  const { page } = useEditor();
  const { href, node: link } = describe(page, node);
  return href === null ? null : <Address node={link} href={href} />;
}

function Address({ node, href }: { node: NodeId; href: string }) {
  const id = useId();
  const { page, apply } = useEditor();
  const [typed, setTyped] = useState(href);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => setTyped(href), [href]);

  const change = () => {
    if (typed === href) return setProblem(null);
    const address = readAddress(typed);
    if ("problem" in address) return setProblem(address.problem);
    setProblem(null);
    setTyped(address.href);
    const edit = setAttribute(page, node, "href", address.href, "owner", "Changed where a link leads");
    if (edit) apply(edit);
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    change();
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="w-fit text-sm text-muted">
        Leads to
      </label>
      <input
        id={id}
        value={typed}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        {...{ [EDITOR_FIELD]: "" }}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={change}
        onKeyDown={onEnter}
        className="control"
      />
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
