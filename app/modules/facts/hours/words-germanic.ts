import type { WordTable } from "../reading/read-languages";
import type { WordKind } from "./hours-kinds";

export const ENGLISH: WordTable<WordKind> = {
  ofSeason: "mid|the end of|end of|the start of|start of|the middle of|the beginning of",
  zone: "pacific time|eastern time|central time|mountain time|pacific|eastern|mountain|uk time|local time|pst|est|cst|gmt|bst|cet|utc|central|central european time|ct|et|our time",
  no: "no|not|nope|never",
  or: "or",
  host: "hotel|guesthouse|guest house|b&b|hostel|campsite|caravan park|spa|church|hospital|zoo|castle|resort|holiday park|golf club|leisure centre|farm park|retreat|nursing home|care home",
  also: "also|too|as well",
  daily:
    "any day of the week|any day|daily|every evening|every night|every morning|every day|everyday|each day|all week|every single day|all week long|seven days a week|7 days a week|7 days|seven days|every day of the week|every day of the year|m-su|mon-sun|365 days a year",
  workdays:
    "any weekday|weekdays|weekday|every weekday|on weekdays|during the week|workdays|working days|business days|m-f",
  weekend: "weekends|weekend|the weekend|at weekends|on weekends|at the weekend",
  holidays: "public holidays|bank holidays|holidays|bank hols|public holiday|bank holiday",
  otherwise:
    "otherwise|all other days|every other day of the week|other days|rest of the week|the rest of the week|any other day|on other days|the other days|remaining days|all the other days",
  open: "open|opened|opens|opening hours|opening times|business hours|working hours|hours of business|hours of opening|store hours|shop hours|trading hours|hours of operation|opening hrs|when we are open|we're open|were open|i work|we work|available|reachable|contactable|i open|we open|in the office|i'm open|im open|timing|timings|shop timings|shop timing|open to visitors|open to the public|sees patients|see patients|sees clients|see clients",
  closed:
    "we rest|we sleep|we don't open|we dont open|we do not open|i don't work|i dont work|we don't work|we dont work|we close|close at|day off|days off|we shut|annual leave|on holiday|annual holiday|annual holidays|on vacation|closed|shut|shuts|closes|closed all day|not open|don't open|do not open|dont open|never open|we're closed|were closed|closed on|i shut|i close|lock up|full closed|fully closed|full day closed|i don't open|i dont open|never on|not on",
  appointment:
    "by appointment only|by appointment|by arrangement|appointment only|by prior appointment|by prior arrangement|strictly by appointment|if you ring first|if you call first|if you phone first|if you text first|if you ring ahead|if you call ahead|if you phone ahead",
  always:
    "24/7|24 hours a day|24 hours|24 hrs|24h|24hrs|24-7|around the clock|round the clock|day and night|twenty-four hours",
  range: "to|through|thru|till|til|'til|’til",
  until:
    "until|up to|when we finish at|when we close at|when we shut at|we finish at|we close at|we shut at|finishing at|closing at",
  from: "from",
  between: "between",
  and: "and|as well as|plus",
  onwards: "onwards|onward|and later",
  openEnd:
    "dark|it gets dark|nightfall|sundown|sunset|late|close|closing|sold out|we sell out|dusk|sunset|last orders|very late|we run out|run out|it runs out|it sells out",
  noon: "noon|midday|12 noon",
  midnight: "midnight|12 midnight",
  am: "in the morning|morning|mornings|am",
  pm: "in the afternoon|in the evening|afternoon|afternoons|evening|evenings|pm",
  night: "at night|night|nights",
  meal: "brunch|brunch is served|lunch is served|dinner is served|lunch|dinner|supper|for lunch|for dinner|for brunch",
  except: "except|except for|but not|excluding|other than|apart from|excl",
  only: "only|just|exclusively|strictly",
  season:
    "season|summer|winter|spring|autumn|fall|in summer|in winter|in spring|in autumn|in the summer|in the winter|in season|off season|easter|christmas|thanksgiving|term time|in term time|during term time|school holidays|in the school holidays|high season|low season",
  ordinal:
    "first|second|third|fourth|last|every other|alternate|every second|every third|every second week|every other week|every two weeks|alternate weeks|fortnightly|every fortnight|1st|2nd|3rd|4th|the first|the second|the third|the last|most|some",
  ofMonth: "of the month|of each month|of every month|in the month|each month|every month|a month|monthly",
  lunchBreak:
    "closed for lunch|lunch break|break|closed for a break|lunch closed|shut for lunch|with a break|we lock the door|lock the door|the door is locked|door shut|with the door shut|break for lunch|lunchtime closing",
  place:
    "counter|counter's|shop's|yard|farm|scale|scales|dairy|barn|kiosk|stall|mill|forge|warehouse|ranch|depot|cellar door|tasting room|winery|distillery|vineyard|orchard|factory|factory shop|hut|shed|shop|store|studio|clinic|practice|surgery|restaurant|café|cafe|bar|pub|salon|gallery|showroom|bakery|garage|workshop|museum|library|garden|nursery|gym|theatre|farm shop|deli|branch|pharmacy|centre|center|barbershop|brewery|taproom|boutique|bookshop|coffee shop|business|inn|premises|workroom|unit|farm store|parlour|parlor",
  subject:
    "reception|deadline|delivery|deliveries|collection|collections|pickup|pick-up|drop off|drop-off|phone|phone line|phones|telephone|lines|check-in|check in|checkin|check-out|check out|checkout|happy hour|service|services|tour|tours|viewing|viewings|visiting|event|events|concert|quiz|market day|appointments|consultations|support|hotline|helpline|emergency|breakdowns|callouts|call-outs|call outs|truck|orders|order|last orders|food served|gate|parking|car park|infants|bell|seminar|webinar|talk|meeting|meetings|stall|stand|pitch|show|shows|performance|matinee|walk|walks|ride|rides|game|match|club|exam|visits|visitors|home visits|sale|dinner is|lunch is|feeding|quiet hours|wash|laundry|warehouse|customer service|ticket office|box office|switchboard|last entry|last admission|last admissions|last entries|last appointment|last appointments|last check-in|last seating|urgent calls|emergencies|enquiries",
  office: "office|offices|office hours",
  activity:
    "breakfast|kitchen|class|classes|course|courses|workshops|lesson|lessons|session|sessions|mass|worship|rehearsal|rehearsals|practice night|yoga|pilates|choir|training|playgroup|pool|sauna|school|pupils|story time|storytime|swim|swims|camp|breakfast is|court|courts|rooms|congregation|members|open mic|open mike|live music|quiz night|pub quiz|gig|gigs|jam session",
  included: "included|including|inc|incl",
  if: "because|cos|bc|if|unless|while|whenever|weather permitting|as long as|depending|depending on",
  light:
    "without a break|no lunch break|no break|non-stop|the whole of|late night|late nights|labour court|labor court|county court|family court|district court|high court|in court|to court|location|locations|address|contact|where|when|where and when|directions|info|details|hours|opening|every|we|we are|we're|are|is|it's|its|i|i am|i'm|am|our|the|on|at|every|each|you|you can find us|find us|come and see us|come see us|come|visit|visit us|see us|us|in|of|day|days|week|for|be|will be|currently|usually|normally|always|then|when|all|all day|all year|all year round|year round|year-round|with|regular|our regular|here|there|drop in|walk in|walk-ins welcome|times|time|o'clock|oclock|oh|o’clock|a|an|are always|public|to the public|so|but|days a week|again|hello|a day|per day|hrs|new|current|standard|normal|itself|stay|stays|sorry|that's|thats|which is|my",
};

