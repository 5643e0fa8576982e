import type { WordTable } from "../reading/read-languages";
import type { WordKind } from "./hours-kinds";

export const POLISH: WordTable<WordKind> = {
  ofSeason: "połowy|początku|końca",
  no: "nie|nigdy",
  or: "lub|albo",
  host: "hotel|hotelu|pensjonat|hostel|kemping|kościół|szpital|zamek|termy|agroturystyka|internat|dom opieki",
  also: "także|też|również",
  daily:
    "dowolny dzień|każdy dzień tygodnia|codziennie wieczorem|każdego wieczoru|codziennie|każdego dnia|siedem dni w tygodniu|7 dni w tygodniu|przez cały tydzień|cały tydzień",
  workdays: "w dni powszednie|dni powszednie|dni robocze|w dni robocze|w tygodniu",
  weekend: "weekend|weekendy|w weekend|w weekendy|weekendu",
  holidays: "święta|świętami|w święta|dni świąteczne|w dni świąteczne|niedziele handlowe",
  otherwise:
    "resztę tygodnia|reszta tygodnia|reszta dni|pozostałe dni|w pozostałe dni|w inne dni|poza tym|w pozostałych dniach",
  open: "czynne|otwarte|otwarty|otwarta|czynny|czynna|godziny otwarcia|otwieramy|zapraszamy|jesteśmy otwarci|godz. otwarcia|jest otwarty|jest otwarta|pracujemy|przyjmuję|przyjmujemy|pracuję|dostępny|dostępni|godziny pracy|otwieram|mam otwarte|mamy otwarte",
  closed:
    "nie pracujemy|nie pracuję|nie otwieramy|nie otwieram|zamyka|zamknięci|urlop|na urlopie|przerwa urlopowa|przerwa wakacyjna|nieczynne|zamknięte|zamknięty|zamknięta|nieczynny|nieczynna|zamykamy|jest zamknięte|mamy zamknięte|zamkniete|nie otwierają|zamykam|mam wolne|mamy wolne|nie przyjmuję|nie przyjmujemy",
  appointment:
    "po umówieniu|tylko po umówieniu|po wcześniejszym umówieniu|po umówieniu telefonicznym|na zapisy|wyłącznie po umówieniu|po uzgodnieniu|na telefon",
  always: "całą dobę|całodobowo|24 godziny na dobę|24h|przez całą dobę|dzień i noc",
  range: "do|aż do",
  until: "zamykamy o|kiedy zamykamy o|gdy zamykamy o",
  from: "od",
  between: "pomiędzy|między",
  and: "i|oraz|a także",
  openEnd: "zachodu słońca|zmierzchu|ostatniego gościa|późna|późnej nocy|ostatniego klienta|wyczerpania zapasów|zmroku",
  onwards: "wzwyż",
  noon: "południe|południa|w południe",
  midnight: "północ|północy|o północy",
  am: "rano|przed południem|z rana|rana",
  pm: "po południu|wieczorem|wieczór|wieczory|popołudniu|popołudnia|popołudniami|wieczorami",
  night: "w nocy|nocą|noc",
  meal: "obiady|obiad|kolacje|kolacja|lunch|lunche",
  except: "oprócz|z wyjątkiem|poza|prócz|za wyjątkiem|ale nie",
  only: "tylko|jedynie|wyłącznie",
  season:
    "lato|zima|wiosna|jesień|latem|zimą|wiosną|jesienią|w sezonie|poza sezonem|w wakacje|ferie|wielkanoc|boże narodzenie|sezon",
  ordinal:
    "pierwszy|pierwsza|pierwszą|drugi|druga|drugą|trzeci|trzecia|trzecią|ostatni|ostatnia|ostatnią|co drugi|co drugą|co druga|niektóre|niektórych",
  ofMonth: "miesiąca|w miesiącu|każdego miesiąca",
  lunchBreak: "przerwa|przerwa obiadowa|z przerwą",
  place:
    "młyn|gospodarstwo|stodoła|kiosk|magazyn sklepowy|magazyn|hurtownia|browar|winnica|serowarnia|kuźnia|stadnina|sklep|gabinet|salon|studio|restauracja|kawiarnia|bar|pracownia|warsztat|galeria|piekarnia|muzeum|biblioteka|apteka|przychodnia|lokal|kancelaria|cukiernia|siłownia|klub|pizzeria|księgarnia|kwiaciarnia",
  subject:
    "recepcja|dostawa|dostawy|odbiór|telefon|telefonicznie|infolinia|zameldowanie|wymeldowanie|doba hotelowa|zwiedzanie|wizyty|zapisy|rejestracja|zamówienia|happy hour|dyżur|pogotowie|termin|targ|kasa|magazyn|oprowadzanie|serwis|ostatnie wejście|ostatnie zamówienie|ostatnia wizyta|ostatnie zamówienia|dostawy do|nagłe przypadki",
  office: "biuro|biura|godziny pracy biura",
  activity:
    "śniadanie|śniadania|sekretariat|kuchnia|zajęcia|lekcje|kurs|kursy|warsztaty|msza|msze|nabożeństwo|próba|próby|trening|treningi|sauna|basen|szkoła|przedszkole|wieczorny kurs|kursie|uczniowie|korty|pokoje|członkowie",
  zone: "czasu lokalnego|czas lokalny",
  included: "włącznie|w tym|również w",
  if: "bo|ponieważ|gdyż|jeśli|jeżeli|gdy|dopóki|w zależności|w razie",
  light:
    "bez przerwy|dłużej|ale|kontakt|adres|dojazd|lokalizacja|gdzie|kiedy|godziny|w|we|na|jesteśmy|nasz|nasza|nasze|o|godz|godzinach|godzinie|godzina|w godz|w godzinach|od godz|do godz|się|dla|was|państwa|dla państwa|jest|są|każdy|każdą|każda|każde|dni|dzień|dniach|cały dzień|cały rok|przez cały rok|u nas|zawsze|z|g|h|tygodnia|serdecznie",
};

