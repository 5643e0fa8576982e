import type { PageLanguage } from "~/lib/languages";

/** How somebody who makes a page is asked to write something down or to make it large, in each language. */
const TELL: Record<PageLanguage, string> = {
  en: "(?:please |kindly |pls )+(?:say|write|mention|state) \\p{L}+ly(?!\\p{L})|(?:so |and )?(?:could|can|should) (?:that|this|it) (?:please )?(?:be|go|stand) (?:\\p{L}+ ){0,4}(?:top|first|seen|visible|clear)(?!\\p{L})|(?:nobody|no one) should be (?:surprised|shocked|caught out)(?!\\p{L})|(?:so |and )?(?:please |kindly |pls )*(?:tell (?:people|them|everyone|customers)|(?:say|mention|write|put|state) (?:so|that|this|it)(?=[,.!]|$|\\s(?:\\p{L}+ly|somewhere|down|please|on|before|loud|big|large|first|early|where|because)(?!\\p{L})))|(?:and |which |(?:and )?(?:this|that)(?: is|['’]s) what )?(?:i|we)(?:['’]d| would)? (?:like|want) (?:people to know|(?:that|this|it) (?:said|written|mentioned|shown|known))(?!\\p{L})|(?:and )?people should know (?:that|this)(?!\\p{L})|(?:and )?(?:this|that|it) (?:must|should|has to|needs to|ought to) be (?:\\p{L}+ ){0,2}(?:stated|said|written|mentioned|shown|clear|visible)(?!\\p{L})",
  de: "(?:das )?(?:bitte )?(?:ganz |richtig )?(?:groß|gross|dick) (?:hin|drauf|rein|hinschreiben|draufschreiben|schreiben)(?!\\p{L})|das bitte (?:ganz |richtig )?(?:groß|gross|dick)(?!\\p{L})|(?:damit|nicht dass) (?:sich )?(?:niemand|keiner|hinterher jemand) \\p{L}+(?: ist)?$|(?:das |dies )?bitte (?:das )?(?:\\p{L}+ ){0,2}(?:hinschreiben|reinschreiben|draufschreiben|erwähnen|schreiben|sagen|betonen)|(?:das )?(?:bitte (?:ganz )?deutlich|(?:das )?(?:muss|soll(?:te)?|darf) (?:\\p{L}+ ){0,2}(?:sichtbar sein|dastehen|draufstehen|drinstehen))(?!\\p{L})|(?:und )?(?:das|dies) (?:muss|soll(?:te)?) (?:\\p{L}+ ){0,3}(?:stehen|hin|rein|drauf|geschrieben|gesagt)(?!\\p{L})",
  es: "que se note(?!\\p{L})|(?:para )?que (?:nadie|no) se (?:sorprend|llev)\\p{L}+|(?:así que |y )?(?:eso |esto )?(?:por favor )?(?:escríb|pón|díg|escrib|pong)\\p{L}*lo(?!\\p{L})|(?:y )?(?:eso |esto )?(?:quiero|queremos|quisiera) que (?:se sepa|se entienda|quede claro)(?!\\p{L})|(?:y )?(?:esto|eso) (?:tiene que|debe|ha de|hay que) (?:\\p{L}+ ){0,2}(?:escrito|claro|dicho|visible|ponerlo|decirlo|verse|constar)(?!\\p{L})",
  fr: "(?:(?:et )?(?:il )?(?:faut|faudrait) que ce soit (?:\\p{L}+ ){0,2}(?:écrit|dit|clair|visible)|(?:il )?(?:mieux vaut|vaut mieux|autant) le dire|(?:que )?personne ne soit surpris)(?!\\p{L})|(?:il )?faut le dire(?!\\p{L})|(?:donc |et )?(?:(?:ça )?c['’]est important,? )?(?:il faut (?:le |l['’])?(?:écrire|ecrire|dire|mentionner)|(?:(?:ça|cela),? )?(?:écrivez|mentionnez|dites)-le|(?:(?:ça|cela),? )?(?:mettez|mets)-le (?:bien |très )?(?:en )?(?:gros|grand|haut|évidence)(?!\\p{L}))|(?:et )?(?:ce qui|cela|ça) (?:mérite|doit|vaut la peine) d?['’]?(?:être )?(?:souligné|dit|mentionné|écrit)e?(?!\\p{L})|(?:et )?(?:ça|cela|ceci) doit (?:\\p{L}+ ){0,2}(?:écrit|dit|visible|clair|figurer)(?!\\p{L})",
  it: "(?:così |che )?nessuno (?:si stupis|resti sorpres|rimanga sorpres)\\p{L}+|(?:quindi |perciò |e )?(?:questo |questa )?(?:per favore )?(?:scrive?t?e?|di|ditel?|mette?t?e?|scrivi|metti)(?:te)?(?:lo|la)(?!\\p{L})|(?:e )?(?:vorrei|vorremmo|voglio) che (?:si (?:sapesse|capisse|capisca|sappia)|fosse chiaro|sia chiaro)(?!\\p{L})|(?:e )?(?:questo|ciò|quest[ao] cosa) (?:va|deve essere|dev['’]essere) (?:\\p{L}+ ){0,2}(?:scritt|dett|mess|chiar)[oa](?!\\p{L})",
  pt: "(?:para )?que ninguém (?:se surpreenda|fique surpres\\p{L}+)|(?:então |por isso |e )?(?:por favor )?(?:escrev|ponh|coloqu|mencion|dig)\\p{L}+ (?:isso|isto)|(?:isso |isto )(?:por favor )?(?:ponha|ponham|põe|põem|escreva|escrevam|coloque|coloquem|bota|botem) (?:bem |em )?(?:grande|destaque)(?!\\p{L})|(?:e )?convém (?:dizê-lo|dizer isso|que se saiba)(?!\\p{L})|(?:e )?(?:isto|isso) (?:tem de|tem que|deve|precisa de?) (?:\\p{L}+ ){0,2}(?:escrito|dito|claro|visível|bem visível)(?!\\p{L})",
  nl: "(?:zodat |zo )?niemand (?:moet |mag )?(?:daarvan )?(?:schrikt|schrikken|verrast)(?!\\p{L})|(?:dus |en )?(?:(?:zet|schrijf|vermeld) (?:dat|dit|het)|(?:dat |dit )?graag (?:duidelijk )?(?:vermelden|opschrijven))|(?:en )?(?:dat|dit) (?:moet|mag) (?:\\p{L}+ ){0,2}(?:duidelijk zijn|erop staan|erbij staan)(?!\\p{L})|(?:en )?(?:dat|dit) moet (?:\\p{L}+ ){0,3}(?:staan|vermeld|gezegd)(?!\\p{L})",
  pl: "żeby nikt (?:się nie dziwił|nie był zaskoczony)|(?:więc |i )?(?:proszę (?:to )?(?:napisać|zaznaczyć|podkreślić)|napiszcie to|to (?:napiszcie|dajcie|piszcie) (?:dużymi|wielkimi|na duż\\p{L}+))|(?:i )?(?:tak )?trzeba (?:to )?(?:napisać|zaznaczyć)(?!\\p{L})|(?:i )?to (?:musi|powinno) (?:\\p{L}+ ){0,2}(?:być (?:\\p{L}+ )?(?:napisane|jasne|widoczne)|stać)(?!\\p{L})",
  ar: "(?:و)?(?:أرجو|نرجو|أتمنى|نتمنى|أريد|نريد) أن يكون (?:هذا|ذلك|الأمر) واضح|(?:هذا |هذه |و)?(?:من فضلكم )?(?:اكتبوا|اذكروا|اكتب|اذكر)(?:ها|ه)?\\s",
};
/** What somebody says of a sentence before it, or behind a comma: that it is to be seen first. */
const PLACED: Record<PageLanguage, string> = {
  en: "(?:and )?(?:please |pls |kindly |so )*(?:put|have|show|stick|get) (?:that|this|it) (?:right |way )?(?:up top|up front|(?:at|near|on|to) (?:the )?(?:very )?top)|(?:and )?(?:that|this)(?:['’]s| is) (?:the (?:one |first )?thing|what) (?:i|we|they|she|he)(?:['’]d)? (?:wants?|like|needs?) (?:to (?:be|see|have) )?(?:right )?(?:first(?=[,.!;]|$)|(?:at|near|on) (?:the )?(?:very )?top)|(?:and |which )?(?:i|we|she|he|they)(?:['’]d)? (?:wants?|likes?|needs?) (?:that|this|it) (?:right )?(?:up top|first(?=[,.!;]|$)|(?:at|near|on) (?:the )?(?:very )?top)|(?:(?:that|this|it) )?(?:goes |should go |must go |should be |has to be |needs to be |to be )?(?:right )?(?:at )?(?:the )?(?:very )?top of (?:the )?page(?=[,.!;]|$)|(?:that|this|it) (?:goes|should go|must go|should be|has to be|needs to be) (?:right )?(?:up top|first(?=[,.!;]|$)|(?:at|near|on) (?:the )?(?:very )?top)",
  de: "(?:und )?(?:das|dies) (?:bitte|muss|soll(?:te)?|gehört|kommt|will ich|möchte ich|wollen wir|hätte ich gern) (?:\\p{L}+ ){0,4}(?:(?:ganz )?nach oben|ganz oben|zuoberst|an den anfang|oben hin|(?:als erstes|zuerst|oben)(?=[,.!;]|$))",
  es: "(?:y )?(?:eso|esto) (?:\\p{L}+ ){0,7}(?:tiene que|debe|ha de|hay que|quiero que|queremos que) (?:ir|estar|salir|verse|ponerlo|vaya|salga|esté) (?:\\p{L}+ ){0,2}(?:arriba|al principio|primero(?=[,.!;]|$))|(?:y )?(?:eso|esto) (?:va )?(?:arriba del todo|primero|arriba)(?=[,.!;]|$)",
  fr: "(?:et )?c['’]est (?:ça|cela|ce) (?:qu['’]il faut|qui doit|que je veux|que nous voulons|qu['’]on doit|que l['’]on doit) (?:\\p{L}+ ){0,3}(?:en premier|tout en haut|en haut|d['’]abord)|(?:et )?(?:ça|cela|ceci) (?:doit (?:\\p{L}+ ){0,3}|va |à mettre )?(?:en premier|tout en haut|en haut)(?=[,.!;]|$)",
  it: "(?:e )?(?:questo|questa cosa|questa frase) (?:va|deve (?:stare|essere|andare)|lo voglio|la voglio) (?:\\p{L}+ ){0,3}(?:in alto|in cima|per prim[ao]|all['’]inizio)|(?:e )?questo (?:per primo|in alto|in cima)(?=[,.!;]|$)",
  pt: "(?:e )?(?:isso|isto) (?:tem (?:de|que) (?:ir|estar|vir|ficar)|deve (?:ir|estar|vir|ficar)|vai|fica|quero) (?:\\p{L}+ ){0,3}(?:no topo|em cima|em primeiro lugar|logo no início|primeiro(?=[,.!;]|$))|(?:e )?(?:isso|isto) (?:primeiro|no topo|em primeiro lugar)(?=[,.!;]|$)",
  nl: "(?:en )?(?:dat|dit) (?:moet|mag|wil ik|willen we|graag|hoort|komt) (?:\\p{L}+ ){0,3}(?:bovenaan|helemaal boven|(?:als eerste|vooraan)(?=[,.!;]|$| (?:staan|komen|te)(?!\\p{L})))|(?:en )?(?:dat|dit) (?:graag )?(?:bovenaan|als eerste)(?=[,.!;]|$)",
  pl: "(?:i )?to (?:ma być|musi być|powinno być|proszę|chcę|chcemy|dajcie|niech będzie) (?:\\p{L}+ ){0,3}(?:na samej górze|na górze|na (?:samym )?początku|jako pierwsze)|(?:i )?to (?:na górze|na początku|jako pierwsze)(?=[,.!;]|$)",
  ar: "(?:و)?(?:هذا|هذه|ذلك) (?:\\p{L}+ ){0,4}(?:في الأعلى|في أعلى (?:الصفحة|الموقع)|في أول (?:الصفحة|الموقع)|في البداية(?=[،,.]|$)|أول شيء(?=[،,.]|$))",
};
const NUMBER =
  "(?:(?:that|this|the) number|diese zahl|die zahl|este número|ese número|ce chiffre|questo numero|dit getal|deze? (?:getal|cijfer)|ta liczba|هذا الرقم)(?!\\p{L})";
