import { phrases } from "./plain-words";

/** Words that say nothing by themselves, in each language of pages: as the whole text of a link. */
export const VAGUE_LINKS = phrases({
  en: "click here,click,here,read more,more,learn more,see more,view more,find out more,more info,more information,details,link,this link,this,this page,continue,go",
  de: "hier klicken,klicken sie hier,klick hier,klicken,hier,mehr,mehr lesen,mehr erfahren,mehr infos,mehr informationen,weiter,details ansehen,dieser link",
  es: "haz clic aquí,haga clic aquí,pulse aquí,pincha aquí,aquí,más,leer más,ver más,saber más,más información,más info,detalles,enlace,este enlace,continuar",
  ar: "انقر هنا,اضغط هنا,هنا,المزيد,اقرأ المزيد,اعرف المزيد,قراءة المزيد,معرفة المزيد,التفاصيل,رابط,هذا الرابط,متابعة",
  fr: "cliquez ici,cliquer ici,clique ici,ici,plus,lire plus,lire la suite,voir plus,en savoir plus,plus d’infos,plus d’informations,détails,lien,ce lien,cette page,continuer",
  it: "clicca qui,cliccare qui,fai clic qui,clicchi qui,qui,di più,leggi,leggi di più,leggi tutto,scopri di più,vedi altro,maggiori informazioni,più informazioni,dettagli,link,questo link,continua",
  pt: "clique aqui,clica aqui,carregue aqui,aqui,mais,ler mais,leia mais,ver mais,saber mais,saiba mais,mais informações,mais info,detalhes,ligação,link,este link,continuar",
  nl: "klik hier,klik,hier,meer,lees meer,meer lezen,lees verder,bekijk meer,meer weten,meer info,meer informatie,details,link,deze link,deze pagina,verder,ga verder",
  pl: "kliknij tutaj,kliknij,kliknij tu,tutaj,tu,więcej,czytaj więcej,zobacz więcej,dowiedz się więcej,więcej informacji,szczegóły,link,ten link,ta strona,dalej,kontynuuj",
});

/** As the whole text of a button. */
export const VAGUE_BUTTONS = phrases({
  en: "click,click here,click me,button,ok,okay,go,press here,here",
  de: "klicken,hier klicken,klick mich,knopf,schaltfläche,los,hier",
  es: "clic,haz clic,haga clic aquí,botón,pulse,pulsar,aquí",
  ar: "انقر,اضغط,انقر هنا,اضغط هنا,زر,موافق,هنا",
  fr: "clic,cliquez,cliquez ici,cliquer,bouton,ok,allez,ici",
  it: "clic,clicca,clicca qui,cliccami,pulsante,bottone,premi,vai,qui",
  pt: "clique,clique aqui,clica,carregue,carregue aqui,botão,ir,aqui",
  nl: "klik,klik hier,klikken,knop,druk hier,ga,hier",
  pl: "kliknij,klik,kliknij tutaj,kliknij tu,przycisk,naciśnij,dalej,tutaj",
});