export const ARABIC: WordTable<WordKind> = {
  ofSeason: "منتصف|بداية|نهاية|أول",
  no: "لا",
  or: "أو",
  host: "فندق|الفندق|نزل|منتجع|المنتجع|مستشفى|كنيسة|جامعة|مدرسة",
  also: "أيضا|أيضاً|كما|كذلك",
  daily:
    "أي يوم|كل مساء|كل ليلة|يوميا|يومياً|يوميًا|كل يوم|كل الأيام|جميع الأيام|جميع أيام الأسبوع|كل أيام الأسبوع|طوال أيام الأسبوع|طوال الأسبوع|طيلة أيام الأسبوع|سبعة أيام في الأسبوع|7 أيام في الأسبوع",
  workdays: "أيام العمل|ايام العمل|خلال أيام الأسبوع",
  weekend: "عطلة نهاية الأسبوع|نهاية الأسبوع|نهايات الأسبوع",
  holidays: "العطل الرسمية|الأعياد|العطلات الرسمية|أيام العطل|العطل",
  otherwise: "باقي الأيام|بقية الأيام|في باقي الأيام|بقية أيام الأسبوع|باقي أيام الأسبوع|الأيام الأخرى|ما عدا ذلك",
  open: "مفتوح|مفتوحة|مفتوحون|ساعات العمل|أوقات العمل|مواعيد العمل|أوقات الدوام|ساعات الدوام|الدوام|نعمل|نفتح|نستقبلكم|يفتح|تفتح|دوامنا|ساعات الافتتاح|نحن مفتوحون|أوقات الافتتاح|مواعيدنا|أوقاتنا|يعمل|تعمل|متاح|متاحون|متواجدون|أعمل|فاتح|فاتحة|فاتحين|بنفتح|شغالين|ساعات الدوام الرسمية",
  closed:
    "مسكرين|مسكرة|مقفلين|معطلين|ما نفتح|ما بنفتح|ما نداوم|ما منفتح|نقفل|مسكّر|بنسكر|إجازة سنوية|إجازتنا|مغلق|مغلقة|مغلقون|عطلة|نغلق|إجازة|مسكر|لا نعمل|لا نفتح|مقفل|يوم عطلة|عطلتنا|العطلة|عطله|اجازة|أجازة|قافلين|بنقفل|ما أفتح|ما افتح|ما بفتح|لا أفتح|ما بنداوم|ما بداوم",
  appointment: "بموعد مسبق|بموعد|بموعد مسبق فقط|حسب الموعد|بالموعد فقط|بموعد فقط|بالحجز المسبق|بحجز مسبق|حسب الاتفاق",
  always: "24 ساعة في اليوم|على مدار الساعة|ليلا ونهارا|ليلاً ونهاراً|24 ساعة|طوال اليوم والليل",
  range: "لحد|لحتى|لـ|ل|إلى|الى|حتى|لغاية|الي|ولغاية",
  until: "نغلق الساعة|حيث نغلق الساعة|نسكر الساعة",
  from: "من|ابتداء من|ابتداءً من|اعتبارا من",
  between: "بين|ما بين",
  and: "ثم|و|وكذلك|وأيضا",
  openEnd: "غروب الشمس|المغرب|الغروب|وقت متأخر|متأخر|ساعة متأخرة|نفاد الكمية",
  onwards: "فصاعدا|فما فوق",
  noon: "الظهر|الضهر|منتصف النهار|الظهيرة",
  midnight: "منتصف الليل",
  am: "صباحا|صباحاً|صباحًا|ص|الصباح|في الصباح|فجرا|فجراً|صباح|الصبح|الصبحية|الفجر",
  pm: "مساء|مساءً|مساءا|م|ظهرا|ظهراً|ظهرًا|عصرا|عصراً|عصرًا|المساء|في المساء|بعد الظهر|مساءاً|العصر|المغرب|بعد العصر|المسا|العشا",
  night: "بالليل|باليل|ليلا|ليلاً|ليلًا|الليل|في الليل|بعد منتصف الليل",
  meal: "الغداء|العشاء|غداء|عشاء",
  except: "ما عدا|عدا|باستثناء|إلا|الا|ماعدا|سوى",
  only: "فقط|بس",
  season:
    "الصيف|الشتاء|الربيع|الخريف|صيفا|صيفاً|شتاء|شتاءً|رمضان|في رمضان|في الصيف|في الشتاء|العيد|الموسم|برمضان|بالصيف|بالشتاء|بالشتا|بالعيد|بالربيع|بالخريف",
  ordinal: "أول|ثاني|ثالث|رابع|آخر|كل ثاني|الأول|الثاني|الأخير",
  ofMonth: "من الشهر|من كل شهر|في الشهر|شهريا|شهرياً",
  lunchBreak: "استراحة|استراحة الغداء|فترة الاستراحة",
  place:
    "المحل|المتجر|العيادة|عيادتنا|الاستوديو|المطعم|المقهى|الصالون|المعرض|المخبز|الورشة|المتحف|المكتبة|الصيدلية|المركز|محلنا|متجرنا|مطعمنا|الفرع|البار|المشغل|مشغلنا|الحمام|حمامنا|النادي|المركز الطبي",
  subject:
    "الاستقبال|التوصيل|توصيل|الاستلام|الهاتف|هاتفيا|هاتفياً|تسجيل الوصول|تسجيل المغادرة|الوصول|المغادرة|الجولات|جولة|الزيارات|الزيارة|الطوارئ|طوارئ|الطلبات|الطلب|آخر موعد|التسجيل|الفعاليات|فعالية|خط الهاتف|الإدارة|السكرتارية|خدمة العملاء|المواعيد|آخر دخول|آخر طلب|الحالات الطارئة|الخدمة المستعجلة",
  office: "المكتب|مكتبنا|دوام المكتب",
  activity:
    "الفطور|فطور|الإفطار|المطبخ|الدروس|دروس|الدرس|دورة|الدورة|الدورات|الحصص|حصص|الصلاة|القداس|المدرسة|المسبح|الساونا|ورشة|ورش|التدريب|الفطور يقدم|درس|الطلاب|الملاعب|الغرف|الأعضاء",
  zone: "بالتوقيت المحلي|بتوقيت القاهرة|بتوقيت الرياض",
  included: "بما في ذلك|بما فيها|حتى في",
  if: "لأن|لأننا|لأني|لان|إذا|عندما|لو|حسب|في حال",
  light:
    "بس|لكن|العنوان|الموقع|اتصل بنا|تواصل معنا|موقعنا|عنواننا|يوم|أيام|ايام|الساعة|ساعة|في|على|نحن|لدينا|عند|كل|ب|طوال اليوم|طوال العام|طوال السنة|أبوابنا|أبوابه|ابوابنا|لاستقبالكم|يكون|تكون|هو|هي|هي من|اليوم|فترة|الفترة|خلال|بكم|نرحب بكم|تماما|تماماً|الأسبوع|للجمهور|لكم",
};
