import type { WordTable } from "../../reading/read-languages";
import type { PriceKind } from "../price-kinds";

export const de: WordTable<PriceKind> = {
  at: "à",
  number:
    "eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|dreizehn|vierzehn|sechzehn|siebzehn|achtzehn|neunzehn|dreissig|einhundert|zweihundert",
  unitOfMoney: "euro|euros|franken|cent|ct|fr.|rp.|rp|stutz|dollar|pfund|rappen",
  amount: "ein zehner|einen zehner|ein fünfer|einen fünfer|ein zwanziger|an zehner|an fünfer|an zwanziger|ein fuffi",
  free: "fahren gratis|fährt gratis|fahren frei|fahren kostenlos|fährt kostenlos|gehen gratis|kommen gratis rein|dürfen gratis|eintritt frei|freier eintritt|zahlen nichts|zahlt nichts|versandkostenfrei|portofrei|ohne kosten|kostenlos dazu|gratis dazu|kostenlos|gratis|kostenfrei|umsonst|frei|unentgeltlich|geschenkt|kostet nichts|kosten nichts|kostet nix|immer gratis|immer kostenlos|immer umsonst",
  from: "verhandlungsbasis|preis ab|ab|von|ca.|etwa|rund|circa",
  only: "schon ab|nur noch|nur|derzeit|zurzeit|bereits ab",
  between: "zwischen",
  to: "bis",
  limit: "über|unter|mehr als|weniger als|mindestens|bis zu|höchstens|erst ab|erst über",
  per: "pro|je|per|/|für die|für den",
  article: "die|das|der|den|dem|ein|eine|einen|einer",
  period:
    "monatlich|im monat|wöchentlich|jährlich|im jahr|täglich|stündlich|pauschal|einmalig|p.p.|pp|p. p.|p.a.|je nach aufwand|am wochenende|am tag|die nacht|die stunde|der monat|das stück|das paar|werktags|wochenends|extra|aufschlag|zuschlag|aufpreis",
  onTop: "kommt dazu|kommen dazu|kommt noch dazu|kommt hinzu|obendrauf",
  withTax: "zzgl.|zzgl|inkl.|inkl|exkl.|plus|zuzüglich|inklusive|netto|brutto|+",
  tax: "mwst.|mwst|ust.|ust|mehrwertsteuer|umsatzsteuer",
  for: "für|zu|um|zum preis von",
  preposition:
    "je nach|abhängig von|mit|ohne|im|in|am|an|bei|nach|vor|während|ab|bis|von|vom|zur|zum|auf|inkl.|inklusive|zzgl.|plus|pro|je|als|aus|unter|durch",
  and: "und|sowie|oder|&",
  linking:
    "kostet|kosten|beträgt|betragen|ist|sind|macht|liegt bei|liegen bei|beginnt|beginnen|startet|starten|=|ist natürlich|ist selbstverständlich|ist immer|sind natürlich|sind immer|liegt|liegen|kost|kommt auf|kommen auf",
  offer:
    "wir bieten|wir verkaufen|wir machen|ich biete|bei uns gibt es|es gibt|auch|außerdem|unser|unsere|unseren|äh|ähm|ich mache|wir haben",
  speech:
    "wir|sie|ihr|ihre|ich|du|es|er|man|haben|hat|hatte|habe|wird|werden|wurde|wurden|war|waren|kann|können|muss|müssen|soll|mein|meine|dazu|dauert|dauern|zahlen|zahlt|bezahlen|nehmen|nimmt|bekommt|bekommen|bitte|das teilen|die wir|beide|beides|weil|wer|was|wie|warum|danach|bin",
  noPrice:
    "durchschnittlich|im schnitt|im durchschnitt|verspätet|verspätete|verspäteter|verspätung|säumnis|ausfallhonorar|ausfallgebühr|nichterscheinen|pfand|pfandgeld|kurtaxe|ortstaxe|kurbeitrag|gästebeitrag|tourismusabgabe|warteliste|verloren|verlorene|verlorener|verlorenes|verlorenen|mahngebühr|stornogebühr|anzahlung|kaution|mindestbestellwert|mindestens|mindestumsatz|sparen|spart|gespart|rabatt|nachlass|ermäßigung|umsatz|strafe|bußgeld|geldstrafe|wert|spende|spenden|gespendet|gesammelt|budget|versichert|investiert|unsere miete|meine miete|gehalt|lohn|preisgeld|warenwert|bestellwert|gutschrift|erstattet|erstatten|erstattung|zurückerstattet|ausgegeben|dieses jahr|letztes jahr|bezahlung|zahlung|kartenzahlung|zahlbar",
  answer: "ja|nein|kein|keine|keinen|nicht|nie|nichts|die meisten|meisten|manche|viele|einige",
  when: "heute|derzeit|zurzeit|wenn|falls|sofern|sobald",
  otherwise: "sonst|andernfalls|ansonsten",
  change: "mehr|weniger|günstiger|teurer",
  except: "außer|ausgenommen|es sei denn|zum halben preis|aber|sondern",
  size: "klein|kleine|kleiner|kleines|groß|große|großer|großes|mittel|mittlere|halb|halbe|ganz|ganze|einzel|doppel|einfach|doppelt|s|m|l|xl|xxl|ermäßigt|glas|flasche|kännchen|tasse|einzeln|werktags|wochenende",
  who: "kinder|kind|erwachsene|erwachsener|schüler|studenten|studierende|senioren|mitglieder",
  measure:
    "quadratmeter|qm|minuten|minute|min|min.|stunden|stunde|std|std.|h|tage|tag|tagen|wochen|woche|monate|monat|monaten|jahre|jahr|jahren|nächte|nacht|nächten|g|kg|gramm|kilo|pfund|ml|cl|l|liter|cm|mm|meter|personen|person|stück|seiten|nutzer|einheiten|termine",
  generic: "preis|preise|kosten|gesamt|betrag|der preis|die preise|alles|gebühr",
  plain: "glutenfrei|laktosefrei|alkoholfrei|zuckerfrei|barrierefrei|frei haus",
};
