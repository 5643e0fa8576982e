import { LETTER, UPPER } from "./letters";
import { monthNames, weekdayNames } from "./reading/calendar-names";
import type { ReadLanguage, WordTables } from "./reading/read-languages";

/**
 * `role` names what somebody is, `rank` stands before it ("deputy"); `title` before a name, `forebear` before that of
 * somebody who ran the business once ("Grandpa Joe"); `saint` makes a name one of
 * a church or school; `thing` in a name makes it one of a place, a club or a company,
 * and so does an `article` before it, unless it is a `surname`, too, and a role stands beside it.
 */
type PersonWord = "role" | "rank" | "title" | "forebear" | "saint" | "thing" | "article" | "surname";

const WORDS: WordTables<PersonWord> = {
  en: {
    role:
      "practitioner|warden|falconer|groundskeeper|deckhand|pitmaster|repairman|clerk|sculptor|tuner|fitter|repairer|engraver|knitter|embroiderer|interpreter|negotiator|estimator|foreman|forewoman|supervisor|stablehand|musician|percussionist|celebrant|undertaker|embalmer|concierge|boatman|fisherman|knifemaker|bladesmith|clockmaker|watchmaker|jeweler|detailer|waller|bricklayer|tattooist|piercer|aesthetician|esthetician|kinesiologist|naturopath|homeopath|herbalist|reflexologist|hypnotherapist|lecturer|manageress|sexton|verger|churchwarden|janitor|woodturner|glassmaker|saddlemaker|dogwalker|" +
      "officer|ecologist|dispatcher|draughtsman|draftsman|draughtswoman|glassblower|acoustician|lifeguard|" +
      "audiologist|genealogist|farrier|blacksmith|silversmith|stonemason|mason|plasterer|" +
      "tiler|welder|cobbler|shoemaker|bookbinder|seamstress|dressmaker|milliner|furrier|" +
      "saddler|thatcher|arborist|landscaper|handyman|paramedic|radiographer|" +
      "sonographer|doula|chiropodist|mediator|auctioneer|caterer|confectioner|chocolatier|patissier|" +
      "fishmonger|cheesemonger|distiller|skipper|captain|referee|organist|accompanist|soprano|cellist|" +
      "violinist|choreographer|dancer|illustrator|animator|conservator|restorer|archivist|programmer|" +
      "analyst|bursar|registrar|proprietor|landlord|landlady|innkeeper|housekeeper|" +
      "groundsman|greenkeeper|" +
      "owner|coowner|founder|physio|trainee|payroll|lettings|cofounder|director|manager|chef|cook|baker|barista|sommelier|dentist|orthodontist|hygienist|doctor|physician|physiotherapist|therapist|nurse|surgeon|midwife|" +
      "osteopath|chiropractor|psychologist|optometrist|optician|pharmacist|pediatrician|paediatrician|vet|veterinarian|lawyer|attorney|solicitor|barrister|notary|paralegal|partner|associate|" +
      "accountant|bookkeeper|adviser|advisor|consultant|agent|broker|realtor|valuer|surveyor|architect|designer|engineer|mechanic|electrician|plumber|carpenter|joiner|builder|roofer|potter|" +
      "maker|ceramicist|artist|weaver|tailor|jeweller|goldsmith|florist|gardener|teacher|instructor|trainer|coach|tutor|stylist|hairdresser|barber|colorist|colourist|beautician|photographer|" +
      "videographer|editor|writer|translator|developer|receptionist|reception|office|assistant|apprentice|technician|coordinator|administrator|ceo|cto|cfo|coo|president|principal|lead|" +
      "specialist|farmer|brewer|winemaker|guide|driver|sales|secretary|treasurer|chairman|chairwoman|chair|chairperson|headteacher|headmaster|headmistress|caretaker|librarian|curator|" +
      "conductor|pastor|priest|vicar|minister|rector|pastry|butcher|grocer|groomer|locksmith|glazier|painter|decorator|upholsterer|luthier|singer|guitarist|drummer|bassist|pianist|producer|" +
      "counsellor|counselor|podiatrist|acupuncturist|masseur|masseuse|nutritionist|dietitian|nanny|host|hostess|beekeeper|cheesemaker|roaster|bartender|waiter|waitress",
    rank: "head|deputy|vice|assistant|senior|junior|chief|general|managing|acting|lead|associate|executive|sous|pastry|front|office|school|class|honorary|joint|principal|creative|technical|sales|desk|house",
    forebear: "grandpa|grandma|grandad|granddad|granny|gran|grandfather|grandmother|nana",
    title: "dr|prof|mr|mrs|ms|miss|mx|sir|dame|rev|fr|capt|chef",
    saint: "st|saint|holy",
    surname:
      "hill|park|lane|hall|church|day|green|north|west|east|south|cross|post|bridge|house|court|bay|city|band|class|year|room|village|garden|banks",
    article:
      "blue|red|white|black|yellow|golden|silver|royal|grand|gas|fair|pet|hot|cold|big|little|small|large|happy|bright|fully|free|living|main|great|first|second|fresh|daily|seasonal|special|lead|all|your|high|low|open|full|part|national|british|irish|american|french|italian|the|our|your|we|my|new|old",
    thing:
      "training|course|courses|lesson|lessons|classes|burger|salad|soup|room|rooms|suite|suites|tub|pit|menu|pack|safe|certified|friendly|bleu|trade|service|support|care|kit|tools|outlet|mall|desk|building|tower|pub|inn|kitchen|spa|salon|barn|lodge|cottage|pottery|supplies|solutions|bakers|street|road|lane|avenue|square|hill|park|place|court|house|hall|hospital|school|college|university|church|cathedral|station|market|garden|gardens|bridge|café|cafe|bakery|bar|hotel|studio|" +
      "studios|shop|center|centre|company|ltd|inc|llc|plc|award|prize|day|club|team|festival|beach|island|bay|river|valley|city|county|north|south|east|west|band|trio|quartet|choir|orchestra|" +
      "trust|society|council|guild|association|foundation|federation|bank|insurance|group|services|cross|union|brothers|sons|magazine|times|post|infants|class|year|room|museum|theatre|theater|" +
      "gallery|library|abbey|priory|town|village|green|google|series|edition|album|single|tour",
  },
  de: {
    role:
      "pächter|pächterin|lehrling|gastgeber|gastgeberin|kapitän|kapitänin|bootsführer|bootsführerin|rettungsschwimmer|reitlehrer|reitlehrerin|tanzlehrer|tanzlehrerin|klavierbauer|klavierbauerin|geigenbauer|geigenbauerin|orgelbauer|orgelbauerin|steinmetz|steinmetzin|hufschmied|hufschmiedin|kaminkehrer|schornsteinfeger|rauchfangkehrer|bestatter|bestatterin|lehrtochter|polier|technikerin|techniker|informatiker|informatikerin|entwickler|entwicklerin|designerin|texter|texterin|redakteur|redakteurin|journalist|journalistin|musiker|musikerin|sängerin|dirigent|dirigentin|kantorin|mesner|mesnerin|buchhalter|buchhalterin|treuhänder|treuhänderin|beraterin|gutachter|gutachterin|zahntechniker|zahntechnikerin|diätologin|diätologe|osteopathin|chiropraktiker|chiropraktikerin|tätowierer|tätowiererin|visagist|visagistin|stylistin|barbier|käser|käserin|senner|sennerin|bäuerin|zimmerin|schmiedin|" +
      "assistent|assistentin|assistenz|disponent|disponentin|coiffeur|coiffeuse|lernende|lernender|monteur|monteurin|verkäufer|verkäuferin|fahrer|fahrerin|auszubildende|auszubildender|psychologe|psychologin|jurist|juristin|mediator|mediatorin|" +
      "schneider|schneiderin|schuster|schusterin|uhrmacher|uhrmacherin|optiker|optikerin|augenoptiker|" +
      "hörakustiker|hörakustikerin|logopäde|logopädin|ergotherapeut|ergotherapeutin|masseur|masseurin|" +
      "imker|imkerin|brauer|braumeister|röster|rösterin|sattler|sattlerin|polsterer|maler|malerin|" +
      "klempner|installateur|installateurin|dachdecker|maurer|gärtnermeister|landwirt|landwirtin|" +
      "kellner|kellnerin|wirt|wirtin|gastwirt|gastwirtin|chorleiter|organist|organistin|tänzerin|" +
      "grafikerin|grafiker|ingenieurin|ingenieur|betreiber|betreiberin|schatzmeister|schriftführer|" +
      "hausmeister|pfleger|pflegerin|" +
      "inhaberin|inhaber|podologin|podologe|physio|werkstattleiter|geschäftsführerin|geschäftsführer|gründerin|gründer|steuerberaterin|steuerberater|rechtsanwalt|rechtsanwältin|fachanwalt|fachanwältin|arzt|ärztin|zahnarzt|zahnärztin|" +
      "fachärztin|facharzt|koch|köchin|küchenchefin|küchenchef|chefin|bäckerin|bäcker|konditorin|konditor|metzger|metzgerin|meisterin|meister|architektin|architekt|therapeutin|therapeut|physiotherapeutin|" +
      "physiotherapeut|leiterin|leiter|leitung|empfang|sekretariat|sekretärin|maklerin|makler|hebamme|lehrerin|lehrer|trainerin|trainer|floristin|gärtnerin|gärtner|tischlerin|tischler|schreiner|" +
      "schreinerin|elektriker|elektrikerin|friseurin|friseur|fotografin|fotograf|übersetzerin|übersetzer|dolmetscherin|notarin|notar|winzerin|winzer|schulleiterin|schulleiter|vorsitzende|" +
      "vorsitzender|kassenwart|pfarrer|pfarrerin|tierärztin|tierarzt|apothekerin|apotheker|heilpraktikerin|heilpraktiker|kosmetikerin|goldschmiedin|goldschmied|töpferin|geselle|gesellin|azubi|mechaniker|mechanikerin",
    rank: "stellvertretende|stellvertretender|leitende|leitender|erste|erster|stellv",
    forebear: "opa|oma|uropa|uroma|großvater|grossvater|großmutter|grossmutter",
    title: "dr|prof|herr|frau|dipl|ing|mag",
    saint: "st|sankt|heilige|heiliger",
    article: "der|die|das|unser|unsere|wir",
    thing:
      "kurs|kurse|lizenz|typ|raum|saal|zimmer|stube|mühle|küche|werkstatt|laden|straße|strasse|platz|weg|gasse|allee|ufer|schule|kirche|haus|hof|verein|gmbh|ag|kg|bund|kammer|stiftung|verband|kreuz|klinik|krankenhaus|stadt|dorf|markt|gemeinde|brüder|söhne|kanzlei|praxis",
  },
  es: {
    role:
      "implantólogo|implantóloga|parrillero|parrillera|guitarrista|cantaor|cantaora|bailaor|bailaora|mecanico|mecánica|capitán|capitana|marinero|marinera|churrero|churrera|heladero|heladera|tornero|soldadora|tapicero|tapicera|tintorero|lavandera|planchadora|contadora|gestora|procurador|procuradora|chofer|chófer|conductora|instalador|instaladora|guitarrero|guitarrera|encuadernador|encuadernadora|orfebre|joyero|joyera|escultor|escultora|cantante|pianista|violinista|percusionista|coordinador|coordinadora|educador|educadora|cuidador|cuidadora|osteópata|acupuntor|acupuntora|domador|domadora|herrador|herradora|viticultor|viticultora|cervecero|cervecera|sumiller|repostero|repostera|jardinera|carpintera|" +
      "optometrista|asistente|ayudante|dependiente|dependienta|aprendiz|cajero|cajera|vendedor|vendedora|repartidor|repartidora|costurera|modista|sastre|zapatero|zapatera|relojero|relojera|" +
      "herrero|soldador|albañil|pintor|pintora|cerrajero|cerrajera|ganadero|agricultor|agricultora|" +
      "quesero|quesera|carnicero|carnicera|pescadero|pescadera|camarero|camarera|barbero|barbera|" +
      "esteticista|masajista|logopeda|nutricionista|administradora|administrador|economista|ingeniero|" +
      "ingeniera|bailarina|bailarín|monitora|instructor|instructora|diseñador|diseñadora|" +
      "ilustrador|ilustradora|restaurador|restauradora|tesorero|vicepresidenta|bodeguero|bodeguera|" +
      "partera|paisajista|tatuador|tatuadora|" +
      "propietario|propietaria|odontólogo|odontóloga|ortodoncista|podólogo|podóloga|dueño|dueña|fundadora|fundador|directora|director|gerente|abogado|abogada|médico|médica|doctor|doctora|fisioterapeuta|dentista|cocinero|cocinera|panadero|panadera|pastelero|" +
      "pastelera|arquitecto|arquitecta|asesor|asesora|notario|notaria|profesor|profesora|recepcion|recepción|recepcionista|secretaria|secretario|maestro|maestra|peluquera|peluquero|fotógrafo|" +
      "fotógrafa|traductora|traductor|intérprete|veterinaria|veterinario|psicóloga|psicólogo|jardinero|carpintero|electricista|fontanero|mecánico|florista|guía|ceramista|matrona|óptica|farmacéutica|" +
      "farmacéutico|enfermera|enfermero|entrenador|entrenadora|socio|socia|presidenta|presidente|tesorera|encargada|encargado|ebanista|enóloga|enólogo|apicultor|apicultora",
    rank: "jefa|jefe|subdirectora|subdirector|adjunta|adjunto|primera|primer",
    forebear: "abuelo|abuela|bisabuelo|bisabuela",
    title: "sr|sra|srta|dr|dra|d|don|doña|dña|lic|ing|arq",
    saint: "san|santa|santo",
    article: "los|las|el|la|nuestro|nuestra",
    thing:
      "salón|sala|terraza|patio|curso|cursos|clase|clases|menú|restaurante|clínica|taller|jardín|mercado|centro|calle|plaza|avenida|paseo|iglesia|colegio|escuela|hospital|asociación|fundación|casa|bar|banco|cruz|ciudad|pueblo|sierra|río|playa|sl|sa",
  },
  ar: {
    role:
      "خياط|خياطة|نجار|حداد|كهربائي|سباك|حلاق|جزار|خبير|خبيرة|مستشار|مستشارة|مصمم|مصممة|رسام|رسامة|" +
      "مشرف|مشرفة|منسق|منسقة|كاتب|كاتبة|قابلة|بيطري|بيطرية|مرشد|مرشدة|طاه|طاهية|" +
      "المدير|المديرة|مدير|مديرة|مؤسس|مؤسسة|المؤسس|المؤسسة|صاحب|صاحبة|طبيب|طبيبة|الطبيب|الطبيبة|اختصاصي|اختصاصية|أخصائي|أخصائية|استشاري|استشارية|محام|محامية|محامي|شيف|الشيف|مهندس|مهندسة|" +
      "معلم|معلمة|مدرب|مدربة|مترجم|مترجمة|خباز|خبازة|خطاط|خطاطة|مصور|مصورة|صيدلي|صيدلانية|ممرض|ممرضة|محاسب|محاسبة|سكرتيرة",
    rank: "نائب|نائبة|مساعد|مساعدة|كبير",
    forebear: "جدي|جدتي|الجد|الجدة",
    title: "د|الدكتور|الدكتورة|السيد|السيدة|الأستاذ|الأستاذة|المهندس|المهندسة|المحامي|المحامية|الشيف|الحاج",
    saint: "القديس|القديسة",
    thing: "شارع|مدرسة|كلية|جامعة|مستشفى|مسجد|كنيسة|شركة|مؤسسة|جمعية|بنك|مدينة|سوق",
  },
  fr: {
    role:
      "affineur|affineuse|clerc|toiletteur|toiletteuse|ouvrier|ouvrière|ostréiculteur|ostréicultrice|pêcheur|pêcheuse|ramoneur|ramoneuse|écrivaine|écrivain|rempailleur|rempailleuse|canneur|canneuse|mécanicienne|technicien|technicienne|carrossier|garagiste|électricienne|plâtrier|carreleur|charpentier|charpentière|soudeur|soudeuse|forgeron|forgeronne|palefrenier|palefrenière|bergère|capitaine|matelot|batelier|batelière|accompagnateur|accompagnatrice|hôtesse|réceptionniste|aubergiste|restaurateur|restauratrice|crêpier|crêpière|pizzaiolo|confiseur|confiseuse|torréfacteur|torréfactrice|œnologue|musicien|musicienne|pianiste|violoniste|guitariste|chanteur|chanteuse|danseur|danseuse|chorégraphe|comédien|comédienne|libraire|bibliothécaire|archiviste|tailleur|modiste|brodeur|brodeuse|maroquinier|maroquinière|bijoutier|bijoutière|orfèvre|encadreur|encadreuse|juriste|huissier|huissière|courtier|courtière|négociateur|négociatrice|praticien|praticienne|puéricultrice|éducateur|éducatrice|barbier|" +
      "coloriste|assistant|assistante|vendeur|vendeuse|livreur|livreuse|couturier|couturière|cordonnier|cordonnière|horloger|horlogère|" +
      "serrurier|serrurière|chauffagiste|couvreur|maçon|peintre|tapissier|tapissière|luthier|luthière|" +
      "relieur|relieuse|fromager|fromagère|poissonnier|poissonnière|chocolatier|chocolatière|traiteur|" +
      "barman|serveur|serveuse|sommelier|sommelière|brasseur|brasseuse|caviste|éleveur|éleveuse|" +
      "agriculteur|agricultrice|opticien|opticienne|audioprothésiste|orthophoniste|sophrologue|" +
      "naturopathe|masseur|masseuse|esthéticienne|tatoueur|tatoueuse|graphiste|illustrateur|" +
      "illustratrice|rédactrice|rédacteur|interprète|moniteur|monitrice|entraîneur|entraîneuse|" +
      "animateur|animatrice|diététicienne|diététicien|sellier|verrier|verrière|ferronnier|paysagiste|" +
      "propriétaire|fondateur|apprenti|apprentie|compagnon|podologue|orthodontiste|fondatrice|cofondateur|cofondatrice|gérant|gérante|directeur|directrice|chef|cheffe|cuisinier|cuisinière|boulanger|boulangère|pâtissier|pâtissière|boucher|avocat|" +
      "avocate|médecin|docteur|dentiste|kinésithérapeute|kiné|ostéopathe|infirmier|infirmière|sage-femme|vétérinaire|pharmacien|pharmacienne|notaire|comptable|expert-comptable|architecte|designer|" +
      "ingénieur|ingénieure|mécanicien|électricien|plombier|menuisier|ébéniste|fleuriste|jardinier|professeur|professeure|enseignante|formateur|formatrice|coiffeur|coiffeuse|photographe|" +
      "traductrice|traducteur|secrétaire|président|présidente|trésorier|trésorière|responsable|associé|associée|vigneron|vigneronne|céramiste|potière|potier|artisan|artisane|guide|conseiller|" +
      "conseillère|psychologue|maraîcher|maraîchère|apicultrice|apiculteur|bénévole",
    rank: "vice-président|vice-présidente|adjoint|adjointe|premier|première|second|seconde",
    forebear: "papi|papy|mamie|pépé|mémé|grand-père|grand-mère",
    title: "m|mm|mme|mlle|dr|pr|me|maître|madame|monsieur",
    saint: "saint|sainte|st|ste",
    article: "les|le|la|nos|notre",
    thing:
      "salle|salon|terrasse|atelier|cours|menu|restaurant|café|boulangerie|clinique|marché|centre|domaine|château|rue|place|avenue|boulevard|quai|école|église|hôpital|association|fondation|maison|banque|croix|ville|village|mairie|société|sarl|sas|jardin|jardins|canal",
  },
  it: {
    role:
      "gestore|gestrice|bagnino|bagnina|skipper|capitano|marinaio|pizzaiolo|pizzaiola|gelataio|gelataia|sfoglina|salumiere|contabile|amministratore|amministratrice|collaboratore|collaboratrice|saldatore|carrozziere|gommista|corniciaio|intagliatore|orafo|orafa|gioielliere|incisore|tipografo|tipografa|scrittore|scrittrice|giornalista|musicista|pianista|violinista|chitarrista|cantante|regista|coreografo|coreografa|educatore|educatrice|toelettatore|toelettatrice|addestratore|addestratrice|maniscalco|stalliere|apicoltore|apicoltrice|vignaiolo|vignaiola|frantoiano|lavandaia|stiratrice|ricamatrice|mediatore|mediatrice|consulente|" +
      "igienista|assistente|fondatori|banconista|commesso|commessa|cassiere|cassiera|calzolaio|calzolaia|orologiaio|fabbro|muratore|imbianchino|" +
      "tappezziere|liutaio|liutaia|rilegatore|casaro|casara|pescivendolo|cioccolatiere|barista|" +
      "cameriere|cameriera|sommelier|birraio|allevatore|allevatrice|agricoltore|agricoltrice|ottico|" +
      "optometrista|logopedista|osteopata|massaggiatore|massaggiatrice|tatuatore|tatuatrice|" +
      "grafico|illustratore|illustratrice|interprete|allenatore|allenatrice|ballerina|" +
      "ballerino|nutrizionista|restauratore|restauratrice|viticoltore|viticoltrice|norcino|chirurgo|" +
      "pediatra|segreteria|" +
      "proprietario|proprietaria|titolare|podologo|podologa|ortodontista|apprendista|titolari|fondatore|fondatrice|direttore|direttrice|cuoco|cuoca|chef|fornaio|fornaia|panettiere|pasticciere|pasticciera|macellaio|avvocato|avvocata|avvocatessa|" +
      "medico|dottore|dottoressa|dentista|odontoiatra|fisioterapista|infermiera|infermiere|ostetrica|veterinaria|veterinario|farmacista|notaio|commercialista|architetto|architetta|ingegnere|geometra|" +
      "meccanico|elettricista|idraulico|falegname|fiorista|giardiniere|insegnante|maestro|maestra|istruttore|istruttrice|parrucchiere|parrucchiera|fotografo|fotografa|traduttrice|traduttore|" +
      "segretaria|segretario|presidente|tesoriere|responsabile|socio|socia|enologo|enologa|ceramista|sarto|sarta|guida|psicologa|psicologo|estetista",
    rank: "vice|vicepresidente|primo|prima|capo",
    forebear: "nonno|nonna|bisnonno|bisnonna",
    title: "sig|sig.ra|sig.na|sigra|dott|dott.ssa|dottssa|dr|prof|prof.ssa|avv|ing|arch|geom|rag|signor|signora",
    saint: "san|santa|santo|sant",
    article: "il|lo|la|gli|le|nostra|nostro",
    thing:
      "sala|salone|terrazza|corsi|giardino|menù|bar|clinica|mercato|centro|cantina|via|viale|piazza|corso|chiesa|scuola|ospedale|associazione|fondazione|casa|banca|croce|città|paese|trattoria|osteria|ristorante|srl|spa",
  },
  pt: {
    role:
      "mestre|mestra|skipper|capitão|marinheiro|pescador|pescadora|boleira|boleiro|doceira|doceiro|churrasqueiro|pizzaiolo|garçom|garçonete|entregador|entregadora|motorista|mecânica|soldador|torneiro|borracheiro|vidraceiro|marceneira|carpinteira|entalhador|violeiro|guitarreiro|guitarrista|pianista|violinista|cantora|fadista|maestrina|encenador|encenadora|escritor|escritora|revisora|jornalista|bibliotecário|bibliotecária|gestor|gestora|consultor|consultora|solicitador|solicitadora|mediador|mediadora|corretor|corretora|educador|educadora|tosador|tosadora|adestrador|adestradora|ferrador|tratador|tratadora|viticultor|viticultora|lavadeira|bordadeira|modista|joalheiro|joalheira|ourives|tipógrafo|encadernador|encadernadora|fonoaudióloga|fonoaudiólogo|osteopata|acupunturista|podóloga|podólogo|" +
      "assistente|higienista|sapateiro|ajudante|rececionista|recepcionista|atendente|vendedor|vendedora|sapateira|relojoeiro|ferreiro|serralheiro|pedreiro|pintor|" +
      "pintora|estofador|estofadora|luthier|queijeiro|queijeira|peixeiro|peixeira|empregado|barbeiro|" +
      "barbeira|esteticista|massagista|cervejeiro|cervejeira|agricultor|agricultora|apicultor|" +
      "apicultora|oculista|optometrista|terapeuta|nutricionista|tatuador|tatuadora|ilustrador|" +
      "ilustradora|intérprete|monitora|instrutor|instrutora|bailarina|bailarino|designer|" +
      "administrador|administradora|encarregado|encarregada|confeiteiro|confeiteira|chaveiro|chaveira|" +
      "bombeiro|" +
      "proprietário|proprietária|ortodontista|podologista|aprendiz|dono|dona|fundador|fundadora|diretor|diretora|gerente|chefe|chef|cozinheiro|cozinheira|padeiro|padeira|pasteleiro|pasteleira|advogado|advogada|médico|médica|" +
      "dentista|fisioterapeuta|enfermeira|enfermeiro|parteira|veterinária|veterinário|farmacêutica|farmacêutico|notária|notário|contabilista|contador|contadora|arquiteto|arquiteta|engenheiro|" +
      "engenheira|mecânico|eletricista|canalizador|encanador|carpinteiro|marceneiro|florista|jardineiro|professor|professora|formador|formadora|cabeleireiro|cabeleireira|fotógrafo|fotógrafa|" +
      "tradutora|tradutor|secretária|secretário|presidente|tesoureiro|tesoureira|responsável|sócio|sócia|enólogo|enóloga|ceramista|guia|psicóloga|psicólogo|costureira|alfaiate|treinador|treinadora",
    rank: "vice|adjunto|adjunta|primeiro|primeira|sub",
    forebear: "avô|avó|vovô|vovó|bisavô|bisavó",
    title: "sr|sra|dr|dra|d|dona|eng|arq|prof|profa",
    saint: "são|santo|santa|sto|sta",
    article: "os|as|o|a|nossa|nosso",
    thing:
      "sala|salão|terraço|curso|cursos|jardim|menu|restaurante|clínica|mercado|centro|quinta|rua|praça|avenida|largo|igreja|escola|hospital|associação|fundação|casa|banco|cruz|cidade|vila|aldeia|lda",
  },
  nl: {
    role:
      "zaakvoerder|zaakvoerster|molenaar|havenmeester|kantoormanager|tandprotheticus|eigenares|leerjongen|gezel|schipper|kapitein|stuurman|badmeester|instructrice|lasser|glazenwasser|schoorsteenveger|tegelzetter|dakdekker|nagelstyliste|podotherapeut|ergotherapeut|hoefsmid|muzikant|pianist|gitarist|zangeres|begeleider|begeleidster|coördinator|beheerder|beheerster|juwelier|edelsmid|pianostemmer|orgelbouwer|" +
      "assistente|assistent|naaister|verkoper|verkoopster|chauffeur|kleermaker|schoenmaker|horlogemaker|smid|metselaar|schilder|" +
      "stukadoor|stoffeerder|stoffeerster|vioolbouwer|boekbinder|kaasmaker|kaasmaakster|visboer|" +
      "chocolatier|ober|serveerster|sommelier|brouwer|brouwster|boer|boerin|opticien|audicien|" +
      "logopedist|logopediste|osteopaat|masseur|masseuse|diëtist|diëtiste|mondhygiënist|mondhygiëniste|" +
      "tatoeëerder|illustrator|illustratrice|tolk|danseres|danser|dirigent|dirigente|restaurator|" +
      "barista|ijsmaker|fietsenmaker|coach|stagiair|stagiaire|leerlinge|hondentrimster|trimster|" +
      "eigenaar|eigenaresse|podoloog|orthodontist|leerling|oprichter|oprichtster|directeur|directrice|chef|chef-kok|kok|kokkin|bakker|banketbakker|slager|advocaat|advocate|arts|huisarts|tandarts|fysiotherapeut|verloskundige|" +
      "verpleegkundige|dierenarts|apotheker|notaris|boekhouder|accountant|architect|ontwerper|ontwerpster|ingenieur|monteur|elektricien|loodgieter|timmerman|meubelmaker|bloemist|tuinman|hovenier|" +
      "leraar|lerares|docent|docente|trainer|trainster|instructeur|kapper|kapster|fotograaf|fotografe|vertaler|vertaalster|secretaris|secretaresse|voorzitter|penningmeester|bedrijfsleider|vennoot|" +
      "gids|psycholoog|psychologe|keramist|pottenbakker|wijnmaker|imker|schoonheidsspecialiste|makelaar|gastvrouw|gastheer",
    rank: "adjunct|plaatsvervangend|hoofd|eerste|assistent",
    forebear: "opa|oma|grootvader|grootmoeder",
    title: "dhr|mevr|mw|meneer|mevrouw|dr|drs|ir|ing|mr|prof",
    saint: "sint|heilige|st",
    article: "de|het|ons|onze|wij",
    thing:
      "zaal|kamer|terras|tuin|cursus|lessen|keuken|winkel|restaurant|kliniek|centrum|straat|laan|plein|gracht|kerk|school|ziekenhuis|vereniging|stichting|huis|bank|kruis|stad|dorp|markt|bv|nv|gemeente",
  },
  pl: {
    role:
      "gospodarz|gospodyni|mistrzyni|mistrz|kapitan|sternik|ratownik|ratowniczka|stajenny|introligatorka|złotnik|złotniczka|jubiler|hafciarka|kaletnik|cieśla|dekarz|glazurnik|tokarz|blacharz|lakiernik|kominiarz|ogrodniczka|serowarka|winiarz|recepcjonista|recepcjonistka|doradca|doradczyni|pośrednik|pośredniczka|mediatorka|pedagog|neurologopeda|terapeutka|kosmetolog|podolożka|pianista|pianistka|skrzypek|skrzypaczka|lutniczka|stroiciel|dyrygent|dyrygentka|śpiewaczka|redaktor|redaktorka|bibliotekarka|" +
      "asystent|asystentka|krawiec|sprzedawca|sprzedawczyni|kierowca|krawcowa|szewc|zegarmistrz|kowal|murarz|malarz|malarka|tapicer|" +
      "tapicerka|lutnik|introligator|serowar|barman|barmanka|kelner|kelnerka|piwowar|rolnik|rolniczka|" +
      "pszczelarz|optyk|optometrysta|optometrystka|logopeda|dietetyk|dietetyczka|masażysta|masażystka|" +
      "graficzka|ilustrator|ilustratorka|tancerz|tancerka|higienistka|groomer|groomerka|lektor|" +
      "lektorka|barista|baristka|ślusarz|spawacz|konserwator|konserwatorka|organista|opiekun|opiekunka|" +
      "właściciel|właścicielka|technik|podolog|ortodonta|praktykant|praktykantka|założyciel|założycielka|dyrektor|dyrektorka|kierownik|kierowniczka|szef|szefowa|kucharz|kucharka|piekarz|cukiernik|cukierniczka|adwokat|adwokatka|radca|lekarz|lekarka|" +
      "dentysta|dentystka|stomatolog|fizjoterapeuta|fizjoterapeutka|pielęgniarka|położna|weterynarz|farmaceuta|farmaceutka|notariusz|księgowa|księgowy|architekt|architektka|projektant|projektantka|" +
      "inżynier|mechanik|elektryk|hydraulik|stolarz|florystka|ogrodnik|nauczyciel|nauczycielka|trener|trenerka|instruktor|instruktorka|fryzjer|fryzjerka|fotograf|fotografka|tłumacz|tłumaczka|" +
      "sekretarka|prezes|prezeska|skarbnik|wspólnik|wspólniczka|psycholog|psycholożka|przewodnik|przewodniczka|ceramiczka|ceramik|kosmetyczka|agent|agentka",
    rank: "zastępca|wice|główny|główna|starszy|starsza",
    forebear: "dziadek|babcia|pradziadek|prababcia",
    title: "p|pan|pani|dr|mgr|inż|lek|prof|hab|mec|ks|arch",
    saint: "św|święty|święta",
    article: "nasz|nasza",
    thing:
      "sala|pokój|taras|ogród|kurs|kursy|restauracja|klinika|centrum|sklep|galeria|ulica|ul|plac|aleja|szkoła|kościół|szpital|stowarzyszenie|fundacja|dom|bank|krzyż|miasto|wieś|rynek|sp",
  },
};

