import { describe, expect, test } from "vitest";
import { findPrices } from "../find-prices";
import { readSource } from "../source-text";

/** Two rows in whose midst another amount stands, after a sentence that tells the language. */
const LISTS = {
  en: ["We are a small family business in the old harbour.", "Massage £60", "Facial £45"],
  de: ["Wir sind ein kleiner Betrieb am alten Hafen.", "Massage 60 €", "Gesichtspflege 45 €"],
  es: ["Somos un pequeño negocio familiar en el puerto viejo.", "Masaje 60 €", "Manicura 45 €"],
  fr: ["Nous sommes une petite entreprise familiale sur le port.", "Massage 60 €", "Manucure 45 €"],
  it: ["Siamo una piccola azienda di famiglia nel vecchio porto.", "Massaggio 60 €", "Manicure 45 €"],
  pt: ["Somos uma pequena empresa familiar no porto antigo.", "Massagem 60 €", "Manicure 45 €"],
  nl: ["Wij zijn een klein familiebedrijf aan de oude haven.", "Massage €60", "Manicure €45"],
  pl: ["Jesteśmy małą rodzinną firmą w starym porcie.", "Masaż 60 zł", "Manicure 45 zł"],
  ar: ["نحن شركة عائلية صغيرة في الميناء القديم.", "مساج 60 دينار", "مانيكير 45 دينار"],
} as const;
type Language = keyof typeof LISTS;

function rowsWith(language: Language, line: string): string[] {
  const [intro, first, last] = LISTS[language];
  const { groups } = findPrices(readSource(`${intro}\n\n${first}\n${line}\n${last}`));
  return groups.flatMap(({ items }) => items.map(({ name, price }) => `${name}: ${price}`));
}

