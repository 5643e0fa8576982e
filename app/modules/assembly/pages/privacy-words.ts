import { inLanguage, type PageLanguage } from "~/lib/languages";

/** What the privacy page of a site says, in one language; `business` is the name of whose site it is. */
export interface PrivacyWords {
  title: string;
  lead: (business: string) => string;
  /** Stands next to the contact form. */
  beside: string;
  messages: string;
  contains: string;
  receives: (business: string) => string;
  /** The same on a copy of the website that stands elsewhere. */
  relayed: (business: string) => string;
  /** Of a copy whose form sends to another service. */
  passed: (business: string, service: string) => string;
  kept: (business: string) => string;
  visits: string;
  counted: string;
  /** What is kept of a visit, and for how long. */
  ofVisits: string;
  analytics: string;
  google: string;
  googleMore: string;
  questions: string;
  /** Around the link to the form, or to the start page where there is none. */
  ask: (business: string) => string;
  form: string;
  start: string;
}

const en: PrivacyWords = {
  title: "Privacy",
  lead: (business) => `What ${business} learns about you through this website, and what happens to it.`,
  beside: "What happens to your message",
  messages: "Messages",
  contains: "A message contains what you enter in the form, and the time at which you sent it.",
  receives: (business) =>
    `It is received by ${business}. Plinth, the service that hosts this website, stores it for ${business} and sends it on by e-mail.`,
  relayed: (business) =>
    `It is received by ${business}. Plinth, the service that takes messages for this website, stores it for ${business} and sends it on by e-mail.`,
  passed: (business, service) => `It is sent to ${service}, the service that takes messages for ${business}.`,
  kept: (business) => `It is kept until ${business} deletes it.`,
  visits: "Visits",
  counted:
    "Visits to this website are counted without cookies. Network addresses (IP addresses) are not kept, and the figures do not say who you are.",
  ofVisits:
    "Of each visit this is kept for seven days: the page and the time, the website or campaign that you came from, your country, whether you used a phone, a tablet or a computer, and whether a form was sent. After that only numbers for each day remain.",
  analytics: "Google Analytics",
  google:
    "This website uses Google Analytics. When you open a page, Google receives data about your visit, such as the page, your network address and the kind of device you use, and may set cookies.",
  googleMore: "How Google uses this data",
  questions: "Questions",
  ask: (business) => `If you want to know what is kept about you, or want it deleted, write to ${business}:`,
  form: "To the contact form",
  start: "To the start page",
};

const de: PrivacyWords = {
  title: "Datenschutz",
  lead: (business) => `Was ${business} über diese Website von Ihnen erfährt und was damit geschieht.`,
  beside: "Was mit Ihrer Nachricht geschieht",
  messages: "Nachrichten",
  contains:
    "Eine Nachricht enthält, was Sie in das Formular eintragen, und den Zeitpunkt, zu dem Sie sie gesendet haben.",
  receives: (business) =>
    `Empfänger ist ${business}. Plinth, der Dienst, bei dem diese Website liegt, speichert die Nachricht im Auftrag von ${business} und leitet sie per E-Mail weiter.`,
  relayed: (business) =>
    `Empfänger ist ${business}. Plinth, der Dienst, der Nachrichten dieser Website entgegennimmt, speichert die Nachricht im Auftrag von ${business} und leitet sie per E-Mail weiter.`,
  passed: (business, service) =>
    `Sie wird an ${service} gesendet, den Dienst, der Nachrichten für ${business} entgegennimmt.`,
  kept: (business) => `Sie wird aufbewahrt, bis ${business} sie löscht.`,
  visits: "Besuche",
  counted:
    "Besuche dieser Website werden ohne Cookies gezählt. Netzwerkadressen (IP-Adressen) werden nicht aufbewahrt, und die Zahlen verraten nicht, wer Sie sind.",
  ofVisits:
    "Von jedem Besuch wird sieben Tage lang aufbewahrt: die Seite und die Zeit, die Website oder Kampagne, von der Sie kamen, Ihr Land, ob Sie ein Telefon, ein Tablet oder einen Computer benutzt haben, und ob ein Formular gesendet wurde. Danach bleiben nur Zahlen für jeden Tag.",
  analytics: "Google Analytics",
  google:
    "Diese Website verwendet Google Analytics. Wenn Sie eine Seite öffnen, erhält Google Daten über Ihren Besuch, zum Beispiel die Seite, Ihre Netzwerkadresse und die Art Ihres Geräts, und kann Cookies setzen.",
  googleMore: "Wie Google diese Daten verwendet",
  questions: "Fragen",
  ask: (business) =>
    `Wenn Sie wissen möchten, was über Sie gespeichert ist, oder es löschen lassen möchten, schreiben Sie an ${business}:`,
  form: "Zum Kontaktformular",
  start: "Zur Startseite",
};

