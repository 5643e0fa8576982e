import type { WordTables } from "./reading/read-languages";
import type { WishWord } from "./wish-word";

/** What owners write to a designer in English, German, Dutch and Polish, typos included. */
export const NORTHERN_WISH_WORDS: Pick<WordTables<WishWord>, "en" | "de" | "nl" | "pl"> = {
  en: {
    provenance:
      "copied from our|copy pasted from|copied and pasted from|pasted from our|taken from our leaflet|here is the text from|here's the text from",
    onsite:
      "on every page|on each page|on all pages|on there|on the screen|on screen|on the website|on the site|on the page|on the web page|on the home page|on this website",
    joins: "with|like|so|so that|which",
    likes: "i like|we like|i love|we love",
    extra: "music|music playing|background music playing",
    please:
      "kindly|if that can be done|if possible|if that's possible|if you can|that would be lovely|that would be great|that'd be great|that'd be lovely|would be lovely|would be great|would be nice|please|pls|plz|pleas|thanks|thank you|for god's sake|for the love of god",
    want:
      "i'd say|id say|i want|we want|would like|would love|don't want|dont want|do not want|didn't want|i'd like|we'd like|i would like|we would like|i need|we need|i'd love|we'd love|i would love|we would love|i prefer|we prefer|i'd prefer|we'd prefer|" +
      "i'm looking for|we're looking for|we are looking for|i am looking for|i hope|we hope|i wish|i dont want|we dont want|i don't want|we don't want|i do not want|we do not want|i don't like|we don't like|i dont like|we dont like|we'd rather|i'd rather",
    do: "make|use|keep|avoid|apply|set|choose|pick|define|assign|configure|implement|specify|establish|initialise|initialize|declare|select|create|build|go for|go with|give|let|try|want|wanted|need|write|focus on|start with|begin with|generate|steer clear of|stay away from|think",
    show: "show|mention|include|add|hide|display|put|list|feature|highlight|leave out|skip|have",
    can: "can u|could u|can ya|can the|could the|can you|could you|would you|can it|could it|can we have|could we have|is it possible",
    should: "should|shouldn't|shouldnt|must|mustn't|needs to|need to|has to|have to",
    not: "go easy on|no|not|don't|dont|do not|without|never|nothing|isn't|too|zero|nor|anything",
    visitor:
      "during|your|yours|you|yourself|our website to|our site to|on our website|on our site|via our website|through our website|visit our website|see our website|use our website|our customers|our clients|our guests",
    limit: "only|except|unless|if|unlike|instead of|rather than|when|not all|not every|not everything",
    site: "website|web site|websites|webpage|web page|homepage|home page|landing page|landingpage|one-pager|one pager|call to action|main button|primary button|hero section|colour scheme|color scheme|slider|typography",
    page: "one page|a single page|single page|site|page|pages|layout|navigation|template|hero|seo|gradient",
    it: "it|everything|the whole thing|this|that|all of it|things|the whole",
    manner:
      "load fast|load quickly|appearance|look|looks|feel|feels|vibe|vibes|styling|tone|mood|atmosphere|look and feel|aesthetic|feeling|theme|mode|looking",
    section:
      "section|sections|page|pages|prices|pricing|price list|menu|gallery|photos|pictures|images|photo|picture|reviews|testimonials|team|opening hours|hours|faq|questions|about us|services|contact form|form|map|logo|blog|social media|icons|phone number|telephone number|forms",
    never:
      "cookie bar|cookie notice|cookie pop-up|cookie popup|cookie bars|booking calendar|online calendar|chat bubble|chat window|chat box|chat widget|stock image|stock photos|stock pictures|stock images|stock photography|pop ups|pop up|pop-ups|pop-up|popups|popup|fluff|clutter|carousels|carousel|sliders|autoplay|auto-play|emojis|emoji|buzzwords|marketing speak|marketing talk|corporate speak|cookie banner|cookie banners|banners|ads|adverts|background music|chatbot|chat bot|chat bots|chatbots|clip art|clipart|comic sans|flashing|stock photographs|scrolling text|marquee|marquees|ticker",
    writing:
      "inter|roboto|open sans|poppins|lato|playfair display|playfair|merriweather|montserrat|writing|text|type|print|letters|lettering|words|font|fonts|typeface|serif|sans serif|sans-serif",
    motion: "animations|animation|motion|movement|moving|moves|blinking|blinks|animated|moving things|parallax",
    ground:
      "background|backgrounds|primary background|outer layout|for layout|for the layout|base color|base colour|canvas|backdrop|background layer|background color|background colour",
    components:
      "components|component|ui blocks|elements|element|ui|user interface|interface|controls|control|content blocks|content block|interactive elements|ui elements|ui components|ui pieces|component layer|details|accents|accent|accent color|accent colour|highlights|links",
    buttons: "button|buttons|primary buttons|call to action buttons",
    brand:
      "primary color|primary colour|main color|main colour|brand color|brand colour|primary|theme color|theme colour|colour theme|color theme",
    header: "header|top bar|topbar|navbar|nav bar|navigation bar|header bar",
    footer: "footer|bottom bar",
    text: "heading|headings|headline|headlines|titles|body text|secondary|secondary color|secondary colour|borders|border|cards|card",
    tones:
      "colour|color|colours|colors|coloured|colored|palette|tones|shades|shade|scheme|styles|visuals|pieces|layer|layers|blocks",
    dark: "dark|darker",
    bright: "light|bright|white|lighter",
    large:
      "as big as possible|as large as possible|big as possible|large as possible|large|larger|big|bigger|huge|readable|legible",
    warm: "warm|cosy|cozy|homely|homey|earthy|warmth|warmer|inviting|snug|homely",
    look: "vivid|pastel|muted|handmade looking|hand-made|modern|clean|simple|minimal|minimalist|minimalistic|elegant|rustic|classic|classy|stylish|bold|calm|airy|playful|colourful|colorful|unpretentious|uncluttered|understated|sleek|retro|vintage|corporate|flashy|edgy|quirky|moody|timeless|sophisticated|luxurious|fancy|cheesy|cluttered|busy|shouty|salesy|pretentious|trendy|funky|soft|natural|boring|old-fashioned|traditional|fun|techy|clinical|sterile|tacky|kitsch|kitschy|cold|dated|plain|restrained|cheerful|delicate|neat|tidy",
    trait:
      "professional|friendly|approachable|welcoming|trustworthy|honest|down to earth|fresh|relaxed|young|serious|personal|confident|quiet|loud|pretty|nice|beautiful|good|great|lovely|high-end|premium|local|handmade",
    light:
      "a|an|the|your theme|your design|your choice|your judgement|of|to|in|on|for|from|at|by|as|is|are|be|been|being|very|really|quite|bit|little|lot|lots|more|less|much|just|some|any|all|my|our|me|us|there|or|also|kind|sort|touch|ok|okay|rather|main|entire|whole|overall|body|screen|global|default|container|visible|using|style all|maybe|perhaps|would|will|room|space|top|first|everywhere|throughout|plenty|them|at all|over the top|above all|anywhere|get|does|do|doesn't|doesnt|cant|its|it's|something|own",
    and: "and|but|then|yet|plus|&|oh and",
    place: "at the top|at the very top|right at the top|on top|up top",
    seen: "stand out|stands out|stick out|clickable|easy to find|easy to see",
    wording: "the word|the words|the term",
  },
  de: {
    provenance: "kopiert aus unserem|abgeschrieben aus unserem|hier der text aus|aus unserem flyer kopiert",
    onsite:
      "auf jeder seite|auf allen seiten|auf jede seite|auf dem bildschirm|auf die website|auf der website|auf die webseite|auf der webseite|auf die homepage|auf der homepage|auf die seite|auf der seite",
    joins: "deshalb|daher|mit|wie|damit",
    likes: "uns gefällt|mir gefällt|wir mögen",
    extra: "musik|hintergrundmusik|werbung",
    please:
      "wenn möglich|wenn es geht|wenn's geht|falls möglich|das wäre schön|wäre schön|wäre toll|wäre super|bitte|bitte schön|danke|um gottes willen|um himmels willen",
    want: "schön wäre|schön wären|ich möchte|wir möchten|ich will|wir wollen|ich hätte gern|wir hätten gern|ich hätte gerne|wir hätten gerne|wir wünschen uns|ich wünsche mir|wir brauchen|ich brauche|wir suchen|ich suche|möchten wir|möchte ich|wünschen wir uns|wünsche ich|wünsche ich mir|ich wünsche|wünschen wir",
    do: "verwenden sie|verwende|verwendet|nutzen sie|nutze|nehmen sie|nimm|machen sie|mach|mache|setzen sie|setze|wählen sie|wähle|erstellen sie|erstelle|gestalten sie|gestalte|vermeiden sie|vermeide|lassen sie|lass|halten sie|halte|verwenden|vermeiden|gestalten|beginnen sie mit|nehmen|machen",
    show: "zeigen sie|zeige|zeig|zeigen|erwähnen sie|erwähne|erwähnen|weglassen|schreiben sie|schreibe|angeben|nennen",
    can: "können sie|könnt ihr|kannst du|könnten sie|könntest du|könntet ihr|geht das",
    should: "soll|sollte|sollen|sollten|muss|müssen|darf|dürfen",
    not: "kein|keine|keinen|keiner|keinem|nicht|ohne|nichts|nie|zu|bloß nicht|auf keinen fall|weder|noch",
    visitor:
      "ihr garten|ihre|ihren|ihrem|ihres|ihr|dein|deine|deinen|euer|eure|auf unserer website|auf unserer seite|auf unserer webseite|über unsere website|besuchen sie|unsere kunden|unsere gäste",
    limit: "nur|außer|falls|wenn|sondern|statt|nicht alle|nicht alles|nicht jeder|nicht jedes",
    site: "website|webseite|internetseite|homepage|webauftritt|internetauftritt|landingpage|startseite|hauptbutton|farbschema",
    page: "seite|navigation|vorlage|layout",
    it: "es|das|alles|das ganze|sie",
    manner:
      "duzen|siezen|aussehen|wirken|stil|design|look|gefühl|stimmung|gestaltung|optik|anmutung|rüberkommen|erscheinungsbild|ton|ausschauen|daherkommen",
    section:
      "abschnitt|abschnitte|preise|preisliste|speisekarte|galerie|fotos|bilder|bewertungen|team|öffnungszeiten|fragen|leistungen|kontaktformular|karte|logo|icons|telefonnummer|formulare|formular",
    never:
      "cookie-hinweis|cookie-leiste|cookiebanner|cookie banner|chatfenster|chat-fenster|chatblase|buchungskalender|stockfotos|stockbilder|popups|pop-ups|pop ups|popup|pop-up|schnickschnack|werbebanner|werbesprech|floskeln|marketingsprache|emojis|karussell|slider|autoplay|cookie-banner|werbefloskeln|firlefanz|laufschrift|laufschriften|lauftext",
    writing: "schrift|buchstaben|text|texte|schriftgröße|schriftart|schriftarten",
    motion: "animation|animationen|bewegung|bewegungen|bewegte|blinkt|bewegt|blinken",
    ground: "hintergrund|hintergrundfarbe|hintergründe|grundfarbe",
    components: "elemente|komponenten|bedienelemente|akzente|akzent|akzentfarbe|bausteine|links",
    buttons: "knopf|knöpfe|button|buttons|schaltfläche|schaltflächen",
    brand: "hauptfarbe|primärfarbe|markenfarbe|farbthema",
    header: "kopfzeile|kopfbereich|header|kopf",
    footer: "fußzeile|fußbereich|footer|fuß",
    text: "überschriften|überschrift|zweitfarbe|sekundärfarbe|rahmen",
    tones: "farbe|farben|farbton|töne|farbtöne|farbpalette|farbwelt|tönen",
    dark: "dunkel|dunkle|dunkles|dunkler|dunklen|dunklem",
    bright: "hell|helle|helles|heller|hellen|hellem",
    large: "möglichst groß|so groß wie möglich|groß|große|großer|großen|größer|größere|lesbar|gut lesbar",
    warm: "warm|warme|warmes|warmen|gemütlich|gemütliche|gemütliches|behaglich|heimelig|erdig|erdige|einladend",
    look: "kräftig|kräftige|kräftigen|leuchtende|satte|bunte|bunten|pastellige|knallig|knallige|knallig bunt|poppig|poppige|modern|modernes|moderne|schlicht|schlichtes|schlichte|klar|klares|klare|elegant|elegantes|elegante|rustikal|klassisch|klassisches|minimalistisch|minimalistisches|verspielt|bunt|edel|zeitlos|nüchtern|luftig|ruhig|altmodisch|übersichtlich|übersichtliches|kitschig|überladen|bodenständig|unaufgeregt|natürlich|steif|natürliches|einfach|sauber|zurückhaltend|zurückhaltende|fröhlich|fröhliche|zart",
    trait:
      "professionell|professionelles|freundlich|freundliches|seriös|seriöses|frisch|ehrlich|persönlich|schön|schönes|hochwertig|hochwertiges|jung|locker",
    light:
      "ein|eine|einen|einem|einer|der|die|den|dem|des|in|im|für|von|auf|als|ist|sind|sein|so|sehr|ganz|etwas|wenig|viel|viele|mehr|weniger|eher|am|an|alle|unser|unsere|unserer|meine|mein|uns|haben|werden|gern|gerne|man|platz|raum|zuerst|überall|wird|bitte auch|auch|eigene|halt",
    and: "und|aber|sowie|dann|doch",
    place: "ganz oben|gleich oben|oben",
    seen: "auffallen|auffällt|hervorstechen|anklickbar|sichtbar|gut sichtbar",
    wording: "das wort|den begriff|die worte",
  },
  nl: {
    provenance: "gekopieerd uit onze|overgenomen uit onze|gekopieerd van onze",
    onsite: "op elke pagina|op iedere pagina|op alle pagina's|op het scherm|op de site|op de website|op de pagina",
    joins: "dus|met|zoals|zodat",
    extra: "muziek|achtergrondmuziek|reclame|advertenties",
    please:
      "als het kan|indien mogelijk|als dat kan|zou mooi zijn|zou fijn zijn|zou leuk zijn|alsjeblieft|alstublieft|aub|a.u.b|graag|bedankt|svp|in godsnaam|alsjeblieft niet",
    want: "ik wil|wij willen|we willen|ik zou graag|we zouden graag|wij zouden graag|ik heb graag|we hebben graag|we hadden graag|ik wil graag|we zoeken|ik zoek|wij zoeken|we wensen|liefst|ik heb nodig|we hebben nodig",
    do: "gebruik|gebruikt|maak|maakt|laat|vermijd|houd|hou|kies|ontwerp|geef|doe|pas toe|gebruiken|maken|begin met",
    show: "toon|tonen|vermeld|vermelden|noem|noemen|voeg toe|zet",
    can: "kun je|kunt u|kunnen jullie|zou je|zou u|kan het",
    should: "moet|moeten|mag|mogen|zou moeten|hoeft",
    not: "geen|niet|zonder|niets|nooit|te|noch",
    visitor: "uw|jouw|jullie|je|u|op onze website|via onze website|bezoek onze website|onze klanten|onze gasten",
    limit: "alleen|behalve|tenzij|als|maar niet|niet alle|niet alles",
    site: "website|webpagina|homepagina|homepage|hoofdknop|kleurenschema",
    page: "site|pagina|sjabloon|navigatie",
    it: "het|alles|dit|dat|het geheel",
    manner: "uitzien|eruitzien|eruit zien|uitstraling|stijl|sfeer|look|gevoel|voelen|aanvoelen|vormgeving|thema",
    section:
      "sectie|secties|onderdeel|prijzen|prijslijst|menukaart|kaart|galerij|foto's|afbeeldingen|beoordelingen|reviews|team|openingstijden|vragen|diensten|formulier|plattegrond|logo|telefoonnummer|formulieren",
    never:
      "cookiebalk|cookiemelding|cookie-melding|cookiebanner|chatvenster|chatballon|boekingskalender|stockfoto's|pop-ups|popups|pop-up|popup|pop ups|poespas|franje|carrousel|sliders|emoji's|emojis|banners|marketingpraat|wollig taalgebruik|tierelantijnen|lichtkrant|lopende tekst",
    writing: "letters|tekst|teksten|letter|lettertype|lettertypes",
    motion: "animaties|animatie|beweging|bewegingen|beweegt|knippert",
    ground: "achtergrond|achtergrondkleur|achtergronden",
    components: "componenten|onderdelen|elementen|accenten|accentkleur|details|links",
    buttons: "knop|knoppen",
    brand: "hoofdkleur|primaire kleur|merkkleur",
    header: "koptekst|header|kop",
    footer: "voettekst|footer",
    text: "koppen|titels|secundaire kleur|randen",
    tones: "kleur|kleuren|tint|tinten|palet|kleurenpalet",
    dark: "donker|donkere",
    bright: "licht|lichte",
    large: "zo groot mogelijk|groot|grote|groter|grotere|leesbaar|leesbare",
    warm: "warm|warme|gezellig|gezellige|knus|huiselijk|uitnodigend|aards|aardse",
    look: "felle|pastel|modern|moderne|strak|strakke|simpel|eenvoudig|eenvoudige|minimalistisch|minimalistische|elegant|rustiek|rustieke|klassiek|klassieke|zakelijk|zakelijke|kleurrijk|natuurlijk|schreeuwerig|speels|ouderwets|tijdloos|rustig|rustige|luchtig|kil|overzichtelijk|vrolijk|vrolijke|ingetogen|verfijnd",
    trait:
      "professioneel|professionele|vriendelijk|vriendelijke|eerlijk|serieus|fris|frisse|mooi|mooie|persoonlijk|persoonlijke",
    light:
      "wel|een|de|van|in|voor|op|is|zijn|zo|heel|erg|beetje|veel|meer|minder|wat|onze|ons|mijn|om|er|eruit|aan|ook|eerst|overal|ruimte|die|worden|graag ook|ziet|komen|uit|allemaal",
    and: "en|maar|dan|vervolgens",
    place: "bovenaan|helemaal bovenaan",
    seen: "opvallen|opvalt|zichtbaar|goed zichtbaar|klikbaar",
    wording: "het woord|de woorden",
  },
  pl: {
    provenance: "skopiowane z naszej|przepisane z naszej|tekst z naszej ulotki",
    onsite:
      "na każdej stronie|na wszystkich stronach|na ekranie|na stronie|na stronę|na witrynie|na stronie internetowej",
    joins: "więc|dlatego|jak|żeby|aby|z|ze",
    extra: "muzyki|muzyka|muzyki w tle|reklam",
    please:
      "jeśli można|jeśli to możliwe|o ile można|byłoby miło|fajnie by było|byłoby super|proszę|prosze|dziękuję|z góry dziękuję|prosimy|na litość boską|na miłość boską",
    want: "chcę|chcemy|chciałbym|chciałabym|chcielibyśmy|chciałybyśmy|potrzebuję|potrzebujemy|wolę|wolimy|szukam|szukamy|nie chcę|nie chcemy|zależy nam|zależy mi|chciałbym mieć|chcielibyśmy mieć|prosimy o",
    do: "użyj|użyjcie|użyć|zrób|zróbcie|zrobić|unikaj|unikajcie|unikać|stwórz|stwórzcie|wybierz|zastosuj|zastosujcie|ustaw|ustawcie|zachowaj|niech",
    show: "pokaż|pokażcie|pokazać|wspominaj|wspominajcie|wspominać|dodaj|dodajcie|umieść|umieśćcie|podawaj|podawajcie|podawać",
    can: "czy możesz|czy możecie|czy mogą państwo|czy da się|możesz|możecie",
    should: "powinna|powinno|powinien|powinny|ma być|musi|muszą|mają być",
    not: "nie|bez|żadnych|żadne|żadnego|nic|nigdy|zbyt|za|ani",
    visitor:
      "twój|twoja|twoje|twojego|państwa|wasz|wasza|na naszej stronie|odwiedź naszą stronę|nasi klienci|naszym klientom",
    limit: "tylko|oprócz|jeśli|chyba że|zamiast|nie wszystko|nie wszystkie",
    site: "strona internetowa|stronę internetową|witryna|witrynę|główny przycisk",
    page: "strona|stronę|strony|stronie|szablon|nawigacja|układ",
    it: "to|wszystko|całość",
    manner:
      "szybko ładować|szybko się ładować|ładować szybko|wygląd|wyglądało|wyglądała|wyglądać|wygląda|styl|stylu|klimat|charakter|nastrój|projekt|wyglądem|ton|motyw|sprawiała wrażenie",
    section:
      "sekcja|sekcję|sekcje|cennik|cennika|cen|ceny|menu|galeria|galerii|galerię|zdjęcia|zdjęć|opinie|opinii|zespół|godziny otwarcia|pytania|usługi|formularz|mapa|logo|cenach|numer telefonu|telefon|formularzy|formularza|formularze",
    never:
      "baner cookies|baneru cookies|komunikatu o cookies|okienka czatu|okienko czatu|kalendarza rezerwacji|zdjęcia stockowe|wyskakujących okienek|wyskakujące okienka|popupów|pop-upów|popupy|lania wody|lanie wody|wodolejstwa|karuzeli|emotikon|emoji|banerów|zdjęć stockowych|korpomowy|marketingowego bełkotu|przewijanego tekstu",
    writing: "litery|liter|tekst|czcionki|druk|pismo|czcionka|czcionkę",
    motion: "animacji|animacje|animacja|ruchu|ruch|ruchomych|miga|rusza się",
    ground: "tło|tła|tle|tłem|kolor tła",
    components: "komponenty|komponentów|elementy|elementów|akcenty|akcentów|detale|interfejs|linki",
    buttons: "przycisk|przyciski|przycisków",
    brand: "główny kolor|kolor główny|kolor przewodni|kolor marki|kolor podstawowy",
    header: "nagłówek|nagłówka|górny pasek",
    footer: "stopka|stopki|stopkę",
    text: "nagłówki|tytuły|kolor dodatkowy|drugi kolor|ramki",
    tones: "kolor|kolory|kolorze|kolorach|kolorów|odcień|odcienie|barwy|paleta|odcieniach",
    dark: "ciemny|ciemna|ciemne|ciemnym",
    bright: "jasny|jasna|jasne|jasnym",
    large: "jak największe|jak największy|duży|duża|duże|dużymi|większe|dużych|czytelny|czytelna|czytelne",
    warm: "ciepły|ciepła|ciepłe|ciepło|przytulny|przytulna|przytulnie|przytulne|domowy|domowo|ziemiste",
    look: "spokojna|spokojnej|spokojną|pastelowa|pastelową|żywe|jaskrawe|pastelowe|nowoczesny|nowoczesna|nowocześnie|nowoczesne|prosty|prosta|prosto|minimalistyczny|minimalistyczna|minimalistycznie|elegancki|elegancka|elegancko|rustykalny|klasyczny|klasyczna|klasycznie|kolorowy|kolorowa|kolorowo|korporacyjny|korporacyjnie|korporacyjna|naturalny|naturalnie|krzykliwy|krzykliwa|surowy|przejrzysta|przejrzysty|schludnie|spokojny|ponadczasowy|zimny|wesoły|wesoła|delikatny|delikatna|stonowany|stonowana",
    trait:
      "profesjonalny|profesjonalna|profesjonalnie|przyjazny|przyjazna|przyjaźnie|świeży|świeża|ładny|ładna|ładnie|rodzinny|rodzinna|poważnie",
    light:
      "nasze|w|na|do|dla|o|od|być|była|było|były|był|jest|są|bardzo|trochę|więcej|mniej|nasza|naszą|nasz|moja|mój|się|też|także|dużo|miejsca|najpierw|całej|jakiś|miała|miał|by",
    and: "i|oraz|a|ale|potem",
    place: "na samej górze|na górze|u góry",
    seen: "widoczny|widoczna|widoczne|dobrze widoczny|wyróżniony|rzuca się w oczy|klikalny",
    wording: "słowa|słowo",
  },
};
