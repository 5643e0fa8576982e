import type { FieldType } from "./form-field";

type Asked = Extract<FieldType, "email" | "tel" | "textarea">;

const ASKED: [RegExp, Asked][] = [
  [/phone|mobile|(?<!\p{L})tel(?!\p{L})|telef|teléf|téléph|handy|móvil|cellulare|whatsapp/iu, "tel"],
  [/e-?mail|correo|courriel/i, "email"],
  [/message|comment|notes?|details|question|nachricht|mensaje|messaggio|mensagem|bericht/i, "textarea"],
];

/** What kind of answer a field's label asks for, in the languages of our designer; 'text' where it says none. */
export const askedByLabel = (label: string): Asked | "text" => ASKED.find(([says]) => says.test(label))?.[1] ?? "text";