const LANGUAGES = Object.keys(WORDS) as ReadLanguage[];
const wordsOf = (kind: PersonWord) =>
  new Set(LANGUAGES.flatMap((language) => (WORDS[language][kind] ?? "").split("|").filter(Boolean)));

const ROLES = wordsOf("role");
const RANKS = wordsOf("rank");
const SAINTS = wordsOf("saint");
const FOREBEARS = wordsOf("forebear");
const THINGS = wordsOf("thing");
const ARTICLES = wordsOf("article");
const SURNAMES = wordsOf("surname");
const DAYS = new Set(LANGUAGES.flatMap((language) => weekdayNames(language).flat()));
const MONTHS = new Set(LANGUAGES.flatMap((language) => monthNames(language).flat()));
const ROLE_PHRASES = /front desk|head of|native speaker/;
const GERMAN_ROLE = /\p{L}{3}(?:meister|berater|anwalt|anwält|ärzt|arzt|therapeut|leiter)(?:in|innen)?$/u;

const escaped = (word: string) => word.replaceAll(".", "\\.");
const TITLES = [...wordsOf("title")].toSorted((a, b) => b.length - a.length);
const LATIN_TITLES = TITLES.filter((word) => /^[a-zà-ž]/u.test(word));
const firstLetterEither = (word: string) =>
  `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${escaped(word.slice(1))}`;