const LARGE =
  "(?:big|huge|massive|enormous|large|groß|gross|riesig|grande|enorme|grand|énorme|destaque|destacad\\p{L}|groot|duż\\p{L}|wielk\\p{L}|كبير)";

const all = [...Object.values(TELL), ...Object.values(PLACED)].join("|");
/** "…, so please say so clearly", "… so tell people that before they get cross". */
export const TAIL = new RegExp(
  `^(.{16,}?)(?:\\s?[,;–—،؛]|\\.|\\s-|(?=\\sso\\s)|(?=\\sfaut\\s)|(?=\\s(?:and|und|y|et|e|en|i)\\s))\\s(?:${all})`,
  "iu",
);
export const NUMBER_TAIL = new RegExp(`^(.{6,}?)[,;–—]\\s${NUMBER}.{0,40}(?<!\\p{L})${LARGE}`, "iu");
/** "Please write this down somewhere", "This number should stand out": of the sentence before. */
export const BEFORE = new RegExp(
  `^(?:${all}|(?:really|seriously|wirklich|im ernst|de verdad|en serio|vraiment|davvero|sul serio|a sério|echt|naprawdę)!+$)`,
  "iu",
);
export const NUMBER_BEFORE = new RegExp(`^${NUMBER}.{0,60}(?<!\\p{L})${LARGE}`, "iu");
/** How owners call what comes next: "Important: …", "Let op: …", "To be said clearly: …". */
const SIGNS: Record<PageLanguage, string> = {
  en: "important|please note|(?:(?:also|and|please),? )+note(?: that)?|n\\.?b\\.?|(?:a )?warning|heads[ -]up|(?:to be |please )?(?:say|said|write|written|put) (?:clearly|loud(?:ly)?|big)",
  de: "(?:ganz |sehr )?wichtig|achtung|vorsicht|hinweis|(?:bitte )?beachten(?: sie)?|(?:bitte )?(?:ganz )?(?:deutlich|klar|groß) (?:sagen|schreiben|hinschreiben)",
  es: "(?:muy )?importante(?: que se entienda)?|atención|ojo|aviso|(?:que quede|decir|dejar) (?:bien |muy )?claro",
  fr: "(?:très )?important|attention|à (?:dire|écrire|préciser|noter|savoir)(?: (?:clairement|absolument|bien))?",
  it: "(?:molto )?importante|attenzione|avviso|(?:da )?(?:dire|scrivere) (?:bene|chiaro|chiaramente)",
  pt: "(?:muito )?importante|atenção|aviso|(?:dizer|escrever) (?:bem )?claro",
  nl: "(?:heel )?belangrijk|let op|waarschuwing|duidelijk (?:zeggen|vermelden)",
  pl: "(?:bardzo )?ważne|uwaga|(?:napisać|zaznaczyć) wyraźnie|wyraźnie (?:napisać|zaznaczyć)",
  ar: "(?:مهم|هام)(?: جدا| جداً)?|تنبيه|ملاحظة مهمة",
};
const signs = Object.values(SIGNS).join("|");
/** "Important: the horse has to be dry.", "IMPORTANT dont light the fire". */
export const SIGN = new RegExp(
  `^(?:${signs})\\s?:\\s(?=["“«]?\\p{L}.{12})|^(?:wichtig|important),\\s(?=\\p{L}.{12})`,
  "iu",
);
export const LOUD_SIGN =
  /^(?:VERY )?(?:IMPORTANT|IMPORTANTE|WICHTIG|BELANGRIJK|WAŻNE|ACHTUNG|ATTENTION|ATENCIÓN|ATTENZIONE|ATENÇÃO|LET OP|UWAGA)[!,]?\s(?=\p{L}.{12})/u;
