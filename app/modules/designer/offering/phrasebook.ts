import type { Called, Form } from "./ask";

/** How offers are said in a language: one sentence for each form; of a kind of element one, and all behind the slash. */
export interface Phrasebook {
  called: Record<Called, string>;
  forms: Record<Form, string>;
}
