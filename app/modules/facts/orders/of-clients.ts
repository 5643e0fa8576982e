import { takesUp } from "../behind-refusals";

/** "Our clients are generally in their seventies", in the nine languages of pages. */
const OF_CLIENTS =
  /^(?:most of |die meisten |la mayoría de |la plupart de |la maggior parte dei |a maioria d[oa]s |de meeste )?(?:our|my|unsere[rn]?|meine[rn]?|nuestr[oa]s|mis|nos|mes|i nostri|le nostre|i miei|[oa]s noss[oa]s|[oa]s meus|[oa]s minhas|onze|mijn|nasi|moi)\s(?:\p{L}+\s)?(?:clients?|customers|visitors|patients|guests|kunden|kundinnen|patienten|gäste|clientes|pacientes|huéspedes|patientes?|clientes?|clienti|pazienti|ospiti|klanten|patiënten|gasten|klienci|pacjenci|goście)(?!\p{L})|^(?:عملاؤنا|زبائننا|زبايننا)/iu;

/** Whether a sentence goes on with what was said of the clients: in front of an order it is no more than its reason. Pure. */
export const tellsOfClients = (text: string, before: string | undefined): boolean =>
  before !== undefined && OF_CLIENTS.test(before) && takesUp(text) && !/\p{Nd}/u.test(text);
