import { brief as briefSchema } from "../site/brief";
import type { ClaimSource } from "./claim";

/** What is stored of a website that its owner wrote. */
export interface OwnersWords {
  projectTitle: string;
  brief: unknown;
  contactSettings: { fields: unknown; settings: unknown } | null;
  /** The owner's requests to the designer. */
  designerMessages: { text: string }[];
}

/** What is read of a website's row for its sources. */
export const ownersWords = {
  projectTitle: true,
  brief: true,
  contactSettings: { select: { fields: true, settings: true } },
  designerMessages: { where: { role: "user" }, orderBy: { id: "asc" }, select: { text: true } },
} as const;

/** The texts that a website's claims may come from. A brief that cannot be read any more says nothing. */
export function claimSources({ projectTitle, brief, contactSettings, designerMessages }: OwnersWords): ClaimSource[] {
  const { data: given } = briefSchema.safeParse(brief);
  const pictures = given ? [given.logo, ...given.images].map((image) => image?.alt ?? "") : [];
  const sources: ClaimSource[] = [
    { name: "title", text: lines([projectTitle, given?.projectTitle]) },
    { name: "brief", text: lines([given?.designBrief, ...pictures]) },
    { name: "document", text: given?.documentText ?? "" },
    { name: "request", text: lines(designerMessages.map(({ text }) => text)) },
    { name: "contact form", text: lines(stringsIn(contactSettings)) },
  ];
  return sources.filter(({ text }) => text !== "");
}

const lines = (texts: (string | undefined)[]) => [...new Set(texts.filter(Boolean))].join("\n");

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(stringsIn) : [];
}
