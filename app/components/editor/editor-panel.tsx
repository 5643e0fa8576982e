import { useEffect, useRef } from "react";
import { DesignerChat } from "~/components/designer-chat/designer-chat";
import { Tabs, type Tab } from "~/components/ui/tabs";
import { ContentTab } from "./content/content-tab";
import { DesignTab } from "./design/design-tab";
import { useEditor } from "./editor-context";
import { useEditorControls } from "./editor-controls";
import { ImagesTab } from "./images/images-tab";
import { ThingsToAdd } from "./placeholders/things-to-add";
import { showPanel } from "./show-panel";

const TABS: Tab[] = [
  { id: "content", label: "Content", content: <ContentTab /> },
  { id: "design", label: "Design", content: <DesignTab /> },
  { id: "images", label: "Images", content: <ImagesTab /> },
  { id: "ai-designer", label: "AI Designer", content: <DesignerChat /> },
];

/** What can be changed of the website, by kind. What is selected in the preview comes first and into sight. */
export function EditorPanel() {
  const { selection } = useEditor();
  const { selectedInPreview } = useEditorControls();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selection !== null && selectedInPreview) showPanel(panel.current);
  }, [selection, selectedInPreview]);
  return (
    <div ref={panel}>
      <ThingsToAdd />
      <Tabs label="What to change" tabs={TABS} narrow />
    </div>
  );
}
