import type { ReactNode } from "react";
import { DesignerContext } from "./designer-context";
import { useConversation } from "./use-conversation";

/** Keeps the conversation with the designer through the editor's tabs: an answer arrives wherever the owner is. */
export function DesignerProvider({ children }: { children: ReactNode }) {
  return <DesignerContext.Provider value={useConversation()}>{children}</DesignerContext.Provider>;
}
