import type { WordTables } from "./reading/read-languages";

/** What a word is at the edge of a sentence that somebody speaks rather than writes. */
export type TalkWord =
  /** Goes at either edge: "lol", "haha". */
  | "talk"
  /** Goes at the beginning: "ok so"; a single word only before a comma or more talk. */
  | "opener"
  /** Goes at the beginning, before a comma or more talk: "hi"; before a long sentence without capitals always. */
  | "greeting"
  /** Goes at the end, after a comma or a filler: "…, so thank you all". */
  | "thanks"
  /** Goes wherever it stands: "um". */
  | "hesitates"
  /** Goes after talk or a greeting, and between commas at an edge: "so", "honestly". */
  | "filler"
  /** Goes after a greeting: "hi im". */
  | "self"
  /** A greeting goes before it, it stays: "hello we sell". */
  | "subject"
  /** Goes where it is all of a line: "Dear Sir or Madam", "Kind regards". */
  | "letter"
  /** "I hope I haven't forgotten anything": a sentence of nothing but these goes. */
  | "hope"
  | "forgot"
  /** Goes at the beginning, before a comma or a colon: "let me tell you, we are …". */
  | "tells"
  /** "I'm dictating this": a sentence or the clause that begins with it goes. */
  | "dictates"
  /** Stands before a place: "from glasgow". */
  | "place";