export const GERMAN: WordTable<WordKind> = {
  ofSeason: "mitte|anfang|ende",
  no: "nein|nicht|nie|zu",
  or: "oder",
  host: "hotel|pension|gästehaus|hostel|campingplatz|kirche|therme|klinik|krankenhaus|zoo|schloss|resort|ferienpark|internat|seniorenheim",
  also: "auch|zusätzlich",
  daily:
    "an jedem tag der woche|jeden tag der woche|jeden wochentag|jeden abend|jeden morgen|täglich|taeglich|jeden tag|alle tage|sieben tage die woche|7 tage die woche|7 tage|an allen tagen|tägl",
  workdays: "werktags|wochentags|unter der woche|an werktagen|werktage|an wochentagen|werktäglich",
  weekend: "wochenende|wochenenden|am wochenende|an wochenenden",
  holidays: "feiertags|feiertage|feiertagen|feiertag|an feiertagen|gesetzliche feiertage",
  otherwise:
    "den rest der woche|rest der woche|sonst|ansonsten|an allen anderen tagen|alle anderen tage|übrige tage|an den übrigen tagen|restliche tage",
  open: "geöffnet|offen|öffnungszeiten|öffnungszeit|öffnen|öffnet|auf|sprechzeiten|sprechstunden|sprechstunde|ladenöffnungszeiten|geschäftszeiten|ordination|ordinationszeiten|praxiszeiten|zeiten|erreichbar|erreichen sie uns|ich arbeite|wir arbeiten|besetzt|für sie geöffnet|ich öffne|ich habe offen|wir haben offen|unterwegs|ab hof verkauf|ab-hof-verkauf|hofverkauf|werksverkauf|lagerverkauf|rampenverkauf|verkauf",
  closed:
    "nicht offen|kein betrieb|wir arbeiten nicht|wir schließen|schließen|schließt|machen wir zu|bleibt zu|haben wir zu|betriebsferien|betriebsurlaub|urlaub|im urlaub|sommerpause|winterpause|geschlossen|ruhetag|ruhetage|schließtag|nicht geöffnet|haben wir ruhetag|bleibt geschlossen|geschl|haben wir geschlossen|ist ruhetag|betriebsruhe|praxisferien|habe ich zu|mache ich zu|öffne ich nicht|öffnen wir nicht|haben wir nicht offen|haben wir nicht auf|freier tag|arbeite ich nicht|wird nicht gearbeitet|haben wir frei|habe ich frei|hab ich frei",
  appointment:
    "nur nach vereinbarung|nach vereinbarung|nach absprache|nach terminvereinbarung|nur mit termin|mit termin|nach voranmeldung|n. v.|n.v.",
  always: "24 stunden am tag|24 stunden|24 std|24h|rund um die uhr|tag und nacht|durchgehend geöffnet",
  range: "bis",
  until: "bis zu|da schließen wir um|wir schließen um|schließen wir um",
  from: "ab|von|vom",
  between: "zwischen",
  and: "und|sowie",
  onwards: "open end",
  openEnd:
    "es dunkel wird|einbruch der dunkelheit|zur dämmerung|zum sonnenuntergang|sonnenuntergang|ende|schluss|spät|ausverkauf|alles weg ist|alles aus ist|nichts mehr da ist|nix mehr da ist|ausverkauft ist|ausverkauft",
  noon: "mittag|mittags",
  midnight: "mitternacht",
  am: "morgens|vormittags|vormittag|vormittage|früh|morgen|in der früh|am vormittag|am morgen",
  pm: "nachmittags|nachmittag|nachmittage|abends|abend|abende|am nachmittag|am abend",
  night: "nachts|nacht",
  meal: "mittagstisch|mittagessen|abendessen|brunch|lunch|dinner",
  except: "außer|ausser|bis auf|ausgenommen|außer an|nicht an|aber nicht",
  only: "nur|ausschließlich|ausschliesslich",
  season:
    "sommer|winter|frühling|herbst|frühjahr|im sommer|im winter|im herbst|im frühling|im frühjahr|in den ferien|ferien|saison|in der saison|ostern|weihnachten|sommersaison|wintersaison|advent",
  ordinal:
    "erster|ersten|erste|zweiter|zweiten|zweite|dritter|dritten|dritte|vierten|letzter|letzten|letzte|jeden zweiten|alle zwei wochen|jede zweite woche|alle 2 wochen|jede 2. woche|14-tägig|vierzehntägig|alle 14 tage|manche|einige|manchen|einigen",
  ofMonth: "im monat|des monats|eines monats|jeden monats|monatlich",
  lunchBreak: "mittagspause|pause|mittags geschlossen",
  place:
    "scheune|kiosk|weingut|brauerei|brennerei|imkerei|mühle|schmiede|verkaufsraum|ausstellungsraum|markthalle|schreinerei|töpferei|laden|geschäft|praxis|studio|werkstatt|restaurant|café|cafe|bar|salon|galerie|kanzlei|bäckerei|gasthaus|gaststätte|wirtshaus|museum|bücherei|gärtnerei|apotheke|atelier|hofladen|filiale|ausstellung|weinstube|lokal",
  subject:
    "empfang|lieferung|lieferungen|abholung|versand|telefon|telefonisch|telefonzeiten|hotline|check-in|check-out|anreise|abreise|führung|führungen|besichtigung|besichtigungen|termine|anmeldung|frist|notdienst|notruf|bereitschaft|bestellung|bestellungen|bestellschluss|schalter|sekretariat|veranstaltung|konzert|blutabnahme|hausbesuche|lager|kundendienst|kasse|bestellt|happy hour|stammtisch|markt|marktstand|annahme|ausgabe|treffen|vorstellung|letzter einlass|letzte bestellung|letzte aufnahme|küchenschluss|warme speisen|notfälle|letzter termin",
  office: "büro|bürozeiten|bürozeit|büroöffnungszeiten",
  activity:
    "frühstück|küche|warme küche|kurs|kurse|unterricht|stunde|messe|probe|proben|training|sauna|hallenbad|schule|schüler|kita|betreuung|seminar|abendkurs|gottesdienst|zimmer|plätze|mitglieder|kirchenchor",
  zone: "ortszeit|mez",
  included: "inklusive|inkl|einschließlich|auch an",
  if: "weil|denn|wenn|falls|solange|je nach|bei gutem wetter|bei schlechtem wetter|bei regen",
  light:
    "ohne pause|ohne mittagspause|ohne unterbrechung|länger|kontakt|aber|anfahrt|adresse|standort|wo|wann|jedem|an jedem|in jedem|wir|haben|sind|ist|für|sie|da|für sie da|die|der|das|den|dem|am|an|im|in|jeweils|immer|uhr|jeden|jede|jedes|unsere|unser|unserer|tag|tage|ganztägig|durchgehend|hat|ich|bin|uns|finden|uns finden|besuchen|besuchen sie uns|es|regulär|aktuell|h|dann|gern|gerne|um|wieder|tags|ganzjährig|woche|die woche|gelten|unsere öffnungszeiten|euch|für euch da|beginnt|std|bleibt|bleiben",
};