/** As a whole heading. */
export const EMPTY_HEADINGS = phrases({
  en: "welcome,welcome to our website,welcome to our site,welcome to our homepage,hello,home,homepage,website,my website,heading,title,subtitle,section,new section,untitled,content,text,more,information,other,miscellaneous,lead,headline,introduction",
  de: "willkommen,herzlich willkommen,willkommen auf unserer website,willkommen auf unserer webseite,willkommen auf unserer homepage,hallo,startseite,webseite,überschrift,titel,untertitel,abschnitt,neuer abschnitt,ohne titel,inhalt,informationen,sonstiges,einleitung",
  es: "bienvenido,bienvenidos,bienvenida,bienvenidos a nuestra web,bienvenidos a nuestra página,bienvenidos a nuestro sitio web,hola,inicio,página,página web,encabezado,título,subtítulo,sección,nueva sección,sin título,contenido,texto,información,otros,introducción",
  ar: "مرحبا,مرحبا بكم,أهلا وسهلا,أهلا بكم,مرحبا بكم في موقعنا,أهلا بكم في موقعنا,الرئيسية,الصفحة الرئيسية,موقع,عنوان,عنوان فرعي,قسم,قسم جديد,بدون عنوان,محتوى,نص,معلومات,أخرى,مقدمة",
  fr: "bienvenue,bienvenue sur notre site,bienvenue sur notre site web,bienvenue chez nous,bonjour,accueil,page d’accueil,site web,titre,sous-titre,section,nouvelle section,sans titre,contenu,texte,informations,autres,divers,introduction",
  it: "benvenuto,benvenuti,benvenuti nel nostro sito,benvenuti sul nostro sito,ciao,home,pagina iniziale,sito web,titolo,sottotitolo,sezione,nuova sezione,senza titolo,contenuto,testo,informazioni,altro,varie,introduzione",
  pt: "bem-vindo,bem-vindos,bem-vindo ao nosso site,bem-vindos ao nosso site,olá,início,página inicial,site,título,subtítulo,secção,seção,nova secção,nova seção,sem título,conteúdo,texto,informação,informações,outros,introdução",
  nl: "welkom,welkom op onze website,welkom op onze site,hallo,startpagina,website,kop,titel,ondertitel,sectie,nieuwe sectie,zonder titel,naamloos,inhoud,tekst,informatie,overige,overig,inleiding",
  pl: "witamy,witaj,witamy na naszej stronie,witamy na stronie,dzień dobry,strona główna,strona internetowa,nagłówek,tytuł,podtytuł,sekcja,nowa sekcja,bez tytułu,treść,tekst,informacje,inne,różne,wstęp",
});

/** As a page's whole title. */
export const EMPTY_TITLES = phrases({
  en: "home,homepage,home page,index,untitled,untitled document,document,page,website,my website,new website,title,welcome",
  de: "startseite,dokument,unbenannt,ohne titel,webseite,meine webseite,titel,willkommen",
  es: "inicio,documento,sin título,página,página principal,mi página,título,bienvenidos",
  ar: "الرئيسية,الصفحة الرئيسية,مستند,بدون عنوان,صفحة,موقع,عنوان,مرحبا",
  fr: "accueil,page d’accueil,document,sans titre,page,site web,mon site,nouveau site,titre,bienvenue",
  it: "home,pagina iniziale,documento,senza titolo,pagina,sito web,il mio sito,nuovo sito,titolo,benvenuti",
  pt: "início,página inicial,documento,sem título,página,site,o meu site,meu site,novo site,título,bem-vindo,bem-vindos",
  nl: "startpagina,document,naamloos,zonder titel,pagina,website,mijn website,nieuwe website,titel,welkom",
  pl: "strona główna,dokument,bez tytułu,strona,strona internetowa,moja strona,nowa strona,tytuł,witamy",
});

/** As the whole description of a picture. */
export const EMPTY_ALTS = phrases({
  en: "image,picture,photo,photograph,pic,img,graphic,icon,alt,alt text,image description,placeholder,untitled",
  de: "bild,foto,grafik,symbol,bildbeschreibung,platzhalter",
  es: "imagen,fotografía,gráfico,icono,texto alternativo,descripción de la imagen",
  ar: "صورة,صوره,رسم,أيقونة,نص بديل,وصف الصورة",
  fr: "image,photo,photographie,graphique,icône,texte alternatif,description de l’image,sans titre",
  it: "immagine,foto,fotografia,grafico,icona,testo alternativo,descrizione dell’immagine,segnaposto,senza titolo",
  pt: "imagem,foto,fotografia,gráfico,ícone,texto alternativo,descrição da imagem,sem título",
  nl: "afbeelding,foto,plaatje,grafiek,pictogram,alternatieve tekst,beschrijving van de afbeelding,naamloos",
  pl: "obraz,obrazek,zdjęcie,fotografia,grafika,ikona,tekst alternatywny,opis obrazu,bez tytułu",
});
