import type { PageLanguage } from "~/lib/languages";

const WORDS: Record<PageLanguage, string> = {
  en: `a about above after again all also always am an and any are around as at away back be because been before being below best
  between both but by call came can come could day days did do does done down during each either else even ever every everything few find first for
  from full get give given go goes going good great had has have having he her here hers him his home how i if in into is it its itself just keep know
  last less let like little look made make makes making many may me mine more most much must my near need never new next no nor not nothing now of off
  often on once one only open opening or other our ours out over own per please put quite rather read really right said same say see seen send she
  should since so some something soon still such take tell than that thats the their theirs them then there these they thing things this those three
  through time times to today together too took two under until up upon us use used very want was way we week well went were what when where whether
  which while who whole whom whose why will with within without work would year years yes yet you your yours monday tuesday wednesday thursday friday
  saturday sunday mon tue wed thu fri sat sun closed hours contact us page website welcome email phone address skip content copyright rights reserved
  dont doesnt didnt isnt arent wasnt cant couldnt wont wouldnt were youre theyre weve youve ive lets whats heres im hes shes`,
  de: `ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bereits besonders bin bis bist da dabei dadurch
  dafür daher damit danach dann daran darauf darf das dass dazu dein deine dem den denn der deren des dessen dich die dies diese diesem diesen dieser
  dieses dir doch dort du durch ein eine einem einen einer eines einfach einmal er erst es etwa etwas euch euer eure fast für ganz geben gegen gehen
  gerne gibt gut habe haben hat hatte hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder jedes
  jetzt kann kannst kein keine keinen können könnte machen man mehr mein meine meist mich mir mit müssen nach neben nein neu neue neuen nicht nichts
  noch nun nur ob oder ohne rund schon sehr sein seine seinem seinen seiner seit selbst sich sie sind so sogar soll sondern sonst sowie über um und uns
  unser unsere unserem unseren unserer unter viel viele vielen vom von vor wann war waren warum was wegen weil weiter welche welcher wenn wer werden
  wie wieder wir wird wo wollen worden wurde wurden zu zum zur zwei zwischen montag dienstag mittwoch donnerstag freitag samstag sonntag uhr
  geschlossen geöffnet öffnungszeiten kontakt seite willkommen telefon adresse impressum`,
  es: `a ahora al algo alguna algunas alguno algunos allí ante antes aquí así aún aunque bien buen buena bueno cada casi como cómo con contra
  cual cuál cualquier cuando cuándo cuanto de del desde después día días donde dónde dos durante e el él ella ellas ellos en entre era eran eres es esa
  esas ese eso esos esta está están estar estas este esto estos fue fueron gran ha hace hacer hacia han has hasta hay hemos hoy la las le les lo los
  luego más me mejor menos mi mientras mis mismo mucha muchas mucho muchos muy nada ni ninguna ninguno no nos nosotros nuestra nuestras nuestro nuestros
  nueva nuevo o otra otras otro otros para pero poco por porque puede pueden puedes que qué quien quién se sea según ser si sí siempre sin sobre solo
  sólo somos son su sus también tan tanto te tener tiene tienen toda todas todo todos tres tu tú tus un una unas uno unos usted ustedes va vez y ya yo
  lunes martes miércoles jueves viernes sábado domingo cerrado abierto horario contacto página bienvenido bienvenidos teléfono dirección`,
  ar: `في من على إلى الى عن مع هذا هذه ذلك تلك التي الذي الذين هو هي هم هن نحن أنا أنت انت أنتم كان كانت يكون تكون قد لقد لا لم لن ما ماذا كل كما
  أو او ثم بل حتى إذا اذا إن ان أن بعد قبل بين عند عندما منذ حول خلال غير بدون دون أي اي أيضا ايضا فقط جدا هنا هناك حيث كيف متى أين لماذا لنا لكم لك له
  لها لهم بها به فيها فيه منها منه عليه عليها إليك إلينا معنا نا وهو وهي وفي ومن وعلى ولا وقد كما لكن ولكن يوم أيام الاثنين الثلاثاء الأربعاء الخميس الجمعة
  السبت الأحد مغلق مفتوح ساعات العمل اتصل بنا الصفحة مرحبا هاتف عنوان`,
  fr: `a ai ainsi alors après au aucun aucune aujourdhui auprès aussi autour autre autres aux avant avec avez avoir avons beaucoup bien bon bonne
  car ce ceci cela celle celles celui ces cest cet cette ceux chaque chez ci comme comment contre côté dans daprès de déjà depuis des dès deux devant
  doit donc dont du durant elle elles en encore ensuite entre es est et étaient était être eu eux faire fait faites font grand grande hors il ils ici
  jai je jour jours jusqu la là laquelle le lequel les leur leurs lors lorsque lui ma mais me même mêmes mes mieux moi moins mon ne ni nos notre nous
  nouveau nouvelle on ont ou où oui par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi près puis quand que quel quelle quelles quelque
  quelques quels qui quil quoi sa sans se selon sera ses seul seulement si sinon soit son sont sous souvent sur ta tes toi ton toujours tous tout toute
  toutes très trois trop tu un une vers via voici voilà vos votre vous vraiment y lundi mardi mercredi jeudi vendredi samedi dimanche fermé ouvert
  ouverture horaires contact page site bienvenue téléphone adresse heures`,
  it: `a abbiamo ad agli ai al alcune alcuni alla alle allo allora altra altre altri altro anche ancora avere aveva bene che chi ci ciò come con contro
  cosa così cui da dagli dai dal dalla dalle dallo degli dei del dell della delle dello dentro di dopo dove due durante e è ed era erano essere fa fare fino
  fra già giorni giorno gli grande ha hai hanno ho i il in infatti insieme io la le lei li lo loro lui ma mai me meglio meno mentre mia mie miei mio
  molta molte molti molto ne negli nei nel nella nelle nello nessun nessuna niente no noi non nostra nostre nostri nostro nulla nuova nuovo o oggi ogni
  ognuno oltre oppure ora per perché però più poco poi possono prima presso proprio può qua quale quali qualche quando quanto quasi quella quelle quelli
  quello questa queste questi questo qui quindi sarà se secondo sei sempre senza si sì sia siamo siete solo sono sopra sotto sua sue sugli sui sul sulla
  sulle suo suoi tanto te tra tre tu tutta tutte tutti tutto un una uno va verso vi via voi vostra vostre vostri vostro lunedì martedì mercoledì giovedì
  venerdì sabato domenica chiuso aperto orari orario contatti pagina sito benvenuti telefono indirizzo`,
  pt: `a à abaixo acima agora ainda algo alguém algum alguma algumas alguns além ali ante antes ao aos apenas após aquela aquele aquilo aqui as às
  assim até através bem boa bom cada com como contra cuja cujo da daquele das de dela dele deles depois desde dessa desse desta deste dia dias do dois
  dos duas durante e é ela elas ele eles em embora então entre era essa essas esse esses esta está estamos estão estas estar este estes estou eu fazem
  fazemos fazer foi foram grande há hoje isso isto já la lhe lhes lo logo mais mas me melhor menos mesma mesmo meu meus minha minhas muita muitas muito
  muitos na nada não nas nela nele nem nenhum nenhuma no nos nós nossa nossas nosso nossos nova novo num numa nunca o onde os ou outra outras outro
  outros para pela pelas pelo pelos perto pode podem por porque pouco próximo qual qualquer quando quanto que quem se seja sem sempre ser seu seus si
  sim sob sobre só somos são sua suas também tanto te tem têm temos ter teu toda todas todo todos três tu tua tudo um uma umas uns vai vez vezes você
  vocês vos vossa vosso segunda terça quarta quinta sexta sábado domingo feira fechado aberto horário contacto contato página site telefone morada
  endereço`,
  nl: `aan achter al alle alleen alles als altijd ander andere anders beide ben bent bij binnen boven buiten daar daarna daarom dan dat de deze die dit
  doen door dus een één elk elke en enkele er even gaan geen geven goed had hadden heb hebben hebt heeft heel het hier hij hoe hun ik in is ja je jou
  jouw jullie kan kun kunnen kunt maar maken me meer men mensen met mij mijn moet moeten na naar naast nee niet niets nieuw nieuwe nog nooit nu of om
  omdat onder ons onze ook op over per rond samen sinds sommige soms steeds te tegen ten ter tijdens toch toen tot tussen twee u uit uw vaak van vanaf
  vanuit veel via vind voor voordat vooral waar waarom wanneer want waren was wat we weer wel welke werd werden wie wij wil willen worden wordt zal ze
  zeer zelf zich zij zijn zo zoals zonder zou maandag dinsdag woensdag donderdag vrijdag zaterdag zondag gesloten open geopend openingstijden contact
  pagina website welkom telefoon adres uur dag dagen`,
  pl: `a aby ale albo ani aż bardzo bez bo by być był była było były będzie będą cała cały choć ci cię co coś czy czyli dla dlaczego do dobry dobrze
  dwa dziś gdy gdyż gdzie go i ich ile im inna inne inny ja jak jaka jaki jakie jako je jeden jednak jedna jedno jego jej jest jestem jesteśmy jeszcze
  jeśli już każda każde każdy kiedy kilka kto która które którego której który których którzy lub ma mają mam mamy mi mnie mogą można może mój moja moje
  my na nad nam nami nas nasz nasza nasze naszego naszej naszych nawet nic nich nie niech niego niej nim niż no nowa nowe nowy o obok od on ona one oni
  ono oraz po pod podczas pomiędzy ponad ponieważ przed przez przy razem są się sobie swoje swój ta tak także tam te tego tej ten teraz też to tobie
  tu twój twoja twoje tych tylko tym u w was wasz wasza wasze we wiele więc więcej wszystkie wszystko wszyscy wśród z za zawsze ze że żeby dzień dni
  poniedziałek wtorek środa czwartek piątek sobota niedziela zamknięte nieczynne otwarte godziny otwarcia kontakt strona witamy telefon adres`,
};

/** Words so ordinary that they tell nothing about a page, in lower case and without apostrophes. */
export const STOP_WORDS: ReadonlySet<string> = new Set(Object.values(WORDS).flatMap((words) => words.split(/\s+/)));
