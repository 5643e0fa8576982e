import type { WordTable } from "../reading/read-languages";
import type { WordKind } from "./hours-kinds";

export const SPANISH: WordTable<WordKind> = {
  ofSeason: "mediados de|principios de|finales de|fines de|inicios de|comienzos de",
  no: "no|nunca",
  or: "o|u",
  host: "hotel|hostal|pensión|casa rural|camping|iglesia|balneario|hospital|castillo|albergue",
  also: "tambien|también",
  daily:
    "cualquier día|cualquier día de la semana|todas las noches|todas las tardes|todas las mañanas|cada noche|a diario|todos los días|todos los dias|diariamente|cada día|cada dia|los siete días de la semana|7 días a la semana|todos los días de la semana|diario|toda la semana|los 7 días",
  workdays: "entre semana|días laborables|dias laborables|laborables|días hábiles|l-v|de l a v|l a v",
  weekend: "fin de semana|fines de semana|los fines de semana",
  holidays: "festivos|feriados|días festivos|dias festivos|festivo",
  otherwise:
    "resto de días|el resto de días|el resto de la semana|resto de la semana|los demás días|demás días|el resto|los otros días|por lo demás",
  open: "abierto|abierta|abiertos|abrimos|abre|abren|horario|horarios|horario de apertura|horario de atención|horas de apertura|apertura|atendemos|horario comercial|estamos abiertos|trabajo|trabajamos|disponible|disponibles|atiendo|recibimos|atención|abro|estoy abierto|estoy abierta",
  closed:
    "no hay atención|no se atiende|no trabajamos|no trabajo|no atendemos|no atiendo|no hay servicio|no está abierto|no estamos abiertos|cerramos a|cierro|cierran|descansa|de vacaciones|por vacaciones|cerrado por vacaciones|vacaciones de verano|cerrado|cerrada|cerrados|cerramos|descansamos|descanso|cierra|cierra los|no abrimos|no abre|cerrado por descanso|permanece cerrado|cerrado todo el día|no abro|no abren|nunca abrimos|no se abre",
  appointment:
    "con cita previa|con cita|solo con cita previa|exclusivamente con cita previa|sólo con cita previa|previa cita|cita previa|solo con cita|bajo cita|con reserva previa|a convenir",
  always:
    "24 horas|24 h|24h|día y noche|las 24 horas|las veinticuatro horas|24 horas al día|las 24 horas del día|todo el día y la noche",
  range: "a|al|hasta|hasta las|hasta el|a las|hasta la|a la",
  until: "cerramos a las|que cerramos a las|cuando cerramos a las|cerramos a la",
  from: "de|desde|desde las|de las|del|a partir de las|a partir de|desde el|desde la|de la",
  between: "entre|entre las",
  and: "y|e|y también|así como",
  onwards: "en adelante",
  openEnd:
    "que anochezca|que oscurezca|el anochecer|la puesta de sol|tarde noche|cierre|el cierre|agotar existencias|fin de existencias|que se acaba|que se acabe|se acaba|se acabe|acabar existencias|que se agote",
  noon: "mediodía|mediodia|las doce del mediodía",
  midnight: "medianoche|la medianoche",
  am: "de la mañana|por la mañana|por las mañanas|mañana|mañanas|la mañana|en la mañana",
  pm: "de la tarde|por la tarde|por las tardes|tarde|tardes|la tarde|en la tarde|del mediodía",
  night: "de la noche|por la noche|por las noches|noche|noches|la noche",
  meal: "comida|comidas|almuerzo|almuerzos|cena|cenas",
  except: "excepto|salvo|menos|excepto los|salvo los|menos los|a excepción de|pero no|excepto el|salvo el|menos el",
  only: "solo|sólo|solamente|únicamente|exclusivamente",
  season:
    "verano|invierno|primavera|otoño|en verano|en invierno|en primavera|en otoño|semana santa|navidad|vacaciones|temporada|en temporada|temporada alta|temporada baja",
  ordinal:
    "primer|primero|primeros|segundo|segundos|tercer|tercero|cuarto|último|últimos|cada dos|alternos|uno de cada dos|quincenal|algunos|algunas",
  ofMonth: "de mes|del mes|de cada mes|al mes",
  lunchBreak: "pausa|cerrado a mediodía|descanso de mediodía|cierre a mediodía|pausa para comer",
  place:
    "finca|granja|quiosco|kiosco|almazara|molino|nave|viñedo|cervecería|herrería|obrador|tienda|taller|clínica|consulta|restaurante|café|cafetería|bar|estudio|galería|panadería|museo|biblioteca|local|farmacia|salón|peluquería|librería|casa|bodega|gimnasio|despacho de pan|negocio|academia|sala",
  subject:
    "recepción|entrega|entregas|reparto|recogida|recogidas|teléfono|telefónica|atención telefónica|entrada|salida|check-in|check-out|visitas|visita|urgencias|pedidos|pedido|plazo|inscripción|inscripciones|hora feliz|happy hour|concierto|mercado|almacén|atención al cliente|citas|llamadas|reservas|último acceso|última entrada|último pase|última cita|últimos pedidos|emergencias",
  office: "oficina|oficinas|horario de oficina|despacho",
  activity:
    "desayuno|desayunos|cocina|clase|clases|curso|cursos|talleres|misa|misas|ensayo|ensayos|entrenamiento|piscina|sauna|escuela|secretaría|lecciones|curso nocturno|alumnos|pistas|habitaciones|socios",
  zone: "hora local|hora peninsular",
  included: "incluido|incluidos|incluso|inclusive|también en",
  if: "porque|ya que|si|cuando|mientras|según|en caso de",
  light:
    "sin pausa|sin interrupción|sin descanso|pero|contacto|dirección|ubicación|dónde|cuándo|dónde estamos|los|las|el|la|lo|en|estamos|nuestro|nuestra|nuestros|está|es|son|todo|todos|horas|hora|h|hs|hrs|días|día|dia|nos|encontrarás|encontrará|visítanos|visítenos|te|le|esperamos|os|siempre|todo el día|todo el año|con|por|para|al público|público|cada|ven|vengan|se|semana|nos encontrarás|encuéntranos",
};

