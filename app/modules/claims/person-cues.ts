import { LETTER, UPPER } from "../facts/letters";
import { plainWord } from "./plain-text";

const GIVEN_NAMES = new Set(
  // English
  (
    "aaron abigail adam adrian aisha alan albert alex alexander alice alison amanda amelia amy andrea andrew andy angela anita ann anna anne anthony arthur barbara ben benjamin beth betty bill bob brenda brian bruce carl carla carol caroline catherine charles charlie chris christine christopher claire colin craig daniel dave david dawn deborah debra dennis derek diana diane donald donna dorothy douglas duncan edith edward elaine eleanor elizabeth ellen ellie emily emma eric ethan eva evelyn fiona frances frank fred gareth gary gavin geoffrey george gerald gillian glen gordon graham greg hannah harold harry heather helen henry hugh ian isaac isabel isabella isla jack jacob jake james jamie jane janet jason jean jeff jennifer jenny jeremy jess jessica jim joan joanna joanne joe john jonathan joseph josh joshua joyce judith julia julian julie justin karen kate katherine kathleen kathryn katie keith kelly ken kenneth kevin kim kyle laura lauren lee leo leon leonard leslie liam linda lisa liz lois louis louise lucas lucy luke lynn malcolm marcus margaret maria marie marion marjorie martha martin mary mateo matt matthew maureen megan melanie melissa michael michelle mike miriam molly monica nancy naomi natalie nathan neil nicholas nicola nicole nigel nina noah nora norman olivia oliver oscar owen pamela patricia patrick paul paula pauline peggy peter phil philip phoebe priya rachel ralph raymond rebecca richard rita robert robin roger ron ronald rory rosemary ross roy russell ruth ryan sally sam samantha samuel sandra sarah scott sean sharon sheila shirley simon sophia sophie stanley stella stephanie stephen steve steven stuart sue susan suzanne sylvia tara teresa thelma theresa thomas tim timothy tina toby todd tom tony tracy trevor tyler valerie vanessa vera veronica victor vincent walter wayne wendy william yvonne zoe " +
    // German and its neighbours
    "andreas angelika anja anke annette anton astrid axel bernd bernhard bettina bianca birgit bjorn brigitte carsten christa christian christiane christoph claudia clemens dagmar detlef dieter dirk dominik doris eberhard elfriede elke erich erika ernst erwin felix ferdinand florian franz franziska friedrich gabriele georg gerd gerda gerhard gertrud gisela gregor gudrun gunter gunther hans harald hartmut heidi heike heiko heiner heinrich heinz helga helmut herbert hermann hildegard holger horst hubert ingeborg ingrid jakob jana jan jens joachim jochen jonas jorg josef jurgen jutta kai karin karl karsten katharina kathrin katja katrin kerstin klaus konrad kristina kurt lars lena lennart lothar ludwig lukas lutz magdalena manfred manuela marc marco marcel mario marlene markus mathias matthias melanie michaela monika nadine nils norbert olaf otto peer petra rainer ralf reiner reinhard renate rolf rudiger rudolf sabine sandra sebastian siegfried sigrid silke silvia simone sonja stefan stefanie steffen susanne sven svenja tanja thorsten tobias torsten udo ulrich ulrike ursula ute uwe veronika volker waltraud werner wilhelm wolfgang yvonne " +
    // Spanish, Portuguese, Italian and French
    "adela adriana agustin alba alberto alejandra alejandro alfonso alfredo alicia alvaro amparo ana andres angeles antonia antonio arturo beatriz begona belen bernardo blanca camila carlos carmen carolina catalina cecilia clara concepcion cristina daniela diego dolores eduardo elena elisa emilio enrique esteban esther eugenia felipe fernanda fernando francisca francisco gabriel gabriela gerardo gloria gonzalo guillermo gustavo hector hugo ignacio inmaculada ines irene jaime javier joaquin jorge jose josefa juan juana julio lorena lorenzo lourdes lucia luis luisa manuel manuela marcela marcos margarita mariana mariano marta mateo matias mauricio mercedes miguel montserrat nuria pablo paloma patricio pedro pilar rafael ramon raquel raul ricardo roberto rocio rodrigo rosario ruben salvador santiago sara sergio silvia sofia soledad susana teresa tomas veronica vicente victoria virginia xavier yolanda " +
    "antoine bernard camille cedric chantal chloe corinne delphine didier dominique elodie emmanuel etienne fabien fabrice florence francois francoise frederic genevieve gilles guillaume helene henri isabelle jacqueline jacques jerome julien juliette laurent lea lucien madeleine manon margaux marion mathieu mathilde maxime monique nadia nathalie nicolas odile olivier pascal philippe pierre quentin regine remi renaud sebastien severine solene stephane sylvie thibault thierry valentin valerie veronique yann yves giovanni giuseppe luca matteo paolo giulia francesca alessandro chiara " +
    // From elsewhere, as written in Latin letters
    "ahmed ali amir anil anika arjun ayse aylin carlos chen dev elif emeka fatima fatma hassan hiroshi ibrahim imran indira ivan ji jun kamal karim khalid kwame layla mahmoud mei mehmet mohamed mohammed murat mustafa nadia ngozi olga omar piotr rajesh ravi samir sanjay sunita svetlana tariq wei yasmin youssef yusuf zeynep"
  )
    .split(" ")
    .map(plainWord),
);
const ARABIC_NAMES = new Set(
  (
    "احمد محمد محمود علي حسن حسين خالد عمر عبدالله عبدالرحمن يوسف ابراهيم مصطفي سامي سمير كريم طارق ياسر وليد زياد ماجد فهد سعد سعود سلطان فيصل ناصر هشام عماد رامي باسم جمال كمال نبيل عادل انور بشار بلال حمزه سليمان صالح عثمان منصور " +
    "فاطمه عائشه خديجه مريم زينب سلمي ليلي نوره نور هند ريم رنا سارا ساره دانا دينا هدي امل مني سعاد نجوي سميره لينا لبني رانيا هاله غاده عبير اسماء ايمان جميله كريمه نادين نادر نادره ياسمين شيماء"
  ).split(" "),
);

