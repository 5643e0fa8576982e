import { expect, it } from "vitest";
import { namedButtons } from "./named-button";

it.each([
  ['That is what the big button should say, "Call and skip the line".', "Call and skip the line"],
  ["Kindly use blue colour and give one Call Now button at bottom always.", "Call Now"],
  ['Hauptbutton: "Kaffee her".', "Kaffee her"],
  ['Botón "Solicitar cotización".', "Solicitar cotización"],
  ["Et un bouton « Je marche avec toi ».", "Je marche avec toi"],
  ["de knop 'hoe kom ik er' moet bovenaan want de navigatie is fout.", "hoe kom ik er"],
  ["Un pulsante grande «Chiama subito», grazie.", "Chiama subito"],
  ["O botão deve dizer “Quero provar”.", "Quero provar"],
  ["Przycisk „Umów wizytę” na górze.", "Umów wizytę"],
  ["“Book a free 15 min call” is the button.", "Book a free 15 min call"],
  ["Rounded, big BOOK button that goes to my whatsapp.", "BOOK"],
  ["Bouton je réserve", "je réserve"],
  ["Na górze przycisk Napisz do mnie -> kuba@ogarnijmatme.example albo sms", "Napisz do mnie"],
  ["Pulsante Scrivi alle sorelle e basta.", "Scrivi alle sorelle"],
  ["Knop Bestel een kaasplank in het groen.", "Bestel een kaasplank"],
  ["Knalgeel zwart, groot, knop Stuur de bus", "Stuur de bus"],
  ["O botão AGENDAR que vai pro zap.", "AGENDAR"],
  ["As carrinhas logo a seguir ao título e um botão para pedir datas.", "pedir datas"],
  ["اللون أزرق البحر مع أبيض، وزر واحد: «احجز كشف نظر».", "احجز كشف نظر"],
  ["Book a free 20 min Monday call = main button.", "Book a free 20 min Monday call"],
  ["Probestunde buchen = Hauptknopf", "Probestunde buchen"],
  ["Pedir presupuesto = el botón principal.", "Pedir presupuesto"],
  ["Prendre rendez-vous = le bouton principal", "Prendre rendez-vous"],
  ["Prenota un tavolo = pulsante principale", "Prenota un tavolo"],
  ["Pedir orçamento = botão principal", "Pedir orçamento"],
  ["Plan een bezoek → hoofdknop", "Plan een bezoek"],
  ["Umów wizytę = główny przycisk", "Umów wizytę"],
  ["احجز موعدا = الزر الرئيسي", "احجز موعدا"],
  ["Hauptknopf: Termin buchen", "Termin buchen"],
  ["botão principal PEDIR NO ZAP", "PEDIR NO ZAP"],
  ['Hauptschaltfläche "Angebot anfordern".', "Angebot anfordern"],
  ["Un bouton « Ma date est libre ? » qui amène a un petit formulaire : date, lieu.", "Ma date est libre ?"],
  ["Le numéro en gros, les tarifs, un bouton demander un devis.", "demander un devis"],
  ['Headline "Nobody gets left behind" and a button "Come along".', "Come along"],
])("reads the button's words in %s", (said, words) => expect(namedButtons(said)).toEqual([words]));

it.each([
  "Buttons in dark red, please.",
  "a big whatsapp button please",
  "Make the sign up button HUGE.",
  "Bouton WhatsApp en gros",
  "je veux pas de bouton réserver en ligne",
  "We sell the 'Alma' in horn, each button carved by hand.",
  'Strong contrast, and no "call us" button, since most of us do not use the telephone.',
  "Bitte keinen Knopf „Jetzt anrufen“.",
  'Our 12 mm button "No. 4" is sold out.',
  'Headline "Nobody gets left behind" with a big button below.',
  "Un bouton noir mat, s'il vous plaît.",
  "Small = 12 mm button.",
])("reads none in %s", (said) => expect(namedButtons(said)).toEqual([]));

it.each([
  ["Due pulsanti: «Chiedi una visita» e «Vorrei vendere».", ["Chiedi una visita", "Vorrei vendere"]],
  [
    'CTA "Start 30 days free", second CTA "Call Hetty, 01632 960287, 9–5 weekdays".',
    ["Start 30 days free", "Call Hetty"],
  ],
  ['Two buttons please, "Ask for a date" and "See the walks".', ["Ask for a date", "See the walks"]],
])("reads both of %s", (said, words) => expect(namedButtons(said)).toEqual(words));