export const FRENCH: WordTable<WordKind> = {
  ofSeason: "mi-|début|fin|mi",
  no: "non|pas|jamais",
  or: "ou",
  host: "hôtel|auberge|gîte|camping|église|hôpital|château|spa|thermes|chambres d'hôtes|maison de retraite",
  also: "aussi|également|nocturne",
  daily:
    "n'importe quel jour|tous les jours de la semaine|tous les soirs|chaque soir|tous les matins|tous les jours|chaque jour|7 jours sur 7|7j/7|7/7|sept jours sur sept|toute la semaine|7j sur 7|quotidiennement",
  workdays: "en semaine|jours ouvrables|jours ouvrés|les jours ouvrables|la semaine",
  weekend: "week-end|week-ends|le week-end|les week-ends|weekend|le weekend|fin de semaine",
  holidays: "jours fériés|les jours fériés|fériés|jour férié|et fériés",
  otherwise: "sinon|les autres jours|autres jours|le reste de la semaine|le reste du temps|reste de la semaine",
  open: "je consulte|nous consultons|on consulte|ouvert|ouverte|ouverts|ouvertes|ouverture|horaires|horaire|horaires d'ouverture|horaires d’ouverture|heures d'ouverture|heures d’ouverture|ouvre|ouvrons|nos horaires|nous ouvrons|sommes ouverts|nous accueillons|vous accueille|vous accueillons|je travaille|nous travaillons|joignable|joignables|disponible|disponibles|je reçois|nous recevons|j'ouvre|j’ouvre|on ouvre|je suis ouvert|je suis ouverte",
  closed:
    "on n'ouvre pas|nous n'ouvrons pas|n'ouvre pas|pas ouvert|on ne travaille pas|je ne travaille pas|on ferme|nous fermons|relâche|repos hebdomadaire|congés annuels|congés|en congé|vacances annuelles|en vacances|fermeture annuelle|fermé|fermée|fermés|fermées|fermeture|ferme|fermons|jour de fermeture|fermeture hebdomadaire|relâche|nous fermons|repos|je n'ouvre pas|je ferme",
  appointment:
    "sur rendez-vous|uniquement sur rendez-vous|exclusivement sur rendez-vous|sur rendez-vous uniquement|sur rdv|sur rdv uniquement|sur réservation",
  always: "24h|24 heures|24h/24|24 h/24|24h sur 24|24 heures sur 24|jour et nuit|24/24",
  range: "à|au|a|jusque|jusqu'à|jusqu’à|jusqu'au|jusqu’au",
  until: "où nous fermons à|nous fermons à|on ferme à|où on ferme à",
  from: "de|du|dès|à partir de|des|depuis",
  between: "entre",
  and: "et|ainsi que|puis|pis",
  onwards: "et plus tard",
  openEnd:
    "la nuit|la nuit tombée|la tombée de la nuit|coucher du soleil|tard|la fermeture|épuisement des stocks|épuisement du stock|épuisement|minuit passé|fin de service",
  noon: "midi",
  midnight: "minuit",
  am: "du matin|le matin|matin|matins|les matins|matinée",
  pm: "de l'après-midi|de l’après-midi|l'après-midi|l’après-midi|après-midi|du soir|le soir|soir|soirs|soirée",
  night: "la nuit|nuit|de la nuit",
  meal: "déjeuner|dîner|brunch|midi et soir",
  except: "sauf|sauf le|excepté|hormis|à l'exception du|à l’exception du|à l'exception de|mais pas|hors|sauf les",
  only: "uniquement|seulement|exclusivement|que",
  season:
    "été|hiver|printemps|automne|en été|en hiver|au printemps|en automne|pâques|noël|vacances scolaires|pendant les vacances|pendant les vacances scolaires|hors vacances scolaires|saison|en saison|hors saison",
  ordinal:
    "premier|deuxième|troisième|quatrième|dernier|premiers|derniers|1er|un sur deux|2e|3e|second|premier et troisième|sur deux|sur trois|sur quatre|quelques|certains|certaines",
  ofMonth: "du mois|de chaque mois|par mois",
  lunchBreak: "pause déjeuner|pause|fermé le midi|fermé à midi",
  place:
    "moulin|cave|caveau|domaine|hangar|forge|kiosque|fromagerie|distillerie|brocante|cidrerie|grange|boutique|magasin|atelier|cabinet|restaurant|café|bar|salon|galerie|boulangerie|musée|bibliothèque|pharmacie|librairie|jardin|studio|ferme|épicerie|brasserie|bistrot|institut|étude|agence|ferronnerie|dépôt|entrepôt|hangar de vente",
  subject:
    "accueil|réception|livraison|livraisons|retrait|téléphone|permanence téléphonique|permanence|téléphonique|arrivée|arrivées|départ|départs|check-in|check-out|visite|visites|urgences|commandes|commande|inscriptions|date limite|happy hour|concert|marché|entrepôt|service client|consultations téléphoniques|guichet|dernière entrée|dernière commande|dernier rendez-vous|dernières entrées|ramassage|urgence",
  office: "bureau|bureaux|heures de bureau",
  activity:
    "petit-déjeuner|cuisine|cours|stage|stages|ateliers|messe|culte|répétition|répétitions|entraînement|piscine|sauna|école|secrétariat|garderie|séance|séances|cours du soir|leçons|élèves|terrains|chambres|adhérents",
  zone: "heure locale|heure de paris|heure de l'est",
  included: "inclus|compris|y compris",
  if: "parce que|car|puisque|si|tant que|selon|en cas de|sauf si",
  light:
    "sans pause|sans coupure|sans interruption|mais|adresse|contact|accès|infos pratiques|où|quand|où nous trouver|nous|sommes|notre|nos|votre|vos|le|la|les|l|l'|en|vous|est|chaque|heures|heure|h|jours|jour|toujours|toute l'année|toute l’année|toute la journée|journée|non-stop|sans interruption|en continu|retrouvez-nous|venez|au public|public|pour|y|tous|un|une|sont|c'est|ici|semaine|accueille|sans pause",
};