export const DUTCH: WordTable<WordKind> = {
  ofSeason: "half|medio|begin|eind|einde|midden",
  no: "nee|niet|nooit|toe",
  or: "of",
  host: "hotel|pension|hostel|camping|kerk|ziekenhuis|dierentuin|kasteel|resort|vakantiepark|verzorgingshuis",
  also: "ook",
  daily:
    "elke dag van de week|op elke dag|elke avond|iedere avond|elke ochtend|dagelijks|elke dag|iedere dag|alle dagen|7 dagen per week|zeven dagen per week|de hele week|7 dagen",
  workdays: "werkdagen|op werkdagen|doordeweeks|door de week|weekdagen|op weekdagen",
  weekend: "weekend|weekends|in het weekend|het weekend|in de weekenden|weekeinde",
  holidays: "feestdagen|op feestdagen|feestdag",
  otherwise:
    "de rest van de week|rest van de week|anders|overige dagen|de overige dagen|op de overige dagen|de andere dagen|op andere dagen|verder",
  open: "open|geopend|spreekuur|spreekuren|openingstijden|openingsuren|opent|openen|opening|geopend van|bereikbaar|ik werk|wij werken|we werken|beschikbaar|ik ben open|wij zijn open|we zijn open|we staan er|wij staan er|ik sta er",
  closed:
    "wij zijn niet open|we zijn niet open|wij werken niet|we werken niet|wij sluiten|we sluiten|sluiten|rustdag|met vakantie|op vakantie|jaarlijkse vakantie|wegens vakantie|bouwvak|gesloten|dicht|sluitingsdag|niet open|niet geopend|is gesloten|zijn wij gesloten",
  appointment: "alleen op afspraak|op afspraak|enkel op afspraak|na afspraak|volgens afspraak",
  always: "24 uur per dag|24 uur|dag en nacht|de klok rond",
  range: "tot|t/m|tot en met|t.e.m.|tem|tot aan",
  from: "van|vanaf",
  until: "dan sluiten we om|we sluiten om|wij sluiten om|sluiten we om",
  between: "tussen",
  and: "en|alsook",
  openEnd: "het donker wordt|het donker is|het op is|alles op is|zonsondergang|laat|sluit|sluitingstijd|uitverkocht",
  onwards: "en later",
  noon: "twaalf uur 's middags|middaguur",
  midnight: "middernacht",
  am: "'s ochtends|’s ochtends|'s morgens|’s morgens|ochtend|ochtenden|in de ochtend|s ochtends|voormiddag|ochtends",
  pm: "'s middags|’s middags|'s avonds|’s avonds|middag|middagen|koopavond|avond|avonden|namiddag|in de middag|in de avond|s avonds|s middags",
  night: "'s nachts|’s nachts|nacht|nachten",
  meal: "lunch|diner|brunch",
  except: "behalve|uitgezonderd|met uitzondering van|maar niet|m.u.v.",
  only: "alleen|enkel|uitsluitend|slechts",
  season:
    "zomer|winter|lente|herfst|in de zomer|in de winter|in het voorjaar|in het najaar|pasen|kerst|schoolvakanties|in de schoolvakanties|seizoen|in het seizoen",
  ordinal: "eerste|tweede|derde|vierde|laatste|om de week|elke eerste|elke tweede|om de twee weken|sommige|enkele",
  ofMonth: "van de maand|van elke maand|per maand|maandelijks|vd maand|v.d. maand|v/d maand|in de maand",
  lunchBreak: "lunchpauze|middagpauze|pauze",
  place:
    "molen|winkeltje|boerderij|schuur|loods|kiosk|smederij|brouwerij|wijngaard|magazijnwinkel|winkel|zaak|praktijk|studio|atelier|restaurant|café|cafe|bar|salon|galerie|bakkerij|werkplaats|museum|bibliotheek|apotheek|showroom|eetcafé|kwekerij|bistro|brouwerij|boerderijwinkel",
  subject:
    "receptie|levering|leveringen|bezorging|bezorgen|ophalen|afhalen|telefoon|telefonisch|inchecken|uitchecken|check-in|check-out|rondleiding|rondleidingen|bezichtiging|bezichtigingen|spoed|spoeddienst|bestellingen|bestellen|besteld|happy hour|markt|klantenservice|magazijn|borrel|kassa|spreekuur telefonisch|afspraken|laatste toegang|laatste bestelling|laatste afspraak|spoedgevallen|noodgevallen",
  office: "kantoor|kantooruren|kantoortijden",
  activity:
    "ontbijt|keuken|les|lessen|cursus|cursussen|mis|dienst|kerkdienst|repetitie|training|sauna|zwembad|school|opvang|workshop|workshops|avondcursus|leerlingen|banen|kamers|leden",
  zone: "lokale tijd|plaatselijke tijd",
  included: "inclusief|ook op",
  if: "omdat|want|als|indien|zolang|mits|bij mooi weer|bij slecht weer|wanneer het",
  light:
    "zonder pauze|zonder middagpauze|zonder onderbreking|langer|contact|maar|adres|locatie|waar|wanneer|wij|we|zijn|is|u|bent|onze|ons|de|het|een|op|om|in|elke|iedere|uur|u kunt|terecht|welkom|van harte welkom|altijd|dag|dagen|er|voor|bij|hele dag|de hele dag|hebben|je|kunt|hele jaar|het hele jaar|vindt|vind|weer|dan|week|koopzondag|doorlopend|onafgebroken|ik|ben",
};