const es: PrivacyWords = {
  title: "Privacidad",
  lead: (business) => `Qué datos suyos llegan a ${business} a través de esta página web y qué ocurre con ellos.`,
  beside: "Qué ocurre con su mensaje",
  messages: "Mensajes",
  contains: "Un mensaje contiene lo que usted escribe en el formulario y el momento en que lo envió.",
  receives: (business) =>
    `Lo recibe ${business}. Plinth, el servicio que aloja esta página web, lo guarda por encargo de ${business} y lo reenvía por correo electrónico.`,
  relayed: (business) =>
    `Lo recibe ${business}. Plinth, el servicio que recoge los mensajes de esta página web, lo guarda por encargo de ${business} y lo reenvía por correo electrónico.`,
  passed: (business, service) => `Se envía a ${service}, el servicio que recoge los mensajes para ${business}.`,
  kept: (business) => `Se conserva hasta que ${business} lo elimina.`,
  visits: "Visitas",
  counted:
    "Las visitas a esta página web se cuentan sin cookies. Las direcciones de red (IP) no se conservan y las cifras no dicen quién es usted.",
  ofVisits:
    "De cada visita se conserva durante siete días: la página y la hora, la página web o la campaña de la que usted vino, su país, si usó un teléfono, una tableta o un ordenador, y si se envió un formulario. Después solo quedan cifras por día.",
  analytics: "Google Analytics",
  google:
    "Esta página web utiliza Google Analytics. Al abrir una página, Google recibe datos sobre su visita, como la página, su dirección de red y el tipo de dispositivo, y puede instalar cookies.",
  googleMore: "Cómo utiliza Google estos datos",
  questions: "Preguntas",
  ask: (business) => `Si quiere saber qué datos suyos se conservan o desea que se eliminen, escriba a ${business}:`,
  form: "Ir al formulario de contacto",
  start: "Ir a la página de inicio",
};

const fr: PrivacyWords = {
  title: "Confidentialité",
  lead: (business) =>
    `Les données vous concernant qui parviennent à ${business} par ce site, et ce qu’elles deviennent.`,
  beside: "Ce que devient votre message",
  messages: "Messages",
  contains: "Un message contient ce que vous saisissez dans le formulaire et le moment de son envoi.",
  receives: (business) =>
    `Il est reçu par ${business}. Plinth, le service qui héberge ce site, le conserve pour le compte de ${business} et le transmet par e-mail.`,
  relayed: (business) =>
    `Il est reçu par ${business}. Plinth, le service qui recueille les messages de ce site, le conserve pour le compte de ${business} et le transmet par e-mail.`,
  passed: (business, service) => `Il est envoyé à ${service}, le service qui recueille les messages pour ${business}.`,
  kept: (business) => `Il est conservé jusqu’à ce que ${business} le supprime.`,
  visits: "Visites",
  counted:
    "Les visites de ce site sont comptées sans cookies. Les adresses réseau (IP) ne sont pas conservées et les chiffres ne disent pas qui vous êtes.",
  ofVisits:
    "De chaque visite, on conserve pendant sept jours : la page et l’heure, le site ou la campagne d’où vous venez, votre pays, si vous avez utilisé un téléphone, une tablette ou un ordinateur, et si un formulaire a été envoyé. Ensuite, il ne reste que des chiffres par jour.",
  analytics: "Google Analytics",
  google:
    "Ce site utilise Google Analytics. Lorsque vous ouvrez une page, Google reçoit des données sur votre visite, comme la page, votre adresse réseau et le type de votre appareil, et peut déposer des cookies.",
  googleMore: "Comment Google utilise ces données",
  questions: "Questions",
  ask: (business) =>
    `Pour savoir ce qui est conservé à votre sujet, ou pour le faire supprimer, écrivez à ${business} :`,
  form: "Vers le formulaire de contact",
  start: "Vers la page d’accueil",
};