export const ITALIAN: WordTable<WordKind> = {
  ofSeason: "metà|inizio|fine",
  no: "no|mai",
  or: "o|oppure",
  host: "hotel|albergo|agriturismo|ostello|campeggio|chiesa|ospedale|castello|terme|pensione|b&b|casa di riposo",
  also: "anche",
  daily:
    "qualsiasi giorno|ogni giorno della settimana|tutte le sere|ogni sera|tutte le mattine|tutti i giorni|ogni giorno|sette giorni su sette|7 giorni su 7|7 su 7|quotidianamente|tutta la settimana|giornalmente",
  workdays: "nei giorni feriali|giorni feriali|feriali|in settimana|durante la settimana|nei feriali",
  weekend: "fine settimana|weekend|nel fine settimana|nel weekend|il fine settimana|il weekend",
  holidays: "festivi|giorni festivi|festività|nei festivi|nei giorni festivi",
  otherwise: "altrimenti|gli altri giorni|negli altri giorni|altri giorni|il resto della settimana|restanti giorni",
  open: "aperto|aperta|aperti|apertura|orari|orario|orari di apertura|orario di apertura|apriamo|apre|siamo aperti|siamo aperte|vi aspettiamo|si riceve|riceve|riceviamo|ricevo|lavoro|lavoriamo|disponibile|disponibili|reperibile|apro|sono aperto|sono aperta",
  closed:
    "non apriamo|non apre|non siamo aperti|non lavoriamo|non si lavora|si chiude|chiude|turno di riposo|riposiamo|ferie|in ferie|chiuso per ferie|chiusura estiva|chiusura annuale|chiuso|chiusa|chiusi|chiusura|chiudiamo|giorno di chiusura|chiusura settimanale|riposo|giorno di riposo|riposo settimanale|turno di chiusura|siamo chiusi|non apro|non aprono|non si apre|chiudo",
  appointment:
    "su appuntamento|solo su appuntamento|esclusivamente su appuntamento|soltanto su appuntamento|previo appuntamento|su prenotazione|per appuntamento",
  always: "24 ore su 24|24 ore|h24|giorno e notte|h 24",
  range: "a|al|alle|fino alle|fino a|all'|alla|ad|alle ore|all’|sino alle|fino al|fino all'|fino alla",
  until: "chiudiamo alle|quando chiudiamo alle|che chiudiamo alle|chiudiamo all'",
  from: "da|dal|dalle|dalle ore|dall'|dall’|dalla|a partire dalle",
  between: "tra|tra le|fra le|fra",
  and: "e|ed|nonché",
  onwards: "in poi",
  openEnd:
    "tramonto|al tramonto|che fa buio|buio|tardi|tarda notte|chiusura cucina|esaurimento scorte|fine scorte|che finisce|che ce n'è|esaurimento",
  noon: "mezzogiorno",
  midnight: "mezzanotte",
  am: "di mattina|del mattino|mattina|mattine|la mattina|al mattino|mattino|mattinata",
  pm: "di pomeriggio|del pomeriggio|pomeriggio|pomeriggi|il pomeriggio|di sera|della sera|sera|la sera|pomeridiano",
  night: "di notte|notte|la notte",
  meal: "pranzo|cena|a pranzo|a cena|pranzi|cene|a pranzo e a cena",
  except:
    "tranne|tranne il|escluso|eccetto|salvo|ad eccezione di|ma non|esclusi|tranne la|escluso il|eccetto il|tranne i",
  only: "solo|soltanto|solamente|unicamente|esclusivamente",
  season:
    "estate|inverno|primavera|autunno|in estate|in inverno|in primavera|in autunno|pasqua|natale|stagione|in stagione|d'estate|d'inverno",
  ordinal: "primo|secondo|terzo|quarto|ultimo|prima|ultima|ogni due|a settimane alterne|alcuni|alcune|qualche",
  ofMonth: "del mese|di ogni mese|al mese",
  lunchBreak: "pausa pranzo|pausa",
  place:
    "fattoria|azienda|mulino|frantoio|chiosco|capannone|birrificio|caseificio|vigneto|spaccio|cascina|negozio|bottega|laboratorio|studio|ristorante|trattoria|osteria|bar|caffè|salone|galleria|panificio|forno|museo|biblioteca|farmacia|officina|pizzeria|ambulatorio|locale|punto vendita|palestra|libreria|cantina|pasticceria|gelateria",
  subject:
    "reception|consegna|consegne|ritiro|telefono|telefonico|telefonicamente|check-in|check-out|arrivo|partenza|visite|visita|urgenze|emergenze|ordini|ordine|iscrizioni|scadenza|happy hour|aperitivo|concerto|mercato|magazzino|servizio clienti|prenotazioni|centralino|sportello|ultimo ingresso|ultima entrata|ultimo appuntamento|ultimi ordini|urgenza",
  office: "ufficio|uffici|orario d'ufficio|orari d'ufficio",
  activity:
    "colazione|cucina|lezione|lezioni|corso|corsi|messa|messe|prove|allenamento|allenamenti|piscina|sauna|scuola|segreteria|laboratori|corso serale|seminario|alunni|campi|camere|soci",
  zone: "ora locale",
  included: "incluso|inclusi|compreso|compresi|anche nei",
  if: "perché|poiché|se|finché|in caso di|secondo",
  light:
    "senza pausa|senza interruzione|ma|contatti|dove siamo|dove|quando|indirizzo|siamo|il|la|lo|i|gli|le|nostro|nostra|nostri|i nostri|è|sono|ogni|ore|ora|h|di|in|nel|nei|sempre|tutto il giorno|tutto l'anno|tutto l’anno|continuato|orario continuato|al pubblico|pubblico|vi|ci|trovate|ci trovate|venite|per|giorni|giorno|con|tutti|settimana|del|della",
};

