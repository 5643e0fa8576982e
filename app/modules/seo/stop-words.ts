import type { DesignerLanguage } from "~/lib/languages";

const WORDS: Record<DesignerLanguage, string> = {
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
};

/** Words so ordinary that they tell nothing about a page, in lower case and without apostrophes. */
export const STOP_WORDS: ReadonlySet<string> = new Set(Object.values(WORDS).flatMap((words) => words.split(/\s+/)));