describe("an amount that buys nothing", () => {
  test.each<[Language, string, string]>([
    ["en", "Cancellations within 24 hours £27 fee", "27"],
    ["en", "Late collection £27", "27"],
    ["en", "Bridal booking £27 (non-refundable)", "27"],
    ["en", "Order minimum £27", "27"],
    ["en", "Examiner's fee £27", "27"],
    ["en", "Weekend surcharge £27", "27"],
    ["en", "Health fund rebate £27", "27"],
    ["en", "Court filing fee £27", "27"],
    ["en", "Theory test £27 payable to the authority", "27"],
    ["en", "Breakages £27", "27"],
    ["en", "The board still says waxing £27 but ignore it", "27"],
    ["de", "Auf dem Schild steht Wachsen 27 €, bitte ignorieren", "27"],
    ["en", "Stylist wanted, £27 an hour", "27"],
    ["en", "Garden key £27, you get it back", "27"],
    ["en", "Parking meter £27 an hour", "27"],
    ["de", "Depot fürs Ersatzvelo 27 €, gibts zurück", "27"],
    ["de", "Parkuhr 27 € pro Stunde", "27"],
    ["nl", "Sleutel €27, die krijg je terug", "27"],
    ["nl", "Parkeren op de dijk kost 27 euro, bij de haven verderop is het gratis", "27"],
    ["es", "Compra minima 27 €", "27"],
    ["es", "Envio a todo el pais 27 €", "27"],
    ["de", "TÜV-Gebühren (ca. 27 €) zahlt ihr direkt an den TÜV", "27"],
    ["de", "Stornopauschale 27 €", "27"],
    ["de", "Schlüsselkaution 27 €", "27"],
    ["de", "Mindestbestellwert 27 €", "27"],
    ["de", "Prüfungsgebühr 27 €", "27"],
    ["de", "Feiertagszuschlag 27 €", "27"],
    ["de", "Krankenkassenzuschuss 27 €", "27"],
    ["de", "Bei Verlust des Schlüssels 27 €", "27"],
    ["es", "Anulación con menos de 24 horas 27 €", "27"],
    ["es", "Reserva 27 € de señal", "27"],
    ["es", "Pedido mínimo 27 €", "27"],
    ["es", "Tasas de examen 27 €", "27"],
    ["es", "Recargo domingos 27 €", "27"],
    ["es", "Descuento familia numerosa 27 €", "27"],
    ["fr", "Annulation moins de 24 h avant 27 €", "27"],
    ["fr", "Chèque de caution 27 €", "27"],
    ["fr", "Commande minimum 27 €", "27"],
    ["fr", "Frais de dossier 27 €", "27"],
    ["fr", "Majoration dimanche 27 €", "27"],
    ["fr", "Remboursement mutuelle 27 €", "27"],
    ["it", "Disdetta tardiva 27 €", "27"],
    ["it", "Prenotazione sposa 27 € di caparra", "27"],
    ["it", "Ordine minimo 27 €", "27"],
    ["it", "Tasse d'esame 27 €", "27"],
    ["it", "Supplemento domenica 27 €", "27"],
    ["it", "Rimborso cassa malati 27 €", "27"],
    ["pt", "Cancelamento tardio 27 €", "27"],
    ["pt", "Reserva 27 € de sinal", "27"],
    ["pt", "Encomenda mínima 27 €", "27"],
    ["pt", "Taxa de exame 27 €", "27"],
    ["pt", "Suplemento domingo 27 €", "27"],
    ["pt", "Comparticipação do seguro 27 €", "27"],
    ["nl", "Annuleringskosten €27", "27"],
    ["nl", "Sleutelborg €27 waarborg", "27"],
    ["nl", "Minimale bestelling €27", "27"],
    ["nl", "Examengeld €27", "27"],
    ["nl", "Zondagstoeslag €27", "27"],
    ["nl", "Vergoeding zorgverzekeraar €27", "27"],
    ["pl", "Odwołanie wizyty 27 zł", "27"],
    ["pl", "Rezerwacja 27 zł zadatku", "27"],
    ["pl", "Min. zamówienie 27 zł", "27"],
    ["pl", "Opłata egzaminacyjna 27 zł", "27"],
    ["pl", "Dopłata niedziela 27 zł", "27"],
    ["pl", "Zwrot z ubezpieczenia 27 zł", "27"],
    ["ar", "إلغاء الموعد 27 دينار", "27"],
    ["ar", "حجز العرائس بعربون 27 دينار غير مسترد", "27"],
    ["ar", "الحد الأدنى للطلب 27 دينار", "27"],
    ["ar", "رسوم الامتحان 27 دينار", "27"],
    ["ar", "زيادة يوم الجمعة 27 دينار", "27"],
    ["ar", "غرامة التأخير 27 دينار", "27"],
    ["en", "£27 per head to hold the slot", "27"],
    ["en", "I have seen a piano valued at £27", "27"],
    ["en", "Camping next door (isn't ours) £27", "27"],
    ["de", "Notfall am Wochenende kostet 27 € Aufschlag", "27"],
    ["de", "27 € zur Reservierung", "27"],
    ["de", "Anfahrt bis 20 km frei, danach 27 Cent pro km", "27"],
    ["es", "27 € para reservar la fecha", "27"],
    ["fr", "J'ai vu passer un canapé estimé à 27 €", "27"],
    ["fr", "27 € pour bloquer la date", "27"],
    ["it", "27 € per bloccare la data", "27"],
    ["pt", "27 € para garantir a data", "27"],
    ["nl", "€27 om te reserveren", "27"],
    ["pl", "27 zł za rezerwację terminu", "27"],
    ["pl", "Dojazd do 50 km w cenie, dalej 27 zł za km", "27"],
    ["pl", "Pole namiotowe obok (to nie nasze) 27 zł", "27"],
    ["ar", "27 دينار لحجز الموعد", "27"],
    ["de", "Anfahrtsgebühr 27 €", "27"],
    ["fr", "Frais de déplacement 27 €", "27"],
    ["it", "Spese di spedizione 27 €", "27"],
    ["pt", "Taxa de entrega 27 €", "27"],
    ["nl", "Voorrijkosten €27", "27"],
    ["ar", "رسوم التوصيل 27 دينار", "27"],
    ["en", "Postage (UK) £27", "27"],
    ["en", "Home visits in CF24, add £27 to the above", "27"],
    ["de", "Ausserhalb der Stadt Wegpauschale 27 €", "27"],
    ["de", "Wochenende frei", "frei"],
    ["nl", "Die rekent daar 27 euro voor", "27"],
    ["nl", "Halen en brengen buiten Friesland 27 euro", "27"],
    ["pl", "Zawody o puchar 27 zł (wpisowe, idzie na straż)", "27"],
    ["es", "Envío a la península 27 €", "27"],
    ["pl", "Wysyłka 27 zł", "27"],
    ["en", "The town hall wants £27 for a wasps nest", "27"],
    ["en", "Online orders ship for £27 flat", "27"],
    ["ar", "خدمة البيت عليها 27 دينار زيادة", "27"],
    ["ar", "للمساء في مركز ثاني مش احنا، كشفيتهم 27 دينار", "27"],
    ["pt", "A inspeção custa 27 euros e paga-se lá", "27"],
    ["de", "Die Prüfung kostet 27 Euro, zu zahlen dort", "27"],
    ["fr", "Le contrôle coûte 27 euros, à payer là-bas", "27"],
    ["nl", "Foto's maakt dokter Postma, die kosten 27 euro", "27"],
  ])("%s: %s", (language, line, amount) => {
    expect(rowsWith(language, line).filter((row) => row.includes(amount))).toEqual([]);
  });
  test("a span of days is none", () => {
    expect(rowsWith("de", "Ferienkurs 13.–22. Juli, Theorie in 7 Tagen").join(" ")).not.toMatch(/Ferienkurs/);
  });
});

describe("what a business does for a fee, and what only sounds like none", () => {
  test.each<[Language, string]>([
    ["en", "Call-out fee £27"],
    ["en", "Late check-out £27"],
    ["de", "Massage 90 min. 27 €"],
    ["es", "Suplemento terraza 27 €"],
    ["en", "Testing 27 £ a test with a minimum of four"],
    ["pl", "Opłata za wejście 27 zł"],
    ["en", "Model ships £27"],
    ["nl", "Sleutels maken €27"],
  ])("%s: %s", (language, line) => {
    expect(rowsWith(language, line)).toHaveLength(3);
  });
});