const TITLE = `(?:(?:${LATIN_TITLES.map(firstLetterEither).join("|")})\\.?(?:-?Ing\\.)?(?:\\s(?:med|jur|phil|dent|vet|h\\.c|rer|nat)\\.){0,3}\\s)`;
const PART = `[${UPPER}][${LETTER}'’-]{1,25}`;
const PARTICLE = "(?:(?:von|van|de|der|den|da|di|dos|la|al|bin|el|zu|ten|ter|du|del|della)\\s)";

/** The source of a pattern for a full name: two to four capitalised words, titles and particles allowed. */
export const FULL_NAME = `(?<![${LETTER}])(?:${TITLE}{1,3}${PART}(?:\\s${PARTICLE}{0,2}(?:[${UPPER}]\\.|${PART})){0,3}|${PART}(?:\\s${PARTICLE}{0,2}(?:[${UPPER}]\\.|${PART})){1,3})`;
/** Two first names that share a surname, behind words that lead to them. */
export const LED_COUPLE = `${PART}\\s(?:and|&|und|y|et|e|en|i)\\s${PART}\\s${PART}`;
/** "Tom and Sue Baker": the same where nothing leads to them. */
export const COUPLE = `(?<![${LETTER}]|[${UPPER}][${LETTER}]{1,25}\\s)${LED_COUPLE}`;
const ARABIC_TITLE = `(?:(?:${TITLES.filter((word) => /^[\u0621-\u064a]/.test(word)).join("|")})\\.?\\s)`;
/** A name in Arabic, which has no capitals: a title shows where it begins. */
export const ARABIC_NAME = `${ARABIC_TITLE}[\\u0620-\\u064a]{2,15}\\s(?:(?:بن|ابن|عبد|أبو|آل)\\s)?[\\u0620-\\u064a]{2,15}`;
/** A name where the place says that it is one: a single word may do, or any script without capitals. */
const LISTED_NAME = new RegExp(
  `^(?:${COUPLE}|${FULL_NAME}|${TITLE}{0,2}${PART}|[\\u0600-\\u06ff]{2,20}(?:\\s[\\u0600-\\u06ff.]{1,20}){0,4})$`,
  "u",
);

