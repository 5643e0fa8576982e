import { claimCases } from "./claim-case";

const sweets = {
  title: "حلويات الياسمين",
  brief: "محل حلويات في عمّان منذ عام 1995. صاحب المحل سامر الحداد. كيلو البقلاوة 9 دنانير، كيلو المعمول 7 دنانير، والكنافة 2.5 دينار للقطعة. نفتح يوميا من الساعة 9 صباحا حتى 11 مساء، والجمعة من 2 ظهرا. شارع الرينبو 18. هاتف 06 496 0123. لدينا 14 نوعا من الحلويات.",
};

const dental = {
  title: "عيادة النخيل لطب الأسنان",
  brief: "عيادة أسنان في دبي. الدكتورة ليلى منصور والدكتور عمر شريف. فحص وتنظيف 350 درهم، تبييض 900 درهم. السبت إلى الخميس 10:00-20:00. خبرة 12 سنة. هاتف +971 4 496 0088، البريد info@nakheel.example. مرخصة من هيئة الصحة بدبي.",
};

const bookshop = {
  title: "Librairie Les Trois Pommes",
  brief: "Librairie jeunesse à Nantes, ouverte en 2016 par Élise Garnier. 6 500 titres, lecture du mercredi à 16 h, gratuite. Du mardi au samedi de 10 h à 19 h. 14 rue des Carmes, 44000 Nantes. 02 40 49 60 12. Carte de fidélité : 5 % de remise.",
};

export const arabicAndFrench = [
  ...claimCases("ar", sweets, [
    ["كما في النص", "نخدمكم {{منذ عام 1995}}."],
    ["أرقام هندية", "كيلو البقلاوة {{٩ دنانير}}"],
    ["سنة أخرى", "منذ عام [[date|1975]]"],
    ["سنوات مخترعة", "خبرة تزيد على [[number|40 عاما]]"],
    ["السعر كما في النص", "كيلو المعمول {{7 دنانير}}"],
    ["سعر آخر", "كيلو المعمول [[price|12 دينارا]]"],
    ["نوعا كما في النص", "{{14 نوعا}} من الحلويات"],
    ["أنواع أكثر", "[[number|30 نوعا]] من الحلويات"],
    ["صاحب المحل", "{{سامر الحداد}} يستقبلكم كل يوم"],
    ["اسم مخترع", "الشيف [[person|خالد العمري]] يحضر الكنافة"],
    ["الهاتف متصل", "{{064960123}}"],
    ["هاتف آخر", "اتصل على [[phone|06 496 0132]]"],
    ["الساعات بصيغة أخرى", "{{من 9:00 حتى 23:00}}"],
    ["ساعات أطول", "نفتح [[hours|من 7 صباحا]]"],
    ["نسبة مخترعة", "[[percentage|100%]] سمن بلدي"],
    ["جائزة مخترعة", "[[award|جائزة أفضل محل حلويات]] لعام [[date|2023]]"],
    ["بلا أرقام", "حلويات طازجة من يدينا إلى مائدتكم."],
  ]),
  ...claimCases("ar", dental, [
    ["الأطباء", "{{الدكتورة ليلى منصور}} و{{الدكتور عمر شريف}}"],
    ["طبيب مخترع", "[[person|الدكتور حسن قاسم]] اختصاصي التقويم"],
    ["السعر بأرقام هندية", "فحص وتنظيف {{٣٥٠ درهم}}"],
    ["سعر مخفض", "تبييض [[price|499 درهم]]"],
    ["الخبرة كما في النص", "خبرة {{12 سنة}}"],
    ["الخبرة أطول", "خبرة [[number|25 سنة]]"],
    ["الترخيص كما في النص", "{{مرخصة من هيئة الصحة بدبي}}"],
    ["مرضى مخترعون", "أكثر من [[number|5000 مريض]]"],
    ["الهاتف بلا مفتاح", "{{04 496 0088}}"],
    ["بريد آخر", "[[email|care@nakheel.example]]"],
    ["رأي مخترع", "[[testimonial|«أفضل عيادة زرتها»]] [[person|نورة السالم]]"],
    ["دوام الجمعة", "[[hours|الجمعة 14:00-18:00]]"],
  ]),
  ...claimCases("fr", bookshop, [
    ["comme dans le texte", "Ouverte {{en 2016}} par {{Élise Garnier}}"],
    ["nombre sans espace", "{{6500 titres}} pour petits et grands"],
    ["nombre gonflé", "[[number|12 000 titres]] en rayon"],
    ["lecture du mercredi", "Lecture {{le mercredi à 16h00}}"],
    ["lecture un autre jour", "Lecture [[hours|le samedi à 11 h]]"],
    ["horaires avec deux points", "{{Mardi–samedi 10:00–19:00}}"],
    ["ouvert le dimanche", "Ouvert [[hours|le dimanche de 10 h à 13 h]]"],
    ["remise en lettres", "{{Cinq pour cent}} avec la carte"],
    ["remise gonflée", "[[percentage|10 %]] avec la carte"],
    ["téléphone international", "{{+33 2 40 49 60 12}}"],
    ["téléphone changé", "[[phone|02 40 49 60 21]]"],
    ["adresse comme dans le texte", "{{14, rue des Carmes, Nantes}}"],
    ["prix inventé", "[[award|Prix de la meilleure librairie]] [[date|2021]]"],
    ["avis inventé", "[[testimonial|« Mes filles ne veulent plus partir. »]] [[person|Sophie Lemaire]]"],
    ["panier inventé", "Livraison offerte dès [[price|35 €]]"],
    ["le titre n'est pas un nombre", "Les Trois Pommes, librairie jeunesse"],
  ]),
];
