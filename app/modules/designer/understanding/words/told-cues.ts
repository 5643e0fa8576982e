import { wholeWords } from "../../../facts/reading/whole-words";
import { REQUEST_LANGUAGES, type RequestLanguage } from "~/lib/languages";
import type { SaidTables } from "./said-tables";

/** Words by which a message of several sentences tells what it is about: regular expressions, without their ends. */
type Cue =
  | "spelt"
  | "with"
  | "without"
  | "answer"
  | "missing"
  | "nothing"
  | "nowCalled"
  | "is"
  | "now"
  | "becomes"
  | "up"
  | "down"
  | "stays"
  | "gone"
  | "calledSo"
  | "belowName"
  | "everywhere"
  | "because"
  | "writes"
  | "just"
  | "please"
  | "shouldSay"
  | "whereSays"
  | "titled"
  | "textBelow"
  | "noNeed"
  | "isNew"
  | "hasToBe"
  | "isOne"
  | "noMore"
  | "fieldFor"
  | "choosing"
  | "mustFill"
  | "oneMore"
  | "stillSays"
  | "saying"
  | "was";

const CUES: SaidTables<Cue> = {
  en: {
    spelt: "is spelt|is spelled|should be spelt|should be spelled|you spell it|we spell it",
    with: "with an|with a|has an|has a|takes an",
    without: "without an|without a|without its|without the|missing an|missing the",
    answer: "and the answer is|the answer is|the answer should be|and the answer|and answer|answer|and then",
    missing: "is missing|are missing|been left out|left out|isn't on it|is not on it",
    nothing: "nothing|no need",
    nowCalled: "is now|is now called|is called now|are now|she's now|he's now",
    is: "is|she's|he's|is called",
    now: "now|these days",
    becomes: "becomes|become|goes to|gone to|went to|will be|to be|costs|cost|starts|begins|should be|up to|down to",
    up: "up|dearer|more",
    down: "down|cheaper|less",
    stays: "stays?|remains?|still|as it is|as they are|unchanged|leave",
    gone: "gone to work|gone to live|gone off to|has gone to|has retired|have retired|retired|retires|is retiring|has left|have left|left us|is leaving|is gone|no longer works|doesn't work here|doesnt work here|stopped working|is not with us|moved on",
    calledSo: "shown as|called|put|write|make|make it|as|should be|should read|should say|is|it's|spelt",
    belowName:
      "under his name|under her name|under their name|under the name|below his name|below her name|below the name|beneath his name|beneath her name|underneath his name|underneath her name|and below|and underneath|and under it",
    everywhere: "everywhere|wherever|in both places|both places|in all places|every place|all over|on the whole page",
    because: "because|cos|coz|cuz|since|seeing as",
    writes: "put|write|say|have|use",
    just: "just|simply|only",
    please: "please|pls|thanks|thank you",
    shouldSay:
      "should say|should read|could say|can say|to say|should be|should just be|to be called|should be called|make that|make it|change it to|change that to|it's enough if that says|have it say|must say|needs to say",
    hasToBe:
      "has to be|have to be|has to say|have to say|must be|needs to be|ought to be|ought to say|is meant to be|is meant to say|now says|now reads|is now|it's now|it is now",
    isOne: "she is|he is|it is|they are|she's|he's|it's|is",
    whereSays: "where it says|where it still says|where it now says|where it reads|where it said|where we say",
    titled: "headed|heading|with the heading|title|titled|called|entitled|headline",
    textBelow: "under it|underneath|below it|beneath it|text|with the text|and the text|it should say|saying",
    noNeed: "needn't|neednt|need not|no need|doesn't need to|doesnt need to|doesn't have to|doesnt have to",
    isNew: "new|another|extra|short|little|small|whole",
    noMore:
      "no more|no longer any|we've stopped|we have stopped|we stopped|we don't do|we dont do|we no longer do|we no longer have|we no longer offer",
    fieldFor: "space for|space called|box for|text box|box|line to fill in|field for|field called|field|question",
    choosing: "pick|picks|choose|choice|choices|select|dropdown|drop-down|options",
    mustFill:
      "required|compulsory|mandatory|must fill it in|must be filled in|have to fill it in|has to be filled in|must fill in",
    oneMore: "another|one more|a new|an extra|a further|an additional",
    stillSays: "still says|still talks about|still speaks of|is still about|still mentions|still reads|still announces",
    saying:
      "that says|which says|saying|where it says|where we say|about|that goes on about|that talks about|that claims|that tells people|telling people",
    was: "it was|was|used to be|were|before it was|instead of|not",
  },
  de: {
    spelt: "schreibt man|schreibt sich|wird geschrieben",
    with: "mit|mit einem",
    without: "ohne|ohne ein",
    answer:
      "und die antwort ist|und die antwort|die antwort ist|die antwort lautet|die antwort|antwort|und dann|und dazu",
    missing: "fehlt|fehlen|vergessen",
    nothing: "nichts|sonst nichts",
    nowCalled: "heißt jetzt|heisst jetzt|heißt nun|ist jetzt|heißt ab jetzt",
    is: "heißt|heisst|ist",
    now: "jetzt|nun",
    becomes: "wird|werden|kostet|kosten|beträgt|fängt|beginnt|geworden|auf",
    up: "teurer|mehr|rauf|hoch|höher",
    down: "billiger|weniger|runter|günstiger",
    stays: "bleibt|bleiben|weiterhin|nach wie vor|wie gehabt|lass|lassen",
    gone: "in rente|in pension|im ruhestand|hat aufgehört|ist ausgeschieden|hat gekündigt|arbeitet nicht mehr|ist nicht mehr bei uns|ist weg|hat uns verlassen|hat uns leider verlassen|verlässt uns|hat uns (?:\\p{L}+ ){1,2}verlassen",
    calledSo: "heißt|heisst|als|ist|schreib|schreiben|soll|steht",
    belowName:
      "unter seinen namen|unter ihren namen|unter seinem namen|unter ihrem namen|unter den namen|unter dem namen|und darunter|darunter",
    everywhere: "überall|an beiden stellen|an allen stellen|beide stellen|in beiden|wo immer",
    because: "weil|denn|da ja|damit",
    writes: "schreib|schreiben|schreibt|setz|setzen|nimm|stehen|hin",
    just: "einfach|nur|bloß|lieber",
    please: "bitte|danke",
    shouldSay:
      "soll stehen|soll da stehen|soll heißen|soll lauten|muss heißen|muss stehen|schreib|schreiben Sie|mach daraus|steht besser",
    hasToBe:
      "muss jetzt heißen|muss jetzt|soll jetzt|ist jetzt|ist nun|heißt jetzt|lautet jetzt|richtig ist|richtig wäre",
    isOne: "ist sie|ist er|ist es|heißt es|ist",
    whereSays: "wo jetzt|wo noch|wo bisher|wo bis jetzt|wo steht|wo da steht|wo noch steht|da wo|dort wo|wo",
    titled: "überschrift|mit der überschrift|titel|mit dem titel|namens",
    textBelow: "darunter|text|mit dem text|und darunter|dort steht|steht dann",
    noNeed: "muss nicht|braucht nicht|nicht nötig|nicht notwendig|brauchen wir nicht",
    isNew: "neuen|neuer|neues|neue|neuem|weiteren|weiterer|kurzen|kurzer|kleinen|kleiner|eigenen|zusätzlichen",
    noMore: "keine?n?(?=[^.!?]{1,60}\\smehr)",
    fieldFor: "feld für|feld|eingabefeld|kästchen|zeile zum ausfüllen",
    choosing: "auswahl|auswählen|aussuchen|wählen|auswahlliste|optionen",
    mustFill: "pflichtfeld|pflicht|verpflichtend|muss ausgefüllt werden|müssen ausgefüllt werden|muss man ausfüllen",
    oneMore:
      "noch ein|noch eine|noch einen|ein weiterer|ein weiteres|eine weitere|einen weiteren|ein neuer|ein neues|eine neue|einen neuen|ein zusätzliches|eine zusätzliche",
    stillSays: "spricht noch von|redet noch von|sagt noch|handelt noch von|ist noch von|steht noch|erzählt noch von",
    saying: "in dem steht|in der steht|wo steht|wo drinsteht|die sagt|der sagt|dass|wonach|über|von wegen",
    was: "war|waren|vorher|bisher|früher|bislang|statt|nicht",
  },
  es: {
    spelt: "se escribe|se escriben",
    with: "con|con la|lleva|va con|es con",
    without: "sin|sin la|le falta la",
    answer: "y la respuesta es|y de respuesta|la respuesta es|la respuesta|respuesta|y luego|y después",
    missing: "falta|faltan",
    nothing: "nada|nada más",
    nowCalled: "ahora se llama|ahora es|se llama ahora|pasa a llamarse",
    is: "se llama|es",
    now: "ahora",
    becomes: "pasa a|pasan a|cuesta|cuestan|queda en|está a|están a|esta a|empieza|será|vale|valen",
    up: "más|sube|suben|más caro|más cara",
    down: "menos|baja|bajan",
    stays: "se queda como|sigue|siguen|igual|como está|como están|deja como|no cambia",
    gone: "se jubila|se ha jubilado|se jubiló|ya no trabaja|ya no está|se ha ido|se fue|se marcha|nos deja",
    calledSo: "es|se llama|pon|como|que ponga|debe poner",
    belowName: "debajo de su nombre|bajo su nombre|y debajo|debajo",
    everywhere: "en todas partes|en todos los sitios|en los dos sitios|en ambos|donde salga|por todas partes",
    because: "porque|ya que|que ya|para que|pues",
    writes: "que ponga|pon|poned|ponga|escribe|escribid|que diga|mejor",
    just: "solo|simplemente|mejor",
    please: "por favor|porfa|gracias",
    shouldSay:
      "que ponga|que diga|debe poner|debe decir|tiene que poner|tiene que decir|escribe|ahí pon|allí pon|pon ahí",
    hasToBe:
      "tiene que ser|tienen que ser|debe ser|debería ser|debería poner|debería decir|ahora es|hay que poner|lo correcto es",
    isOne: "ella es|él es|es",
    whereSays: "donde pone|donde dice|donde ahora pone|donde todavía pone|donde aún pone|donde está escrito",
    titled: "título|titulo|con el título|titulado|titulada|llamado|llamada|que se llame",
    textBelow: "debajo|y debajo|texto|con el texto|que ponga|que diga",
    noNeed: "no hace falta|no es necesario|sin necesidad",
    isNew: "nuevo|nueva|otro|otra|pequeño|pequeña|corto|corta",
    noMore: "ya no hay|ya no hacemos|ya no tenemos|ya no damos|se acabó|se acabaron",
    fieldFor: "casilla para|casilla|campo para|campo|hueco para",
    choosing: "elegir|escoger|elige|eligen|seleccionar|desplegable|opciones",
    mustFill:
      "obligatorio|obligatoria|hay que rellenarlo|hay que rellenarla|tienen que rellenarlo|es obligatorio rellenar",
    oneMore: "otro|otra|un nuevo|una nueva|uno más|una más|más",
    stillSays:
      "todavía habla de|todavía habla del|aún habla de|sigue hablando de|todavía pone|aún pone|todavía dice|sigue diciendo|sigue poniendo",
    saying: "que dice|que pone|donde dice|donde pone|diciendo|que habla de|sobre|de que",
    was: "antes era|antes eran|antes|era|eran|en vez de|no",
  },
  fr: {
    spelt: "s'écrit|s’écrit|s'écrivent",
    with: "avec un|avec une|prend un|avec",
    without: "sans|sans le|sans la",
    answer: "et la réponse est|et la réponse|la réponse est|la réponse|réponse|et puis|et ensuite",
    missing: "manque|manquent",
    nothing: "rien",
    nowCalled:
      "s'appelle maintenant|s’appelle maintenant|s'appelle désormais|maintenant elle s'appelle|maintenant il s'appelle",
    is: "s'appelle|s’appelle|est",
    now: "maintenant|désormais",
    becomes: "passe à|passent à|coûte|coûtent|devient|commence|sera|c'est",
    up: "de plus|plus cher|augmente|augmentent",
    down: "de moins|moins cher|baisse|baissent",
    stays: "reste|restent|toujours|inchangé|ne change pas|ne changent pas",
    gone: "part à la retraite|parti à la retraite|partie à la retraite|est parti|est partie|a pris sa retraite|prend sa retraite|est à la retraite|ne travaille plus|nous a quittés|nous quitte|n'est plus là",
    calledSo: "est|s'appelle|mettez|mets|écrivez|comme",
    belowName: "sous son nom|en dessous de son nom|et en dessous|et dessous|en dessous",
    everywhere: "partout|aux deux endroits|dans les deux endroits|à tous les endroits|les deux endroits",
    because: "parce que|parce qu'|car|puisque|puisqu'|vu que",
    writes: "mettez|mets|mettre|écrivez|écris|écrire|marquez",
    just: "juste|simplement|plutôt",
    please: "s'il vous plaît|svp|s'il te plaît|merci",
    shouldSay: "doit dire|doit indiquer|devrait dire|mettez|mets|écrivez|écris|il faut mettre|il faudrait",
    hasToBe:
      "doit être|doit devenir|devrait être|ça doit être|c'est maintenant|c’est maintenant|est maintenant|il faut que ce soit|il faut lire",
    isOne: "elle est|il est|c'est|est",
    whereSays:
      "là où il y a écrit|où il y a écrit|là où c'est écrit|où c'est écrit|là où c'est marqué|où c'est marqué|où il est écrit|où vous avez mis",
    titled: "titre|avec le titre|avec pour titre|intitulé|intitulée|titré|titrée|appelé|appelée",
    textBelow: "dessous|et dessous|en dessous|et en dessous|texte|avec le texte|avec une seule phrase|avec la phrase",
    noNeed: "pas besoin|pas la peine|pas nécessaire|inutile",
    isNew: "nouvelle|nouveau|autre|petite|petit|courte|court",
    noMore: "plus de|plus d'|ne faisons plus|ne proposons plus|ne fait plus|fini",
    fieldFor: "case pour|case|champ pour|champ|ligne pour",
    choosing: "choisir|choisit|choisissent|choix|sélectionner|liste déroulante|options",
    mustFill: "obligatoire|il faut le remplir|à remplir obligatoirement|doit être rempli|doit être remplie",
    oneMore: "un autre|une autre|encore un|encore une|un nouveau|une nouvelle|de plus|en plus|supplémentaire",
    stillSays:
      "parle encore de|parle encore du|parle encore des|parle encore d'|parle toujours de|parle toujours du|dit encore|annonce encore|annonce toujours",
    saying:
      "comme quoi|qui dit que|qui dit qu'|qui dit|où il est dit que|où on dit que|où on dit qu'|où il y a écrit|où c'est écrit|disant que|qui parle de|qui parle du|à propos de|sur le fait que",
    was: "c'était|c’était|avant c'était|avant|était|étaient|au lieu de|et pas",
  },
  it: {
    spelt: "si scrive|si scrivono",
    with: "con la|con l'|con|vuole la",
    without: "senza|senza la|senza l'",
    answer: "e la risposta è|e la risposta|la risposta è|la risposta|risposta|e poi",
    missing: "manca|mancano",
    nothing: "niente|nient'altro",
    nowCalled: "adesso si chiama|ora si chiama|si chiama adesso|si chiama ora",
    is: "si chiama|è",
    now: "adesso|ora",
    becomes: "diventa|passa a|passano a|costa|costano|viene|inizia|comincia|sarà",
    up: "in più|sale|salgono|aumenta|aumentano",
    down: "in meno|scende|scendono",
    stays: "resta|restano|rimane|rimangono|sempre|uguale|non cambia",
    gone: "va in pensione|è andato in pensione|è andata in pensione|è in pensione|non lavora più|se n'è andato|se n'è andata|ci ha lasciato|ci lascia|non c'è più",
    calledSo: "è|si chiama|metti|scrivi|come",
    belowName: "sotto il suo nome|sotto il nome|e sotto|sotto",
    everywhere: "dappertutto|ovunque|in tutti e due|nei due posti|dove compare|in entrambi",
    because: "perché|perche|poiché|tanto|visto che",
    writes: "metti|mettete|scrivi|scrivete|scrivici|mettici",
    just: "solo|semplicemente|meglio",
    please: "per favore|grazie",
    shouldSay: "deve dire|dovrebbe dire|scrivi|scrivici|lì scrivi|mettici|ci va scritto|ci va",
    hasToBe: "deve essere|dev'essere|devono essere|dovrebbe essere|adesso è|ora è|bisogna scrivere|deve diventare",
    isOne: "lei è|lui è|è",
    whereSays:
      "dove c'è scritto|dove sta scritto|dove dice|dove è scritto|dove c'è ancora scritto|dove ora c'è scritto",
    titled: "titolo|con il titolo|intitolato|intitolata|chiamato|chiamata",
    textBelow: "sotto|e sotto|testo|con il testo|con scritto",
    noNeed: "non serve|non occorre|non c'è bisogno|non è necessario",
    isNew: "nuovo|nuova|altro|altra|piccolo|piccola|breve",
    noMore: "niente più|non c'è più|non ci sono più|non facciamo più|non abbiamo più",
    fieldFor: "casella per|casella|campo per|campo|spazio per",
    choosing: "scegliere|scelgono|scelta|selezionare|tendina|opzioni",
    mustFill: "obbligatorio|obbligatoria|va compilato|va compilata|deve essere compilato|da compilare per forza",
    oneMore: "un altro|un'altra|ancora un|ancora una|un nuovo|una nuova|in più",
    stillSays:
      "parla ancora di|parla ancora del|parla ancora della|parla ancora dell'|parla ancora delle|dice ancora|annuncia ancora",
    saying: "che dice che|che dice|dove dice|dove c'è scritto|in cui si dice|che parla di|che parla del|sul fatto che",
    was: "era|erano|prima era|prima erano|prima|invece di|non",
  },
  pt: {
    spelt: "se escreve|escreve-se|se escrevem",
    with: "com|com o|leva",
    without: "sem|sem o",
    answer: "e a resposta é|e a resposta|a resposta é|a resposta|resposta|e depois|e aí",
    missing: "falta|faltam|faltou",
    nothing: "nada|mais nada",
    nowCalled: "agora se chama|agora é|se chama agora|passou a se chamar",
    is: "se chama|chama-se|é",
    now: "agora",
    becomes: "passa para|passa pra|passou pra|custa|custam|fica por|tá|começa|vai ser|sai por",
    up: "a mais|mais caro|mais cara|sobe|subiu",
    down: "a menos|mais barato|mais barata|baixa|baixou",
    stays: "continua|continuam|fica como|ficam|segue|igual|não muda",
    gone: "se aposentou|aposentou|não trabalha mais|nao trabalha mais|saiu|foi embora|não está mais|nos deixou",
    calledSo: "é|se chama|põe|coloca|como|escreve",
    belowName: "embaixo do nome|debaixo do nome|e embaixo|e debaixo|embaixo",
    everywhere:
      "em todo lugar|em todos os lugares|nos dois lugares|em tudo que aparece|em tudo|onde aparece|em todo canto",
    because: "porque|pois|já que|pra que",
    writes: "põe|poe|ponha|coloca|coloque|escreve|escreva|bota",
    just: "só|apenas|simplesmente",
    please: "por favor|obrigada|obrigado",
    shouldSay: "deve dizer|tem que dizer|escreve|escreva|coloca|deixa só|que diga",
    hasToBe: "tem que ser|tem de ser|deve ser|deveria ser|agora é|precisa ser|tem que ficar|deve ficar",
    isOne: "ela é|ele é|é",
    whereSays: "onde diz|onde está escrito|onde tá escrito|onde fala|onde ainda diz|onde ainda está escrito",
    titled: "título|titulo|com o título|intitulado|intitulada|chamado|chamada",
    textBelow: "embaixo|e embaixo|debaixo|e debaixo|texto|com o texto|dizendo",
    noNeed: "não precisa|nao precisa|não é preciso|não tem necessidade",
    isNew: "novo|nova|outro|outra|pequeno|pequena|curto|curta",
    noMore: "não tem mais|nao tem mais|não temos mais|não fazemos mais|não faço mais|acabou|acabaram",
    fieldFor: "campo para|campo pra|campo|espaço para|caixinha",
    choosing: "escolher|escolhe|escolhem|escolha|selecionar|opções",
    mustFill: "obrigatório|obrigatória|obrigatorio|tem que preencher|têm que preencher|precisa preencher",
    oneMore: "outro|outra|mais um|mais uma|um novo|uma nova|a mais",
    stillSays: "ainda fala de|ainda fala do|ainda fala da|ainda fala das|ainda diz|continua falando de",
    saying: "que diz que|que diz|onde diz|a dizer que|a dizer|dizendo|que fala de|que fala da|que fala do|sobre",
    was: "era|eram|antes era|antes eram|antes|em vez de|não",
  },
  nl: {
    spelt: "schrijf je|schrijft men|wordt geschreven",
    with: "met een|met",
    without: "zonder|zonder een",
    answer: "en het antwoord is|en het antwoord|het antwoord is|het antwoord|antwoord|en dan|en daarna",
    missing: "ontbreekt|ontbreken|mist",
    nothing: "niets|verder niets",
    nowCalled: "heet nu|heet voortaan|is nu",
    is: "heet|is",
    now: "nu|voortaan",
    becomes: "wordt|worden|geworden|kost|kosten|gaat naar|gaan naar|begint",
    up: "duurder|meer|omhoog|erbij",
    down: "goedkoper|minder|omlaag",
    stays: "blijft|blijven|nog steeds|gewoon zo|hetzelfde|laat staan",
    gone: "met pensioen|is weg|werkt hier niet meer|werkt niet meer|is vertrokken|is gestopt|heeft ons verlaten",
    calledSo: "heet|is|zet|schrijf|als",
    belowName: "onder zijn naam|onder haar naam|onder de naam|en eronder|en daaronder|eronder|daaronder",
    everywhere: "overal|op beide plekken|op alle plekken|beide plaatsen|waar het staat",
    because: "want|omdat|aangezien|zodat",
    writes: "zet|schrijf|zetten|schrijven|neem|maak",
    just: "gewoon|alleen|liever",
    please: "graag|alsjeblieft|aub|bedankt",
    shouldSay: "moet zijn|moet heten|moet worden|moet er staan|schrijf|schrijf daar|maak er|maak daar|moet staan",
    hasToBe: "moet nu zijn|moet nu|is nu|is voortaan|hoort te zijn|wordt nu|hoort te staan",
    isOne: "is ze|is zij|is hij|is het|is",
    whereSays: "waar nu|waar nog|waar staat|waar nu staat|waar nog staat|daar waar|waar",
    titled: "kop|met de kop|kopje|titel|met de titel|getiteld|genaamd",
    textBelow: "eronder|daaronder|en eronder|en daaronder|tekst|met de tekst",
    noNeed: "hoeft niet|niet nodig|hoef je niet|hoeft er niet",
    isNew: "nieuw|nieuwe|ander|extra|kort|korte|klein|kleine",
    noMore: "geen(?=[^.!?]{1,60}\\smeer)",
    fieldFor: "vakje voor|vakje|vak|veld voor|veld|hokje",
    choosing: "kiezen|kiest|keuze|keuzelijst|selecteren|opties",
    mustFill: "verplicht|moet ingevuld worden|moeten ze invullen|moet worden ingevuld",
    oneMore: "nog een|een nieuw|een nieuwe|een extra|een andere",
    stillSays: "gaat nog over|zegt nog|spreekt nog van|spreekt nog over|heeft het nog over|praat nog over",
    saying: "die zegt dat|die zegt|waarin staat|waar staat|waar in staat|dat|over",
    was: "was|waren|eerst|voorheen|in plaats van|niet",
  },
};

/** The words of a cue in one language, or in all of them, the longest first. */
export function cueIn(cue: Cue, languages: readonly RequestLanguage[] = REQUEST_LANGUAGES): string {
  const words = new Set(languages.flatMap((language) => (CUES[language][cue] ?? "").split("|")));
  return [...words]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .join("|");
}

/** Finds words between bars where they stand by themselves, in capitals or not. */
export const wordsSaid = (words: string): RegExp => new RegExp(wholeWords(words), "iu");

/** "Wherever it stands", "überall". */
export const SAYS_EVERYWHERE = wordsSaid(cueIn("everywhere"));
/** "Now", "ab jetzt". */
export const SAYS_NOW = wordsSaid(cueIn("now"));
