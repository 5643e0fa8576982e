import type { PageLanguage } from "~/lib/languages";

/** How somebody asks not to publish what was just said. */
export const ASKED: Record<PageLanguage, string> = {
  en: "(?:(?:do not|don['’]?t|no need to|you needn['’]?t) (?:mention|put|write|print|publish|show|say|include|quote|name) (?:it|that|this|them|him|her|those)(?: (?:on|in|anywhere|there|down|please)(?: \\p{L}+){0,3})?|leave (?:it|that|this|them|him|her) (?:off|out)|(?:that|this|it)(?:['’]?s| is) (?:not for the (?:web)?site|between us)|ignore? (?:it|that|this))",
  de: "(?:(?:das|dies|den|sie) (?:müss?t|muss|brauch\\p{L}*|soll\\p{L}*|darf) (?:ihr |man |du |sie )?(?:ja |bitte |aber )?nicht (?:schreiben|erwähnen|nennen|hin|rein|drauf|auf die (?:seite|homepage))|(?:das|dies|den|die) (?:lasst|lass|lassen sie|lassen wir) (?:mal |bitte |lieber |besser )?(?:weg|raus)|(?:schreibt|nennt|verratet|sagt)['’]?s bitte nicht|(?:das |dies )?(?:bitte )?nicht (?:schreiben|erwähnen|reinschreiben|draufschreiben|übernehmen|veröffentlichen)|das (?:ist|bleibt) (?:aber )?(?:vertraulich|unter uns))",
  es: "(?:(?:eso|esto) no hace falta (?:ponerlo|decirlo|mencionarlo)|(?:eso |esto )?no (?:lo|la|los|las) (?:mencion|pong|nombr|publi)\\p{L}+|no hace falta (?:ponerlo|decirlo|mencionarlo)|(?:eso|esto) no va|(?:eso |esto )no (?:lo )?pong\\p{L}+|que quede entre nosotros)",
  fr: "(?:(?:(?:on|nous|tu|vous|je) )?ne (?:le|la|les) (?:mentionn|met|cit|écri|di)\\p{L}* pas|(?:inutile|pas besoin) de (?:le |la |les )?(?:mentionner|écrire|mettre|dire|citer)|(?:à )?ne pas (?:le |la |les )?(?:mentionner|publier|écrire|reprendre)|ça reste entre nous)",
  it: "(?:non (?:lo|la|li) (?:mett|scriv|nomin|cit)\\p{L}+|non (?:scriv|mett|nomin)\\p{L}+(?:lo|la|li)|non serve (?:scriverlo|dirlo|metterlo)|(?:questo|questa cosa) non va (?:scritt|mess)[oa]|resta tra noi)",
  pt: "(?:(?:isso|isto) não (?:vai|bota|põe|ponha\\p{L}*|coloque\\p{L}*|escreva\\p{L}*|entra)|não precisa (?:de )?(?:citar|dizer|pôr|colocar|escrever|mencionar)(?: isso| isto)?|não (?:ponha|coloque|escreva|mencione)m? (?:isso|isto)|fica entre nós)",
  nl: "(?:(?:dat|dit|hem|haar) (?:hoeft|moet|mag) (?:er )?nie?t? (?:bij|op|in|vermeld worden|genoemd worden|op de site)|(?:zet|schrijf|noem|vermeld) (?:dat|dit|hem|haar) (?:er )?(?:dus )?nie?t?(?: bij| op)?|dat blijft onder ons)",
  pl: "(?:(?:tego|o tym|go|jej|ich) (?:proszę )?nie (?:pisać|pisz\\p{L}*|wspomina\\p{L}+|podawa\\p{L}+|umieszcza\\p{L}+|publik\\p{L}+)|to (?:zostaje |tylko )?między nami)",
  ar: "(?:لا (?:تذكر|تكتب|تنشر)(?:وا)?(?:ه|ها|هم)|لا (?:تذكر|تكتب|تنشر)(?:وا)? (?:هذا|ذلك|ده)|ما تكتب(?:ش|وش|هاش|هوش)|الكلام ده بيننا|هذا بيننا)",
};
/** The same of what need not be there: "that doesn't have to go on", "may be mentioned but needn't". */
export const NEED_NOT: Record<PageLanguage, string> = {
  en: "(?:nobody (?:needs|has) to know (?:that|this|it)|no need to name (?:me|him|her|us|them)|(?:the )?(?:same|that|this|it) (?:should|must|is) not (?:to )?be (?:displayed|shown|mentioned|published)(?: (?:on|in) (?:it|there|(?:the|your) (?:web)?(?:site|page)))?|(?:that|this|it) (?:(?:doesn['’]?t|does not) (?:have|need) to (?:be|go)|need(?:n['’]?t| not) (?:be|go)) (?:on|in|there|mentioned)(?: (?:it|there|(?:the|your) (?:web)?(?:site|page)))?|(?:may|can) be (?:mentioned|named|added)(?: \\p{L}+){0,4},? but (?:it )?(?:(?:doesn['’]?t|does not) (?:have|need) to(?: be)?|need(?:n['’]?t| not)(?: be)?))",
  de: "(?:(?:das|dies) (?:muss|braucht) (?:aber |ja |jetzt )*(?:keiner|niemand)(?: zu)? (?:zu )?wissen|(?:mich|uns|ihn|sie) (?:muss|müsst|braucht) (?:ihr |man )?(?:nicht|keiner) (?:zu )?(?:nennen|erwähnen)|(?:das|dies|der|die) (?:braucht|muss|soll|gehört) (?:aber |ja |jetzt )?(?:nicht|keinesfalls) (?:auf|in|an) (?:die|der|unsere) (?:seite|website|webseite|homepage|öffentlichkeit)|(?:darf|kann) (?:gern |ruhig )?(?:erwähnt|genannt|rein|drauf|dazu)(?: werden)?(?: \\p{L}+){0,4},? (?:aber )?muss (?:aber |es )?nicht(?: sein)?)",
  es: "(?:(?:eso|esto) (?:no lo tiene que saber nadie|nadie (?:tiene que|necesita) saberlo)|no hace falta (?:citar|nombrar|mencionar)(?:me|lo|la|nos)|(?:eso|esto) no (?:(?:debe|tiene que|ha de) (?:salir|aparecer|estar|ir)(?: en la (?:web|página))?|va en la (?:web|página))|(?:eso|esto) no hace falta que (?:salga|aparezca|conste)(?: en la (?:web|página))?|se puede (?:nombrar|mencionar|poner)(?: \\p{L}+){0,4},? pero no hace falta)",
  fr: "(?:(?:ça,? )?personne n['’]a besoin de (?:le )?savoir|(?:inutile|pas besoin) de (?:me|nous) (?:citer|nommer|mentionner)|(?:ça|cela) (?:ne |n['’])?(?:doit|a) pas (?:à )?(?:apparaître|figurer|être)(?: sur le site)?|(?:pas la peine|pas besoin) (?:que ça (?:y soit|apparaisse|figure)|d['’]en parler)(?: (?:sur|dans) le site)?|peut être (?:citée?|mentionnée?)(?: \\p{L}+){0,4},? mais (?:ce n['’]est )?pas (?:obligé|obligatoire|nécessaire))",
  it: "(?:(?:questo|ciò) non (?:deve|serve) saperlo nessuno|non (?:serve|occorre|c['’]è bisogno di) (?:citar|nominar|menzionar)(?:mi|lo|la|ci|li)|(?:questo|ciò) non deve (?:apparire|comparire|stare|esserci)(?: sul sito)?|non (?:serve|occorre) che (?:ci sia|si veda|appaia)|non c['’]è bisogno di (?:scriverlo|metterlo|dirlo)|si può (?:nominare|citare|mettere)(?: \\p{L}+){0,4},? ma non (?:serve|è obbligatorio|è necessario))",
  pt: "(?:(?:isso|isto) ninguém precisa (?:de )?saber|não (?:precisa|é preciso) (?:de )?(?:me (?:citar|nomear)|(?:citar|nomear)-me)|(?:isso|isto) não (?:deve|pode|é para) (?:aparecer|ir|estar|sair)(?: n[oa] (?:site|página))?|(?:isso|isto) não precisa (?:de )?(?:estar lá|aparecer)(?: n[oa] (?:site|página))?|pode ser (?:citad|mencionad)[oa](?: \\p{L}+){0,4},? mas não (?:precisa|é preciso|é obrigatório))",
  nl: "(?:(?:dat|dit) hoeft (?:maar )?niemand te weten|(?:mij|ons|me) hoef(?:t|je|je me)? (?:je |u |er )?niet te (?:noemen|vermelden)|(?:dat|dit) (?:moet|mag|hoeft) (?:er )?niet op de (?:site|website|pagina)(?: (?:staan|komen))?|(?:mag|kan) (?:genoemd|vermeld|erbij|erop)(?: worden)?(?: \\p{L}+){0,4},? maar (?:dat )?hoeft (?:er )?niet(?: bij| op)?)",
  pl: "(?:(?:tego|o tym) nikt nie musi wiedzieć|mnie nie trzeba (?:wymieniać|wspominać)|(?:to|tego) nie (?:powinno|może|ma) (?:być|się pojawić)(?: na stronie)?|(?:to|tego) nie musi (?:tam być|widnieć)(?: na stronie)?|tego nie trzeba (?:pisać|podawać|wspominać)|można (?:o tym )?(?:wspomnieć|napisać|podać)(?: \\p{L}+){0,4},? ale nie trzeba)",
  ar: "(?:(?:ما|مش) لازم حد يعرف|لا (?:داعي|حاجة) لذكر(?:ي|نا)|(?:هذا|هذه) (?:يجب|ينبغي) (?:ألا|أن لا) (?:يظهر|تظهر)(?: في الموقع)?|لا (?:داعي|حاجة) ل(?:ذكره|ذكرها|كتابته|كتابتها)|(?:مش|مو) لازم (?:تكتب|تذكر)\\p{L}*|(?:ممكن|يمكن) (?:ذكره|ذكرها)(?: \\p{L}+){0,4}،? (?:لكن|بس) (?:مش ضروري|ليس ضروريا|غير ضروري))",
};
/** The same of one thing in what was said, and of where it is not to stand: "don't print the number", "keep that off the web". */
export const KEEP_OFF: Record<PageLanguage, string> = {
  en: "(?:keep (?:it|that|this|them|him|her|these|those|that one) (?:off|out of) (?:(?:the|our|my) )?(?:web(?:site)?|site|page|internet|print)|(?:do not|don['’]?t) (?:mention|write|print|publish|show|quote|put up) (?:the|that|this) (?:numbers?|figures?|prices?|amounts?|sum|names?|year|bit|part))",
  de: "(?:(?:die|den|das) (?:zahl|preis|betrag|summe|name[n]?|teil) (?:bitte |aber )*nicht (?:nennen|schreiben|drucken|veröffentlichen|hinschreiben|draufschreiben)|(?:das |den |die )?(?:bitte )?(?:nicht|raus) (?:aufs|ins) (?:netz|internet)|lasst? das (?:bitte )?(?:weg|raus))",
  es: "(?:no (?:pong|publi|escrib|mencion)\\p{L}+ (?:el|la|ese|esa) (?:número|cifra|precio|cantidad|nombre|parte)|(?:eso|esto) fuera de la (?:web|página))",
  fr: "(?:ne (?:mett|imprim|publi|écriv|cit)\\p{L}+ pas (?:le|la|ce|cette) (?:chiffre|nombre|prix|montant|nom|partie)|(?:ça|cela) (?:ne va )?pas sur (?:le site|internet)|laisse[zr]? (?:ça|cela) de côté)",
  it: "(?:non (?:mett|scriv|stamp|pubblic)\\p{L}+ (?:il|la|quel|quella) (?:numero|cifra|prezzo|importo|nome|parte)|(?:questo|questa) (?:tienilo|lo tenga|tenetelo|fuori) (?:fuori )?dal sito)",
  pt: "(?:não (?:ponh|coloqu|escrev|publiqu|imprim|bot)\\p{L}+ (?:o|a|esse|essa) (?:número|valor|preço|montante|nome|parte)|(?:isso|isto) (?:fica )?fora d[oa] (?:site|página)|deix[ea]m? (?:isso|isto) (?:de )?fora)",
  nl: "(?:(?:het|de|dat|die) (?:getal|prijs|bedrag|naam|stuk) (?:graag |aub )?niet (?:noemen|vermelden|afdrukken|opschrijven)|(?:houd|hou|laat) (?:dat|dit|hem|haar) (?:buiten|weg van|van) (?:de|het) (?:site|website|internet|web)|laat (?:dat|dit) (?:maar )?weg)",
  pl: "(?:(?:tej|tego) (?:liczby|ceny|kwoty|nazwiska|fragmentu) (?:proszę )?nie (?:podawa|pisa|drukowa|publikowa)\\p{L}+|(?:to|tego) (?:proszę )?nie (?:na|w) (?:stronę|internecie))",
  ar: "(?:لا (?:تذكر|تكتب|تنشر|تطبع)(?:وا)? (?:الرقم|السعر|المبلغ|الاسم)|(?:هذا|هاد|ده) (?:مش|مو|ليس) للموقع)",
};
/** "Our students get 14 an hour, mention that, too?": whether it is to be said at all. */
export const WHETHER: Record<PageLanguage, string> = {
  en: "(?:(?:should|shall|do|can) (?:we|i|you|they) (?:also )?|worth )?(?:mention(?:ing)?|includ(?:e|ing)|say(?:ing)?|put(?:ting)?)(?: (?:that|it|this|them))?(?: (?:too|as well|on|in|there|on there))?",
  de: "(?:(?:soll|muss|darf|kann) (?:ich |man |das |wir )?)?(?:das )?(?:auch |mit )?(?:noch )?(?:erwähnen|rein|drauf|dazuschreiben|reinschreiben|hinschreiben)",
  es: "(?:¿)?(?:lo|la|los|las|eso|esto|también) (?:también )?(?:pong(?:o|amos)|ponemos|mencion(?:o|amos)|decimos)(?: también)?",
  fr: "(?:(?:on|je) (?:le|la|les) (?:met|mets|dit|dis|mentionne)|à mentionner|faut-il le (?:dire|mettre|mentionner))(?: aussi)?",
  it: "(?:(?:lo|la|li|questo) (?:metto|mettiamo|diciamo|scriviamo|scrivo)|da (?:mettere|scrivere|dire))(?: anche)?",
  pt: "(?:(?:isso |isto )?(?:põe|ponho|pomos|coloco|boto|menciono|digo)(?: (?:isso|isto))?|é para (?:pôr|colocar|mencionar))(?: também)?",
  nl: "(?:(?:moet|zal|kan) (?:dat|dit|ik dat|er) )?(?:er )?(?:ook |nog )?(?:vermelden|erbij|erop|bijzetten|noemen)",
  pl: "(?:czy )?(?:to |o tym )?(?:też |także )?(?:podać|napisać|wspomnieć|wpisać|dodać)",
  ar: "(?:هل )?(?:نذكر|اذكر|نكتب|اكتب)(?:ه|ها)?(?: هذا| ذلك| ده)?(?: أيضا)?",
};
/** What in a sentence asks not to publish what it tells, wherever in it: "Office hours in the afternoon please do not list". */
export const NOT_TO_PUBLISH: Record<PageLanguage, string> = {
  en: "(?:please|pls|kindly) (?:do not|don['’]?t) (?:list|publish|advertise)|(?:does not|doesn['’]?t|do not|don['’]?t|would not|wouldn['’]?t) (?:like|want) (?:it|that|this|them|him|her|those) (?:to be )?(?:said|mentioned|told|printed|published)|(?:is|are|was) not to be (?:published|printed|shown|displayed|put (?:up|online)|made public)",
  de: "(?:bitte|lieber|möglichst) nicht (?:angeben|nennen|erwähnen|veröffentlichen|aufführen|zeigen|draufschreiben|reinschreiben|hinschreiben)|will nicht,? dass (?:man )?(?:das|es|ihn|sie) (?:erwähnt|genannt|gezeigt|weiß|jeder)|(?:darf|soll|sollen|dürfen) (?:auf (?:gar )?keinen fall|keinesfalls|nicht|nie) (?:veröffentlicht|genannt|bekannt|publik)(?: \\p{L}+)?",
  es: "por favor,? no (?:publi|indi|menci)\\p{L}+|no (?:le |les )?gusta que (?:se )?(?:lo )?(?:dig|habl|sep|mencion)\\p{L}+|no quiere que (?:se )?(?:dig|sep|mencion|public)\\p{L}+|no (?:debe|se debe|ha de|puede) (?:publicarse|publicar|hacerse público)|que no se publique",
  fr: "(?:merci de|prière de|svp|s['’]il vous plaît) ne pas (?:indiquer|mentionner|publier|divulguer)|(?:n['’]aime|ne veut) pas (?:qu['’]on|que ça) (?:en parle|le dise|le sache|se sache|se dise|figure|apparaisse)|ne doit pas être (?:publiée?|divulguée?|rendue? publi\\p{L}+)|n['’]est pas à publier",
  it: "(?:per favore|pregasi|vi prego) (?:di )?non (?:indicar|pubblicar|menzionar|citar)\\p{L}+|non (?:vuole|gli piace|le piace) che (?:si )?(?:dica|sappia|ne parli|scriva)|non (?:va|vanno|deve essere|dev['’]essere) (?:pubblicat|divulgat|res)[oaie](?: pubblic[oa])?",
  pt: "(?:por favor,? )não (?:indiqu|publiqu|mencion|divulgu)\\p{L}+|não (?:gosta|quer) (?:que|q) (?:se )?(?:fal|dig|saib|mencion|apareç)\\p{L}+|não (?:é para|pode|deve) (?:publicar|ser (?:publicad|divulgad)[oa])",
  nl: "(?:graag|aub|alstublieft|liever) niet (?:vermelden|noemen|tonen|publiceren|opschrijven)|wil niet dat (?:dat|het|iedereen) (?:genoemd|vermeld|erop|weet|gezegd)|mag (?:niet|nergens) (?:gepubliceerd|openbaar|bekend)(?: \\p{L}+)?",
  pl: "(?:proszę|prosimy) nie (?:publikować|wymieniać)|nie (?:lubi|chce),? (?:żeby|by|gdy) (?:o tym |to )?(?:mówi|pisa|wiedzi|pokazy)\\p{L}+|nie (?:może|powinn[aoy]|należy) (?:być )?(?:publikowan\\p{L}+|opublikowan\\p{L}+|publikować)",
  ar: "(?:رجاء|الرجاء|من فضلكم|لو سمحتم?) (?:عدم (?:ذكر|نشر)|لا (?:تذكر|تنشر)\\p{L}*)|(?:لا يحب|ما بيحب|ما بدو|لا يريد) (?:ذكر|نذكر|حد)\\p{L}*|لا يُ?نشر(?=[،.؛:]|$)",
};
/** Words that are not to stand as they are: "… wet ya drongo (say that nicer)". */
export const SAY_NICER: Record<PageLanguage, string> = {
  en: "\\((?:please )?(?:say|put|word|phrase) (?:it|that|this) (?:\\p{L}+ )?(?:nicer|nicely|kinder|kindly|politely|better|properly)\\)",
  de: "\\((?:bitte )?(?:das )?(?:netter|freundlicher|höflicher|schöner) (?:sagen|formulieren|schreiben|ausdrücken)\\)",
  es: "\\((?:dilo|dígalo|díganlo|ponlo|pónganlo|decilo|ponelo) (?:más )?(?:bonito|amable|suave|fino)\\)",
  fr: "\\((?:à dire|dites-le|dis-le|à tourner|à formuler) (?:plus )?(?:gentiment|poliment|joliment)\\)",
  it: "\\((?:ditelo|dillo|scrivetelo|scrivilo|da dire) (?:più |in modo più )?(?:gentile|gentilmente|carino|meglio)\\)",
  pt: "\\((?:diga|digam|diz|escreva|escrevam|põe|fala) (?:isso |isto )?(?:mais |de forma mais |de um jeito mais )?(?:bonito|educad[oa]|gentil|simpátic[oa]|suave)\\)",
  nl: "\\((?:zeg|schrijf|verwoord) (?:dat|het) (?:wat )?(?:netter|vriendelijker|beleefder|aardiger)\\)",
  pl: "\\((?:proszę )?(?:to )?(?:ładniej|grzeczniej|milej)(?: to)? (?:napisać|powiedzieć|napiszcie|ująć)\\)",
  ar: "\\((?:قولوها|اكتبوها|صيغوها) (?:بشكل |بطريقة )?(?:ألطف|أحسن|أجمل)\\)",
};
/** What follows from what was told: "… is under renewal so leave that number blank". */
export const LEAVE_OUT: Record<PageLanguage, string> = {
  en: "(?:leave|keep) (?:that|the|this|it|those) (?:\\p{L}+ ){0,2}(?:blank|empty|out|off)(?: (?:it|there|for now|please))?|(?:do not|don['’]?t|dont) (?:put|write|say|print|add|mention)(?: in| down)? (?:anything|nothing|a word) (?:about|on|of) [^.!?,;]{2,40}|(?:do not|don['’]?t|dont) go (?:putting|writing|saying|printing) (?:that|it|this)|leave (?:me|him|her|them|us) (?:off|out)(?: of)?(?: it)?",
  de: "(?:lass|lasst|lassen sie) (?:das|die|den|dies) (?:\\p{L}+ ){0,2}(?:leer|frei|weg|offen)|(?:schreibt|schreib|schreiben sie) (?:bitte )?nichts (?:über|von|zu|davon)(?: [^.!?,;]{2,40})?",
  es: "(?:dejen|deja|dejad|deje) (?:ese|esa|el|la|eso) (?:\\p{L}+ ){0,2}(?:en blanco|vacío|vacía|fuera)|no (?:pongan|pongas|pongáis|escriban|digan) nada (?:de|del|sobre)(?: [^.!?,;]{2,40})?",
  fr: "(?:laissez|laisse) (?:ce|cette|le|la|ça) (?:\\p{L}+ ){0,2}(?:vide|en blanc|de côté)|ne (?:mettez|mets|dites|écrivez) rien (?:sur|de|du|à propos)(?: [^.!?,;]{2,40})?",
  it: "(?:lasciate|lascia|lasci) (?:quel|quella|quello|il|la|questo) (?:\\p{L}+ ){0,2}(?:vuoto|vuota|in bianco|fuori)|non (?:scrivete|mettete|dite) (?:niente|nulla) (?:su|sul|sulla|di|del)(?: [^.!?,;]{2,40})?",
  pt: "(?:deixem|deixe|deixa) (?:esse|essa|este|o|a|isso) (?:\\p{L}+ ){0,2}(?:em branco|vazio|vazia|de fora)|não (?:ponham|ponha|põe|escrevam|escreva|digam) nada (?:sobre|de|do|da)(?: [^.!?,;]{2,40})?",
  nl: "laat (?:dat|die|het|de) (?:\\p{L}+ ){0,2}(?:leeg|open|weg)|(?:zet|schrijf|zeg) (?:er )?niets (?:over|van|op)(?: [^.!?,;]{2,40})?|(?:laat|hou) (?:mij|me|hem|haar) er ?(?:buiten|af)",
  pl: "(?:zostaw(?:cie)?|proszę zostawić) (?:ten|tę|to|tamten) (?:\\p{L}+ ){0,2}(?:pust[eyąa]|puste miejsce)|(?:proszę )?nic nie pis(?:ać|zcie) o [^.!?,;]{2,40}|nie pisz(?:cie)? nic o [^.!?,;]{2,40}",
  ar: "اتركوا? (?:هذا|هذه|ال\\p{L}{1,20}) (?:\\p{L}+ ){0,2}(?:فارغا|فارغًا|فارغة)|لا تكتبوا? (?:أي )?شيئ?(?:ا|ًا)? عن [^.!؟،]{2,40}",
};
