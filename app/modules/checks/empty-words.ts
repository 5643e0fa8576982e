import { phrases } from "./plain-words";

/** Words that say nothing by themselves, in English, German, Spanish and Arabic: as the whole text of a link. */
export const VAGUE_LINKS = phrases({
  en: "click here,click,here,read more,more,learn more,see more,view more,find out more,more info,more information,details,link,this link,this,this page,continue,go",
  de: "hier klicken,klicken sie hier,klick hier,klicken,hier,mehr,mehr lesen,mehr erfahren,mehr infos,mehr informationen,weiter,details ansehen,dieser link",
  es: "haz clic aquí,haga clic aquí,pulse aquí,pincha aquí,aquí,más,leer más,ver más,saber más,más información,más info,detalles,enlace,este enlace,continuar",
  ar: "انقر هنا,اضغط هنا,هنا,المزيد,اقرأ المزيد,اعرف المزيد,قراءة المزيد,معرفة المزيد,التفاصيل,رابط,هذا الرابط,متابعة",
});

/** As the whole text of a button. */
export const VAGUE_BUTTONS = phrases({
  en: "click,click here,click me,button,ok,okay,go,press here,here",
  de: "klicken,hier klicken,klick mich,knopf,schaltfläche,los,hier",
  es: "clic,haz clic,haga clic aquí,botón,pulse,pulsar,aquí",
  ar: "انقر,اضغط,انقر هنا,اضغط هنا,زر,موافق,هنا",
});

/** As a whole heading. */
export const EMPTY_HEADINGS = phrases({
  en: "welcome,welcome to our website,welcome to our site,welcome to our homepage,hello,home,homepage,website,my website,heading,title,subtitle,section,new section,untitled,content,text,more,information,other,miscellaneous,lead,headline,introduction",
  de: "willkommen,herzlich willkommen,willkommen auf unserer website,willkommen auf unserer webseite,willkommen auf unserer homepage,hallo,startseite,webseite,überschrift,titel,untertitel,abschnitt,neuer abschnitt,ohne titel,inhalt,informationen,sonstiges,einleitung",
  es: "bienvenido,bienvenidos,bienvenida,bienvenidos a nuestra web,bienvenidos a nuestra página,bienvenidos a nuestro sitio web,hola,inicio,página,página web,encabezado,título,subtítulo,sección,nueva sección,sin título,contenido,texto,información,otros,introducción",
  ar: "مرحبا,مرحبا بكم,أهلا وسهلا,أهلا بكم,مرحبا بكم في موقعنا,أهلا بكم في موقعنا,الرئيسية,الصفحة الرئيسية,موقع,عنوان,عنوان فرعي,قسم,قسم جديد,بدون عنوان,محتوى,نص,معلومات,أخرى,مقدمة",
});

/** As a page's whole title. */
export const EMPTY_TITLES = phrases({
  en: "home,homepage,home page,index,untitled,untitled document,document,page,website,my website,new website,title,welcome",
  de: "startseite,dokument,unbenannt,ohne titel,webseite,meine webseite,titel,willkommen",
  es: "inicio,documento,sin título,página,página principal,mi página,título,bienvenidos",
  ar: "الرئيسية,الصفحة الرئيسية,مستند,بدون عنوان,صفحة,موقع,عنوان,مرحبا",
});

/** As the whole description of a picture. */
export const EMPTY_ALTS = phrases({
  en: "image,picture,photo,photograph,pic,img,graphic,icon,alt,alt text,image description,placeholder,untitled",
  de: "bild,foto,grafik,symbol,bildbeschreibung,platzhalter",
  es: "imagen,fotografía,gráfico,icono,texto alternativo,descripción de la imagen",
  ar: "صورة,صوره,رسم,أيقونة,نص بديل,وصف الصورة",
});
