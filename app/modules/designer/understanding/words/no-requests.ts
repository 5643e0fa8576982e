import type { SaidTables } from "./said-tables";

/** What tells that nothing is to be done: `stay` says what is left as it is, `not` stands beside a verb, `doer` before it; `only` limits. */
export const NO_REQUESTS: SaidTables<"stay" | "not" | "doer" | "only"> = {
  en: {
    stay: "(?:stays?|remains?)(?! (?:open|visible|up until))|leave (?:it|them|that|this|the|those|my|our|everything|all)(?! out)|keep (?:it|them|that|this|the rest|the others?|everything|all)|is (?:fine|ok|good|perfect)|are (?:fine|ok|good|perfect)|the same as (?:before|now)|as (?:it|they) (?:is|are|was|were)|how (?:it|they) (?:is|are)",
    not: "not|nothing|dont|don't|do not|never|doesnt|doesn't|shouldn't|shouldnt|mustn't|must not|should not|no need to",
    doer: "i|we|they|he|she|you|who",
    only: "just|only|but not|except|not",
  },
  de: {
    stay: "bleib(?:t|en|e)?|lass(?:e|en|t)? (?:alles|den|die|das|es|sie|ihn|so)|so lassen|passt so|wie (?:bisher|gehabt)",
    not: "nicht|nichts|nie|kein|keine|keinen",
    only: "nur|bloß|außer|aber nicht",
  },
  es: {
    stay: "(?:se )?quedan?|se mantienen?|sig(?:ue|a)n?|d[eé]ja(?:lo|la|los|las)|deja(?:r)? (?:el|la|los|las|todo|lo)|(?:el resto )?igual|como está[n]?|no (?:lo |la |los |las )?toques",
    not: "no|nada|nunca|tampoco",
    only: "solo|sólo|solamente|menos|excepto|pero no",
  },
  fr: {
    stay: "rest(?:e|ent|er)|laiss(?:e|ez|er)(?:-(?:le|la|les))?|gard(?:e|ez|er)(?:-(?:le|la|les))?|comme (?:avant|ça)|ne (?:touche|touchez|change|changez) (?:pas|rien)",
    not: "pas|rien|ne|n'|jamais",
    only: "seulement|juste|uniquement|sauf|mais pas",
  },
  it: {
    stay: "rest(?:a|ano|i|ino|are)|riman(?:e|gono)|lasci(?:a|ate|are|alo|ala|ali|ale)|va bene così|come (?:prima|adesso|ora)",
    not: "non|niente|mai|nemmeno",
    only: "solo|soltanto|solamente|tranne|ma non",
  },
  pt: {
    stay: "continua[m]?|deix(?:a|e|ar) (?:igual|igualzinho|assim|como|do jeito|quieto)|fica(?:m)? (?:igual|como|assim|do jeito)|mant[eé]m|mantenha|igualzinho",
    not: "não|nada|nao|nunca|nem",
    only: "só|somente|apenas|menos|exceto|mas não",
  },
  nl: {
    stay: "blij(?:ft|ven|f)|laat (?:het|de|dat|die|alles|zo|maar|ze)|zo laten|(?:is|zijn) (?:prima|goed) zo|zoals (?:het|ze) (?:is|zijn|was|waren)",
    not: "niet|niets|nooit|geen",
    only: "alleen|enkel|behalve|maar niet",
  },
};
