/**
 * Beginnings of words by what they say of a trade, in the languages of pages; `!` ends a whole word, and after `~` stand
 * parts that are found inside of compounds as well.
 */
export const TRADE_WORDS = {
  bread:
    "bakery|bakeries|bakes!|baker|bakehouse|sourdough|pastry|pastries|patisser|p[âa]tisser|cake|cupcake|panader|panes!|pan!|pasteler|confeitar|padaria|brot|torten|konditor|boulang|pain!|viennoiser|panificio|panetter|forno!|pasticcer|bakker|brood|piekarn|cukier|chleb|مخبز|خبز|حلويات|المخبز~bäcker",
  sweet:
    "ice cream|gelat|eisdiele|helad|sorvet|chocolat|confection|praline|ijs!|ijssalon|lody!|lodziar|glacier!|bonbon",
  coffee:
    "coffee|caf[eéè]!|caf[eé]s!|espresso|roaster|roastery|tea!|teas!|tearoom|teahouse|kaffee|tetería|cafeter|torrefaz|torref|koffie|kawiarn|palarni|قهوة|مقهى|محمصة|شاي!",
  fish: "fish!|fish ?(?:and|&) ?chips|fishmonger|seafood|oyster|sushi|lobster|crab!|marisc|pescad|fischrest|fischerei|fischladen|fischmarkt|fischbr|fisheries!|cevich|poisson|huîtr|huitr|pescher|peixar|peixe|vis!|viswinkel|ryb!|ryby!|smażaln|سمك|مأكولات بحرية",
  wine: "mezcal|tequila|pulque|agave|wine|vines!|vineyard|viney|winer|brewer|beers!|ales!|cider|cocktail|taproom|distill|bodega|vinos!|viñedo|cervec|wein|winzer|straußwirt|bier|brauerei|kellerei|vigneron|vignoble|vins!|caviste|brasseur|vini!|vino!|vinh|vinícola|enoteca|cantina!|birrif|wijn|brouwer|winiarn|winnic|browar|pub!|(?:the|el|il|le|the|cocktail|wine|tapas) bar!|bar casa|bar de tapas|weinbar|نبيذ~brauerei",
  kitchen:
    "restaurant|bistro|trattoria|osteria|tavern|diner!|eatery|catering|caterer|roti!|curry|dosa!|kebab|falafel|chef!|grill|tapas|ramen|noodle|pizz|taquer|tacos?!|parrilla|burger|supper club|dining|canteen|sandwich|soup|hot sauce|cocina|arrocer|comida|küche|gasth|wirtshaus|mittagstisch|imbiss|traiteur|cuisin|crêper|ristor|cucina|agriturismo|petisco|tasca!|churrasc|cozinha|eetcafé|eethuis|keuken|frituur|restaurac|pierog|kuchnia|obiad|مطعم|مطبخ|المطعم~restaurant",
  meat: "butcher|charcuter|metzger|fleischer|carnicer|bouch(?:er|erie)!|macell|salumer|talho!|açougue|slager|mięsn|rzeźni|جزار|ملحمة",
  flower:
    "flower|florist|garden|plants!|plant nurser|native plants?|landscap|bouquet|greenhouse|orchard|seeds!|tree (?:surg|care)|arborist|lawn|flor!|flores|florister|jard[ií]n|vivero|blume|pflanz|gärtner|fleur|jardin|paysag|pépini|fior|giardin|vivai|florist|jardin|viveir|bloem|tuin|hovenier|kwekerij|kwiat|kwiaci|ogrod|ogród|زهور|حديقة|ورد!|ورود|مشتل~gärtnerei",
  medicine:
    "physio|physical therap|clinic|doctor|medic|therap|pharmac|dent(?:al|ist)|nurses?!|osteo|chiropract|acupunct|health|herbal|hearing|midwi|podiatr|podolog|chiropod|foot|counsel|psycholog|paediatr|pediatr|speech|clínic|consultorio|médic|fisio|farmac|odont|terap|arzt|ärzt|praxis|ordination|zahn|heilprakt|apothek|physio|logop|hebamme|kiné|ostéo|orthophon|cabinet (?:méd|dent)|infirm|dentis|medico|ambulator|ostet|saúde|tandarts|huisarts|fysio|verloskund|gebits|lekar|stomat|fizjo|gabinet (?:lek|dent|stom|fizj|logop)|dentyst|عيادة|طبيب|صيدلية|أسنان|العلاج|علاج طبيعي|مركز الشفاء~therapie|arztpraxis",
  glasses:
    "optic|optometr|eyewear|spectacle|ópti|optik|brille|augen|lunet|ottic|occhial|óculos|opticien|brillen|okular|نظارات|بصريات",
  key: "letting|lettings|(?:holiday|vacation|room|home) rentals!|hotel|guest ?house|b&b|bed and breakfast|lodge!|inn!|apartment|flats?!|hostel|camping|campsite|cabins!|locksmith|locks!|lock and key|holiday (?:home|let|cottage)|alquiler (?:de (?:pisos|casas|habitac|apartament)|vacacional)|pensi[oó]n!|hostal|casa rural|cerrajer|vermiet|wohnung|ferien|pension!|schlüsseldienst|chambres? d|gîte|auberge|serrur|locand|albergo|affittac|rifugio|agriturist|bed & breakfast|pousada|chalé|alojamento|hospedaria|vakantie|logies|slotenmak|pensjonat|noclegi|pokoje|agroturyst|domki|schronisk|فندق|شقق|نزل",
  house:
    "estate agent|estate and letting|auction|property manag|block manag|hausverwalt|liegenschaft|mehrfamilienh|stockwerkeigentum|real estate|realt|propert(?:y|ies)|homes?!|houses?!|surveyors|inmobiliari|vivienda|casas!|fincas!|makler|immobilien|immobili|agence immo|imobili|imóve|moradias|vastgoed|makelaar|nieruchomo|mieszkan|عقار",
  scales:
    "law!|conveyanc|lawyer|legal|solicitor|attorney|barrister|advocate|notar|mediat|patent|abogad|despacho|bufete|recht|anwalt|anwält|kanzlei|avocat|juri|avvocat|legale|advogad|advoca|advocaat|jurist|adwokat|radca|radcy|kancelaria (?:adw|rad|praw|not)|محام|المحام|قانون",
  quill:
    "calligraph|stationer|papeler|papeter|papéter|cartoler|tax!|taxes|account|bookkeep|payroll|audit|translat|interpret|intérpret|copywrit|editor!|cpas?!|consult|advisers?!|advisors?!|advisory|treuhand|insur|financ|grant|genealog|contab|asesor|fiscal|gestor|traduc|traduz|steuer|buchhalt|lohn|berat|versicher|übersetz|dolmetsch|comptab|expert-compt|conseil|assur|traduct|écrivain|commercialist|consulen|assicur|contabil|consultor|seguros|boekhoud|belasting|accountant|administratiek|vertaal|verzeker|księg|rachunk|podatk|doradz|tłumacz|ubezpiecz|محاسب|ترجمة|استشار|خطاط|الخط!",
  dividers:
    "architect|engineer|surveys?!|draught|drawings|interior design|planner|arquitect|ingenier|architekt|ingenieur|planung|tragwerk|architett|geometra|arquitet|engenhar|projekt|inżynier|مهندس|هندس",
  scissors:
    "hair|hairdress|barber|salon!|stylist|fade!|peluquer|barber[ií]a|estilist|friseur|frisör|haarschnitt|coiff|barbier|parrucch|barbiere|cabeleir|barbear|kapper|kapsal|fryzj|حلاق|صالون",
  beauty:
    "beauty|nails?!|manicur|lash|brow!|brows!|cosmet|skincare|make-?up|bellez|estétic|kosmetik|nagel|esthétic|onglerie|estetic|estétic|unhas|schoonheid|kosmety|paznok|تجميل|مكياج",
  lotus:
    "yoga|pilates|massage|spa!|meditat|wellness|reiki|masaj|sauna|baths!|massag|bien-être|hammam|termal|masaż|joga!|يوجا|مساج",
  barbell:
    "gym!|gyms!|gymnas|fitness|strength|crossfit|barbell|boxing|box(?:e|eo)!|martial|judo|karate|climbing|bouldern|gimnasio|palestra|musculation|sportschool|siłown|trening|ginásio|academia de (?:gin|musc)|نادي رياضي|لياقة",
  dance:
    "dance|dancing|academia de baile|escuela de baile|tanzschule|école de danse|scuola di danza|ballet|baile|danza|tanz|danse|ballo|dança|dans!|dansschool|taniec|tańc",
  ink: "tattoo|tatuaj|tatuag|tatoueur|tatouage|tatuaggi|tätowier|tatuaż|وشم",
  kite: "kindergarten|childcare|daycare|day care|nursery school|day nursery|playgroup|preschool|crèche|creche|nanny|babysit|kita!|krippe|tagesmutter|guarder|jardín de infancia|escuela infantil|asilo nido|nido!|kinderopvang|przedszkol|żłob|toys?!|spielwaren|juguet|jouets|حضانة|روضة~kindergarten",
  farm: "farm!|farms!|farm shop|farmers?!|hofladen|bauernhof|landwirt|granja|ferme!|fattoria|azienda agric|podere!|quinta!|boerderij|gospodarstw|مزرعة",
  thread:
    "tailor|sew!|sewing|sewn|dressmak|fashion|textile|cloth|knit|yarn|wool|quilt|embroid|leather|linen|fabric|upholster|alteration|bags!|saddl|sastre|costur|moda!|textil|lana!|wolwinkel|garens?!|schneiderei|schneiderin|änderungsschn|stoffe|strick|wolle|couture|couturi|tissus|tapissier|maroquin|sérigraph|sartor|tessut|maglier|alfaiat|costureir|kleermak|naaiatelier|stoffeer|stoffen|zeilmak|krawiec|krawcow|szyci|خياط|أزياء~schneiderei",
  shoe: "shoes?!|shoemak|cobbler|zapater|schuh|schusterei|cordonn|chaussur|calzolai|scarpe|sapat|schoen|szewc|obuwi|أحذية",
  wheel:
    "bikes?!|bicycl|cycl(?:e|es|ing|ery)!|wheels!|biciclet|bici!|fahrrad|fahrräder|rad!|radhaus|radladen|velo|vélo|cycles!|ciclo!|ciclist|ciclismo|fiets|rower|دراج|الدراجات",
  road: "driving|driver|taxis?!|minicab|chauffeur|fahrschule|autoescuela|auto-?école|autoscuol|autoescola|rijschool|prawa jazdy|سواقة|تعليم قيادة",
  gear: "repair caf[eé]|clocks?!|watch(?:es|maker)|relojer|uhren|uhrmacher|garages?!|mechanic|motor|cars?!|auto!|autos!|autowerk|vehicle|machin|tyre|tires?!|tools?!|hardware|ironmong|scrap|welding|blacksmith|taller mec|coches?!|herrer|kfz|schraub|werkzeug|maschinen|schmied|horloger|mécani|quincaill|forgeron|ferrament|officina mecc|meccanic|fabbro|orolog|oficina (?:mec|auto)|garagist|autobedrijf|smederij|gereedschap|warsztat|zegar|mechanik|kowal|سيارات|ميكانيك",
  vase: "ceramic|potter|stoneware|kiln|porcelain|glass(?:ware|blow|works)|clay|cer[aáà]mi|alfarer|keramik|töpfer|glasbläs|potier|poteri|céram|azulejo|olar|pottenbak|keramiek|garncar|خزف|فخار",
  book: "books?!|bookshop|bookstore|librar|libros?!|librer|libreri|livres|livrari|buch!|bücher|buchh|boek|księgarn|książ|كتب|مكتبة~buchhandlung",
  press:
    "letterpress|print(?:er|ing|shop|s)!|print shop|sign ?(?:writ|paint)|imprent|editorial|drucker|verlag|imprim|stamperi|tipograf|gráfica|drukker|letterschild|drukarn|مطبعة",
  school:
    "tutor|teach|school|lessons?!|courses|academy|languag|escuela|academia|clases|schule|unterricht|nachhilfe|école|cours!|soutien scol|scuola|lezioni|escola|aulas|explica|lessen|bijles|cursus|szkoł|lekcj|kursy|korepety|مدرسة|دروس|معهد",
  lyre: "music|strings!|fiddle|harpsichord|violin|piano|guitar|choir|orchestra|concert|luthier|singing|record shop|record store|vinyl|band!|bell ring|oud!|músic|guitarra|coro!|discos|musik|klavier|geige|cello|chor!|gesang|musique|chorale|disquaire|musica|liutai|violini|muzie|koor!|gitaar|muzyk|chór|lutni|موسيقى|أعواد|عود!",
  acorn:
    "joiner|carpent|furniture|wood(?:work|turn)|woodwork|timber|cabinet ?mak|stair(?:s|maker| maker)|carpinter|mueble|madera|ebanist|tischler|schreiner|zimmerer|möbel|holz|menuis|ébénis|falegnam|mobili|marcen|móveis|schrijnwerk|timmer|meubel|stolar|mebl|cieśl|نجار|أثاث~tischlerei|schreinerei",
  trowel:
    "scaffold|andamio|gerüst|échafaud|ponteggi|andaime|steiger(?:bouw|verhuur)|rusztowan|builders?!|building (?:firm|company|contract|work)|we build|roof|mason|brick|stone ?mason|plaster|painters?!|painting and|decorat|renovat|construct|til(?:er|ing)!|flooring|parquet|chimney|gutter|fencing|paving|albañil|obras!|reformas|pintor|techad|dach|maurerbetr|malerbetr|malermeist|fliesen|renovier|bauunter|maçon|toitur|couvreur|peintre|carrel|ramon|muratore|edil|imbianc|tetti|pedreir|telhad|remodel|constru|aannem|metsel|dakwerk|dakdekk|schilder!|schilders|stukadoor|budowl|dachy|dekarz|malarz|remont|piece kaf|glazur|بناء|مقاول|دهان",
  drop: "plumb|heating|boiler|septic|drains?!|sewage|bathroom|fontaner|plomer|calefac|klempner|sanitär|heizung|plomb|chauffag|idraulic|termoidraul|encanad|canaliza|loodgiet|verwarm|hydraul|سباك",
  broom:
    "clean(?:er|ers|ing)!|we clean|laundr|launder|dry clean|ironing|housekeep|limpieza|lavander|tintorer|reinigung|wäscherei|nettoy|pressing!|blanchiss|pulizi|lavander|limpeza|schoonmaak|wasserij|sprząt|pralni|تنظيف|مغسلة",
  lamp: "electric|lighting|lights!|solar|energy|lamps?!|lámpar|lampe|electricista|energía|elektr|leuchten|électri|luminair|elettric|lampad|elétric|eletric|elektri|verlichting|oświetl|كهرباء|إضاءة|للإضاءة|مصابيح",
  chip: "software|website|digital|tech!|comput|app!|apps!|data!|saas|phone repair|informátic|informatik|informatiq|telefon|telefoni|smartphone|computer|komputer|serwis|برمج|حاسوب",
  paw: "pets?!|paws?!|dogs?!|cats?!|vet!|vets!|veterinar|veterinär|groom|kennel|animal|pupp|perros?!|gatos?!|mascota|peluquería canina|tierarzt|tierärzt|tierklinik|hunde|katze|chiens?!|chats?!|toilett|vétérin|cani!|gatti|toelett|cães|cão|animais|honden|dieren|clínica veterin|clinica veterin|gabinet weteryn|vet clinic|weteryn|psów|psy!|بيطر|حيوان",
  horse:
    "farrier|hufbeschlag|hufschmied|hufpfleg|maréchal|maréchale?rie|herrador|maniscalc|ferrador|hoefsmid|podkuw|horses?!|riding|livery|stables?!|equest|pony|ponies|pferd|reit(?:er|hof|stall|schul)|caballo|hípic|équit|cheval|chevaux|ânes|cavall|maneggio|cavalo|paard|manege|koni!|jeździe|خيل|فروسية",
  gem: "jewel|goldsmith|silversmith|diamond|joyer|schmuck|goldschmied|juwel|bijou|joaill|gioiell|orafo|joalh|ourives|goudsmid|juwelier|jubil|złotn|مجوهرات|ذهب!",
  shutter:
    "photograph|photo studio|camera|film(?:s|ing|maker)?!|filmkam|videograph|videoprod|portrait|fotogra|kamera|vídeo|cámara|fotografia|fotografie|photograph|fotograaf|تصوير",
  anchor:
    "boats?!|sail|moorings?|ships!|shipyard|harbour master|marina!|kayak|canoe|ferry|narrowboat|barcos?!|velero|schiff|segel|kajak|bootsver|bateau|voilier|barche|barca!|nautic|barco|veleiro|boten|boot!|sloep|zeil(?:en|school|boot)|jachthaven|fluisterboot|fluisterboten|łodzi|żagl|قوارب|قارب~bootsverleih",
  waves:
    "swim|pools?!|lido!|surf|diving|dive!|beach|piscina|natación|schwimm|tauch|plage|piscine|plongée|spiaggia|bagno!|nuoto|praia|natação|zwem|duik|pływal|nurk|سباحة|غوص",
  hill: "travel|tours?!|guides?!|excursi|hik(?:e|ing)|trek|falconry|viaj|reise|wander|voyage|randonn|viagg|escursion|viagens|passeios|reizen|wandel|podróż|wyciecz|سفر|رحلات",
  bottle: "olive oil|oils!|oil mill|almazara|aceite|oleific|olio!|azeite|lagar!|huile|ölmühle|olijfolie|زيت!|زيت زيتون",
  jar: "soap|candle|perfume|honey|bees!|beekeep|jams?!|preserves|spice|chutney|pickle|delicatessen|deli!|grocer|cheese|dairy|incense|jab[oó]n|velas!|miel|queso|seife|kerzen|honig|imker|gewürz|feinkost|käse|savon|bougie|apicult|épicer|fromag|confitur|sapon|candele|miele|apicolt|formagg|sabonet|mel!|queij|mercear|zeep|kaarsen|kaas|imkerij|świec|mydł|miód|miod|pasiek|ser(?:y|ów)!|عطور|صابون|عسل|توابل|بخور|عطار",
  parcel:
    "gifts?!|mail order|deliver|courier|freight|removals|movers|moving company|regalos?!|mensajer|mudanza|versand|umzug|umzüge|spedition|kurier|cadeaux?!|déménag|coursier|regali!|traslochi|corriere|presentes!|mudanças|verhuiz|koerier|fietskoerier|przeprowadz|هدايا|توصيل",
  star: "festival|events?!|wedding|theatre|theater|circus|party|evento|bodas!|teatro|hochzeit|veranstaltung|mariage|événement|matrimon|festa!|casament|bruiloft|evenement|wesel|imprez|حفلات|أعراس",
} as const;

/** What a business can be, as far as its words say. */
export type Trade = keyof typeof TRADE_WORDS;