const pt: PrivacyWords = {
  title: "Privacidade",
  lead: (business) => `Que dados seus chegam a ${business} através deste site e o que lhes acontece.`,
  beside: "O que acontece à sua mensagem",
  messages: "Mensagens",
  contains: "Uma mensagem contém o que escreve no formulário e o momento em que a enviou.",
  receives: (business) =>
    `É recebida por ${business}. O Plinth, o serviço que aloja este site, guarda-a por conta de ${business} e reencaminha-a por e-mail.`,
  relayed: (business) =>
    `É recebida por ${business}. O Plinth, o serviço que recolhe as mensagens deste site, guarda-a por conta de ${business} e reencaminha-a por e-mail.`,
  passed: (business, service) => `É enviada para ${service}, o serviço que recolhe as mensagens para ${business}.`,
  kept: (business) => `É guardada até que ${business} a elimine.`,
  visits: "Visitas",
  counted:
    "As visitas a este site são contadas sem cookies. Os endereços de rede (IP) não são guardados e os números não dizem quem é.",
  ofVisits:
    "De cada visita guarda-se durante sete dias: a página e a hora, o site ou a campanha de onde veio, o seu país, se usou um telefone, um tablet ou um computador, e se foi enviado um formulário. Depois ficam apenas números por dia.",
  analytics: "Google Analytics",
  google:
    "Este site utiliza o Google Analytics. Quando abre uma página, a Google recebe dados sobre a sua visita, como a página, o seu endereço de rede e o tipo de dispositivo, e pode instalar cookies.",
  googleMore: "Como a Google utiliza estes dados",
  questions: "Perguntas",
  ask: (business) =>
    `Se quiser saber o que está guardado sobre si, ou pedir que seja eliminado, escreva a ${business}:`,
  form: "Ir para o formulário de contacto",
  start: "Ir para a página inicial",
};

const it: PrivacyWords = {
  title: "Privacy",
  lead: (business) => `Quali suoi dati arrivano a ${business} attraverso questo sito e che cosa ne viene fatto.`,
  beside: "Che cosa succede al suo messaggio",
  messages: "Messaggi",
  contains: "Un messaggio contiene ciò che lei scrive nel modulo e il momento in cui lo ha inviato.",
  receives: (business) =>
    `Lo riceve ${business}. Plinth, il servizio che ospita questo sito, lo conserva per conto di ${business} e lo inoltra per e-mail.`,
  relayed: (business) =>
    `Lo riceve ${business}. Plinth, il servizio che raccoglie i messaggi di questo sito, lo conserva per conto di ${business} e lo inoltra per e-mail.`,
  passed: (business, service) => `Viene inviato a ${service}, il servizio che raccoglie i messaggi per ${business}.`,
  kept: (business) => `Viene conservato finché ${business} non lo cancella.`,
  visits: "Visite",
  counted:
    "Le visite a questo sito sono contate senza cookie. Gli indirizzi di rete (IP) non vengono conservati e le cifre non dicono chi è lei.",
  ofVisits:
    "Di ogni visita si conservano per sette giorni: la pagina e l’ora, il sito o la campagna da cui è arrivato il visitatore, il suo Paese, se ha usato un telefono, un tablet o un computer, e se è stato inviato un modulo. Poi restano solo cifre per giorno.",
  analytics: "Google Analytics",
  google:
    "Questo sito utilizza Google Analytics. Quando apre una pagina, Google riceve dati sulla sua visita, come la pagina, il suo indirizzo di rete e il tipo di dispositivo, e può installare cookie.",
  googleMore: "Come Google utilizza questi dati",
  questions: "Domande",
  ask: (business) =>
    `Se vuole sapere quali suoi dati sono conservati, o desidera farli cancellare, scriva a ${business}:`,
  form: "Vai al modulo di contatto",
  start: "Vai alla pagina iniziale",
};

