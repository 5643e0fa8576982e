import type { ReadLanguage } from "./reading/read-languages";

/**
 * Names of colours in each language, written as one word, with the English name or the value: those that neither CSS
 * nor the editor knows. Of two languages with one word the first counts. Many are things as well ("brick", "honey"), so
 * they are read only beside a part of the page.
 */
export const COLOUR_NAMES: Record<ReadLanguage, string> = {
  en:
    // As people mean it: the darkgray of CSS is lighter than its gray.
    "seablue #1a5676|grayblue #6b8299|greyblue #6b8299|bluegray #6b8299|bluegrey #6b8299|" +
    "brightgreen #1fb141|neongreen #39ff14|neonpink #ff2d95|neonyellow #e6ff00|neonorange #ff6a13|neonblue #1f7bff|neonred #ff073a|neonpurple #b026ff|inkblack #1d1d20|sandy #e6d7b9|vermilion #e34234|vermillion #e34234|darkgray #4d4d4d|darkgrey #4d4d4d|warmwhite #fbf7ef|" +
    "sage #9caf88|sagegreen #9caf88|moss #6a7b46|mossgreen #6a7b46|olivegreen #6b7a3a|huntergreen #355e3b|britishracinggreen #004225|seafoam #9fe2bf|seafoamgreen #9fe2bf|" +
    "mintgreen #98e2c6|pistachio #b5cf9b|jade #00a36c|emeraldgreen #10b981|applegreen #7fb539|leafgreen #4c8c4a|pinegreen #1f4d3a|" +
    "dustypink #d8a1a6|dustyrose #c08081|blush #f4c7c3|blushpink #f4c7c3|babypink #f4c2c2|rosegold #b76e79|mauve #9c7a97|aubergine #4b2840|eggplant #4b2840|" +
    "dustyblue #6f8fa6|babyblue #bcd8ec|duckegg #c3dfe0|duckeggblue #c3dfe0|iceblue #dcebf2|periwinkle #8f99fb|cobalt #0047ab|cobaltblue #0047ab|sapphire #0f52ba|" +
    "denim #3b5b87|denimblue #3b5b87|inkblue #1b2a49|nightblue #14213d|electricblue #1466e8|oceanblue #1b6f9c|petrolblue #005f6a|azuremist #f0ffff|" +
    "eggshell #f0ead6|oatmeal #e3dac9|oat #e3dac9|pearl #f0ebe0|bone #e6dfd0|stone #c9c2b5|champagne #f0dfc2|nude #e3c4ae|greige #bfb6a8|taupe #8b7e74|camel #b98d5a|" +
    "rust #b7410e|ochre #cc7722|clay #b66a50|brick #a63c2e|brickred #a63c2e|copper #b06b3a|bronze #a1742f|brass #b08d3c|caramel #b5793f|coffee #6f4e37|espresso #3c2a21|mocha #7b5b47|" +
    "cherry #a4161a|cherryred #a4161a|ruby #9b111e|rubyred #9b111e|scarlet #d3211d|bloodred #7a0c0c|oxblood #5c1a1b|postboxred #c8102e|winered #722f37|apricot #f6b98a|burntorange #bf5700|" +
    "butter #f7e7a1|butteryellow #f7e7a1|lemon #f5e050|lemonyellow #f5e050|honey #dda23a|saffron #e4a11b|mustardyellow #d4a017|lightgoldenrod #fafad2|" +
    "slate #5b6b7b|graphite #3b3f45|anthracite #383e42|offblack #1a1a1a|jetblack #0a0a0a|charcoalgrey #36454f|charcoalgray #36454f|silvergrey #b5b8bb|" +
    "raspberry #b3244b|strawberry #d63a4c|plum #6b2d4f|damson #5a2645|mulberry #70193d|blackcurrant #4a1f3d|cranberry #9e1b32|ecru #e8dfc8|celadon #ace1af|puce #a95c68|russet #80461b|ultramarine #1f2f9c|cerulean #2a7fb8|verdigris #43b3ae|viridian #40826d|umber #6b4f35|sepia #704214|gunmetal #3b4147|mahogany #5c2e20|pewter #8c9296|ebony #2b2521|teracotta terracotta|terra-cotta terracotta|bluegreen teal|greenblue teal|bluegrey #6b7f8f|bluegray #6b7f8f|greygreen #7f8c7a|graygreen #7f8c7a|yellowgold goldenrod",
  de:
    "graublau grayblue|blaugrau grayblue|bernstein amber|bernsteinfarben amber|blaugrün teal|" +
    "tintenschwarz inkblack|neonfarben neongreen|schwarzweiß #000000|schwarzweiss #000000|zinnober vermilion|zinnoberrot vermilion|rot red|blau blue|grün green|gelb yellow|schwarz black|weiß white|weiss white|grau gray|braun brown|rosa pink|lila purple|" +
    "violett purple|türkis turquoise|creme cream|cremeweiß cream|beige beige|sand sand|elfenbein ivory|elfenbeinweiß ivory|flieder lilac|" +
    "marineblau navy|marine navy|nachtblau midnightblue|königsblau royalblue|taubenblau dustyblue|himmelblau skyblue|eisblau iceblue|" +
    "weinrot wine|bordeaux burgundy|bordeauxrot burgundy|ziegelrot firebrick|ziegel firebrick|rostrot rust|rost rust|kirschrot cherry|altrosa dustypink|" +
    "tannengrün #1f4d3a|waldgrün #2f5a3f|flaschengrün bottlegreen|moosgrün moss|olivgrün olivegreen|oliv olive|salbei sage|salbeigrün sage|minze mint|mintgrün mint|" +
    "senfgelb mustard|senf mustard|ocker ochre|gold gold|goldgelb goldenrod|silber silver|silbern silver|golden gold|kupfer copper|anthrazit anthracite|schiefer slate|" +
    "schiefergrau slategray|terrakotta terracotta|koralle coral|lachs salmon|pfirsich peach|aprikose apricot|lavendel lavender|schokolade chocolate|" +
    "warmweiß #fbf7ef|gebrochenesweiß offwhite|gebrochenweiß offwhite|altweiß offwhite|aubergine aubergine|" +
    "purpur purple|delfterblau #2a52a8|purpurn purple|karmin crimson|karminrot crimson|scharlachrot scarlet|scharlach scarlet|zyan cyan|khaki #8a8354|ecru ecru|fuchsia fuchsia|indigo indigo|smaragd emerald|smaragdgrün emerald|rubinrot ruby|saphirblau sapphire|himbeerrot raspberry|mauve mauve|malve mauve|dunkelblau darkblue|petrol petrol|kobaltblau cobalt|ultramarin ultramarine|stahlblau steelblue|perlweiß pearl|wollweiß offwhite|naturweiß offwhite|rauchblau dustyblue|mauvefarben mauve|rostbraun rust|schokobraun chocolate|greige greige|puderrosa blush|bordo burgundy",
  es:
    "ámbar amber|grisazulado grayblue|azulgrisáceo grayblue|verdeazulado teal|" +
    "negrotinta inkblack|rosamexicano #e0218a|azulcobalto cobalt|bermellón vermilion|rojo red|roja red|azul blue|verde green|amarillo yellow|amarilla yellow|negro black|negra black|blanco white|blanca white|gris gray|" +
    "marrón brown|naranja orange|morado purple|morada purple|violeta purple|crema cream|marfil ivory|turquesa turquoise|dorado gold|dorada gold|plateado silver|plateada silver|" +
    "granate burgundy|burdeos burgundy|arena sand|celeste skyblue|marino navy|mostaza mustard|vino wine|terracota terracotta|salvia sage|verdesalvia sage|" +
    "verdebosque forestgreen|verdebotella bottlegreen|verdeoliva olivegreen|oliva olive|verdeagua mint|verdementa mint|menta mint|lavanda lavender|lila lilac|coral coral|" +
    "salmón salmon|melocotón peach|ocre ochre|teja rust|ladrillo firebrick|rosapalo dustypink|rosaviejo dustyrose|carbón charcoal|antracita anthracite|cobre copper|blancocálido #fbf7ef|blancoroto offwhite|hueso bone|fucsia fuchsia|berenjena aubergine|azulpetróleo petrol|petróleo petrol|verdeagua mint|azulcielo skyblue|azulnoche midnightblue|rojoladrillo firebrick|amarillomostaza mustard|verdemusgo moss|verdepino #1f4d3a|" +
    "anaranjado orange|anaranjada orange|rosado pink|rosada pink|púrpura purple|beis beige|añil indigo|índigo indigo|cian cyan|caqui #8a8354|malva mauve|bordó burgundy|guinda burgundy|carmín crimson|escarlata scarlet|esmeralda emerald|cobalto cobalt|zafiro sapphire|aguamarina aquamarine|castaño brown|bermejo scarlet|blanquecino offwhite|grisáceo gray|verdoso green|azulado blue|violetas purple|moradas purple|morados purple|marrones brown|rosados pink",
  ar:
    "أحمر red|حمراء red|أزرق blue|زرقاء blue|أخضر green|خضراء green|أصفر yellow|صفراء yellow|أسود black|سوداء black|أبيض white|بيضاء white|" +
    "رمادي gray|بني brown|برتقالي orange|وردي pink|زهري pink|بنفسجي purple|أرجواني purple|كريمي cream|كريم cream|عاجي ivory|بيج beige|رملي sand|ذهبي gold|فضي silver|نحاسي copper|" +
    "كحلي navy|سماوي skyblue|فيروزي turquoise|عنابي burgundy|خردلي mustard|زيتوني olivegreen|زيتي olivegreen|مرجاني coral|نعناعي mint|ليلكي lilac|خزامي lavender|فحمي charcoal|قرميدي terracotta|طينمحروق terracotta|ترابي clay|" +
    "تركواز turquoise|تركوازي turquoise|نيلي indigo|بترولي petrol|سكري offwhite|موف mauve|فوشيا fuchsia|خمري wine|نبيتي burgundy|نبيذي wine|ماروني maroon|كاكي #8a8354|برونزي bronze|رصاصي gray|لازوردي cobalt|زمردي emerald|فستقي pistachio|ليموني lemon|مشمشي apricot|خوخي peach|سلموني salmon|توتي raspberry|باذنجاني aubergine|جملي camel|قرمزي crimson|كستنائي #7b4a2b|زعفراني saffron|لؤلؤي pearl|فحمي charcoal|بنفسجية purple|أوف-وايت offwhite|حمر red|زرق blue|خضر green",
  fr:
    "bleu-vert teal|bleuvert teal|ambre amber|grisbleu grayblue|gris-bleu grayblue|" +
    "etor gold|noirencre inkblack|vermillon vermilion|rouge red|bleu blue|bleue blue|vert green|verte green|jaune yellow|noir black|noire black|blanc white|blanche white|gris gray|grise gray|marron brown|brun brown|" +
    "rose pink|violet purple|violette purple|mauve mauve|crème cream|ivoire ivory|écru offwhite|blanccassé offwhite|sable sand|doré gold|dorée gold|argenté silver|" +
    "bleumarine navy|bleunuit midnightblue|bleuciel skyblue|bleucanard petrol|bleuroi royalblue|vertsauge sage|sauge sage|vertforêt forestgreen|vertsapin #1f4d3a|vertbouteille bottlegreen|" +
    "vertolive olivegreen|vertdeau mint|vertmenthe mint|menthe mint|moutarde mustard|ocre ochre|terrecuite terracotta|terracotta terracotta|brique firebrick|rouille rust|corail coral|saumon salmon|pêche peach|abricot apricot|" +
    "lavande lavender|lilas lilac|vieuxrose dustyrose|rosepoudré dustypink|liedevin wine|grenat burgundy|anthracite anthracite|ardoise slate|cuivre copper|chocolat chocolate|turquoise turquoise|" +
    "bordeaux burgundy|pourpre purple|kaki #8a8354|cyan cyan|carmin crimson|écarlate scarlet|émeraude emerald|cobalt cobalt|saphir sapphire|outremer ultramarine|châtain brown|taupe taupe|beige beige|fuchsia fuchsia|azur skyblue|céladon celadon|rosé pink|crèmes cream|bleus blue|bleues blue|verts green|vertes green|noirs black|noires black|blancs white|blanches white|bistre sepia",
  it:
    "ambra amber|grigioblu grayblue|verdeblu teal|" +
    "rossi #ff0000|rosse #ff0000|neri #000000|nere #000000|bianchi #ffffff|bianche #ffffff|gialli #ffff00|gialle #ffff00|azzurri #87ceeb|azzurre #87ceeb|verdi #008000|grigi #808080|grigie #808080|dorati gold|dorate gold|vermiglio vermilion|rosso red|rossa red|blu blue|azzurro skyblue|azzurra skyblue|verde green|giallo yellow|gialla yellow|nero black|nera black|bianco white|bianca white|grigio gray|grigia gray|" +
    "marrone brown|arancione orange|viola purple|panna cream|avorio ivory|biancosporco offwhite|sabbia sand|dorato gold|oro gold|argento silver|blunavy navy|blumarino navy|blunotte midnightblue|" +
    "salvia sage|verdesalvia sage|verdebosco forestgreen|verdebottiglia bottlegreen|verdeoliva olivegreen|verdeacqua mint|menta mint|senape mustard|ocra ochre|mattone firebrick|ruggine rust|corallo coral|salmone salmon|pesca peach|" +
    "lilla lilac|rosaantico dustyrose|rosacipria dustypink|cipria blush|bordò burgundy|vinaccia wine|antracite anthracite|ardesia slate|rame copper|cioccolato chocolate|turchese turquoise|rossopomodoro tomato|blupetrolio petrol|verdemuschio moss|verdepino #1f4d3a|celeste skyblue|giallosenape mustard|rossomattone firebrick|" +
    "porpora purple|fucsia fuchsia|bordeaux burgundy|arancio orange|arancioni orange|marroni brown|indaco indigo|ciano cyan|amaranto #9f2b68|tortora #b3a492|cartadazucchero dustyblue|cobalto cobalt|zaffiro sapphire|carminio crimson|scarlatto scarlet|rosato pink|rosata pink|castano brown|écru ecru|ecrù ecru|lavanda lavender|glicine lilac|malva mauve|magenta magenta|ottanio petrol|petrolio petrol|terracotta terracotta|oltremare ultramarine|avio #5d8aa8|rosse red|rossi red",
  pt:
    "âmbar amber|cinzaazulado grayblue|azulacinzentado grayblue|verdeazulado teal|" +
    "rosachoque #e0218a|azulcobalto cobalt|azuis blue|vermelhão vermilion|vermelho red|vermelha red|azul blue|verde green|amarelo yellow|amarela yellow|preto black|preta black|branco white|branca white|cinza gray|cinzento gray|castanho brown|laranja orange|" +
    "cordelaranja orange|cordecreme cream|cordevinho wine|corderosa pink|roxo purple|roxa purple|creme cream|marfim ivory|areia sand|dourado gold|dourada gold|prateado silver|azulmarinho navy|marinho navy|azulescuro darkblue|" +
    "azulceleste skyblue|sálvia sage|verdesálvia sage|verdefloresta forestgreen|verdegarrafa bottlegreen|verdeoliva olivegreen|verdeazeitona olivegreen|verdementa mint|mostarda mustard|ocre ochre|terracota terracotta|tijolo firebrick|ferrugem rust|salmão salmon|pêssego peach|" +
    "lilás lilac|rosavelho dustyrose|bordô burgundy|vinho wine|grená burgundy|antracite anthracite|cobre copper|chocolate chocolate|brancosujo offwhite|turquesa turquoise|bege beige|verdeágua mint|verdemusgo moss|azulpetróleo petrol|azulcéu skyblue|amarelomostarda mustard|" +
    "marrom brown|marrons brown|castanhos brown|lilás lilac|violeta purple|púrpura purple|fúcsia fuchsia|ciano cyan|índigo indigo|anil indigo|caqui #8a8354|cáqui #8a8354|cinzenta gray|cinzentos gray|cinzentas gray|rosado pink|rosada pink|alaranjado orange|alaranjada orange|bordeaux burgundy|carmim crimson|escarlate scarlet|esmeralda emerald|cobalto cobalt|safira sapphire|lavanda lavender|malva mauve|off-white offwhite|fendi taupe|encarnado red|encarnada red|turquesas turquoise|roxos purple|pretas black|pretos black|brancos white|brancas white|vermelhos red|verdes green",
  nl:
    "grijsblauw grayblue|blauwgrijs grayblue|barnsteen amber|blauwgroen teal|" +
    "vermiljoen vermilion|rood red|rode red|blauw blue|blauwe blue|groen green|groene green|geel yellow|gele yellow|zwart black|zwarte black|wit white|witte white|grijs gray|grijze gray|bruin brown|bruine brown|" +
    "oranje orange|roze pink|paars purple|paarse purple|crème cream|ivoor ivory|gebrokenwit offwhite|zandkleur sand|zand sand|goud gold|gouden gold|zilver silver|marineblauw navy|nachtblauw midnightblue|" +
    "hemelsblauw skyblue|koningsblauw royalblue|salie sage|saliegroen sage|bosgroen #2f5a3f|flessengroen bottlegreen|olijfgroen olivegreen|mosgroen moss|mintgroen mint|munt mint|mosterdgeel mustard|mosterd mustard|oker ochre|terracotta terracotta|" +
    "baksteenrood firebrick|roestbruin rust|roest rust|koraal coral|zalm salmon|perzik peach|lavendel lavender|lila lilac|oudroze dustypink|bordeauxrood burgundy|wijnrood wine|antraciet anthracite|leisteen slate|koper copper|turkoois turquoise|" +
    "purper purple|delftsblauw #2a52a8|fuchsia fuchsia|indigo indigo|kaki #8a8354|mauve mauve|bordeaux burgundy|karmijn crimson|karmijnrood crimson|scharlaken scarlet|scharlakenrood scarlet|smaragd emerald|smaragdgroen emerald|kobalt cobalt|kobaltblauw cobalt|saffierblauw sapphire|frambozenrood raspberry|ecru ecru|goudgeel goldenrod|petrol petrol|turquoise turquoise|turkooizen turquoise|roestrood rust|steenrood firebrick|citroengeel lemon|taupe taupe|lichtblauw lightblue|creme cream|roomwit #fbf7ef|zilveren silver|violet purple|paarsblauw indigo|bordeau burgundy|donkerblauw darkblue|oranjerood orangered",
  pl:
    "cynober vermilion|burgund burgundy|bordo burgundy|cegła firebrick|ceglasty firebrick|kobalt cobalt|czerwono red|niebiesko blue|zielono green|żółto yellow|czarno black|biało white|szaro gray|różowo pink|fioletowo purple|granatowo navy|pomarańczowo orange|turkusowo turquoise|złoto gold|srebro silver|czerwony red|czerwień red|czerwone red|niebieski blue|niebieskie blue|zielony green|zieleń green|zielone green|żółty yellow|żółte yellow|czarny black|czerń black|czarne black|biały white|biel white|białe white|szary gray|szare gray|" +
    "brązowy brown|brąz brown|brązowe brown|pomarańcz orange|pomarańczowy orange|pomarańczowe orange|różowy pink|róż pink|różowe pink|fioletowy purple|fiolet purple|fioletowe purple|kremowy cream|krem cream|kremowe cream|kośćsłoniowa ivory|beżowy beige|beż beige|beżowe beige|" +
    "piaskowy sand|złoty gold|złote gold|srebrny silver|granatowy navy|granat navy|granatowe navy|błękitny skyblue|błękit skyblue|turkusowy turquoise|turkus turquoise|bordowy burgundy|bordo burgundy|bordowe burgundy|szałwiowy sage|szałwia sage|miętowy mint|" +
    "butelkowazieleń bottlegreen|butelkowozielony bottlegreen|leśnazieleń forestgreen|oliwkowy olivegreen|oliwkowe olivegreen|musztardowy mustard|musztarda mustard|ochra ochre|terakota terracotta|ceglasty firebrick|rdzawy rust|koralowy coral|łososiowy salmon|brzoskwiniowy peach|lawendowy lavender|" +
    "liliowy lilac|pudrowyróż dustypink|brudnyróż dustyrose|grafitowy graphite|grafit graphite|antracyt anthracite|miedziany copper|czekoladowy chocolate|ciemnogranatowy midnightblue|miedź copper|zgniłazieleń moss|leśny forestgreen|ciemnazieleń darkgreen|szmaragdowy emerald|szmaragd emerald|" +
    "fuksja fuchsia|fuksjowy fuchsia|limonkowy lime|indygo indigo|khaki #8a8354|purpura purple|purpurowy purple|amarant #9f2b68|amarantowy #9f2b68|karminowy crimson|karmin crimson|szkarłatny scarlet|szkarłat scarlet|popielaty gray|popiel gray|siwy gray|ecru ecru|wrzosowy #a58199|fiołkowy purple|lazurowy skyblue|lazur skyblue|chabrowy cornflowerblue|kobaltowy cobalt|rubinowy ruby|bursztynowy amber|seledynowy celadon|seledyn celadon|pistacjowy pistachio|cytrynowy lemon|malinowy raspberry|śliwkowy plum|wiśniowy cherry|oliwka olivegreen|oliwkowy olivegreen|petrol petrol|morelowy apricot|karmelowy caramel|kawowy coffee|orzechowy #7b4a2b|kasztanowy #7b4a2b|stalowy #6b7c8a|perłowy pearl|lniany linen|słomkowy #e8d071|miodowy honey|szafranowy saffron|bakłażanowy aubergine|waniliowy vanilla|biskupi purple|cielisty nude|czerwonawy red|rudy rust|ruda rust|modry royalblue|szafirowy sapphire|terakotowy terracotta|burgundowy burgundy|turkusowa turquoise|niebieskozielony teal|żółć yellow",
};