/** Says whether words name a role or trade, one or several ("owners"), in the languages that are read. */
export function isRole(text: string): boolean {
  if (text.length > 70) return false;
  const lower = text.toLowerCase().replace(/\bco-/g, "co");
  return wordsIn(lower).some(isRoleWord) || ROLE_PHRASES.test(lower);
}

const wordsIn = (lower: string) => lower.split(/[^\p{L}\p{M}-]+/u).filter(Boolean);
const isRoleWord = (word: string) =>
  ROLES.has(word) ||
  ROLES.has(word.replace(/(?:es|s)$/u, "")) ||
  GERMAN_ROLE.test(word) ||
  ROLES.has(word.replace(/innen$/u, "in"));

/** Says whether words are a role and nothing else: "Deputy Principal" is nobody's name. */
function isRoleOnly(text: string): boolean {
  const words = wordsIn(text.toLowerCase());
  return words.some(isRoleWord) && words.every((word) => RANKS.has(word) || isRoleWord(word) || LINKS.has(word));
}

const LINKS = new Set("of the and der de di da do und y e et".split(" "));

/** "QuickBooks" is a product; "MacLeod" and "FitzGerald" have fewer small letters before the second capital. */
const BRAND = /\p{Ll}{4}\p{Lu}/u;

/** Says whether words that stand where names do may be a person's, and are no role, saint, day or month. */
export function isPersonName(text: string): boolean {
  const words = wordsIn(text.toLowerCase());
  return (
    LISTED_NAME.test(text) &&
    !isRoleOnly(text) &&
    !BRAND.test(text) &&
    !SAINTS.has(words[0]!) &&
    !FOREBEARS.has(words[0]!) &&
    !words.some((word) => DAYS.has(word) && word.length > 3) &&
    !words.every((word) => MONTHS.has(word))
  );
}