const nl: PrivacyWords = {
  title: "Privacy",
  lead: (business) => `Wat ${business} via deze website over u te weten komt, en wat ermee gebeurt.`,
  beside: "Wat er met uw bericht gebeurt",
  messages: "Berichten",
  contains: "Een bericht bevat wat u in het formulier invult en het tijdstip waarop u het hebt verstuurd.",
  receives: (business) =>
    `Het wordt ontvangen door ${business}. Plinth, de dienst waar deze website staat, bewaart het in opdracht van ${business} en stuurt het per e-mail door.`,
  relayed: (business) =>
    `Het wordt ontvangen door ${business}. Plinth, de dienst die berichten van deze website aanneemt, bewaart het in opdracht van ${business} en stuurt het per e-mail door.`,
  passed: (business, service) =>
    `Het wordt verstuurd naar ${service}, de dienst die berichten voor ${business} aanneemt.`,
  kept: (business) => `Het wordt bewaard tot ${business} het verwijdert.`,
  visits: "Bezoeken",
  counted:
    "Bezoeken aan deze website worden zonder cookies geteld. Netwerkadressen (IP-adressen) worden niet bewaard, en de cijfers zeggen niet wie u bent.",
  ofVisits:
    "Van elk bezoek wordt zeven dagen lang bewaard: de pagina en de tijd, de website of campagne waar u vandaan kwam, uw land, of u een telefoon, een tablet of een computer gebruikte, en of er een formulier is verstuurd. Daarna blijven alleen aantallen per dag over.",
  analytics: "Google Analytics",
  google:
    "Deze website gebruikt Google Analytics. Als u een pagina opent, ontvangt Google gegevens over uw bezoek, zoals de pagina, uw netwerkadres en het soort apparaat, en kan Google cookies plaatsen.",
  googleMore: "Hoe Google deze gegevens gebruikt",
  questions: "Vragen",
  ask: (business) =>
    `Wilt u weten wat er over u wordt bewaard, of wilt u het laten verwijderen, schrijf dan aan ${business}:`,
  form: "Naar het contactformulier",
  start: "Naar de startpagina",
};