export const PORTUGUESE: WordTable<WordKind> = {
  ofSeason: "primeira quinzena de|segunda quinzena de|meados de|início de|fim de|finais de",
  no: "não|nunca",
  or: "ou",
  host: "hotel|pousada|hostel|campismo|igreja|hospital|castelo|termas|quinta hotel|alojamento|lar de idosos",
  also: "tambem|também",
  daily:
    "qualquer dia|qualquer dia da semana|todas as noites|todas as tardes|todas as manhãs|todos os dias|diariamente|cada dia|sete dias por semana|7 dias por semana|toda a semana|todo dia|todos os dias da semana|7 dias na semana",
  workdays: "dias úteis|nos dias úteis|durante a semana|dias de semana|dias uteis|dias da semana",
  weekend:
    "fim de semana|fins de semana|ao fim de semana|aos fins de semana|fim-de-semana|fins-de-semana|aos fins-de-semana|ao fim-de-semana|nos fins de semana",
  holidays: "feriados|feriado|dias feriados|e feriados",
  otherwise:
    "restantes dias|nos restantes dias|demais dias|nos demais dias|nos outros dias|outros dias|resto da semana|o resto da semana",
  open: "aberto|aberta|abertos|abertas|abrimos|abre|horário|horários|horário de funcionamento|horário de abertura|horario|funcionamento|horário de atendimento|estamos abertos|funcionamos|atendemos|atendimento|atendo|trabalho|trabalhamos|disponível|disponíveis|funciona|recebemos|abro|estou aberto|estou aberta|recebo",
  closed:
    "não há atendimento|não tem atendimento|não abre|não trabalhamos|não trabalho|não funciona|não funcionamos|não abrimos|não atendo|não atendemos|folga|folgamos|férias|de férias|fechado para férias|encerrado para férias|fechado|fechada|fechados|fechamos|encerrado|encerrada|encerrados|encerramos|encerra|fecha|encerramento|descanso|folga|não abrimos|descanso semanal|estamos fechados|não abro|não abrem|nao abro|nao abrimos|nao abre|não estamos|fecho|fica fechado|fica fechada|não há atendimento",
  appointment:
    "por marcação|só por marcação|exclusivamente por marcação|apenas por marcação|com marcação|mediante marcação|com hora marcada|somente com hora marcada|com agendamento|por agendamento|sob marcação",
  always: "24 horas por dia|24 horas|24h|dia e noite|24h por dia",
  range: "a|à|às|ao|até|até às|até as|até à",
  until: "fechamos às|em que fechamos às|quando fechamos às|encerramos às",
  from: "de|das|desde|desde as|a partir das|da|do|dos|a partir de",
  between: "entre|entre as",
  and: "e|bem como",
  onwards: "em diante",
  openEnd:
    "escurecer|anoitecer|pôr do sol|tarde da noite|último cliente|fim do stock|esgotar|fecho|acabar|a comida acabar|acabar tudo|enquanto houver",
  noon: "meio-dia|meio dia",
  midnight: "meia-noite|meia noite",
  am: "da manhã|de manhã|manhã|manhãs|pela manhã|às manhãs|na parte da manhã",
  pm: "da tarde|à tarde|de tarde|tarde|tardes|às tardes",
  night: "da noite|à noite|de noite|noite|noites",
  meal: "almoço|almoços|jantar|jantares|ao almoço|ao jantar|almoço e jantar",
  except: "exceto|excepto|menos|salvo|com exceção de|à exceção de|mas não|exceto às|exceto aos|menos à|exceto ao",
  only: "só|somente|apenas|unicamente|exclusivamente",
  season:
    "verão|inverno|primavera|outono|no verão|no inverno|na primavera|no outono|páscoa|natal|férias|época alta|época baixa|temporada|época balnear",
  ordinal: "primeiro|primeira|segundo|terceiro|último|última|primeiros|dois em dois|alternados|alguns|algumas",
  ofMonth: "do mês|de cada mês|por mês",
  lunchBreak: "pausa para almoço|pausa|hora de almoço|fechado para almoço|encerrado para almoço",
  place:
    "quinta pedagógica|lagar|moinho|armazém de venda|queijaria|vinha|fábrica|cervejaria|lojinha|loja|oficina|consultório|restaurante|café|bar|estúdio|salão|galeria|padaria|museu|biblioteca|farmácia|atelier|clínica|tasca|pastelaria|livraria|espaço|ginásio|adega|mercearia|ateliê|academia|quiosque",
  subject:
    "receção|recepção|entrega|entregas|recolha|levantamento|telefone|telefónico|atendimento telefónico|telefonicamente|check-in|check-out|entrada|saída|visita|visitas|urgências|encomendas|encomenda|inscrições|prazo|happy hour|concerto|mercado|armazém|apoio ao cliente|pedidos|reservas|marcações|última entrada|último acesso|última marcação|últimos pedidos|emergências",
  office: "escritório|escritórios|horário de escritório",
  activity:
    "pequeno-almoço|café da manhã|cozinha|aula|aulas|curso|cursos|oficinas|missa|missas|ensaio|ensaios|treino|treinos|piscina|sauna|escola|secretaria|workshop|workshops|curso noturno|alunos|quadras|quartos|sócios",
  zone: "hora local|horário de brasília|hora de lisboa",
  included: "incluído|incluídos|inclusive|também aos",
  if: "porque|pois|se|enquanto|conforme|em caso de|caso",
  light:
    "sem intervalo|sem pausa|sem interrupção|mas|contacto|contato|morada|endereço|localização|onde estamos|onde|quando|estamos|aos|o|os|as|nosso|nossa|nossos|é|são|em|no|na|nos|nas|cada|horas|hora|h|hs|sempre|dias|dia|todo o dia|todo o ano|o ano todo|ao público|público|com|para|para si|visite-nos|venha|encontra-nos|todos|sem interrupção|feira|semana|se|está",
};
