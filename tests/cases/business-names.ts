/** Ordinary names of small businesses, some of them near a well-known name or beside words of services; none is to be refused. */
export const BUSINESS_NAMES: readonly string[] = `
Rose Bakery; Harbour Osteopathy; Marigold Noodles; Dune Lamps; Burrastow Wool; Stone & Thread; Amber Lane Florist; The Copper Kettle; Old Mill Garage;
Apple Tree Nursery; Apple Orchard Farm; Appleton Joinery; Appleby Vets; Pineapple Studio; Crabapple Crafts; Big Apple Bagels; Chase Farm Eggs;
Chase Gardens; Purchase Street Deli; Steeplechase Stables; Paper Chase Prints; Orange Grove Spa; Orange Door Dentist; Target Archery Club; Square Meal Catering;
Town Square Books; Discovery Dive Centre; Outlook Cottages; Booking Office Cafe; Windows by Walter; Office Plants Ltd; Steam Laundry; Steamworks Brewery;
Amazonia Plants; Amazon Parrot Rescue; Uber den Wolken; Overland Tours; Meta Mechanics; Signal Hill Bikes; Slack Line Yoga; Zoom Photography; Twitchers Birding;
Telegram Road Bakery; Discordant Strings; Ledger and Daughters; Block and Chain Lighting; Coin Laundry; Coinmakers Arms; Bank Street Barbers; Riverbank Canoes;
The Piggy Bank Nursery; Left Bank Bistro; Cash and Carry Flowers; Payne and Sons; Paydirt Landscaping; Pal Pet Care; Penpal Stationers; Palace Cinema; Paypalace Bakery;
Venice Blinds; Venture Scouts; Zellers Farm; Clarendon House; Clara's Kitchen; Klara Fotografie; Cloud Nine Cleaning; Cloudberry Cafe; Icehouse Gallery;
Yahootie Toys; Google Eyes Puppets; Goggles Opticians; Googly Bear Nursery; Micro Soft Furnishings; Microsoftening Skincare; Mac and Cheese Bar; Apple Care Home;
Adobe House Rentals; Adobe Brick Works; Dropbox Hill Walks; Dockside Signs; Okra Kitchen; Norton Village Hall; Nortons Shoes; Mac Afee Plumbing; Shop Fitters Leeds;
Shopify It Yourself; Wordsmith Press; Press to Play; Hub Cap Garage; Git Along Ranch; Lab Rats Coffee; Face Book Exchange; Face and Body; Bookface Library; Instant Grammar;
Whats Up Dock; Linked Inns; Twitterings Aviary; Tick Tock Clocks; Snap Chatter Cameras; Your Tube Plumbing; Pin Interest Sewing; Ready Teddy Daycare; Net Flicks Fishing;
Spot If I Dogs; Disney Drive Dental; Nintendough Pizza; Play Station Playgroup; Xbox Hedge Gardeners; E Bay Windows; Eden Bay Hotel; Ali Express Barber; Ali Baba Kebab;
Wall Mart Plaster; Cost Company Accountants; Best Buyer Homes; Ikea Nuts; Ikebana Flowers; Salando Shoes Repair; Etsytown Crafts; Temujin Grill; Sheinbaum Tailors;
Raku Ten Pottery; Air B and Bees Honey; Expedition Outfitters; Trip Advice; Lift Engineers; Delivery Door Pizza; DH Lawrence Society; Fed Experts; Ups and Downs Lifts;
Startups Space; Cups and Saucers; UPS Batteries Norway; Usps Upholstery; Royal Mailbox Makers; Poste Restante Cafe; La Posteria; Correo Viejo Bodega; Voda Phone Repairs;
Telecom Mast Climbers; T Shirts and Mobiles; Verity Horizon; Comcastle Inn; Irish Stews; Iris Flowers; Gov Ukulele; Medi Care Chairs; Medicare Footcare Oslo;
Visa Service Travel; Visa Help Vienna; Visa Online Agency; Passport Photos; Master Carders Wool; American Expressions Art; Capital One Stop Shop; Citi Bikes; City Bank Holidays;
Wells Farm Gorge; Wells and Fargo Alpacas; Barclay Street Bakers; Lloyd Banks Music; Natwest Wind Farm; Monzo Ramen; Santander Surf School; Santa Andrea; Halifax Joinery;
Wise Owl Tutors; Key Cutters; Ally Pally Pilates; Regions Wine; Citizens Theatre; Nationwide Skips; First Direct Trains; Post Office Cottage; Bankside Potters;
Support Group Norwich; Help at Home; Home Help Holland; Secure Fencing; Security Doors Kent; Account Able; The Account Room; Billing Hall; Team Tandem; Team Portal Climbing;
Wallet Makers; Mobile Mechanic Mo; Online Piano School; Webbers Wine; Mail Box Coffee; The Mail Room; Mall Street Shoes; Info Point Alps; Alert Dogs; Track and Field Shop; Tracking Wolves;
Store Street Gym; Login Lumber; The Log Inn; Sign In Style; Signs and Letters; Card Corner; Greeting Cards Galore; Safe Hands Midwives; Safe Harbour Sailing; Claim Gold Jewellery;
K Dawson Plumbing; Bright Smile Dental; Northern Lights Electric; Fern and Moss; Oak and Ash Furniture; Pebble Beach Surf; Blue Door Pottery; Red Barn Antiques; Green Thumb Gardens;
Silver Birch Campsite; Golden Fleece Knitwear; The Tin Whistle; Sunny Side Eggs; Corner Stone Masonry; Barnaby Barn; Farm Fresh Box; Lantern Press; Quill and Ink; Ravens Nest Tattoo;
Otter Creek Kayaks; Hazelnut Kindergarten; Little Acorns; Juniper Gin Works; Sage Therapy; Thyme to Eat; Velvet Rope Salon; Marble Arch Dentist; Canyon Cycles Repair; Mesa Verde Tacos;
Schrauben Oberhoff; Bäckerei Müller; Metzgerei Huber; Gasthaus zum Löwen; Zahnarztpraxis Dr. Weiß; Friseur Haarmonie; Blumen Bauer; Tischlerei Krämer; Elektro Schröder; Malerbetrieb Jung;
Autohaus Vogel; Kfz Meister Koch; Dachdecker Lang; Steuerberatung Sommer; Kanzlei Brandt und Partner; Hofladen Apfelglück; Apfelhof Jork; Weingut Steinbach; Hebamme Lena; Yoga am Fluss;
Physio Nordstadt; Tierarzt am Markt; Fahrradladen Kettenreaktion; Buchhandlung Seitenweise; Café Elster; Café Sahneschnitte; Konditorei Engel; Eisdiele Venezia; Imkerei Summ; Gärtnerei Grün;
Schlüsseldienst Sicher; Sicherheitstechnik Wolf; Hilfe im Haushalt; Kundenservice Training Beck; Konto Klar Buchhaltung; Sparschwein Kinderladen; Sparkling Weine; Volksbühne Tanz; Postkutsche Gasthof;
Postbankett Catering; Raiffeisenstraße Bäckerei; Deutsche Handweberei; Commerz Real Makler; Orangerie Restaurant; Ionische Weine; Telekommunikation Beck; Alte Post Hotel; Zur Alten Sparkasse Restaurant;
Boulangerie Lefèvre; Fromagerie du Pont; Chez Amélie; Amélie Fleurs; Salon Amélie; Le Petit Jardin; Garage Dubois; Plomberie Martin; Cabinet Dentaire Rivière; Librairie des Lilas;
Hôtel de la Poste; La Postière; Café de la Banque; Restaurant Orange Amère; Le Crédit Photo; Société de Pêche; Atelier Société; Menuiserie Girard; Fleuriste Pivoine; Chocolaterie Blanc;
Coiffure Élégance; Couture Sophie; Ébénisterie Morel; Vignoble Saint Clair; Domaine des Chênes; Auberge du Lac; Gîte des Alpes; Crèche Les Coccinelles; Optique Lumière; Taxi Bernard;
Assistance Informatique Lyon; Aide à Domicile Nantes; Compte Rond Comptables; Ostéo Toulouse; Paysagiste Vert; Traiteur Gourmand; Poissonnerie Océane; Boucherie Centrale; Brasserie du Nord; Cave à Vins;
Panadería La Espiga; Taller Mecánico Ruiz; Clínica Dental Sonrisa; Floristería Azahar; Peluquería Carmen; Ferretería El Tornillo; Librería Cervantes; Bodega Vieja; Restaurante El Puerto; Casa Rural Olivo;
Abogados Torres; Asesoría Fiscal Luna; Fontanería Gómez; Electricidad Sol; Carpintería Roble; Academia de Inglés; Escuela de Baile; Veterinaria Patitas; Óptica Visión; Farmacia Central;
Correduría Vidal; Soporte y Pie Ortopedia; Ayuda en Casa; Pago de los Olivos; Bodegas Pago Alto; Cuenta Cuentos; Banco de Piedra Bar; Banca Rota Teatro; Naranja Mecánica Taller; Manzana Verde;
Padaria Alfazema; Pastelaria Doce Mel; Oficina do João; Clínica Bem Estar; Florista Jasmim; Cabeleireiro Bela; Restaurante O Pescador; Adega do Monte; Quinta da Serra; Carpintaria Silva;
Advogados Costa; Explicações Saber; Talho Central; Sapataria Passo; Ótica Clara; Canalizador Rui; Pousada do Rio; Surf Escola Onda; Ajuda em Casa; Conta Certa Contabilidade;
Trattoria da Nonna Pina; Panificio Rossi; Gelateria Dolce Neve; Officina Bianchi; Studio Legale Conti; Studio Dentistico Ferri; Fioraio Rosa; Parrucchiera Giulia; Agriturismo Il Pino; Cantina Vecchia;
Falegnameria Greco; Idraulica Marino; Libreria Volta; Scuola di Musica Allegro; Erboristeria Salvia; Pasticceria Siciliana; Hotel Posta; Posta Vecchia; Conto Corrente Teatro; Assistenza Anziani Roma;
Bakkerij De Molen; Slagerij Visser; Fietsenmaker Jan; Kapper Mooi; Bloemen van Dijk; Tandarts Noord; Huisarts Zuid; Timmerman Bos; Loodgieter Kok; Café De Post;
Restaurant Oranje; Kaashandel Berg; Bagarstugan; Frisör Karin; Tandläkare Öst; Blommor och Blad; Snickare Lund; Café Lingon; Bokhandeln Norr; Cykelverkstan;
Nordea Sea Kayaks; Bageri Smør; Blomster Liv; Tannlege Berg; Fjord Kajakk; Hytte til Leie; Rørlegger Dahl; Kafé Kos; Malermester Olsen; Tømrer Hansen;
Piekarnia Złoty Kłos; Kwiaciarnia Róża; Salon Fryzjerski Anna; Stomatolog Kowalski; Mechanik Nowak; Księgarnia Sowa; Restauracja Pod Lipą; Pensjonat Góral; Stolarz Dąb; Przedszkole Miś;
Pekárna U Lípy; Kavárna Jitřenka; Květiny Lenka; Zubař Novák; Truhlář Dub; Penzion Potok; Pizzeria Napoli; Kebap Ankara; Çiçekçi Gül; Fırın Anadolu;
Berber Ali; Kuaför Ayşe; Lokanta Deniz; Otel Liman; Diş Kliniği Umut; Terzi Hasan; Sakura Sushi; Ramen Ichiban; Tea House Aoi; Hana Flowers;
Kimchi Corner; Seoul Nails; Pho Saigon; Lotus Massage; Bangkok Street; Mumbai Spice; Curry Leaf; Punjab Sweets; Nairobi Safaris; Lagos Tailors;
Cape Vines; Outback Swags; Kiwi Orchard; Maple Leaf Roofing; Prairie Vet; Hudson Yards Gym; Brooklyn Bagels; Texas Smokehouse; Santa Fe Art; Miami Pools;
Oahu Surf; Juneau Fishing; Boston Piano Tuner; Salem Candles; Denver Climbing; Portland Roasters; Austin Strings; Nashville Boots; Memphis Ribs; New Orleans Jazz School;
24 Hour Locksmith; 7 Hills Brewery; 3 Sisters Knitting; 1001 Nights Carpets; 2 Wheels Repair; Studio 54 Pilates; Route 66 Diner; 12 Apostles Winery; 99 Balloons; 5 Elements Spa
`
  .split(";")
  .map((name) => name.trim());
