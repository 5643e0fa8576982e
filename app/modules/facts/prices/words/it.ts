import type { WordTable } from "../../reading/read-languages";
import type { PriceKind } from "../price-kinds";

export const it: WordTable<PriceKind> = {
  at: "a|al|alla|all'|ai|per",
  number:
    "uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|mille|tredici|quattordici|sedici|diciassette|diciotto|diciannove|mila|duecento|trecento|quattrocento|cinquecento",
  unitOfMoney: "euro|franchi|franco|dollari|centesimi|sterline",
  free: "entrano gratis|entra gratis|entrano gratuitamente|entrata libera|ingresso libero|ingresso gratuito|si offre|si offrono|non pagano|non paga|aggratis|a gratis|senza costi|senza spese|gratis|gratuito|gratuita|gratuiti|gratuite|omaggio|gratuitamente|non costa nulla|non costa niente|non costano nulla|non costano niente|gratis sempre|sempre gratis|sempre gratuito|sempre gratuita",
  from: "si parte da|parte da|partono da|offerte da|prezzo da|da|a partire da|dai|circa",
  only: "solo|soltanto|appena",
  between: "tra|fra",
  limit: "oltre|più di|meno di|almeno|superiori a|superiore a|fino a|sopra|solo a partire da|solo da",
  per: "/|ogni|per ogni",
  article: "la|il|lo|i|le|gli|l'|l’|un|una|uno",
  period:
    "al mese|mensili|mensile|all'anno|annui|annuale|annuali|a settimana|settimanali|al giorno|giornaliero|l'ora|all'ora|a notte|a persona|a testa|cadauno|cad.|cad|l'uno|l'una|al pezzo|al kg|al chilo|la coppia|forfettario|nel weekend|nei giorni feriali|ciascuno|ciascuna|extra|supplemento",
  onTop: "a parte|si aggiunge|si aggiungono|da aggiungere",
  withTax: "più|esclusa|inclusa|+",
  tax: "iva|iva inclusa|iva esclusa|tasse",
  preposition:
    "a seconda di|a seconda del|a seconda della|a seconda dei|a seconda delle|in base a|di|del|della|dei|delle|con|senza|in|nel|nella|su|per|da|dal|dalla|durante|dopo|prima di|entro|fino a|secondo",
  and: "e|ed|o|oppure|&",
  linking:
    "costa|costano|viene|vengono|è|sono|vale|=|è sempre|sono sempre|è di|sono di|variano|varia|vanno|va|sta a|stanno a|sta|viene a|costa sempre",
  offer:
    "offriamo|facciamo|vendiamo|proponiamo|abbiamo|anche|inoltre|la nostra|il nostro|i nostri|le nostre|ehm|eh|faccio|offro",
  speech:
    "noi|voi|io|lui|lei|loro|siamo|abbiamo avuto|ho|hai|ha|hanno|c'è|ci sono|vostro|vostra|mio|mia|suo|sua|paga|paghiamo|pagano|pagate|chiediamo|dura|durano|può|possono|potete|perché|chi|che|quanto|come|comprende|include|entrambi|sono un|sono una|sono il|sono la|mi chiamo",
  noPrice:
    "in media|ritardo|penale|mora|tassa di soggiorno|imposta di soggiorno|lista d'attesa|smarrito|smarrita|smarrimento|acconto|caparra|cauzione|minimo|ordine minimo|risparmia|risparmi|risparmiate|sconto|fatturato|multa|sanzione|donazione|donati|raccolto|raccolti|budget|investiti|investito|il nostro affitto|stipendio|premio|valore|rimborsa|rimborsano|rimborso|rimborsati|speso|spesi|spesa|quest'anno|quest’anno|l'anno scorso|l’anno scorso|pagamento|pagamenti",
  answer: "sì|no|non|nessun|nessuna|mai|niente|la maggior parte|alcuni|alcune|molti|molte",
  when: "oggi|se|quando|qualora",
  otherwise: "altrimenti|se no",
  change: "in più|in meno|di più|di meno",
  except: "tranne|eccetto|salvo|a metà prezzo|ma",
  size: "piccolo|piccola|medio|media|grande|singola|singolo|doppia|doppio|matrimoniale|tripla|mezza|mezzo|intera|intero|s|m|l|xl|ridotto|calice|bottiglia",
  who: "bambini|bambino|adulti|adulto|studenti|soci",
  measure:
    "metro quadrato|metri quadrati|pz|minuti|minuto|min|ore|ora|h|giorni|giorno|settimane|settimana|mesi|mese|anni|anno|notti|notte|g|kg|gr|grammi|kilo|etto|ml|cl|l|litro|litri|cm|mm|metri|persone|persona|pezzi|lezioni|sedute|pagine|utenti",
  generic: "prezzo|prezzi|costo|totale|importo|tariffa|tariffe|il prezzo|tutto",
  plain: "senza glutine|senza lattosio|una volta sola",
};
