import type { WordTables } from "../reading/read-languages";

/**
 * `tells` makes a statement of a name: verbs, pronouns, who and what is not. `elsewhere` beside an amount says that it is no
 * price of the business: somebody else gets it, it was so once, it comes on top, or it is a fine.
 */
export type OtherWord = "tells" | "elsewhere";

export const OTHER_WORDS: WordTables<OtherWord> = {
  en: {
    tells:
      "beware|beware of|watch out for|be wary of|dont trust|don't trust|thats|thatll|its|whoever|anyone|everyone|those|people who|not|isnt|isn't|cant|can't|wont|won't|doesn't|doesnt|didn't|us|them|him|her|went|goes|go to|charged|charges|miss|misses|missed|forget|forgets|cancel|cancels|turn up|turns up|owe|owes|costing|used to|once|risk|insured|covered|licence renewal|license renewal|sells|wants|asks|does|did|seen|valued|was asked for|were asked for|wanted",
    elsewhere:
      "off the internet|from the internet|ignore|ignor|disregard|still says|still said|out of date|outdated|the same thing|the same job|the same work|the same service|for the same|to the above|on the above|somebody else|someone else|not us|not to us|not ours|not our|on top of|elsewhere|next door|used to|back then|once cost|anywhere else|other shops|other places|to the council|to the county|to the state|to the city|to the government|no longer|not any more|not anymore|owe us|owes us|no sorry|sorry no|goes to|go to the|which you pay|paid to|payable to|you pay them|no shows|no-shows|thereafter|beyond that|not mine|isn't ours|isnt ours|aren't ours|a year ago|years ago|last year|is over|has ended",
  },
  de: {
    tells:
      "vorsicht vor|vorsicht bei|hütet euch|misstraut|misstrauen|rechnet|wem|wen|welche|welcher|niemand|jeder der|jeder|uns|euch|ihnen|ihm|kommt|kommen|geht|gehen|gibt|geben|legen|legt|fällt|fallen|verlangt|verlangen|berechnen|berechnet|absagt|abgesagt|abgesagte|abzusagen|versäumt|versäumte|vergisst|vergessene|haften|haftet|früher|damals|anderswo|darf|dürfen|will|wollen|würde|nehme|mach|macht|bei uns|geschätzt|verlangte|verlangten|wollte|wollten",
    elsewhere:
      "aus dem internet|aus dem netz|ignorieren|ignoriert|veraltet|überholt|für das gleiche|fürs gleiche|für dasselbe|fürs selbe|für die gleiche|für dieselbe|nicht an uns|nicht zu uns|nicht bei uns|nicht von uns|geht an|gehen an|an die stadt|an das amt|ans amt|an den staat|anderswo|woanders|beim händler|früher|damals|nicht mehr|obendrauf|obendrein|in die kasse|nicht absagt|ohne abzusagen|nicht abgesagte|nicht abgesagt|nicht kommt|nicht erscheint|zu spät kommt|leider nein|danach|darüber hinaus|jenseits davon|nicht unser|nicht unsere|gehört nicht|vor einem jahr|vor jahren|letztes jahr|voriges jahr|ist vorbei",
  },
  es: {
    tells:
      "desconfíe|desconfíen|desconfía|desconfiad|cuidado con|ojo con|cobra|quienes|aquel que|él|ella|ellos|nos|les|le|va|van|viene|vienen|avisa|avisan|debe|deben|olvida|olvidan|salía|costaba|era|antes|cobran|encuentra|encuentras|se paga|se pagan|pide|piden|llega|llegan|sube|suben|puede ser|quiere|quieren|visto|valorado|estaba|estaban|salían|cobraba|cobraban|valía|valían|pidió|pidieron|cobró|cobraron|pedía|pedían",
    elsewhere:
      "los de internet|las de internet|los del internet|ignoren|ignora|ignórenlo|desactualizado|lo mismo|por la misma|por el mismo|se dona|va para|no es nuestra|no es nuestro|no nuestra|no nuestro|no a nosotros|no para nosotros|va a la|va al|se paga a|al ayuntamiento|al estado|en otros sitios|en otro sitio|en otra parte|antes|ya no|por encima de|sin avisar|no avisa|no viene|no se presenta|llega tarde|más allá|a partir de ahí|no son nuestros|no es mío|no es mía|hace un año|hace años|hace tiempo|el año pasado|ya fue|era para",
  },
  fr: {
    tells:
      "méfiez-vous|méfie-toi|attention à|attention aux|demande|demandent|prend|prennent|facture|facturent|celui|celle|ceux|quiconque|lui|eux|va|vont|vient|viennent|doit|doivent|oublie|oublient|manque|coûtait|valait|était|avant|ailleurs|vend|vendent|trouve|se paie|se paye|à payer|annule|annulent|est dû|ça|cela|faut|j'ai|j’ai|veut|veulent|vu|estimé|estimée|demandait|demandaient|facturait|facturaient|a demandé|ont demandé",
    elsewhere:
      "ceux d'internet|ceux d’internet|celles d'internet|celles d’internet|ignorez|ignorer|périmé|périmée|plus valable|la même chose|pour le même|pour la même|reversé|reversés|reversée|pas chez nous|pas à nous|pas pour nous|à payer à|se paie à|se paye à|versé à|à l'état|à l’état|à la mairie|à la ville|ailleurs|autrefois|dans le temps|n'est plus|ne plus|en plus de|oublie|sans prévenir|ne vient pas|ne viennent pas|non excusé|au-delà|par la suite|pas le nôtre|pas la nôtre|pas à moi|il y a un an|l'an dernier|l'année dernière|c'était",
  },
  it: {
    tells:
      "diffidate|diffidi|diffida|attenti a|attenzione a|occhio a|prende|prendono|chiunque|coloro|quelli|lei|ci|vi|gli|va|vanno|arriva|disdice|disdire|deve|devono|dimentica|costava|veniva|era|altrove|trovate|trovi|lo trovate|si paga|si pagano|chiede|chiedono|perde|manca|danno|vuole|vogliono|visto|stimato|ha chiesto|hanno chiesto|chiedeva|chiedevano",
    elsewhere:
      "quelli di internet|quelle di internet|quelli da internet|ignorate|ignorare|ignori|superato|la stessa cosa|lo stesso lavoro|per lo stesso|per la stessa|in beneficenza|non a noi|non nostra|non nostro|non è nostra|non è nostro|non per noi|va alla|va al|si paga a|al comune|allo stato|altrove|una volta|non più|in aggiunta|non disdice|senza disdire|senza avvisare|non si presenta|non viene|arriva tardi|oltre questo|da lì in poi|non è mio|non è mia|non sono nostri|un anno fa|anni fa|l'anno scorso|era per",
  },
  pt: {
    tells:
      "desconfie|desconfiem|cuidado com|atenção a|cobra|cobram|aquele|aqueles|nos|lhe|lhes|vai|vão|vem|vêm|deve|devem|falta|faltar|esquece|custava|era|antes|noutro lado|encontra|paga-se|pede|pedem|chega|perde|quer|querem|visto|avaliado|pediu|pediram|cobrou|cobraram|pedia|pediam",
    elsewhere:
      "os da internet|as da internet|ignorem|ignore|ignorar|desatualizado|a mesma coisa|o mesmo serviço|pelo mesmo|pela mesma|reverte|não para nós|não é nosso|não é nossa|não nos|não connosco|não é connosco|vai para|paga-se a|à câmara|ao estado|noutro lado|em outro lugar|antigamente|já não|não mais|em cima de|sem avisar|não avisa|não aparece|chega atrasado|para além disso|a partir daí|não é nosso|não é nossa|não são nossos|há um ano|há anos|no ano passado|ano passado|já foi|era para",
  },
  nl: {
    tells:
      "pas op voor|pas op met|wantrouw|rekent|rekenen|vraagt|vragen|degene|diegene|niemand|iedereen|ons|jullie|hem|haar|gaat|gaan|komt|komen|afzegt|afzeggen|afgezegd|vergeet|kostte|vroeger|elders|verkoopt|verkopen|is kwijt|kwijt|zou|zal|zullen|wil|willen|mag|mogen|betaal je|die|dat|maakt|gezien|geschat|vroeg|vroegen|rekende|rekenden|wilde|wilden",
    elsewhere:
      "van internet|van het internet|negeer|negeren|verouderd|hetzelfde|voor dezelfde|niet naar ons|niet aan ons|niet bij ons|niet van ons|gaat naar|gaan naar|aan de gemeente|naar de gemeente|aan het rijk|elders|ergens anders|bij de buren|vroeger|niet meer|bovenop de|niet op tijd|niet komt|niet afzegt|zonder afzeggen|zonder af te zeggen|te laat komt|daarna|daarboven|niet van ons|is niet onze|een jaar geleden|jaren geleden|vorig jaar|is voorbij",
  },
  pl: {
    tells:
      "mogę|moge|możemy|mozemy|zostają|zostaja|zostaje|uważajcie|uważaj na|nie ufajcie|nie ufaj|bierze|biorą|pobiera|ten kto|każdy kto|nam|nas|im|jej|idzie|idą|przyjdzie|odwoła|odwołuje|traci|zapomni|zapomina|kosztowało|kosztował|dawniej|kiedyś|gdzie indziej|sprzedaje|będzie|nie|chce|chcą|widział|widziałem|szacowany|wziął|wzięli|wzięła|żądał|żądali|brał|brali|chciał|chcieli",
    elsewhere:
      "z internetu|z netu|zignorujcie|zignoruj|nieaktualne|nieaktualny|to samo|za tę samą|za ten sam|idzie na|idą na|nie do nas|nie dla nas|nie nasza|nie nasz|idzie do|do urzędu|dla urzędu|do miasta|do państwa|gdzie indziej|dawniej|kiedyś|już nie|nie odwoła|bez odwołania|nie przyjdzie|spóźni|dalej|powyżej tego|nie nasze|nie nasz|nie nasza|nie jest nasz|to nie my|rok temu|lat temu|w zeszłym roku",
  },
  ar: {
    tells:
      "احذروا|احذر|ببيع|ببيعوا|بيبيع|بيبيعوا|بتبيع|يبيع|تبيع|بياخد|بياخدوا|باخدوا|فتطلب|فيطلب|فيطلبون|وتطلب|ويطلب|فتأخذ|فيأخذ|تطلب|يطلب|يطلبون|يأخذ|تأخذ|من لا|من لم|كل من|لنا|لهم|يخسر|يحضر|تذهب|يذهب|كان|كانت|سابقا|لا|ليس|ليست|يريد|يريدون|رأيت|طلبوا|طلبت|أخذوا|أخذت",
    elsewhere:
      "من الإنترنت|من الانترنت|من النت|نفس الشيء|نفس العمل|لنفس|على نفس|ليس لنا|ليست لنا|لا لنا|تذهب إلى|يذهب إلى|للبلدية|للحكومة|للدولة|سابقا|في السابق|من لا يحضر|لا يحضر|لم يحضر|بعد ذلك|ليست ملكنا|ليس ملكنا|مش احنا|مش عنا|مش عندنا|مش النا|مو احنا|مو عندنا|مو لنا|قبل سنة|السنة الماضية|العام الماضي|السنة اللي فاتت|زمان",
  },
};
