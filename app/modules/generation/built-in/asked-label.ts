import { wholeWords } from "../../facts/reading/whole-words";

/** How owners ask to put something on a page, in each language; where the verb stands last, that is not looked for. */
const PUT =
  "put|add|include|give|show|write|pon|poned|ponga|pongan|añade|añadid|añadir|incluye|incluid|mettez|mets|mettre|ajoutez|ajouter|metti|mettete|aggiungi|aggiungete|inserite|ponha|ponham|põe|coloque|coloquem|coloca|inclua|acrescente|schreibt|schreib|nehmt|setzt|zet|voeg|schrijf|dodaj|dodajcie|wstaw|umieść|ضع|ضعوا|أضف|أضيفوا|اكتب|اكتبوا";
/** What is asked for where a list of it follows. */
const ADVICE =
  "advice|tips?|hints|rules|instructions|facts|ratschläge|tipps?|regeln|hinweise|consejos|trucos|reglas|conseils|astuces|règles|consigli|regole|dicas|conselhos|regras|adviezen|regels|porady|wskazówki|zasady|نصائح|قواعد";
const ASKED = new RegExp(`^(?:\\p{L}+\\s){0,2}?${wholeWords(PUT)}\\s(?:\\p{L}+\\s){0,3}?(${wholeWords(ADVICE)})`, "iu");

/** The heading of a list that a label asks for: "Put some advice in" is "advice"; else the label itself. */
export const askedLabel = (label: string): string => ASKED.exec(label)?.[1] ?? label;
