const MAKERS =
  "web\\s?-?(?:master|mestre|designer|developer|entwickler|bouwer|guy|lad|man|bloke|girl|lady|person|people|firm|agency|company)s?|website|site\\s?-?bouwer|bouwer|designer|developer|programmierer|webagentur|diseñador[ae]?|programador[ae]?|informátic[oa]|graphiste|infographiste|développeu(?:r|se)|grafic[oa]|programmatore|sviluppatore|informatyk\\p{L}{0,3}|grafik\\p{L}{0,3}|stron[ęea]";
const FORMER =
  "last|previous|former|old|vorige[rn]?|letzte[rn]?|frühere[rn]?|alte[rn]?|últim[oa]|anterior|antigu[oa]|antig[oa]|ancien(?:ne)?|derni(?:er|ère)|précédente?|ultim[oa]|vecchi[oa]|precedente|laatste|oude|poprzedni\\p{L}{0,3}|ostatni\\p{L}{0,3}";

/** "The last web designer took £900", "el diseñador anterior", "المصمم اللي قبل": who made a website before. */
const FORMER_MAKER = new RegExp(
  `(?<!\\p{L})(?:(?:${FORMER})\\s(?:${MAKERS})|(?:${MAKERS})\\s(?:anterior|antigu[oa]|précédente?|d['’]avant|precedente|di prima|de antes|before)|(?:المصمم|المبرمج)\\s(?:اللي قبل|السابق|القديم))(?!\\p{L})`,
  "iu",
);

/** Whether a text tells of who made the website before: what that person asked for is nothing for visitors. */
export const tellsOfFormerMaker = (text: string): boolean => FORMER_MAKER.test(text);