export const TALK_WORDS: WordTables<TalkWord> = {
  en: {
    tells:
      "let me tell you|i'll tell you|ill tell you|let me explain|i'll explain|here goes|facts you may use|facts you can use|some facts|some facts about us|here are the facts|here are some facts",
    dictates:
      "i'm dictating this|im dictating this|i am dictating this|i'm typing this|im typing this|i am typing this|i'm writing this|im writing this|i am writing this",
    thanks:
      "thanks|thank you|thankyou|thankyou all|thank you all|thanks all|thanks to all|many thanks|cheers|thanks everyone|thank you everyone|thanks a lot|thank you so much",
    hesitates: "um|umm|uhm|uh|erm",
    letter:
      "dear sir or madam|dear sirs|dear sir|dear madam|dear team|dear all|to whom it may concern|kind regards|best regards|warm regards|yours sincerely|yours faithfully|regards|thanking you|with thanks|best wishes|all the best|many regards|with best wishes|nga mihi|ngā mihi|nga mihi nui|diolch o galon|diolch yn fawr|slán|slainte|namaste sir/madam|respected sir|dear friends|dear website people",
    talk: "lol|lmao|haha|hahaha|hehe|btw|tbh|imho|imo|fyi|hmm|xd",
    opener: "ok so|okay so|ok|okay|oki|by the way|oh and|oh|yeah so|so yeah",
    greeting:
      "hi|hiya|hi there|hello|hello there|hey|hey there|heya|good morning|good evening|yo|hello everyone|hi everyone|hi all|hey guys|morning morning|ey up|hello sir|hello madam|kia ora|aloha|g'day",
    hope: "i hope|hope|hopefully",
    subject: "my name|my name's|my names|i|we|this is|it's|its",
    forgot:
      "i didn't forget|i haven't forgotten|i havent forgotten|i didnt forget|forgot nothing|forgotten anything|forget anything|anything|nothing|i forgot|that's everything|thats everything|that's all|thats all|that is all|i have not forgotten",
    filler:
      "so|well|basically|honestly|anyway|anyways|right|yeah|yep|like i said|to be honest|you know|no kidding|seriously|i swear|believe me|trust me",
    self: "im",
    place: "in|from|near|around|to|across|outside",
  },
  de: {
    tells:
      "ich erzähl mal|ich erzähle mal|ich fang mal an|ich fange mal an|ich erklär mal|ich erkläre mal|ein paar fakten|hier die fakten|hier ein paar fakten",
    dictates:
      "ich diktiere das|ich diktier das|ich diktiere dies|ich tippe das|ich tipp das|ich schreibe das hier|ich schreib das hier",
    thanks: "danke|vielen dank|danke schön|besten dank|danke euch allen|danke an alle|dankeschön",
    hesitates: "ähm|äh|öhm",
    letter:
      "sehr geehrte damen und herren|werte damen und herren|geschätzte damen und herren|sehr geehrtes team|liebes team|freundliche grüße|freundliche grüsse|mit freundlichen grüßen|mit freundlichen grüssen|viele grüße|viele grüsse|liebe grüße|liebe grüsse|beste grüße|beste grüsse|hochachtungsvoll|mfg|lg|mit freundlichem gruß|mit freundlichem gruss|freundlicher gruß|gruß|grüße|gruss|grüsse|viele liebe grüße|herzliche grüße|herzliche grüsse|schöne grüße|besten gruß|beste leute",
    talk: "haha|hahaha|hihi|lol|hmm|xd",
    opener: "ok also|okay also|ok|okay|ach ja|übrigens|ach so",
    greeting:
      "hi|hallo|hallo zusammen|hey|moin|servus|grüß gott|guten tag|guten morgen|hallo ihr|hallo leute|moin moin|grüezi|grüezi mitenand|grüß euch|griaß eich|griaß enk|servas",
    hope: "hoffentlich|ich hoffe|hoffe",
    subject: "ich|wir|mein name|hier ist",
    forgot: "hab|habe|ich|nix|nichts|vergessen|alles|was|das war|das war's|das wars|dass",
    filler: "also|so|na ja|naja|ehrlich gesagt|tja|jedenfalls|kein witz|im ernst|ohne witz|ungelogen",
  },
  es: {
    tells: "te cuento|les cuento|os cuento|le cuento|te explico|les explico|os explico",
    dictates: "estoy dictando esto|estoy dictando|estoy escribiendo esto|les escribo esto|escribo esto|le dicto esto",
    thanks: "gracias|muchas gracias|mil gracias|gracias a todos",
    letter:
      "estimados señores|estimado equipo|muy señores míos|a quien corresponda|un saludo|saludos|saludos cordiales|un cordial saludo|atentamente|un abrazo|saludos y gracias|reciban un saludo|quedo atenta|quedo atento",
    talk: "jaja|jajaja|jeje|jejeje|lol|mmm|xd",
    opener: "ok|mira|mire|oiga|vale pues|vale|eh|bueno pues|por cierto",
    greeting:
      "hola|buenas|muy buenas|buenos días|buenas tardes|hola a todos|hola gente|ola buenas|buenos dias|qué onda|que onda|q onda|q tal|qué tal|que tal",
    hope: "espero|ojalá",
    subject: "soy|somos|me llamo|mi nombre|yo|nosotros",
    forgot: "no olvidé|no haber olvidado|no se me olvida|no se me ha olvidado|nada|que|eso es todo",
    filler: "pues|bueno|la verdad|sinceramente|en fin|no es broma|en serio|lo juro",
    place: "en|desde|cerca de",
  },
  ar: {
    tells: "سأخبركم|أخبركم|سأشرح لكم",
    dictates: "أملي هذا|أكتب هذا|أكتب لكم هذا",
    thanks: "شكرا|شكراً|شكرا جزيلا|شكراً جزيلاً|شكرا لكم",
    letter:
      "السادة الكرام|حضرة السادة|تحية طيبة وبعد|تحية طيبة|مع أطيب التحيات|مع خالص التحية|تحياتي|مع التحية|وشكرا لكم|والسلام عليكم|والسلام",
    talk: "هههه|ههه|هههههه",
    opener: "طيب|اوكي|أوكي",
    greeting:
      "مرحبا|مرحباً|سلام عليكم|السلام عليكم|السلام عليكم ورحمة الله|السلام عليكم ورحمة الله وبركاته|أهلا|أهلاً|أهلا وسهلا|مرحبا جميعا",
    hope: "أتمنى|آمل",
    subject: "أنا|نحن|اسمي|عندنا|معكم",
    forgot: "أنني|لم أنس|أنسى|شيئاً|شيئا|ألا",
    filler: "يعني|بصراحة|بلا مزاح|صدقوني",
  },
  fr: {
    tells: "je vous explique|je vous raconte|je t'explique|je te raconte",
    dictates: "je dicte ça|je dicte ceci|je vous dicte ça|j'écris ça|j'écris ceci|je vous écris ça|je tape ça",
    thanks: "merci|merci beaucoup|merci à tous|merci d'avance",
    hesitates: "euh|heu",
    letter:
      "madame, monsieur|mesdames, messieurs|madame monsieur|chère équipe|cordialement|bien cordialement|bien à vous|salutations distinguées|meilleures salutations|bonne journée|belle journée|à bientôt|bises|amicalement",
    talk: "haha|hahaha|hihi|mdr|lol|ptdr|xd",
    opener: "ok alors|ok donc|ok|hum|bref|au fait|ah oui",
    greeting: "salut|bonjour|coucou|bonjour à tous|hello|salut tout le monde|bonjour tout le monde|bonsoir",
    hope: "j'espère",
    subject: "je|nous|on|moi c'est|je m'appelle|ici",
    forgot: "ne rien avoir oublié|n'avoir rien oublié|que je n'ai rien oublié|c'est tout|que",
    filler: "alors|donc|bon|ben|en fait|franchement|honnêtement|sans blague|je vous jure|sérieusement",
    place: "à|de|près de",
  },
  it: {
    tells: "vi racconto|ti racconto|le racconto|vi spiego|ti spiego|le spiego",
    dictates: "sto dettando|sto dettando questo|vi detto questo|sto scrivendo questo|vi scrivo questo",
    thanks: "grazie|grazie mille|grazie a tutti|grazie tante",
    hesitates: "ehm",
    letter:
      "gentili signori|egregi signori|spettabile ditta|cordiali saluti|distinti saluti|un saluto|saluti|cari saluti|un caro saluto|tanti saluti|in fede",
    talk: "haha|ahah|ahaha|ahahah|lol|xd",
    opener: "ok allora|guardi|guardate|ok quindi|ok|mah|a proposito",
    greeting: "ciao|salve|buongiorno|ciao a tutti|buonasera|ciao ragazzi|ehilà",
    hope: "spero|speriamo",
    subject: "sono|siamo|mi chiamo|io|noi|qui",
    forgot: "di non aver dimenticato|di non aver scordato|niente|nulla|questo è tutto|è tutto",
    filler: "allora|quindi|dunque|insomma|sinceramente|onestamente|beh|non scherzo|sul serio|giuro",
    place: "a|da|vicino a",
  },
  pt: {
    tells: "vou contar|eu conto|vou explicar|eu explico|deixe-me contar|deixe-me explicar",
    dictates:
      "estou a ditar isto|estou a ditar|estou ditando isto|estou ditando isso|estou a escrever isto|estou escrevendo isto|estou escrevendo isso",
    thanks: "obrigado|obrigada|muito obrigado|muito obrigada|obrigado a todos|obrigada a todos",
    letter:
      "exmos. senhores|exmos senhores|caros senhores|prezados senhores|prezados|com os melhores cumprimentos|melhores cumprimentos|atenciosamente|cumprimentos|um abraço|abraço|abraços|com os nossos cumprimentos|grato|grata|até breve",
    talk: "haha|hahaha|kkk|kkkk|rsrs|rs|lol|xd",
    opener: "ok então|ok|olhe|olha|hum|ah e|já agora|a propósito",
    greeting: "olá|oi|bom dia|boa tarde|olá a todos|oi gente|olá gente|oi pessoal|olá pessoal|e aí|e ai gente|opa",
    hope: "espero|tomara",
    subject: "eu|nós|sou|somos|meu nome|me chamo|aqui é|o meu nome",
    forgot: "não me ter esquecido|não ter esquecido|não esqueci|que|de|nada|é tudo",
    filler: "então|bem|pois|sinceramente|enfim|sem brincadeira|a sério|juro|sério",
    place: "em|de|perto de",
  },
  nl: {
    tells: "ik zal het uitleggen|ik leg het even uit|ik vertel het even|ik zal vertellen",
    dictates: "ik dicteer dit|ik typ dit|ik schrijf dit",
    thanks: "bedankt|dank je|dank u|dankjewel|hartelijk dank|bedankt allemaal|bedankt iedereen",
    hesitates: "ehm|euh",
    letter:
      "geachte heer, mevrouw|geachte heer/mevrouw|geachte heer of mevrouw|beste team|met vriendelijke groet|met vriendelijke groeten|vriendelijke groeten|hartelijke groeten|mvg|groetjes|groet|groeten|beste mensen|beste allemaal|lieve groet|vriendelijke groet|hartelijke groet|warme groet",
    talk: "haha|hahaha|hihi|lol|xd",
    opener: "oké dus|ok dus|ok|oké|trouwens|oh en",
    greeting:
      "hoi|hallo|hi|hey|dag|goedendag|goedemorgen|hallo allemaal|hoi allemaal|goeiedag|goeiendag|goedemiddag|goedenavond|goeiemorgen",
    hope: "hopelijk|ik hoop",
    subject: "ik|wij|we|mijn naam|hier is",
    forgot: "niets vergeten|ik|heb|vergeten|niets|dat is alles|dat",
    filler: "dus|nou|eigenlijk|eerlijk gezegd|tja|geen grap|echt waar|serieus",
    place: "in|uit|bij|te",
  },
  pl: {
    tells: "opowiem|już mówię|już tłumaczę|już wyjaśniam",
    dictates: "dyktuję to|piszę to|dyktuję ten tekst",
    thanks: "dziękuję|dzięki|dziękujemy|dziękuję wszystkim|dziękujemy wszystkim",
    hesitates: "yyy|eee|hmm",
    letter:
      "szanowni państwo|drodzy państwo|z poważaniem|pozdrawiam|pozdrawiamy|z wyrazami szacunku|z pozdrowieniami|pozdrowienia|serdecznie pozdrawiam|pozdrawiam serdecznie|z góry dziękuję",
    talk: "haha|hahaha|hehe|hihi|lol|eee|yyy|xd",
    opener: "ok więc|ok|no więc|no to|a propos|aha i",
    greeting:
      "cześć|hej|witam|dzień dobry|dzien dobry|siema|witajcie|witam serdecznie|cześć wszystkim|witam wszystkich",
    hope: "mam nadzieję|mam nadzieję, że",
    subject: "jestem|jesteśmy|nazywam się|mam na imię|tu|my",
    forgot: "że|o niczym|niczego|nie zapomniałem|nie zapomniałam|to wszystko",
    filler: "więc|no|szczerze mówiąc|szczerze|generalnie|bez żartów|serio|naprawdę",
  },
};
