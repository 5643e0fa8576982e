import type { SaidTables } from "./said-tables";

/** How owners go on behind what they asked for: `reason` anywhere, `remark` behind a sign or 'and'. */
export const REMARKS: SaidTables<"reason" | "remark"> = {
  en: {
    reason: "because|cos|coz|cause it|so that|so people|so they|so we|so it|in case|otherwise",
    remark:
      "it|its|it's|it’s|it'll|it’ll|that's|that’s|thats|that is|that one|that way|this is|which is|which was|they|they're|he|she|he's|she's|i|i'm|i've|i'll|we've|we're|my wife|my husband|my mum|my dad|my daughter|my son|my sister|my brother|people|customers|clients|patients|guests|everyone|everybody|nobody|not|since|so|but|as it|as they|as we|also|the same|make it|put it|move it",
  },
  de: {
    reason: "weil|damit|sonst",
    remark:
      "das|es|denn|ich|wir haben|sie|er|man|die leute|die kunden|viele|meine frau|mein mann|meine tochter|mein sohn|da|aber|nicht|so|dann",
  },
  es: {
    reason: "porque|para que|si no|ya que",
    remark:
      "que|es que|así|pues|es|no|ya no|la gente|los clientes|las clientas|mi mujer|mi marido|mi hija|mi hijo|mi madre|me|nos|lo|se|suena|queda|pero|esto|eso",
  },
  fr: {
    reason: "parce que|parce qu'|pour que|pour qu'|afin que|comme ça|sinon|puisque",
    remark:
      "c'est|c’est|ce sera|ça|cela|car|on|il|elle|ils|elles|je|j'|j’|les gens|les clients|les clientes|ma femme|mon mari|ma fille|mon fils|ma mère|mais|pas|vous|tu|nous",
  },
  it: {
    reason: "perché|perchè|affinché|così|altrimenti|sennò|poiché",
    remark:
      "è|che|non|la gente|i clienti|mio marito|mia moglie|mia figlia|mio figlio|mia madre|suona|ma|mi|lo|ci|questo|quello|tanto|si",
  },
  pt: {
    reason: "porque|para que|pra que|senão|já que",
    remark:
      "que|é|pois|assim|não|nao|a gente|as pessoas|os clientes|as clientes|meu marido|minha mulher|minha esposa|minha filha|minha mãe|fica|tá|está|mas|eu|ele|ela|isso|soa",
  },
  nl: {
    reason: "omdat|zodat|anders",
    remark:
      "want|dat|dit|het|daar|ik|wij|we hebben|ze|hij|de mensen|mensen|klanten|de klanten|mijn man|mijn vrouw|mijn dochter|mijn zoon|maar|niet|dan|zo",
  },
};
