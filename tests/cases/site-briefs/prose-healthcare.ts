import { siteCase } from "./site-case";

export const proseHealthcare = [
  siteCase(
    "quiet-hour-therapy",
    {
      template: "react-landing",
      projectTitle: "Quiet Hour Counseling",
      industry: "healthcare",
      audience: "young-adults",
      colorTheme: "#6D28D9",
      fontFamily: "Inter",
      designBrief: `Quiet Hour is talk therapy for people in their twenties and thirties, by video anywhere in Vermont or in our two rooms in Burlington. We are Maren Adeyemi, LICSW, and Josh Petrakis, LCMHC. We both work evenings, because you probably have a job.

A 50 minute session is $140. We hold six spots at $60 for people who can't pay that; ask, you don't need to prove anything. The first 15 minutes on the phone are free. We are in network with Blue Cross VT and MVP.

We're good with anxiety, grief, break-ups and big moves. We don't do court letters or medication. Monday to Thursday noon to 9pm, Friday 10am to 2pm. 182 Main St, Suite 300, Burlington, VT 05401. (802) 555-0194 or hello@quiethour.example. If you're in danger right now call 988.`,
    },
    ["$140", "$60", "15 minutes", "noon to 9pm", "10am to 2pm", "Maren Adeyemi", "Josh Petrakis", "182 Main St", "Burlington, VT 05401", "(802) 555-0194", "hello@quiethour.example", "Blue Cross VT", "call 988", "court letters"],
  ),
  siteCase(
    "sole-practice",
    {
      template: "modern",
      projectTitle: "Sole Practice Podiatry",
      industry: "healthcare",
      audience: "seniors",
      colorTheme: "#059669",
      fontFamily: "Roboto",
      designBrief: `Sole Practice looks after feet in Salthill, Galway. Most people come with a nail that grows the wrong way, a heel that hurts in the morning or diabetes, and most leave in the same shoes, only happier. Fiachra Hannon is a podiatrist registered with CORU and has a weakness for hillwalkers.

A first visit takes forty-five minutes and costs €65. Routine care after that is €45, nail surgery under local anaesthetic is €290 and made-to-measure insoles are €220 the pair. We do home visits in Knocknacarra and Barna on Wednesdays for €70.

Open Mondays, Tuesdays and Thursdays 9am-5.30pm, Fridays 9am-1pm. Wednesdays are for home visits. 41 Upper Salthill Road, Galway H91 Y7RP. Phone 091 555 0136, email fiachra@solepractice.example. Free parking behind the church.`,
    },
    ["€65", "€45", "€290", "€220", "€70", "9am-5.30pm", "9am-1pm", "41 Upper Salthill Road", "Galway H91 Y7RP", "091 555 0136", "fiachra@solepractice.example", "Fiachra Hannon", "CORU", "Free parking behind the church"],
  ),
  siteCase(
    "shifa-clinic",
    {
      template: "professional",
      projectTitle: "عيادة الدكتورة منى الكواري للأطفال",
      industry: "healthcare",
      audience: "families",
      colorTheme: "#0891B2",
      fontFamily: "Roboto",
      designBrief: `عيادة أطفال في الشارقة تستقبل المواليد حتى سن الرابعة عشرة. الدكتورة منى الكواري استشارية طب أطفال، وتعمل معها الممرضة جوسلين سانتوس منذ افتتاح العيادة سنة 2015.

سعر الكشف 250 درهم والمراجعة خلال أسبوع مجانية. التطعيمات حسب جدول وزارة الصحة، وفحص النمو 180 درهم. نتحدث العربية والإنجليزية والتغالوغية.

نعمل من الاثنين إلى الخميس من 9:00 إلى 13:00 ومن 17:00 إلى 21:00، ويوم السبت من 10:00 إلى 14:00، والعيادة مغلقة الجمعة والأحد.

العنوان: شارع الملك فيصل، بناية 7، الطابق الثاني، الشارقة. هاتف 06 555 0109، البريد mawaeed@mona-clinic.example. الزر الرئيسي: احجز موعداً.`,
    },
    ["250 درهم", "180 درهم", "2015", "9:00", "13:00", "21:00", "10:00", "الدكتورة منى الكواري", "جوسلين سانتوس", "شارع الملك فيصل", "بناية 7", "06 555 0109", "mawaeed@mona-clinic.example", "التغالوغية", "الجمعة والأحد"],
  ),
  siteCase(
    "tansy-row",
    {
      template: "classic",
      projectTitle: "Tansy Row Acupuncture",
      industry: "healthcare",
      audience: "general-consumers",
      colorTheme: "#9F1239",
      fontFamily: "Playfair Display",
      designBrief: `Tansy Row is a small acupuncture room in Hebden Bridge with a stove, a skylight and a couch that is wider than most. I'm Imogen Yau and I trained for three years in Leeds and one winter in Chengdu. People come to me for migraine, for bad sleep and for hands that have worked too long.

The first appointment is an hour and a half and costs £60, after that it is £45 for an hour. Thursdays are community days: four couches in one room and you pay what you can, from £12 to £25.

I work Tuesdays 10-6, Thursdays 12-8 and Saturdays 9-1. 5 Tansy Row, Old Gate, Hebden Bridge HX7 8JP. Text 07700 900 461, I don't pick up during treatments, or write to imogen@tansyrow.example. British Acupuncture Council member.

Please keep it soft: rose and cream, serif type, no stock photos of stones.`,
    },
    ["£60", "£45", "£12", "£25", "10-6", "12-8", "9-1", "Imogen Yau", "5 Tansy Row", "Hebden Bridge HX7 8JP", "07700 900 461", "imogen@tansyrow.example", "British Acupuncture Council", "one winter in Chengdu"],
  ),
];
