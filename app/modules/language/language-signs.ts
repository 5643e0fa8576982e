import type { PageLanguage } from "~/lib/languages";

/** Languages that a text can be known to be in: there are pages in more than have words of ours. */
export type KnownLanguage = PageLanguage | "tr";

/** What tells a language from the others: words, and spellings that it alone has; or the letters that it is made of. */
export type Signs = { ordinary: Set<string>; telling: Set<string>; spelling?: RegExp } | { script: RegExp };

/** `ordinary` words may be those of many languages; a `telling` one is that of this language and hardly another. */
const signs = (ordinary: string, telling: string, spelling?: RegExp): Signs => ({
  ordinary: new Set(ordinary.split(/\s+/)),
  telling: new Set(telling.split(/\s+/)),
  ...(spelling && { spelling }),
});

/** What each language is known by. The telling words are those that small businesses introduce themselves with. */
export const SIGNS: Record<KnownLanguage, Signs> = {
  en: signs(
    `the and of to in is are we our you your for with from at on by it that this have not or open closed until my
    shop street i im an all be can call us home near since new old old-fashioned up who every each per day days no
    one two has was were will make made do run a such as what please which when where how they them their more most
    may should if so than out into there here only very enter few many`,
    `bakery bakers baker bread dentist dentists plumber plumbing electrician wedding weddings photographer
    photography family grooming handmade hair hairdresser barber barbers clinic cleaning repair repairs services
    lessons classes teacher training garden gardens gardening accountancy accountant accountants lawyer lawyers
    solicitors law kitchen food truck house rooms room farm flowers florist jewellery jewelry school books bookshop
    coffee tea candles dog dogs website based small morning evening opening hours mondays tuesdays wednesdays
    thursdays fridays saturdays sundays monday tuesday wednesday thursday friday saturday sunday late early fresh
    local business customers appointment appointments need want sell help love roofing contractor contractors
    massage pottery tattoo catering breakfast coach coaching heating cooling joinery tailor shoe shoes builder
    builders builder's landscaping lettings estate agents consulting physiotherapy vet veterinary nursery childcare
    tutor tutoring rental rentals supplies goods makers maker handcrafted homemade`,
  ),
  de: signs(
    `der die das und ist sind wir unser unsere sie ihr ihre für mit von bei auf im in den dem ein eine einen nicht
    oder bis seit am zum zur geschlossen uhr an aus nach vor über unter ich du er es bin hat haben hier alle jede
    jeden jeder auch nur mehr durch ohne um direkt suche neue neuen kleine kleiner wie was wenn wer wo diese
    dieser dieses diesem einem einer werden wird kann können möchten schreiben mein meine habe als so noch schon
    sehr`,
    `bäckerei praxis kanzlei gasthaus werkstatt friseur malerbetrieb maler zahnarzt zahnarztpraxis tierarzt
    arztpraxis arzt physiotherapie termine termin vereinbarung kunden blumen geschenke steuerberatung steuerberater
    betriebe betrieb hofladen samstags sonntags montags dienstags mittwochs donnerstags freitags montag dienstag
    mittwoch donnerstag freitag samstag sonntag ruhetag unterricht klavierunterricht frau herr ferienwohnung
    ferienwohnungen kuchen kaffee umzug umzüge tischlerei schreinerei familie familienbetrieb rechtsanwalt
    rechtsanwälte anwalt buchhandlung gärtnerei handwerk meisterbetrieb laden geschäft speisekarte essen trinken
    preise öffnungszeiten rathaus bahnhof straße geöffnet frischer frische frisches hausgemachte hausgemachter
    elektriker schuhmacher nachhilfe hochzeiten hochzeit hundesalon nähe tattoostudio reinigung hausmeisterdienst
    imkerei honig herstellung reparieren reparatur reparaturen fahrräder nagelstudio autohaus gebrauchtwagen
    immobilien makler dachdecker sanitär heizung schlosserei metzgerei fleischerei konditorei apotheke gärtner
    garten weingut winzer kosmetik fußpflege fahrschule tanzschule musikschule tierarztpraxis hausarzt schneiderei
    optiker goldschmied zimmerei haus mitte mathe eigener kleinen`,
    /[äöüß]|\p{L}{3}(?:ungen|ung|keit|heit|schaft)$/u,
  ),
  es: signs(
    `el la los las y de del en es son somos nuestro nuestra para con por un una que su desde lunes cerrado hasta al
    no o soy mi tu sus nuestros nuestras todo todos todas muy más también cada sin sobre hacemos vendo ofrecemos
    cerca casa a tenemos estamos abierto si se le les lo ya este esta estos estas como qué cómo cuando donde puede
    quiere hay ha han basta foto algo sea usted ustedes mis nos`,
    `panadería clínica taller peluquería fontanero fontanería abogado abogados hermanos clases comida tartas caseras
    casera casero encargo bodas fotógrafo fotógrafa ropa bebés niños reformas cocinas baños pisos piso alquiler
    madre carnicería frutería zapatería ferretería librería floristería restaurante terraza urgente horas horario
    miércoles jueves viernes sábado sábados domingo domingos martes calle barrio vecinos dientes mecánico llevar
    electricista veterinaria veterinario gimnasio mujeres hombres arreglo arreglos móviles tatuajes eventos bodega
    academia inglés limpieza oficinas zapatos mano hechos asesoría autónomos inmobiliaria carpintero carpintería
    zapatero jardinería jardines masajes fisioterapia dentista médico heladería pastelería cafetería hogar muebles
    joyería relojería óptica farmacia autoescuela escuela guardería mascotas perros viajes mudanzas pintor
    electricidad albañil cerrajero estética uñas miel vinos`,
    /[ñ¿¡]|ción$|ciones$|ería$/u,
  ),
  fr: signs(
    `le la les des et du de au aux est sont nous notre nos pour avec sur dans un une que qui depuis chez vous votre
    ouvert fermé je mon ma mes vos en par ou d l à sans plus tous toutes chaque fait faits près suis avons faisons
    vends bord ce c il elle on qu se si faut est-ce où comment quand cette cet ces son sa ses leur leurs peut avez
    êtes y n ne pas a très bien moi elles ils`,
    `boulangerie boucherie plombier électricien coiffeur coiffeuse coiffure avocat avocats avocate notaire bijoux
    domicile cours lac entretien réparation chambres hôtes fleuriste fabriquons fromages ferme photographe mariage
    mariages vente vélos neufs kinésithérapeute rendez médecin dentiste traiteur épicerie librairie fromagerie
    pâtisserie menuiserie menuisier atelier artisanale artisanal voisins quartier lundi mardi mercredi jeudi
    vendredi samedi dimanche heures horaires hommes femmes enfants électricité cordonnier végétarien répare
    téléphones toilettage vigneron indépendant agence immobilière immobilier nettoyage bureaux tatoueur gîte gîtes
    montagne apiculteur miel lavande peintre maçon couvreur chauffagiste serrurier paysagiste jardins jardinier
    jardin esthétique ongles ostéopathe infirmière infirmier pharmacie opticien bijouterie chaussures vêtements
    meubles déménagement école crèche musique danse chiens chats vins vignoble glacier crêperie conseil comptable
    déco`,
    /œ|è\p{L}|eaux?$|eux$|euses?$|[^e]iers?$|tés?$/u,
  ),
  it: signs(
    `il lo la gli le e di del della dei nel nella è sono siamo nostro nostra per con su un una che dal chiuso aperto
    alla al sul i da a in ai si ci nostri nostre ogni anche più senza vicino facciamo vendo offriamo tutti tutto
    dalla dello delle degli ed fatti fatta come quando chi quale quali questo questa questi queste molto molti molte
    se lei mio mia suo sua essere ha hanno può non o solo poi fino entro tra fra basta foto mese`,
    `panificio idraulico elettricista legale avvocato avvocati parrucchiera parrucchiere gioielli lezioni domicilio
    ristorante pesce lago officina meccanica gommista appartamenti fioraio produciamo formaggi montagna fotografo
    matrimoni vendita biciclette nuove usate fisioterapista riceve appuntamento negozio bottega gelateria
    pasticceria macelleria falegname falegnameria cucina nonna vicini lunedì martedì mercoledì giovedì venerdì
    sabato domenica orari aperti calzolaio ripetizioni matematica eventi riparo riparazione riparazioni telefoni
    toelettatura cani azienda agricola agenzia immobiliare pulizie uffici dentistico dentista agriturismo miele
    castagno imbianchino muratore fabbro giardiniere giardini giardinaggio estetista unghie massaggi farmacia ottico
    gioielleria scarpe abbigliamento mobili traslochi scuola asilo musica danza gatti vini cantina vigneto gelato
    caffetteria pizzaiolo consulenza commercialista arredamento salumeria enoteca camere affitto`,
    /\p{L}{2}[àìòù]$|zion[ei]$|gli[aeo]?$|cch|(?<!pi)zz[aeio]$/u,
  ),
  pt: signs(
    `o a os as e do da dos das no na em é são somos nosso nossa para com por um uma que desde fechado aberto ao de à
    às aos nos nas sou meu minha seu sua mais sem todos perto junto fazemos vendo nossos nossas casa temos até se
    precisa quer como quando onde este esta estes estas isso está estão foi ser ter pode muito muita mas já só ou
    você vocês lhe si sobre escreva diga`,
    `padaria pastelaria canalizador encanador eletricista escritório advogado advogados advogada cabeleireiro
    cabeleireira homens senhoras bolos caseiros encomenda aulas restaurante peixe oficina automóveis segundas
    apartamentos praia florista queijos fotógrafo fotógrafa casamentos venda bicicletas novas usadas clínica
    dentária dentista mercearia talho loja sapataria livraria pão bairro vizinhos segunda terça quarta quinta
    sexta feira sábado domingo horário ementa sapateiro explicações matemática arranjo arranjos telemóveis celulares
    tosquia cães vinícola agência imobiliária limpeza escritórios veterinária veterinário turismo mel rosmaninho
    pintor pedreiro serralheiro jardineiro jardinagem jardins estética unhas massagens farmácia ótica ourivesaria
    sapatos roupa roupas móveis mudanças escola creche música dança gatos vinhos adega vinha gelataria sorveteria
    confeitaria consultoria contabilista contador contabilidade decoração quartos aluguel arrendamento
    fisioterapeuta médico médica costura costureira artesanato feito feitos`,
    /[ãõ]|nh[aoe]s?$|lh[aoe]s?$|eir[ao]s?$/u,
  ),
  nl: signs(
    `de het een en van wij onze ons voor met op in is zijn niet of bij sinds gesloten uur naar ook ik mijn u uw aan
    uit tot te door over alle elke kan om maken wie we hebben geen meer dicht nieuwe maar dan wat waar wanneer hoe
    die dit dat deze kunt wil wilt heeft hebt bent was er zo nog al veel heel graag hun jouw je jullie als`,
    `bakkerij loodgieter advocatenkantoor advocaat kapper kapsalon heren dames verkoop verkopen zelfgemaakte sieraden
    pianoles huis thuis visrestaurant onderhoud apk maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
    vakantiehuis zee bloemenwinkel bloemist kaas boerderij trouwfotograaf gebruikte fietsen fiets fysiotherapie
    afspraak telefonisch tandarts huisarts winkel slager slagerij groenten schilder aannemer verhuur makelaar
    openingstijden buren centrum brood ambacht gezin familiebedrijf elektricien schoenmaker bijles wiskunde
    veganistische feesten repareer reparatie telefoons hondentrimsalon hondenschool wijnhuis makelaardij schoonmaak
    kantoren tandartspraktijk honing eigen bijen loodgietersbedrijf timmerman hovenier tuin tuinen tuinman
    nagelstudio massagepraktijk apotheek opticien juwelier schoenen kleding meubels verhuizingen kinderopvang
    muziekschool dansschool rijschool honden katten wijnen ijssalon banketbakker boekhouder boekhouding advies
    interieur kamers huur vakantiewoning naaister fotograaf bruiloft bruiloften winkeltje keuken`,
    /ij|\p{L}tjes?$|[bdfghklmnprstvwz](?:aa|uu)[dfgklmnprst]/u,
  ),
  pl: signs(
    `i w z na do jest są nasz nasza od dla się nie oraz przy po godziny nad u ze we o to jak co my ja mój moja nasze
    roku blisko każdy wszystkie robimy mamy sprzedaję sprzedaje szukam że czy ale lub albo być ma mają można tylko
    także już bardzo ta ten te tej tego tym jako której który która które ich ją go nam was czego kiedy gdzie ile`,
    `piekarnia cukiernia hydraulik elektryk kancelaria adwokacka adwokat fryzjer fryzjerka meski męski damski ręcznie
    recznie robiona biżuteria bizuterie biżuterię lekcje gry pianinie restauracja rybna jeziorem warsztat
    samochodowy wymiana opon nieczynne czynne poniedziałki poniedzialki poniedziałek wtorek środa czwartek piątek
    sobota niedziela noclegi morza kwiaciarnia sery górach gorach fotograf ślubny slubny krakowa warszawa kraków
    rowerów gabinet fizjoterapii zapisy telefoniczne sklep usługi uslugi naprawa remonty sprzątanie przedszkole
    lekarz stomatolog dentysta rodzinny rodzinna chleb zakwasie kawiarnia szewc korepetycje matematyki wegetariański
    wegetarianski naprawiam telefony telefonów psów psow winnica biuro nieruchomości nieruchomosci sprzatanie biur
    stomatologiczny stomatologia agroturystyka miód miod lipowy własnej wlasnej pasieki pasieka malarz murarz
    ślusarz slusarz ogrodnik ogrody ogród ogrod kosmetyka kosmetyczny paznokcie masaż masaz apteka optyk jubiler
    buty odzież odziez meble przeprowadzki szkoła szkola żłobek zlobek muzyka taniec kotów wina lodziarnia doradztwo
    księgowa ksiegowa księgowość wnętrza wnetrza pokoje wynajem krawcowa krawiec weterynarz dzieci`,
    /[łąęśżźćń]|[bgkpt]rz|szcz|cze|czn|\p{L}{3}(?:owych|owy|owej|ego|ych|nej)$/u,
  ),
  tr: signs(
    "ve bir bu için ile biz bizim olan da de en çok kapalı açık saat",
    "fırın berber avukat ev yemekleri günü pazartesi salı çarşamba perşembe cuma cumartesi pazar",
    /[ğış]/u,
  ),
  ar: { script: /[\u0620-\u064a]/gu },
};
