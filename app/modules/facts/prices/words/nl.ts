import type { WordTable } from "../../reading/read-languages";
import type { PriceKind } from "../price-kinds";

export const nl: WordTable<PriceKind> = {
  at: "à",
  number:
    "één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|vijftien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|honderd|duizend|dertien|veertien|zestien|zeventien|achttien|negentien|tweehonderd",
  unitOfMoney: "euro|euro's|cent|dollar|piek|pond",
  amount: "een tientje|tientje|een vijfje",
  free: "mogen gratis mee|mag gratis mee|gaan gratis mee|gratis toegang|gratis entree|betalen niets|betaalt niets|zonder kosten|gratis erbij|gratis|kosteloos|vrijblijvend gratis|kost niets|kosten niets|kost niks|voor niks|voor niets|altijd gratis",
  from: "vraagprijs|biedingen vanaf|vanaf|v.a.|van|ongeveer|ca.|circa|al vanaf",
  only: "slechts|maar",
  between: "tussen",
  to: "tot",
  limit: "boven|onder|meer dan|minder dan|minstens|minimaal|tot en met|vanaf een bedrag van|pas vanaf",
  per: "per|/|elk|ieder",
  article: "de|het|een",
  period:
    "per maand|maandelijks|per jaar|jaarlijks|per week|wekelijks|per dag|per uur|per nacht|per persoon|p.p.|pp|p.m.|p.u.|per stuk|het stuk|het paar|eenmalig|in het weekend|doordeweeks|het uur|p/st|extra|toeslag",
  onTop: "komt erbij|komen erbij|komt er nog bij|bovenop",
  withTax: "excl.|excl|incl.|incl|exclusief|inclusief|plus|+",
  tax: "btw",
  for: "voor",
  preposition:
    "afhankelijk van|al naargelang|naargelang|met|zonder|in|op|bij|na|voor|tijdens|van|vanaf|tot|aan|uit|door|binnen|incl.|inclusief|per|te",
  and: "en|of|&",
  linking:
    "kost|kosten|is|zijn|bedraagt|begint bij|beginnen bij|start vanaf|=|is altijd|zijn altijd|is natuurlijk|komt op|komen op",
  offer: "wij bieden|we bieden|wij verkopen|we verkopen|ook|daarnaast|onze|ons|eh|uhm|ik doe|we doen|wij doen",
  speech:
    "wij|we|jij|je|u|ik|hij|zij|ze|er|heeft|hebben|heb|was|waren|wordt|worden|kan|kunnen|moet|moeten|uw|jouw|mijn|hun|betaalt|betalen|betaal|rekenen|reken|vragen|duurt|duren|krijgt|krijg|omdat|wie|wat|hoe|waarom|beide|ben",
  noPrice:
    "gemiddeld|te laat|te late|niet verschijnen|toeristenbelasting|wachtlijst|verloren|kwijtgeraakt|kwijtgeraakte|verlies|aanbetaling|borg|borgsom|minimum|minimale|minimale bestelling|bespaar|bespaart|korting|omzet|boete|donatie|gedoneerd|opgehaald|budget|geïnvesteerd|onze huur|mijn huur|salaris|loon|prijzengeld|waarde|bestelwaarde|statiegeld|vergoedt|vergoeden|vergoeding|terugbetaald|uitgegeven|besteed|dit jaar|vorig jaar|betaling|betalingen|pinnen",
  answer: "ja|nee|geen|niet|nooit|niets|de meeste|meeste|sommige|veel|enkele",
  when: "vandaag|als|wanneer|indien|mits",
  otherwise: "anders",
  change: "meer|minder|goedkoper",
  except: "behalve|uitgezonderd|tenzij|halve prijs|maar niet",
  size: "klein|kleine|middel|medium|groot|grote|half|halve|heel|hele|enkel|enkele|dubbel|dubbele|s|m|l|xl|glas|fles",
  who: "kind|kinderen|volwassene|volwassenen|studenten|student|senioren|leden",
  measure:
    "vierkante meter|st|minuten|minuut|min|uur|uren|u|dagen|dag|weken|week|maanden|maand|jaar|jaren|nachten|nacht|g|kg|gram|kilo|pond|ml|cl|l|liter|cm|mm|meter|personen|persoon|stuks|lessen|sessies|pagina's|gebruikers",
  generic: "prijs|prijzen|kosten|totaal|bedrag|tarief|tarieven|de prijs|alles",
  plain: "glutenvrij|lactosevrij|alcoholvrij",
};
