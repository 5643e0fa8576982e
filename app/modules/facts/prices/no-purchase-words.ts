import type { WordTables } from "../reading/read-languages";

/** What money can be paid or named for that is nothing sold. */
export type NoPurchase =
  /** Kept back, lent or paid ahead of the price; fined or given back; insured for or owned. */
  | "kept"
  /** Given back to who paid it, said behind the amount. */
  | "back"
  /** "Minimum order": of parts in a bracket it says nothing of the amount before it. */
  | "least"
  /** A fee may be anybody's and for anything … */
  | "fee"
  /** … except with what a business does for it. */
  | "earned"
  /** Sending and coming: what is paid for the way to somebody, and for leaving the car in the street. */
  | "way"
  /** "Sunday surcharge": with a day or a time it changes other prices. */
  | "surcharge"
  /** A verb of paying, and what leads from it to whom it is paid. */
  | "pays"
  | "payee";

/** Beginnings of words, since all nine languages bend theirs; in German and Dutch they stand within words, too. */
export const NO_PURCHASE_WORDS: WordTables<NoPurchase> = {
  en: {
    kept: "fined\\b|at (?:an )?auction|adds?\\b(?! ?on)|to (?:hold|secure|reserve|guarantee|save) |cancell?ation|cancell?ed|cancels|no.?shows?\\b|non.?attendance|late (?:arriv|pick|return|collect|cancel|pay|fee|charge)|lateness|overdue|missed|deposits?\\b|down.?payment|retention|pre.?payment|part.?payment|instal?lments?\\b|up.?front|non.?refundable|refundable|returnable|discount|rebate|refund|cash.?back|subsid|sav(?:e|es|ings?)\\b|fines?\\b|penalt|breakages?\\b|damages\\b|loss of|lost (?:key|card|ticket|tag|towel|property)|insured|liability|gratuity|(?:tourist|city|council|sales|hotel) tax|levy|stamp duty|reward|prize|worth|valued|turnover|revenue|waived|wanted|hiring|vacanc|wages?\\b|salary",
    back: "(?:get|gets|got|give|gives|given|comes?|goes|have) (?:it |that |this |them |all )*back\\b|returned (?:to you|when|if|once|on|after|in full)",
    least:
      "minimum|min\\.? (?:order|spend|charge|stay|hire|booking|purchase)|least (?:order|spend)|orders? (?:over|under|above|below|from)|spend (?:over|of)",
    way: "(?:collection|pick.?up) (?:and|&)|orders? (?:\\p{L}+ )?ship|ships? (?:for|at|free|from|within)|postage|shipping|p ?& ?p\\b|deliver(?:y|ies|ys)\\b|mileage|travel (?:fee|charge|cost|within|beyond|outside)|parking (?:meter|on the|in the)",
    fee: "(?:fees?|charges?)\\b",
    earned:
      "travel|call.?out|delivery|shipping|postage|consult|ent(?:ry|rance)|admission|member|course|lesson|class|tuition|session|camping|pitch|mooring|hire|rental|boarding|guid|design|coaching|visit|initial|fixed|flat|month|annual|week|hour|dai?ly|stud|adoption|set.?up|install|service|trip|green|parking|storage|our|professional|legal|management|performance|wedding|ceremony|celebrant|speak|base|basic|standard|labou?r|diagnostic|inspection|survey|valuation|treatment|corkage|cleaning|workshop|regist|enrol|appl|joining",
    surcharge: "surcharge|supplement|uplift",
    pays: "payable|paid|goes?\\b|pay (?:it|this|that|them)",
    payee: "to (?!us\\b|me\\b|you\\b)|there\\b|direct",
  },
  de: {
    kept: "büßt|gebüßt|gebüsst|bestraf|versteiger|ersteiger|(?:kommt|kommen) (?:noch )?(?:dazu|hinzu|obendrauf)|zur (?:reservierung|sicherung)|um (?:\\p{L}+ )*zu reservieren|storn|absag|abgesagt|nicht.?erschein|ausfall(?:honor|pausch|gebühr|rechn)|versäumt|verspät|säumnis|mahn(?:geb|spes|kost|ung)|abgemahnt|abmahn|\\bpfand|pfand\\b|kaution|anzahlung|vorauszahlung|vorkasse|rabatt|preisnachlass|zuschuss|zuschüss|erstatt|gutschrift|\\bdepot\\b|cashback|bußgeld|bussgeld|vertragsstrafe|bei verlust|verlorene|selbstbehalt|selbstbeteiligung|trinkgeld|kurtaxe|ortstaxe|kurbeitrag|kurabgabe|bettensteuer|stammkapital|versichert|deckungssumme|umsatz\\b|im wert|sie sparen|ratenz|preisgeld|hauptgewinn|lohn\\b|gehalt|gesucht\\b",
    back: "(?:gibt|kriegt|kriegst|bekommt|bekommst|bekommen|erhalten|erhält)['’]?s?\\b[^.;]* zurück\\b|zurück(?:gegeben|bezahlt|gezahlt|erhalt)",
    least: "mindest|bestellwert|warenwert|min\\. ?(?:best|abn|auftr|umsatz|einkauf)",
    way: "hol- und bring|versand|verschick|versend|lieferung|lieferkosten|lieferpausch|anfahrt|wegpausch|weggeld|wegkosten|fahrtkosten|\\bporto\\b|zustell|parkuhr|parkschein|parkautomat|parken (?:auf|an|in) (?:dem|der)",
    fee: "gebühr|\\bspesen|abgabe(?:n)?\\b",
    earned:
      "grund|kurs|eintritt|liefer|versand|anfahrt|jahres|monats|mitglied|behandl|beratung|leih|miet|stellplatz|unterricht|stunde|teilnahme|start|service|park|montage|besuch|unsere|anmelde|aufnahme|einschreib",
    surcharge: "zuschlag|aufpreis|aufschlag",
    pays: "zahl|entricht|überweis|geht\\b|gehen\\b",
    payee: "dort\\b|an (?:den|die|das|dem|der) |direkt (?:an|beim?) ",
  },
  es: {
    kept: "multan?\\b|multar|se (?:suma|añade|agrega)|subasta|p(?:ar)?a (?:reservar|apartar|asegurar|guardar) |anul|cancelaci|cancelad|no.?show|inasist|ausencia|retras|tardanza|depósito|fianza|señal\\b|seña\\b|enganche|anticipo|adelanto|entrada de\\b(?!\\s\\p{L})|pago inicial|reembols|devoluci|devuelv|descuento|rebaja|ahorr|subvenci|ayuda de|multa|sanci[oó]n|penaliz|pérdida|daños|franquicia|propina|asegurad|capital social|premio|valorad|cuotas de|sueldo|salario|se busca",
    back: "(?:se|te|le|lo|la) (?:regresa|regresan|reintegra)|se recupera",
    least: "mínim|compras (?:de|desde|superiores)|pedidos? (?:de|desde|superiores)|consumición",
    way: "recogida|envíos?\\b|enviamos|desplaz|portes\\b|reparto|parquímetro|zona azul|aparcar en",
    fee: "tasas?\\b|derechos? de|gastos?\\b|cargos?\\b",
    earned: "envío|entrega|desplaz|transporte|visita|domicilio|curso|gestión|limpieza",
    surcharge: "recargo|suplemento|plus\\b",
    pays: "pag",
    payee: "allí|allá|ahí|al |a la |a los |directa",
  },
  fr: {
    kept: "verbalis|aux enchères|s['’]ajoute|ajoute[rz]|pour (?:réserver|bloquer|retenir|garder) |annul|absence|non honor|lapin|retard|no.?shows?\\b|acompte|caution|arrhes|consigne\\b|dépôt|avance sur|rembours|remise (?!en|à)|rabais|réduction|ristourne|prime|subvention|aide de|chèque de|amende|pénalit|perte\\b|casse\\b|franchise|pourboire|taxe|assuré|capital social|chiffre d|non récupérable|prix d'une valeur|mensualité|salaire|recherch|gagne",
    back: "(?:on|je|nous) (?:vous )?(?:la|le|les) (?:rends?|rendons)\\b|(?:est|sera|sont) rendue?s?\\b|récupér",
    least: "minim|commandes? (?:de|dès|supérieure|à partir)|achats? (?:de|dès|supérieur)|min\\. (?:de )?commande",
    way: "ramassage|livraison|déplacement|frais de (?:port|route)|expédi|envoi|horodateur|parcmètre|se garer|garer (?:la|sa|votre) voiture",
    fee: "frais\\b|droits d['’e]|redevance",
    earned: "déplacement|livraison|port\\b|transport|visite|cours|ménage|entrée|envoi|montage|annuel|mensuel",
    surcharge: "supplément|majoration|surcoût",
    pays: "payer|payable|paie|paye|régl|vers[ée]",
    payee: "là-bas|au |aux |à l['’]état|à la (?:mairie|ville|préfecture|commune)|directement|auprès",
  },
  it: {
    kept: "multan?o?\\b|multat|in palio|montepremi|all['’]asta|si aggiung|aggiunge|per (?:bloccare|fermare|prenotare) |annull|disdett|cancellazion|mancat[ao] (?:present|appunt|disd)|no.?shows?\\b|assenz|ritard|di mora\\b|penali?t|penale (?:di|per)|caparra|acconto|cauzion|anticipo|deposito|rimbors|sconto|sconti|risparmi|contribut|bonus|multa|sanzion|smarriment|danni\\b|franchigia|mancia|tassa|imposta di|bollo\\b|assicurat|massimale|capitale sociale|fatturato|premio|reso\\b|a rate\\b|stipendio|cercasi|cerchiamo",
    back: "restitui|(?:ve|te) (?:la|lo|li) (?:ridiamo|rendiamo|ridò)|torna(?:no)? indietro",
    least: "minim|ordini? (?:da|di|superior|oltre)|spesa (?:minima|superior|oltre)|min\\. (?:d['’])?ordine",
    way: "ritiro|spedi(?:zion|am|t[aio])|consegna|trasferta|chilometric|parchimetro|strisce blu|parcheggiare (?:in|sul|sulla)",
    fee: "diritti\\b|spese\\b|tasse|oneri",
    earned: "spedizion|consegna|trasporto|chiamata|uscita|visita|viaggio|corso|annual|mensil",
    surcharge: "supplement|maggiorazion|sovrapprezzo",
    pays: "pag|vers",
    payee: "lì\\b|là\\b|al |alla |allo |all['’]|agli |direttamente|presso",
  },
  pt: {
    kept: "multam?\\b|multad|acresce|soma-se|leil[ãa]o|p(?:a)?ra (?:garantir|segurar|guardar|reservar) |anula|cancelamento|cancelad|desist|no.?shows?\\b|falta(?:s)?\\b|atras|sinal\\b|caução|depósito|adiantamento|entrada de\\b(?!\\s\\p{L})|reembols|devolu|desconto|poupe|poupan|subsídio|apoio de|comparticipa|multa|coima|penaliza|perda\\b|danos|franquia|gorjeta|segurad|capital social|prémio|isent|parcelas|salário|ordenado|procura-se",
    back: "devolv|(?:recebe|recebem) de volta",
    least: "mínim|pedidos? (?:acima|de|a partir)|compras (?:acima|de|a partir)|(?:encomenda|pedido) min",
    way: "recolha|entregas?\\b|portes\\b|frete|desloca|envi(?:o|amos)|parquímetro|estacionar (?:na|no)",
    fee: "taxas?\\b|emolument|custas",
    earned: "entrega|desloca|visita|envio|inscri|transporte|limpeza|serviço|frete|aula|curso|mensal|anual|consulta",
    surcharge: "suplemento|acréscimo|adicional",
    pays: "pag",
    payee: "lá\\b|ali\\b|ao |à |aos |às |dire[c]?tamente|junto",
  },
  nl: {
    kept: "beboet|geveild|veiling|komt er(?:bij)?\\b|komt bovenop|om (?:\\p{L}+ )*(?:te reserveren|vast te leggen)|annuler|afzeg|afgezegd|no.?shows?\\b|te laat|niet.?verschijn|gemiste|boete|aanman|aanbetaling|voorschot|statiegeld|waarborg|borgsom|\\bborg\\b|vooruitbetal|korting|terugbeta|teruggave|subsidie|premie|vergoeding|eigen risico|schade\\b|verlies\\b|fooi|toeristenbelasting|verblijfsbelasting|verzekerd|dekking\\b|maatschappelijk kapitaal|omzet\\b|bespaar|termijnbeta|salaris|uurloon|gezocht\\b",
    back: "(?:krijg|krijgt|krijgen) (?:[\\p{L}]+ )*terug\\b|(?:geven|komt) (?:[\\p{L}]+ )*terug\\b",
    least: "minim|bestelwaarde|bestelbedrag|min\\. ?(?:best|afn)|bestellingen (?:boven|onder|vanaf)",
    way: "halen en brengen|ophaal|verzend|verstur|opstur|bezorg|voorrij|reiskosten|parkeermeter|parkeerautomaat|parkeren (?:op|in|aan) (?:de|het|straat)",
    fee: "\\p{L}{3}kosten\\b|\\p{L}{3}geld(?:en)?\\b|leges|bijdrage",
    earned:
      "verzend|voorrij|bezorg|reis|les|arbeid|lever|transport|montage|plaats|schoonmaak|cursus|entree|toegang|instap|lidmaat|maand|jaar|inschrijf",
    surcharge: "toeslag|meerprijs|opslag\\b",
    pays: "betaal|betalen|voldoe|voldaan|gaat\\b",
    payee: "daar\\b|aan (?!ons\\b|mij\\b)|rechtstreeks|direct",
  },
  pl: {
    kept: "karze\\b|ukarz|grzywn|wlepi|na aukcj|licytacj|dolicz|(?:za|na) rezerwacj|żeby zarezerwować|odwoł|anulow|rezygnac|nieobecn|niestawi|nieodwoł|spóźni|opóźni|no.?shows?\\b|zaliczk|kaucj|zadatk|zadatek|depozyt|przedpłat|rabat|zniżk|zwrot|zwraca|dofinans|dotacj|oszczęd|kar[aęy]\\b|mandat|zgub|utrat|szkod|udział własn|napiwek|podatek\\b|klimatyczn|uzdrowiskow|ubezpieczon|gwarancyjn|kapitał zakład|o wartości|raty\\b|nagrod|wynagrodz|zatrudni|pensj",
    back: "odda(?:ję|jemy)|do zwrotu|zwróc",
    least: "minim|min\\. ?(?:zam|kwot|wart)|zamówieni\\p{L}+ (?:od|powyżej|za)",
    way: "odbi[oó]r|wysył|dostaw|dojazd|przesyłk|parkometr|parkowanie (?:na|przy) ",
    fee: "opłat|należnoś",
    earned: "wejś|wstęp|dostaw|dojazd|kurs|sprząt|serwis|miesięczn|roczn|wysyłk|zajęci|przesył",
    surcharge: "dopłat|dodatek|dodatk",
    pays: "płac|płatn|opłac|wpłac|uiszcz",
    payee: "tam\\b|do |bezpośrednio|w urzędzie|na konto",
  },
  ar: {
    kept: "تغرم|يغرم|تغريم|تخالف|يخالف|مخالفة|مزاد|يضاف|تضاف|زيادة|لحجز|لتثبيت|إلغاء|الغاء|تأخر|تأخير|غياب|تغيب|عربون|عرابين|تأمين|مقدم\\b|دفعة|مقدما|سلفة|مسترد|مستردة|استرداد|استرجاع|خصم|تخفيض|حسم\\b|توفير|دعم\\b|غرامة|غرامات|جزاء|ضياع|فقدان|تلف|أضرار|بقشيش|إكرامية|ضريبة|ضرائب|رأس مال|رأس المال|جائزة|أقساط|قسط\\b|راتب|مطلوب",
    back: "[تيبن]*رجع(?:ها|ه|لك|لكم)|نعيد|يعاد|تعاد",
    least: "حد أدنى|حد الأدنى|حد ادنى|حد الادنى|أقل طلب|اقل طلب",
    way: "توصيل|شحن|عداد الموقف",
    fee: "رسوم|رسم\\b",
    earned: "توصيل|دخول|اشتراك|دورة|شحن|تعليم|كشف|استشارة|زيارة|خدمة|تركيب|معاينة",
    surcharge: "إضافي|اضافي",
    pays: "تدفع|يدفع|دفع|تسدد|يسدد",
    payee: "هناك|ل(?!نا)|إلى|الى|مباشرة",
  },
};
