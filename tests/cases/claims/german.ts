import { claimCases } from "./claim-case";

const locksmith = {
  title: "Schrauben Oberhoff",
  brief: `Eisenwarenhandel in Hagen, seit 1932 in dritter Generation. Inhaberin Katrin Oberhoff. Rund 14.000 Artikel, Schrauben auch einzeln. Schlüssel kopieren ab 6,50 Euro, Messer schleifen 4 € das Stück.
Mo-Fr 8.30-18 Uhr, Sa 9-13 Uhr. Mittwochnachmittag geschlossen.
Elberfelder Straße 71, 58095 Hagen, Tel. 02331 496012, laden@oberhoff.example`,
};

const therapist = {
  title: "Praxis für Logopädie Lindner",
  brief: "Logopädie in Freiburg für Kinder und Erwachsene. Wir sind 5 Therapeutinnen, Leitung: Miriam Lindner, staatlich anerkannte Logopädin. Alle Kassen. Selbstzahler: 45 Minuten 58,00 €. Termine Montag bis Donnerstag 8 bis 19 Uhr, Freitag 8 bis 14 Uhr. Hausbesuche im Umkreis von 10 km. Telefon 0761 4960 33.",
  document: "Zertifiziert nach ISO 9001 seit 2019. Zwei Behandlungsräume in der Günterstalstraße 24, 79102 Freiburg.",
};

const guesthouse = {
  title: "Pension Almwirt",
  brief: "Acht Zimmer am Walchensee, Frühstück von 7.30 bis 10 Uhr. Doppelzimmer 118 Euro, Einzelzimmer 79 Euro, Kurtaxe 2,20 € pro Nacht. Geöffnet vom 1. Mai bis 26. Oktober. Familie Reiser. Hund 10 € am Tag. 08858 49 60 17",
  request: "Schreib dazu: ab zwei Nächten 5 % Nachlass.",
};

export const german = [
  ...claimCases("de", locksmith, [
    ["Angaben wie gegeben", "{{Seit 1932}} in {{dritter Generation}}, geführt von {{Katrin Oberhoff}}."],
    ["Zahl ohne Trennzeichen", "{{14000 Artikel}} in Schubladen aus Eichenholz."],
    ["Zahl in Worten", "{{Vierzehntausend Artikel}} in Schubladen aus Eichenholz."],
    ["Zahl gewachsen", "Über [[number|20.000 Artikel]] ständig auf Lager."],
    ["Preis mit Zeichen", "Schlüssel ab {{6,50 €}}, Messer für {{4,00 €}}."],
    ["Preis erfunden", "Lieferung nach Hause für [[price|4,90 €]]."],
    ["Zeiten ausgeschrieben", "{{Montag bis Freitag von 8:30 bis 18:00 Uhr}}, {{Samstag von 9 bis 13 Uhr}}"],
    ["Samstag länger", "Samstag [[hours|9 bis 16 Uhr]]"],
    ["Nummer international", "Telefon {{+49 2331 496012}}"],
    ["Ziffern vertauscht", "Telefon [[phone|02331 469012]]"],
    ["Adresse wie gegeben", "{{Elberfelder Straße 71, 58095 Hagen}}"],
    ["andere Hausnummer", "[[address|Elberfelder Straße 17, 58095 Hagen]]"],
    ["Jahre statt Jahr", "Mehr als [[number|120 Jahre]] Erfahrung mit Eisen."],
    ["Auszeichnung erfunden", "[[award|Ausgezeichnet als Händler des Jahres]] [[date|2023]]"],
    ["erfundener Verkäufer", "Fragen Sie [[person|Jürgen Falk]], er kennt jede Schraube."],
    ["Großschreibung ist kein Name", "Schrauben, Muttern, Scheiben und gute Laune."],
  ]),
  ...claimCases("de", therapist, [
    ["Team in Worten", "{{Fünf Therapeutinnen}} unter der Leitung von {{Miriam Lindner}}."],
    ["Team gewachsen", "[[number|Zwölf Therapeutinnen]] kümmern sich um Sie."],
    ["Abschluss wie gegeben", "{{Miriam Lindner}} ist {{staatlich anerkannte Logopädin}}."],
    ["Titel erfunden", "[[person|Dr. Sabine Lindner]] hat über das Stottern geforscht."],
    ["Preis und Dauer", "Selbstzahler zahlen {{58 Euro}} für {{45 Minuten}}."],
    ["Preis und Dauer vertauscht", "Selbstzahler zahlen [[price|45 Euro]]."],
    ["Umkreis ausgeschrieben", "Hausbesuche bis {{zehn Kilometer}}."],
    ["Umkreis gewachsen", "Hausbesuche bis [[number|25 km]]."],
    ["Zeiten kurz", "{{Mo–Do 8–19 Uhr}}, {{Fr 8–14 Uhr}}"],
    ["Zeiten mit Abend", "Abendtermine [[hours|freitags bis 20 Uhr]]"],
    ["Zertifikat wie gegeben", "{{ISO 9001}} seit {{2019}}"],
    ["anderes Zertifikat", "Zertifiziert nach [[certification|ISO 14001]]"],
    ["Räume wie gegeben", "{{Zwei Räume}} in der {{Günterstalstraße 24}}."],
    ["Erfolg erfunden", "[[percentage|90 Prozent]] der Kinder sprechen nach einem Jahr frei."],
    ["Stimme erfunden", "[[testimonial|„Mein Sohn geht gern hin.“]] – Mutter aus Freiburg"],
    ["Nummer wie gegeben", "Rufen Sie an: {{0761 496033}}"],
    ["Mailadresse erfunden", "Schreiben Sie an [[email|praxis@logopaedie-lindner.de]]"],
  ]),
  ...claimCases("de", guesthouse, [
    ["Zimmer als Ziffer", "{{8 Zimmer}} mit Blick auf den See"],
    ["Zimmer erfunden", "[[number|14 Zimmer]] mit Blick auf den See"],
    ["Saison als Ziffern", "Geöffnet vom {{01.05.}} bis {{26.10.}}"],
    ["Saison verlängert", "Geöffnet bis [[date|15. November]]"],
    ["Preise wie gegeben", "Doppelzimmer {{118 €}}, Einzelzimmer {{79 €}}"],
    ["Preis gesenkt", "Doppelzimmer ab [[price|98 €]]"],
    ["aus einem Wunsch", "Ab {{zwei Nächten}} {{5 Prozent}} Nachlass"],
    ["Nachlass gewachsen", "Ab {{zwei Nächten}} [[percentage|15 %]] Nachlass"],
    ["Frühstück ausgeschrieben", "Frühstück {{von halb acht bis zehn Uhr}}"],
    ["Frühstück länger", "Frühstück [[hours|bis 11:30 Uhr]]"],
    ["Familie wie gegeben", "Willkommen bei {{Familie Reiser}}."],
    ["Sterne erfunden", "[[award|4 Sterne Superior]] am Walchensee"],
    ["Höhe erfunden", "Auf [[number|802 Metern]] über dem Meer"],
    ["Gästezahl erfunden", "Schon [[number|über 3.000 Gäste]] haben hier geschlafen."],
    ["Redewendung", "Auf den ersten Blick ein Haus, auf den zweiten ein Zuhause."],
  ]),
];