/** "Importante traer los cuchillos envueltos": to what somebody is asked stands behind it. */
export const ASKED_OF_ALL = /^(?:muy |molto |muito )?importante \p{L}+(?:[aei]r|[aei]re)(?:l[aeo]s?)?\s\p{L}/iu;
/** A word of a prohibition or of what comes first, in capitals: "STOP running water", "We do NOT knock on doors". */
export const CAPITALS =
  /(?<![\p{L}'’])(?:STOP|NOT|NEVER|DO NOT|DON[’']?T|ONLY|BEFORE|FIRST|MUST|NICHT|NIEMALS|NUR|ZUERST|ERST|VORHER|NUNCA|SOLO|SÓLO|ANTES|PAS|JAMAIS|SEULEMENT|UNIQUEMENT|AVANT|NON|MAI|PRIMA|NÃO|SÓ|NIET|NOOIT|ALLEEN|EERST|NIE|NIGDY|TYLKO|NAJPIERW)(?![\p{L}'’])/u;

/** "What I want the site to get across is: …", "Que quede claro que …": what is behind it is stressed. */
const LEADS: Record<PageLanguage, string> = {
  en: "(?:and )?(?:i|we|he|she|they)(?:['’]d| would|) (?:like|love|want|wants) (?:people|everyone|folks|them|customers|clients|visitors|parents|guests) to know that|(?:\\p{L}+ and |and )?(?:please |pls |kindly )*(?:tell|remind|ask|warn) (?:people|them|folks|everyone|customers|clients|visitors|parents|guests) to|(?:so )?what (?:i|we) want (?:the (?:site|page|website)|people|visitors|them|everyone) to (?:get across|say|know|understand|see)(?: first)? is(?:\\s?:| that)|(?:please )?make it clear that",
  de: "(?:und )?(?:sagt?|schreibt?|sagen sie|schreiben sie) (?:bitte )?(?:ihnen|den leuten|den kunden|rein|dazu|hin)?,? ?dass (?:sie|die leute|die kunden)|(?:bitte )?klar (?:machen|sagen), dass|wichtig ist(?: mir| uns)?, dass",
  es: "(?:y )?(?:quier[eo]n?|queremos|me gustaría|nos gustaría) que (?:la gente|los clientes|todos) sepan? que|(?:y )?(?:díganles|diles|decidles|avisen|avisad) (?:a la gente |a los clientes )?que|que quede (?:bien )?claro que|lo que queremos que quede claro\\s?:",
  fr: "(?:et )?(?:je veux|on veut|nous voulons|j['’]aimerais|on aimerait|nous aimerions|elle veut|il veut) que (?:les gens|les clients|tout le monde) sache(?:nt)? que|(?:et )?dites(?:-leur| aux gens| aux clients) de|(?:que|il faut que) (?:ce )?soit clair que|ce que je veux qu['’]on sache\\s?:",
  it: "(?:e )?(?:vorrei|vorremmo|vorrebbe|voglio|vogliamo|vuole) che (?:la gente|i clienti|tutti) sap(?:esse|essero|pia|piano) che|(?:e )?(?:dite|di|dì)(?:gli)? (?:a tutti |alla gente |ai clienti )?di|(?:che )?sia (?:ben )?chiaro che",
  pt: "(?:e )?(?:quer[oe]|queria|queremos|gostava|gostaria|gostávamos) que (?:as pessoas|os clientes|toda a gente|todos) (?:saibam?|soubesse[mn]?) que|(?:e )?(?:digam|diga|avisem|avise) (?:às pessoas|aos clientes|ao pessoal) para|que fique (?:bem )?claro que",
  nl: "(?:en )?(?:zeg|meld|schrijf) (?:er ?bij )?dat (?:ze|mensen|klanten)|(?:het )?moet duidelijk zijn dat|wat duidelijk moet zijn\\s?:",
  pl: "(?:i )?(?:chc\\p{L}+|chciał\\p{L}+), (?:że|a)by (?:ludzie|klienci|wszyscy) wiedzieli, że|(?:niech|ma) być jasne, że",
  ar: "(?:أريد|نريد|بدنا|بدي) (?:أن )?(?:يعرف الناس|الناس تعرف|الناس يعرفوا) (?:أن|إن)(?:ها|ه|نا)?|أريد أن يكون واضحا أن",
};
/**
 * Where or how somebody asks to put what follows: "Please put where nobody can miss it that we …". In German and Dutch what
 * is left would have its verb at its end.
 */
const PUT: Partial<Record<PageLanguage, string>> = {
  en: "(?:please |pls |kindly |can you |could you )*(?:put|say|write|show|state|mention)(?: it| up| down)?(?: somewhere)? (?:where (?:\\p{L}+ ){1,3}(?:miss|misses|see|sees|overlook)(?: it)?|(?:very |really |nice and )?(?:clearly|prominently|plainly|loud(?:ly)?|big|large|in big letters|(?:right )?at the top)) that",
  es: "(?:por favor,? )?(?:pon(?:ga|gan|ed)?|escrib(?:e|a|an|id)|di(?:ga|gan)?) (?:(?:bien |muy )?(?:visible|claro|clarito|grande|arriba)|en grande|donde (?:\\p{L}+ ){1,4}(?:vea|vean|pierda|pase por alto)) que",
  fr: "(?:s['’]il (?:vous|te) pla[iî]t,? |merci de )?(?:mettez|mettre|mets|écrivez|écrire|écris|dites|indiquez|indiquer) (?:(?:bien |très )?(?:en vue|en gros|visible|visiblement|clairement|en haut)|là où (?:\\p{L}+ ){1,4}(?:voit|voie|rate|manque|manquer)) que",
  it: "(?:per favore,? )?(?:mett(?:ete|i|a)|scriv(?:ete|i|a)|dite) (?:(?:bene |ben |molto )?(?:in vista|in grande|in alto|visibile|chiaro|chiaramente)|dove (?:\\p{L}+ ){1,4}(?:veda|vedano|vedono|perda|perdere)) che",
  pt: "(?:por favor,? )?(?:ponha(?:m)?|põe|escreva(?:m)?|coloque(?:m)?|diga(?:m)?) (?:(?:bem |muito )?(?:visível|à vista|claro|em destaque|em grande|em cima)|onde (?:\\p{L}+ ){1,4}(?:veja|vejam|perca|falhe)) que",
  pl: "(?:proszę )?(?:napisać|napisz\\p{L}*|zaznacz\\p{L}*|umieści\\p{L}*) (?:(?:bardzo )?(?:wyraźnie|dużymi literami|na górze|w widocznym miejscu)|tam,? gdzie (?:\\p{L}+ ){1,4}(?:zobaczy|widzi|przeoczy)),? że",
  ar: "(?:من فضلكم |أرجو |نرجو )?(?:اكتبوا|اكتب|ضعوا|ضع|اذكروا) (?:بوضوح|بخط كبير|في مكان بارز|في الأعلى|حيث (?:\\p{L}+ ){1,3}الجميع) أن(?:نا|ه|ها)?",
};
const leads = [...Object.values(LEADS), ...Object.values(PUT)].join("|");
export const LED = new RegExp(`^(?:(.{16,}?)[,;–—]\\s)?(?:${leads})\\s(?=\\p{L}.{12})`, "iu");
