import type { WordTable } from "../../reading/read-languages";
import type { PriceKind } from "../price-kinds";

export const pl: WordTable<PriceKind> = {
  at: "za|po",
  number:
    "jeden|jedna|dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|jedenaście|dwanaście|piętnaście|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sześćdziesiąt|siedemdziesiąt|osiemdziesiąt|dziewięćdziesiąt|sto|dwieście|tysiąc|trzynaście|czternaście|szesnaście|siedemnaście|osiemnaście|dziewiętnaście|trzysta|czterysta|pięćset|tysiące|tysięcy",
  unitOfMoney: "zł|zl|złotych|złote|złoty|euro|groszy|gr|dolarów|zlotych|funtów|funtow|funty|stówy|stów|stówki|dyszki",
  amount: "dycha|dychę|stówa|stówę|dyszka|dyszkę|stówka|stówkę",
  free: "za free|za friko|wchodzą za darmo|wchodzi za darmo|wchodzą gratis|nie płacą|nie płaci|bez opłat|gratis|bezpłatnie|bezpłatny|bezpłatna|bezpłatne|za darmo|darmowy|darmowa|darmowe|nieodpłatnie|nic nie kosztuje|nie kosztuje nic|wstęp wolny|zawsze gratis|zawsze za darmo",
  from: "cena od|oferty od|od|już od|około|ok.",
  only: "tylko|zaledwie",
  between: "między|pomiędzy",
  to: "do",
  limit: "powyżej|ponad|poniżej|więcej niż|mniej niż|co najmniej|przynajmniej|minimum|dopiero od",
  per: "/|co",
  period:
    "miesięcznie|rocznie|tygodniowo|dziennie|za miesiąc|za rok|za godzinę|za noc|za dobę|za osobę|od osoby|za sztukę|szt.|za szt.|/os.|os.|/mies.|mies.|jednorazowo|ryczałtem|za parę|każdy|w weekendy|w weekend|w tygodniu|brutto|netto|/godz.|za godz.|ekstra|dodatkowo|dopłata|dopłaty",
  onTop: "osobno|doliczamy|dolicza się",
  withTax: "plus|+",
  tax: "vat|vat.|brutto|netto",
  preposition:
    "zależnie od|w zależności od|z|ze|bez|w|we|na|dla|przy|po|przed|od|do|podczas|w tym|wraz z|według|przez|pod|u",
  and: "i|oraz|lub|albo|&|a",
  linking: "kosztuje|kosztują|to|wynosi|wynoszą|jest|są|zaczyna się od|=|jest zawsze|są zawsze|wychodzi|wychodzą",
  offer: "oferujemy|sprzedajemy|robimy|mamy|także|również|nasz|nasza|nasze|yyy|robię|sprzedaję|oferuję",
  speech:
    "my|wy|ja|on|ona|oni|jesteśmy|mają|ma|był|była|było|były|może|można|mogą|pan|pani|państwo|wasz|mój|moja|płacą|płaci|płacimy|pobieramy|trwa|trwają|ponieważ|kto|który|która|które|co|jak|ile|proszę|zawiera|obejmuje|oba|obie|jestem",
  noPrice:
    "stracić|tracić|tracimy|średnio|przeciętnie|spóźnienie|opóźnienie|nieodebrane|nieodebranie|niestawienie|opłata klimatyczna|opłata miejscowa|opłata uzdrowiskowa|lista oczekujących|zgubiony|zgubiona|zgubione|zgubienie|zaliczka|kaucja|depozyt|zadatek|minimum|minimalne|minimalne zamówienie|oszczędzasz|oszczędź|rabat|rabatu|zniżka|zniżki|obrót|obroty|przychód|kara|mandat|darowizna|zebraliśmy|budżet|zainwestowaliśmy|nasz czynsz|pensja|wynagrodzenie|nagroda|wartość|wartości|zwraca|zwracają|zwrot|wydaliśmy|wydano|wydane|w tym roku|w zeszłym roku|płatność|płatności",
  answer: "tak|nie|żaden|żadna|nigdy|nic|brak|większość|niektóre|niektórzy|wielu|wiele",
  when: "dziś|dzisiaj|jeśli|jeżeli|gdy|kiedy|o ile",
  otherwise: "inaczej|w przeciwnym razie|jeśli nie",
  change: "więcej|mniej|taniej|drożej",
  except: "oprócz|poza|z wyjątkiem|za pół ceny|ale",
  size: "mały|mała|małe|średni|średnia|średnie|duży|duża|duże|pół|cały|cała|pojedynczy|pojedyncza|podwójny|podwójna|s|m|l|xl|ulgowy|normalny|kieliszek|butelka|lampka",
  who: "dzieci|dziecko|dorośli|dorosły|studenci|uczniowie|emeryci",
  measure:
    "metr kwadratowy|metra kwadratowego|szt.|minut|minuty|minuta|min|min.|godzin|godziny|godzina|godz|godz.|h|dni|dzień|tygodni|tygodnie|tydzień|miesięcy|miesiące|miesiąc|lat|rok|nocy|noc|noce|dób|g|kg|gram|dag|ml|cl|l|litr|litry|litra|cm|mm|metr|metry|metrów|osób|osoby|osoba|sztuk|szt|zajęć|wejść|stron",
  generic: "cena|ceny|koszt|koszty|razem|kwota|opłata|całość",
  plain: "bez glutenu|bez laktozy|bez cukru|bezglutenowy",
};