const pl: PrivacyWords = {
  title: "Prywatność",
  lead: (business) => `Jakie dane odwiedzających otrzymuje przez tę stronę ${business} i co się z nimi dzieje.`,
  beside: "Co się dzieje z wiadomością",
  messages: "Wiadomości",
  contains: "Wiadomość zawiera to, co wpisano w formularzu, oraz czas jej wysłania.",
  // The name of the business stands in the nominative only: it cannot be declined.
  receives: (business) =>
    `Odbiorcą jest ${business}. Plinth, usługa, która utrzymuje tę stronę, przechowuje wiadomość w imieniu odbiorcy i przekazuje ją e-mailem.`,
  relayed: (business) =>
    `Odbiorcą jest ${business}. Plinth, usługa, która przyjmuje wiadomości z tej strony, przechowuje wiadomość w imieniu odbiorcy i przekazuje ją e-mailem.`,
  passed: (business, service) =>
    `Wiadomość trafia do usługi ${service}, która przyjmuje wiadomości; ich odbiorcą jest ${business}.`,
  kept: (business) => `Wiadomość jest przechowywana, dopóki nie usunie jej ${business}.`,
  visits: "Odwiedziny",
  counted:
    "Odwiedziny tej strony są liczone bez plików cookie. Adresy sieciowe (IP) nie są przechowywane, a liczby nie mówią, kto odwiedził stronę.",
  ofVisits:
    "O każdych odwiedzinach przez siedem dni przechowuje się: stronę i czas, witrynę lub kampanię, z której nastąpiło wejście, kraj, rodzaj urządzenia (telefon, tablet lub komputer) oraz to, czy wysłano formularz. Potem pozostają tylko liczby na każdy dzień.",
  analytics: "Google Analytics",
  google:
    "Ta strona korzysta z Google Analytics. Po otwarciu strony Google otrzymuje dane o odwiedzinach, takie jak adres strony, adres sieciowy i rodzaj urządzenia, i może zapisywać pliki cookie.",
  googleMore: "Jak Google wykorzystuje te dane",
  questions: "Pytania",
  ask: (business) =>
    `Aby dowiedzieć się, jakie dane są przechowywane, albo poprosić o ich usunięcie, prosimy o wiadomość. Odbiorcą jest ${business}:`,
  form: "Do formularza kontaktowego",
  start: "Do strony głównej",
};

const ar: PrivacyWords = {
  title: "الخصوصية",
  lead: (business) => `ما يصل إلى ${business} من بياناتكم عبر هذا الموقع، وما الذي يحدث لها.`,
  beside: "ماذا يحدث لرسالتكم",
  messages: "الرسائل",
  contains: "تحتوي الرسالة على ما تكتبونه في النموذج وعلى وقت إرسالها.",
  receives: (business) =>
    `تتسلمها ${business}. وتحفظها خدمة Plinth التي تستضيف هذا الموقع لصالح ${business} وترسلها إليها بالبريد الإلكتروني.`,
  relayed: (business) =>
    `تتسلمها ${business}. وتحفظها خدمة Plinth التي تستقبل رسائل هذا الموقع لصالح ${business} وترسلها إليها بالبريد الإلكتروني.`,
  passed: (business, service) => `تُرسل إلى ${service}، وهي الخدمة التي تستقبل الرسائل لصالح ${business}.`,
  kept: (business) => `تبقى محفوظة إلى أن تحذفها ${business}.`,
  visits: "الزيارات",
  counted:
    "تُحصى زيارات هذا الموقع دون ملفات تعريف الارتباط (cookies). ولا تُحفظ عناوين الشبكة (IP)، ولا تدل الأرقام على هويتكم.",
  ofVisits:
    "يُحفظ من كل زيارة لمدة سبعة أيام: الصفحة والوقت، والموقع أو الحملة التي أتيتم منها، وبلدكم، وهل استخدمتم هاتفًا أو جهازًا لوحيًا أو حاسوبًا، وهل أُرسل نموذج. وبعد ذلك لا تبقى سوى أعداد لكل يوم.",
  analytics: "Google Analytics",
  google:
    "يستخدم هذا الموقع Google Analytics. عند فتح صفحة تتلقى Google بيانات عن زيارتكم، مثل الصفحة وعنوان الشبكة ونوع الجهاز، وقد تضع ملفات تعريف الارتباط.",
  googleMore: "كيف تستخدم Google هذه البيانات",
  questions: "أسئلة",
  ask: (business) => `إذا أردتم معرفة ما يُحفظ عنكم أو طلب حذفه، فاكتبوا إلى ${business}:`,
  form: "إلى نموذج الاتصال",
  start: "إلى الصفحة الرئيسية",
};

const BY_LANGUAGE: Record<PageLanguage, PrivacyWords> = { en, de, es, fr, it, pt, nl, pl, ar };

/** The words for a page's language (`lang` attribute, such as `de-AT`); English for one that we have no words for. */
export const privacyWords = (lang: string): PrivacyWords => inLanguage(BY_LANGUAGE, lang);
