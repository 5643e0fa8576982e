import type { RequestLanguage } from "~/lib/languages";

/** A language's words for the most common requests, phrases before words, each with what it is in English. */
export type Lexicon = { starts: RegExp; into: RegExp; words: [string, string][] };

/** `into` are its words for 'to', behind which the owner's own words may stand. */
const lexicon = (starts: string, into: string, words: string): Lexicon => ({
  starts: new RegExp(`^(?:${starts})(?![\\p{L}])`, "iu"),
  into: new RegExp(`\\s(?:${into})\\s|:\\s`, "iu"),
  words: words
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" = ") as [string, string]),
});

/** English requests are read as they are; Italian and Dutch ones in `designer/understanding` alone. */
export const LEXICONS: Record<Exclude<RequestLanguage, "en" | "it" | "nl">, Lexicon> = {
  de: lexicon(
    "ändere|ändern|mach|mache|setze|setz|ersetze|lösche|entferne|verstecke|verschiebe|verdopple|benenne|vergrößere|verkleinere|zentriere|bitte",
    "zu|auf|in|durch",
    `bitte = please
    mache? (.+) (größer|kleiner|breiter|dunkler|heller|fett|rund|blau|rot|grün|schwarz|weiß|gelb|orange|lila|rosa|grau|türkis) = make $1 $2
    größer = bigger
    kleiner = smaller
    dunkler = darker
    heller = lighter
    fett = bold
    blau = blue
    rot = red
    grün = green
    schwarz = black
    weiß = white
    gelb = yellow
    lila = purple
    rosa = pink
    grau = grey
    türkis = teal
    ändere? = change
    ändern = change
    setze? = set
    ersetze = replace
    lösche = delete
    entferne = remove
    verstecke = hide
    verschiebe = move
    verdopple = duplicate
    vergrößere = enlarge
    verkleinere = shrink
    zentriere = centre
    (?:die|der|den|das|dem) = the
    überschriften = headings
    überschrift = headline
    titel = headline
    hintergrundfarbe = background colour
    hintergrund = background
    schriftart = font
    schrift = text
    knöpfe = buttons
    knopf = button
    abschnitt = section
    bilder = pictures
    bild = picture
    preise = prices
    öffnungszeiten = opening hours
    telefonnummer = phone number
    nach oben = up
    nach unten = down
    durch = with
    und = and
    (?:zu|auf|in) = to`,
  ),
  es: lexicon(
    "cambia|cambiar|cambie|haz|pon|reemplaza|elimina|borra|quita|oculta|esconde|mueve|duplica|agranda|centra|por favor",
    "a|por|en",
    `por favor = please
    color de fondo = background colour
    el fondo = the background
    más grandes? = bigger
    más pequeñ[oa]s? = smaller
    más oscur[oa]s? = darker
    más clar[oa]s? = lighter
    azul = blue
    roj[oa]s? = red
    verdes? = green
    negr[oa]s? = black
    blanc[oa]s? = white
    morad[oa]s? = purple
    gris = grey
    cambi(?:a|ar|e) = change
    haz = make
    pon = make
    reemplaza = replace
    (?:elimina|borra|quita) = remove
    (?:oculta|esconde) = hide
    mueve = move
    duplica = duplicate
    agranda = enlarge
    centra = centre
    (?:la sección de|la sección) = the section
    (?:el|la|los|las) = the
    (?:título principal|titular|título) = headline
    títulos = headings
    fuente = font
    texto = text
    botones = buttons
    botón = button
    precios = prices
    horario = opening hours
    teléfono = phone number
    hacia arriba|arriba = up
    hacia abajo|abajo = down
    y = and
    (?:a|por|en|de) = to`,
  ),
  fr: lexicon(
    "change le|change la|changez|mets|mettez|remplace|remplacez|supprime|supprimez|cache|cachez|déplace|agrandis|rends|centre le|s'il vous plaît|s'il te plaît",
    "par|en|à",
    `s'il (?:vous|te) plaît = please
    couleur de fond = background colour
    arrière-plan = background
    plus grande?s? = bigger
    plus petite?s? = smaller
    plus foncée?s? = darker
    plus claire?s? = lighter
    bleue?s? = blue
    rouges? = red
    verte?s? = green
    noire?s? = black
    blanc(?:he)?s? = white
    violette?s? = purple
    grise?s? = grey
    (?:change|changez) = change
    (?:mets|mettez|rends|rendez) = make
    remplacez? = replace
    supprimez? = remove
    cachez? = hide
    déplacez? = move
    agrandis = enlarge
    (?:le|la|les|l'|du|de la|des) = the
    (?:titre principal|titre) = headline
    titres = headings
    police = font
    texte = text
    boutons = buttons
    bouton = button
    (?:horaires|heures d'ouverture) = opening hours
    vers le haut = up
    vers le bas = down
    et = and
    (?:par|en|à) = to`,
  ),
  pt: lexicon(
    "mude|mudar|altere|alterar|faça|coloque|substitua|remova|apague|esconda|oculte|mova|duplique|aumente|centralize",
    "para|por",
    `cor de fundo = background colour
    maior(?:es)? = bigger
    menor(?:es)? = smaller
    mais escur[oa]s? = darker
    mais clar[oa]s? = lighter
    azu(?:l|is) = blue
    vermelh[oa]s? = red
    verdes? = green
    pret[oa]s? = black
    branc[oa]s? = white
    rox[oa]s? = purple
    cinza = grey
    (?:mude|mudar|altere|alterar) = change
    (?:faça|coloque) = make
    substitua = replace
    (?:remova|apague) = remove
    (?:esconda|oculte) = hide
    mova = move
    duplique = duplicate
    aumente = enlarge
    centralize = centre
    (?:a seção|a secção) = the section
    fundo = background
    (?:título principal|título) = headline
    títulos = headings
    texto = text
    botões = buttons
    botão = button
    preços = prices
    horário = opening hours
    para cima = up
    para baixo = down
    para = to
    por = with
    (?:o|a|os|as) = the
    e = and`,
  ),
};
