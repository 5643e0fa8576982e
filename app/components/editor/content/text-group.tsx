import { memo, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { groupTexts, type FoldedGroup } from "~/modules/editing/group-texts";
import type { NodeId } from "~/modules/markup/page";
import { useEditor } from "../editor-context";
import { LinkAddress } from "../link-address";
import { TextInput, type TextActions } from "../text-input";
import { textAnchor, textsAnchor } from "./anchors";

interface FieldsProps extends TextActions {
  group: FoldedGroup;
  /** The text whose field was gone to. */
  current: NodeId | null;
}

interface TextGroupProps extends FieldsProps {
  startsOpen: boolean;
}

/**
 * The texts of one section, folded away but for one: `<details>` needs no script. The fields are there once the group
 * has been opened, since a long page has a thousand of them; without script by asking for them, which saves what was
 * typed in others.
 */
export const TextGroup = memo(function TextGroup({ startsOpen, ...fields }: TextGroupProps) {
  const { group } = fields;
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(startsOpen);
  const look = () => setOpened((before) => before || details.current!.open);
  // Opened before script had come.
  useEffect(look, []);
  return (
    <details
      ref={details}
      id={textsAnchor(group.key)}
      open={startsOpen}
      onToggle={look}
      // Of a long list the browser lays out what shows; the margin leaves room for the ring of the focus.
      className="group border-b border-line [contain-intrinsic-block-size:auto_2.8rem] [content-visibility:auto] [overflow-clip-margin:0.5rem]"
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-medium hover:bg-sunken">
        <span className="min-w-0 wrap-anywhere">{group.name}</span>
        <span className="flex items-center gap-2 text-sm font-normal text-muted">
          {group.count} <span className="sr-only">texts</span>
          <Icon name="down" className="group-open:rotate-180" />
        </span>
      </summary>
      {wasOpened ? (
        <Fields {...fields} />
      ) : (
        <noscript className="block pb-5">
          <Button name="open" value={group.key}>
            Save and show these texts
          </Button>
        </noscript>
      )}
    </details>
  );
});

function Fields({ group, current, ...actions }: FieldsProps) {
  const editor = useEditor();
  const texts = group.texts ?? groupTexts(editor.page).find(({ key }) => key === group.key)?.texts ?? [];
  return (
    <div className="grid gap-4 pt-2 pb-5">
      {texts.map((field) => (
        <div key={field.node} id={textAnchor(field.node)} className="grid scroll-mt-4 gap-2">
          <TextInput {...field} {...actions} name={`text-${field.node}`} />
          {current === field.node ? <LinkAddress node={field.node} /> : null}
        </div>
      ))}
    </div>
  );
}