/** Whether a word is a given name that is common somewhere; many of them are words too. */
export const isGivenName = (word: string) =>
  GIVEN_NAMES.has(plainWord(word)) || ARABIC_NAMES.has(plainWord(word).replace(/^و/u, ""));

/** A word of a name: "Orchard", "O'Neill", "Haidinger-Pospischil". */
export const NAME_WORD = `[${UPPER}](?:[${LETTER}]|['’-](?=[${LETTER}]{2})){1,30}`;
export const TITLE =
  "(?:Dr|Dra|Prof|Mr|Mrs|Ms|Miss|Mx|Sr|Sra|Don|Doña|Herr|Frau|Familie|Grandma|Grandpa|Granny|Aunt|Uncle|Chef|Sir|Dame|Monsieur|Madame|Mme|Oma|Opa|Meister)\\.?(?:\\s(?:med|Dr|Dra|dent|vet|jur|phil|h\\.c)\\.?){0,3}";
export const ARABIC_TITLE =
  "(?:الدكتور|الدكتورة|د\\.|السيد|السيدة|الأستاذ|الأستاذة|الشيف|المهندس|المهندسة|المحامي|المحامية|الحاج|الجدة)";
/** What makes the capitals behind it a name; roles do too. */
export const LEADS_TO_NAME =
  /(?:(?:\b(?:ask (?:for|to see)|call|meet|by|with|contact|named|called|thank(?:s to)?|chef|owner|founder|manager|deputy(?: is)?|fragen sie|frag|mit|von|bei|inhaber(?:in)?|leitung|chef(?:in)?|con|por|dirige|atiende|fogones,|avec|par|in the kitchen)|kitchen)[:,]?|[–—~]|^-|[“”"»]\s?[-–—,]?)\s?$/iu;
