import type { Light } from "../names";
import type { SaidTables } from "./said-tables";

/** Words that add nothing to a request, by language. */
export const LIGHT: SaidTables<Light> = {
  en: {
    reason: "because|because of|so that|so people|so visitors|so customers|like in|like on|as in|the way it was in",
    article: "the|a|an|our|my|your|some|'s|’s|its|their|'|any",
    polite:
      "please|pls|plz|dear sir or madam|dear sirs|dear all|thanks|thank you|thank you very much|thank you so much|many thanks|kindly|hi|hello|hi there|hello there|hey|cheers|thx|ty|ok|okay|asap|good morning|good afternoon|good evening|dear plinth|if you can|if possible|sorry|best regards|kind regards|great|perfect|lovely|x|instead|lol|haha|ta|thanks a million|thanks a lot|thanks heaps|thanks so much|with many thanks|cheers mate|please and thank you|while you're at it|while youre at it|while ur at it|while you are at it|while you're in there|while you're there|while i remember|if it's not too much trouble|if that's ok|if that's possible|when you get a chance|when you have a minute|would you|will you|could you please|best wishes|regards|yours sincerely|two things|2 things",
    filler:
      "just|now|maybe|perhaps|so|there|simply|quickly|one|for me|for us|at once|somehow|actually|basically|currently|right now|for now|a lot more|by the way|btw|btw,|at the moment|already|well|all right|alright|of mine|of ours|of course|really quick|which is|that is|from now on|from this week|from today|as of now|as of today|as of this week|these days|nowadays|this year|still|even|really|only just|properly|proper|then|too please|in there|on there|on here|over there|a little bit of|sort of|kind of|if anything|as well please|for a start|once and for all",
    and: "and|and then|and also|then|plus|&|also then|after that|and finally|finally|secondly|next",
    modal:
      "can you|could you|would you|can we|could we|will you|can i|could i|i want to|i would like to|i'd like to|we want to|we would like to|we'd like to|i want you to|i'd like you to|should|must|shall|should be|must be|needs to be|has to be|ought to be|let's|lets|let us|can|could|would|would you mind|i need you to|we need to|i need to|needs to|need to|have to|has to|go ahead and|i was wondering if you could|is it possible to|would it be possible to|i want|we want|i'd love|i would love|you should|you can|it would be nice to|it would be great to|how about|what about|i think|we|i|can u|could u|would u|can ya|can i have|could i have|can we have|could we have|i should like|i would love to|i wanted to|i wanted|he wants|she wants|they want|he'd like|she'd like|they'd like|he would like|she would like|they would like|he wants you to|she wants you to|everyone wants|wants to be|want to be|wants|to be|ought to|ought|may|might|would you ever|would you be so kind as to|would you kindly|be so kind as to|please could you|please can you|pls can you|i want it to|i would like it to|i'd like it to|i like|you could|maybe you could|why not|i'd prefer|we'd prefer|i would prefer|we would prefer|i'd rather|it should|it must|it can|it could|it has to|it needs to|they should|they must|they could|they need to|they have to|that should|this should|that must|needs|it's meant to be|is meant to be|is supposed to be|are supposed to be|supposed to be|has got to be|have got to be|going to be|is going to be|will be|are going to be|do you think you could|i was wondering whether you could|any chance you could|any chance of|is there any chance of|remember to|don't forget to|make sure to|be sure to|and could you|we need you to|can't|cant|cannot|couldn't|couldnt|won't|wont|i meant|i mean|what i meant was",
    aside:
      "hiya|grand|brill|brilliant|super|ace|nice one|nice|cool|fab|fantastic|wonderful|awesome|excellent|mate|love|god love them|good evening all|oh|ah|uh|oops|by the by|out of interest|cheerio|a few things|one more thing|another thing|first of all|and one more thing|quick one|a quick one|and so on|and all that|and stuff|etc",
  },
  de: {
    reason: "weil|damit|sodass|so dass|wie im|wie in|wie auf",
    article:
      "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|unser|unsere|unseren|unserem|unserer|mein|meine|meinen|meinem|meiner|dein|deine|ihre|ihr",
    polite:
      "bitte|danke|danke schön|vielen dank|hallo|hi|gerne|gern|guten tag|guten morgen|moin|servus|mit freundlichen grüßen|liebe grüße|lg|bitte schön|stattdessen|danke euch|danke dir|besten dank|herzlichen dank|merci|mfg|viele grüße|schöne grüße|beste grüße|grüße|gruß|wenn es geht|wenn's geht|eine bitte|noch eine bitte",
    filler:
      "mal|doch|jetzt|einfach|hinzu|ein bitte|um|da|bloß|kurz|vielleicht|eigentlich|eben|nun|noch bitte|ab|heraus|raus|weg|rein|dazu|gleich|so|auch mal|insgesamt|denn|wenn möglich|ab sofort|ab jetzt|ab heute|ab nächster woche|ab dieser woche|inzwischen|mittlerweile|seit neuestem|bei uns|bitte noch|noch|schon|also|halt|nur noch|wieder|gleich mit|ganz einfach|einfach nur|am besten|irgendwie|endlich",
    and: "und|und dann|dann|sowie|danach|und auch|außerdem|zusätzlich",
    modal:
      "ich hätte|wir hätten|kannst du|könntest du|können sie|könnten sie|könnt ihr|können wir|würdest du|würden sie|sollen|soll|sollte|sollten|muss|müssen|müsste|kann|ich möchte|wir möchten|ich will|wir wollen|ich hätte gern|du|sie|ich|wir|man|lass uns|bitte|dass|können sie bitte|kannst du bitte|könnten sie bitte|könntest du bitte|könntet ihr|würdet ihr|ich würde gern|ich würde gerne|wir würden gern|wir würden gerne|wir hätten gern|wir hätten gerne|ich hätte gerne|hätte ich gern|hätte ich gerne|hätten wir gern|hätten wir gerne|möchte ich|möchten wir|wollen wir|will ich|möchte|möchten|darf|dürfen|dürfte|darfst du|mag|müssten|solltest du|sollten sie|gehört|gehören",
    aside:
      "moin moin|hallo zusammen|grüß gott|grüezi|hey|ach|ach ja|super|prima|toll|klasse|guten abend|ganz lieb|entschuldigung|sorry|ok|okay|oh|gute neuigkeiten|noch was|noch etwas|und so|und so weiter|usw|usw.",
  },
  es: {
    reason: "porque|para que|ya que|como en",
    article: "el|la|los|las|un|una|unos|unas|nuestro|nuestra|nuestros|nuestras|mi|mis|tu|su|sus",
    polite:
      "por favor|porfa|gracias|muchas gracias|hola|buenos días|buenas tardes|buenas|saludos|mil gracias|un saludo|un abrazo|por fa|gracias de antemano|muchísimas gracias|gracias de nuevo|mil gracias de antemano|si puedes|cuando puedas|un favor|te lo agradezco",
    filler:
      "ahora|solo|simplemente|mismo|ya|quizás|un momento|ahí|bien|toda|todo el|desde ahora|a partir de ahora|desde hoy|por ahora|de paso|también ya|ahora mismo|otra vez ya|de una vez|en realidad|la verdad|por cierto|luego",
    and: "y|e|y luego|luego|además|y también|y después",
    modal:
      "puedes|podrías|puede|podría|podéis|quiero que|quisiera que|me gustaría|nos gustaría|debe|debería|deben|deberían|tiene que|tienen que|hay que|que|quiero|queremos|quisiera|quisiéramos|querría|querríamos|me gustaria|nos gustaria|me gustaría que|nos gustaría que|puedes poner|podrías poner|podrias|podeis|necesito que|necesitamos que|habría que|habria que|deberia|preferiría|preferiríamos|preferimos|se puede|se podría|a ver si puedes|hazme el favor de",
    aside:
      "oye|oiga|vale|perfecto|genial|estupendo|madre mía|madre mia|perdona|perdón|disculpa|buenas noches|de momento|venga|ok|ah|ay|uy|si es posible|una cosa|otra cosa|y eso|y tal|y todo eso|etcétera|etc",
  },
  fr: {
    reason: "parce que|parce qu'|parce qu’|pour que|puisque|comme dans|comme sur",
    article: "le|la|les|l'|un|une|notre|nos|mon|ma|mes|votre|vos|ton|ta|son|sa|ses",
    polite:
      "bonne journée|bonne soirée|d'avance merci|merci d'avance|merci bien|s'il vous plaît|s'il te plaît|s'il vous plait|s'il te plait|svp|stp|merci|merci beaucoup|bonjour|salut|bonsoir|cordialement|merci infiniment|mille mercis|merci à vous|merci à toi|bien à vous|belle journée|excellente journée|si possible|si c'est possible|quand vous pouvez",
    filler:
      "maintenant|juste|à la place|simplement|donc|là|tout|peut-être|d'abord|désormais|dorénavant|à partir de maintenant|dès maintenant|en fait|bien|pour l'instant|pour le moment|du coup|enfin|là-dessus|finalement",
    and: "et|et puis|puis|ensuite|et aussi|et ensuite|de plus",
    modal:
      "peux-tu|peux tu|pouvez-vous|pouvez vous|pourrais-tu|pourrais tu|pourriez-vous|pourriez vous|tu peux|vous pouvez|tu pourrais|vous pourriez|je veux|je voudrais|j'aimerais|nous voulons|nous voudrions|on voudrait|il faut|il faudrait|doit|devrait|doivent|devraient|doit être|que|qu'|je souhaite|je souhaiterais|nous souhaitons|nous souhaiterions|on souhaite|on souhaiterait|on veut|on préfère|on préférerait|je préfère|je préférerais|nous préférons|nous préférerions|il faudra|faudrait|faut|est-ce que tu peux|est-ce que vous pouvez|est-ce que vous pourriez|est-ce possible de|serait-il possible de|ce serait bien de|ça serait bien de|merci de|j'aimerais bien|on aimerait|nous aimerions|j'aurais aimé|j'aurais voulu|à|je trouve|doit dire|devrait être|peuvent|peut|pourrait|pourraient",
    aside:
      "coucou|super|parfait|génial|nickel|ok|d'accord|désolé|désolée|pardon|excusez-moi|ah|oh|au fait|une chose|autre chose|petite chose|bonsoir à tous|et tout|et tout ça|etc",
  },
  it: {
    reason: "perché|poiché|affinché|così che|come nel|come nella|come sul",
    article: "il|lo|la|i|gli|le|l'|un|uno|una|un'|nostro|nostra|nostri|nostre|mio|mia|miei|mie",
    polite:
      "per favore|per piacere|perfavore|grazie|grazie mille|ciao|salve|buongiorno|buonasera|grazie tante|grazie in anticipo|buona giornata|un saluto|senta|grazie ancora|mi raccomando|per cortesia|se possibile|se puoi|quando puoi|buona serata|un favore",
    filler:
      "ora|adesso|solo|semplicemente|magari|pure tu|ci|subito|da ora|da adesso|d'ora in poi|da oggi|per ora|per il momento|intanto|ormai|appunto|insomma|proprio|bene|anche un po'|lì|là",
    and: "e|ed|e poi|poi|e anche|inoltre",
    modal:
      "puoi|potresti|può|potrebbe|potete|potreste|vorrei che|mi piacerebbe|vorremmo|deve|dovrebbe|devono|dovrebbero|bisogna|che|mi piacerebbe che|ci piacerebbe|ci piacerebbe che|vogliamo che|voglio che|vorremmo che|bisognerebbe|preferirei|preferiremmo|preferiamo|si può|si potrebbe|riesci a|riuscite a|dovresti|dovreste|devi|dovete|è possibile|sarebbe possibile|dobbiamo|andrebbe|andrebbero",
    aside:
      "senti|scusa|scusi|scusate|ok|va bene|perfetto|benissimo|ottimo|bello|bravi|se potete|cordiali saluti|ah|oh|eh|una cosa|altra cosa|un'altra cosa|e così via|eccetera|ecc",
  },
  pt: {
    reason: "porque|para que|como no|como na",
    article: "o|a|os|as|um|uma|uns|umas|nosso|nossa|nossos|nossas|meu|minha|meus|minhas|seu|sua",
    polite:
      "por favor|se faz favor|obrigado|obrigada|muito obrigado|muito obrigada|olá|ola|oi|bom dia|boa tarde|boa noite|obg|valeu|brigada|brigado|pfv|abraço|tudo bem|viu|né|obrigada viu|muito obrigada mesmo|agradeço|se puder|quando puder|rsrs|kkk|kk|por gentileza|pra mim|para mim|pra mim por favor",
    filler:
      "agora|só|apenas|simplesmente|já|talvez|aí|bem|todo|toda|a partir de agora|de agora em diante|a partir de hoje|por enquanto|de uma vez|também já|lá|ali|aqui já|mesmo|então|assim",
    and: "e|e depois|depois|além disso|e também|e ainda",
    modal:
      "podes|pode|poderia|podias|podem|pode-se|quero que|gostaria de|gostaríamos de|gostava de|deve|deveria|devem|deviam|tem de|tem que|que|queria que|eu queria que|eu quero que|eu queria|eu quero|gostaria que|eu gostaria que|gostaria|dá pra|da pra|dá para|você pode|você poderia|vocês podem|consegue|poderias|preferia|preferimos|eu preferia|precisa|precisam|tem como|é pra|era pra|é para",
    aside:
      "oi tudo bem|oi meu bem|gente|ok|tá bom|ta bom|perfeito|ótimo|beleza|show|desculpa|desculpe|um abraço|beijo|beijos|se possível|uma coisa|outra coisa|ah|oh|olha|olhe|e tal|e tudo mais|etc",
  },
  nl: {
    reason: "omdat|zodat|aangezien|zoals in|zoals op",
    article: "de|het|een|ons|onze|mijn|jullie|je|'t|'n",
    polite:
      "alsjeblieft|alstublieft|aub|a.u.b.|svp|graag|bedankt|dank je|dank u|dankjewel|hallo|hoi|goedemorgen|goedemiddag|groeten|alvast bedankt|alvast dank|hartelijk dank|dank jullie wel|met vriendelijke groet|groetjes|groet|als het kan|als dat kan",
    filler:
      "nu|even|eens|gewoon|maar|misschien|toe|weg|aan|eruit|eraf|er|bij|vanaf nu|voortaan|tegenwoordig|vanaf vandaag|inmiddels|zeg maar|ook al|zo|dus|daar|hier ook|even snel|nog|helemaal|wel|ervoor|maar even|net|dan wel|meteen|gelijk",
    and: "en|en dan|dan|en ook|daarna|ook nog|bovendien",
    modal:
      "kun je|kunt u|kan je|zou je|zou u|kunnen we|kunnen jullie|ik wil|wij willen|we willen|ik zou graag|we zouden graag|moet|moeten|mag|zou|ik|wij|we|je|jij|u|dat|zou je kunnen|zou u kunnen|kunt u misschien|kun je misschien|kan u|kunnen jullie even|ik zou graag willen|ik wil graag|we willen graag|wij willen graag|ik had graag|wij hadden graag|mogen|mag er|hoeft|hoeven|kunnen|kan|zouden|dient|is het mogelijk om|hebben liever|heb liever|liefst|liever",
    aside:
      "hoi hoi|hey|hé|ok|oké|okay|prima|super|top|mooi|fijn|perfect|sorry|goedenavond|goeiemorgen|nog iets|nog één ding|oh|ah|zeg|en zo|enzo|enzovoort|enz",
  },
};