/** What a word beside a colour does to it, in each language. */
export type Shade = "dark" | "light" | "soft" | "muted" | "bright" | "neon" | "warm" | "very";

export const SHADE_WORDS: Record<ReadLanguage, Record<Shade, string>> = {
  en: {
    dark: "dark deep rich darkish",
    light: "light pale whitish light-ish palest",
    soft: "soft pastel powder",
    muted: "muted dusty faded old washed-out washed bleached worn greyish grayish subdued",
    bright:
      "bright vivid strong electric hard bold loud hot acid punchy clear proper safety signal hi-vis hivis lively",
    neon: "neon fluorescent fluoro",
    warm: "warm cool natural cold fresh earthy sunny calm quiet",
    very: "very",
  },
  de: {
    dark: "satt sattes dunkles dunkler dunklem dunkle dunkel dunklen tief tiefes tiefem sattes sattem",
    light: "helles heller hellem helle hell hellen blass blasses",
    soft: "zartes zartem zart pastell sanftes sanftem zarte zarter zarten sanfte sanften",
    muted:
      "gedämpftes gedecktes gedämpftem gedeckte gedeckter gedecktem gedeckten gedämpfte gedämpfter altes verwaschenes ausgewaschenes mattes mattem matte",
    bright:
      "knall grell grelles leucht strahlendes kräftiges kräftiger kräftige kräftigen leuchtendes kräftigem leuchtendem leuchtende klares klarem hartes hartem knalliges knalligem frisches frischem sattes kräftig leuchtend knallig knallige",
    neon: "neon neonfarbenes",
    warm: "warmes warmem warmer warme warmen kühles kühlem ruhiges ruhigem natürliches",
    very: "sehr ganz",
  },
  es: {
    dark: "oscuro oscura oscuros oscuras profundo profunda",
    light: "claro clara claros claras clarito clarita pálido pálida pálidos claritos",
    soft: "suave suaves pastel suavecito empolvado",
    muted: "apagado apagada apagados lavado lavada desteñido gastado envejecido viejo vieja desvaído",
    bright:
      "vivo viva brillante intenso intensa fuerte fuertes eléctrico chillón vivos vivas chillona fosforescente encendido",
    neon: "neón neon fosforito flúor fluorescente",
    warm: "cálido cálida cálidos frío fría natural tranquilo tranquila",
    very: "muy",
  },
  ar: {
    dark: "داكن داكنة غامق غامقة غوامق",
    light: "فاتح فاتحة فواتح",
    soft: "هادئ هادئة",
    muted: "باهت باهتة كالح",
    bright: "زاهي زاهية قوي قوية صارخ فاقع فاقعة ناصع",
    neon: "نيون فسفوري",
    warm: "دافئ دافئة",
    very: "جداً",
  },
  fr: {
    dark: "foncé foncée foncés foncées sombre profond profonde sombres",
    light: "clair claire clairs claires pâle pâles",
    soft: "doux douce pastel poudré pastels tendre tendres",
    muted: "passé délavé délavée délavés délavées passée fané fanée éteint terne vieilli grisé",
    bright: "vif vive vifs franc franche éclatant éclatante intense pétant pétante soutenu soutenue francs",
    neon: "néon neon fluo",
    warm: "chaud chaude chauds froid froide naturel",
    very: "très",
  },
  it: {
    dark: "scuro scura scuri scure profondo profonda cupo",
    light: "chiaro chiara chiari chiare pallido pallida",
    soft: "tenue delicato pastello tenui delicata",
    muted: "spento spenta slavato slavata sbiadito sbiadita polveroso antico",
    bright: "acceso accesa vivace forte deciso intenso intensa accesi vivo viva brillante sgargiante carico",
    neon: "neon fluo",
    warm: "caldo calda freddo fredda naturale",
    very: "molto",
  },
  pt: {
    dark: "escuro escura escuros escuras profundo profunda",
    light: "claro clara claros claras pálido pálida clarinho clarinha",
    soft: "suave suaves pastel suavezinho",
    muted: "apagado apagada desbotado desbotada gasto queimado envelhecido velho velha",
    bright: "vivo viva forte fortes intenso intensa vivos vivas berrante aceso chapado",
    neon: "néon neon neón fluorescente",
    warm: "quente frio fria natural",
    very: "muito",
  },
  nl: {
    dark: "donker donkere diep diepe",
    light: "licht lichte bleek bleke lichtgekleurd",
    soft: "zacht zachte pastel",
    muted: "gedempt gedempte verschoten vaal vale verbleekt vergrijsd vergrijsde",
    bright: "knal fel felle helder heldere hard harde stevig stevige krachtig sprekend",
    neon: "neon fluoriserend",
    warm: "warm warme",
    very: "heel erg",
  },
  pl: {
    dark: "ciemny ciemna ciemne ciemno głęboki głęboka ciemnym głębokie",
    light: "jasny jasna jasne jasno blady jasnym blada",
    soft: "pastelowy pastelowa pastelowe delikatny delikatna",
    muted: "przygaszony przygaszona zgaszony zgaszona stonowany stonowana spłowiały wyblakły",
    bright:
      "jaskrawy jaskrawa intensywny intensywna mocny mocna mocne mocnych ostry ostra soczysta soczysty żywy żywa wyrazisty wyrazista jaskrawe",
    neon: "neonowy neonowa neonowe",
    warm: "ciepły ciepła ciepłe",
    very: "bardzo",
  },
};