/** Says whether a name holds the word for a place, a club or a company; beside a role some of them are surnames. */
export function namesThing(text: string, hasRole: boolean): boolean {
  const words = text.split(/\s/).filter((word) => /^[\p{Lu}\u0621-\u064a]/u.test(word));
  return words
    .map((word) => word.toLowerCase().replace(/[.,]$/, ""))
    .some(
      (word, index) =>
        (index === 0 && ARTICLES.has(word)) || (THINGS.has(word) && !(hasRole && index > 0 && SURNAMES.has(word))),
    );
}

/** Says whether words end in one person's role: "first aid trainer", and not "teachers". */
export const isOwnRole = (text: string): boolean => {
  const last = wordsIn(text.toLowerCase()).at(-1) ?? "";
  return ROLES.has(last) || GERMAN_ROLE.test(last);
};

/** Degrees and titles, by which no two people differ: "Dr. Maria Lopez" is Maria Lopez. */
export const withoutTitles = (name: string): string =>
  name.replace(new RegExp(`^(?:${TITLE}|${ARABIC_TITLE})+`, "u"), "");

/** Says whether words name one person's role: "teachers" are more than one. */
export const isSingleRole = (text: string): boolean =>
  wordsIn(text.toLowerCase()).some((word) => ROLES.has(word) || GERMAN_ROLE.test(word));

/** Letters that come with a name: "Judith Bell FRICS". */
export const isLetters = (word: string): boolean => /^\p{Lu}{2,6}$/u.test(word);

/** Says whether a word in lower case stands before a role: "deputy". */
export const isRank = (word: string): boolean => RANKS.has(word);

/** Says whether a word in lower case stands before a name: "dr". */
export const isTitle = (word: string): boolean => TITLES.includes(word);

const FAMILIES = new Set("family|familie|fam|familia|famille|famiglia|família|rodzina|عائلة|آل".split("|"));

/** Says whether words name a family or all who bear a name, and nobody of them. */
export const isFamily = (text: string): boolean => wordsIn(text.toLowerCase()).some((word) => FAMILIES.has(word));

/** Says whether a name's word is a role, a rank or a family's: "Waitress Mia Lund". */
export const isNoNamePart = (word: string): boolean => RANKS.has(word.toLowerCase()) || isRole(word) || isFamily(word);
