import type { Light } from "../names";
import type { SaidTables } from "./said-tables";

/** Words that add nothing to a request, by language. */
export const LIGHT: SaidTables<Light> = {
  en: {
    reason: "because|because of|so that|so people|so visitors|so customers|like in|like on|as in|the way it was in",
    article: "the|a|an|our|my|your|some|'s|’s|its|their|'|any",
    polite:
      "please|pls|plz|thanks|thank you|thank you very much|thank you so much|many thanks|kindly|hi|hello|hi there|hello there|hey|cheers|thx|ty|ok|okay|asap|good morning|good afternoon|good evening|dear plinth|if you can|if possible|sorry|best regards|kind regards|great|perfect|lovely|x|instead",
    filler:
      "just|now|maybe|perhaps|so|there|simply|quickly|one|for me|for us|at once|somehow|actually|basically|currently|right now|for now|a lot more|by the way|btw|btw,|at the moment|already|well|all right|alright|of mine|of ours|of course|really quick|which is|that is",
    and: "and|and then|and also|then|plus|&|also then|after that|and finally|finally|secondly|next",
    modal:
      "can you|could you|would you|can we|could we|will you|can i|could i|i want to|i would like to|i'd like to|we want to|we would like to|we'd like to|i want you to|i'd like you to|should|must|shall|should be|must be|needs to be|has to be|ought to be|let's|lets|let us|can|could|would|would you mind|i need you to|we need to|i need to|needs to|need to|have to|has to|go ahead and|i was wondering if you could|is it possible to|would it be possible to|i want|we want|i'd love|i would love|you should|you can|it would be nice to|it would be great to|how about|what about|i think|we|i",
  },
  de: {
    reason: "weil|damit|sodass|so dass|wie im|wie in|wie auf",
    article:
      "der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|unser|unsere|unseren|unserem|unserer|mein|meine|meinen|meinem|meiner|dein|deine|ihre|ihr",
    polite:
      "bitte|danke|danke schön|vielen dank|hallo|hi|gerne|gern|guten tag|guten morgen|moin|servus|mit freundlichen grüßen|liebe grüße|lg|bitte schön|stattdessen",
    filler:
      "mal|doch|jetzt|einfach|hinzu|ein bitte|um|da|bloß|kurz|vielleicht|eigentlich|eben|nun|noch bitte|ab|heraus|raus|weg|rein|dazu|gleich|so|auch mal|insgesamt|denn|wenn möglich",
    and: "und|und dann|dann|sowie|danach|und auch|außerdem|zusätzlich",
    modal:
      "kannst du|könntest du|können sie|könnten sie|könnt ihr|können wir|würdest du|würden sie|sollen|soll|sollte|sollten|muss|müssen|müsste|kann|ich möchte|wir möchten|ich will|wir wollen|ich hätte gern|du|sie|ich|wir|man|lass uns|bitte|dass",
  },
  es: {
    reason: "porque|para que|ya que|como en",
    article: "el|la|los|las|un|una|unos|unas|nuestro|nuestra|nuestros|nuestras|mi|mis|tu|su|sus",
    polite:
      "por favor|porfa|gracias|muchas gracias|hola|buenos días|buenas tardes|buenas|saludos|mil gracias|un saludo|un abrazo|por fa|gracias de antemano",
    filler: "ahora|solo|simplemente|mismo|ya|quizás|un momento|ahí|bien|toda|todo el",
    and: "y|e|y luego|luego|además|y también|y después",
    modal:
      "puedes|podrías|puede|podría|podéis|quiero que|quisiera que|me gustaría|nos gustaría|debe|debería|deben|deberían|tiene que|tienen que|hay que|que|quiero|queremos",
  },
  fr: {
    reason: "parce que|parce qu'|parce qu’|pour que|puisque|comme dans|comme sur",
    article: "le|la|les|l'|un|une|notre|nos|mon|ma|mes|votre|vos|ton|ta|son|sa|ses",
    polite:
      "bonne journée|bonne soirée|d'avance merci|merci d'avance|merci bien|s'il vous plaît|s'il te plaît|s'il vous plait|s'il te plait|svp|stp|merci|merci beaucoup|bonjour|salut|bonsoir|cordialement",
    filler: "maintenant|juste|simplement|donc|là|tout|peut-être|d'abord",
    and: "et|et puis|puis|ensuite|et aussi|et ensuite|de plus",
    modal:
      "peux-tu|peux tu|pouvez-vous|pouvez vous|pourrais-tu|pourrais tu|pourriez-vous|pourriez vous|tu peux|vous pouvez|tu pourrais|vous pourriez|je veux|je voudrais|j'aimerais|nous voulons|nous voudrions|on voudrait|il faut|il faudrait|doit|devrait|doivent|devraient|doit être|que|qu'",
  },
  it: {
    reason: "perché|poiché|affinché|così che|come nel|come nella|come sul",
    article: "il|lo|la|i|gli|le|l'|un|uno|una|un'|nostro|nostra|nostri|nostre|mio|mia|miei|mie",
    polite:
      "per favore|per piacere|perfavore|grazie|grazie mille|ciao|salve|buongiorno|buonasera|grazie tante|grazie in anticipo|buona giornata|un saluto",
    filler: "ora|adesso|solo|semplicemente|magari|pure tu|ci|subito",
    and: "e|ed|e poi|poi|e anche|inoltre",
    modal:
      "puoi|potresti|può|potrebbe|potete|potreste|vorrei che|mi piacerebbe|vorremmo|deve|dovrebbe|devono|dovrebbero|bisogna|che",
  },
  pt: {
    reason: "porque|para que|como no|como na",
    article: "o|a|os|as|um|uma|uns|umas|nosso|nossa|nossos|nossas|meu|minha|meus|minhas|seu|sua",
    polite:
      "por favor|se faz favor|obrigado|obrigada|muito obrigado|muito obrigada|olá|ola|oi|bom dia|boa tarde|boa noite|obg|valeu|brigada|brigado|pfv|abraço|tudo bem",
    filler: "agora|só|apenas|simplesmente|já|talvez|aí|bem|todo|toda",
    and: "e|e depois|depois|além disso|e também|e ainda",
    modal:
      "podes|pode|poderia|podias|podem|pode-se|quero que|gostaria de|gostaríamos de|gostava de|deve|deveria|devem|deviam|tem de|tem que|que",
  },
  nl: {
    reason: "omdat|zodat|aangezien|zoals in|zoals op",
    article: "de|het|een|ons|onze|mijn|jullie|je|'t|'n",
    polite:
      "alsjeblieft|alstublieft|aub|a.u.b.|svp|graag|bedankt|dank je|dank u|dankjewel|hallo|hoi|goedemorgen|goedemiddag|groeten",
    filler: "nu|even|eens|gewoon|maar|misschien|toe|weg|aan|eruit|eraf|er|bij",
    and: "en|en dan|dan|en ook|daarna|ook nog|bovendien",
    modal:
      "kun je|kunt u|kan je|zou je|zou u|kunnen we|kunnen jullie|ik wil|wij willen|we willen|ik zou graag|we zouden graag|moet|moeten|mag|zou|ik|wij|we|je|jij|u|dat",
  },
};
