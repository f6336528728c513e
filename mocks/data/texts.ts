/** One text in the four languages of the interface. */
export interface FourTexts {
  es: string
  en: string
  ca: string
  de: string
}

/** What an ad is called. */
export const TITLES: readonly FourTexts[] = [
  {
    es: 'Casa de pueblo con patio y limonero',
    en: 'Village house with patio and lemon tree',
    ca: 'Casa de poble amb pati i llimoner',
    de: 'Dorfhaus mit Innenhof und Zitronenbaum',
  },
  {
    es: 'Ático con terraza y vistas al puerto',
    en: 'Penthouse with terrace and harbour views',
    ca: 'Àtic amb terrassa i vistes al port',
    de: 'Penthouse mit Terrasse und Hafenblick',
  },
  {
    es: 'Finca rústica con almendros',
    en: 'Country house with almond trees',
    ca: 'Finca rústica amb ametllers',
    de: 'Finca mit Mandelbäumen',
  },
  {
    es: 'Piso reformado junto al mercado',
    en: 'Renovated flat next to the market',
    ca: 'Pis reformat vora el mercat',
    de: 'Renovierte Wohnung am Markt',
  },
  {
    es: 'Chalet con piscina cerca de la cala',
    en: 'Villa with pool near the cove',
    ca: 'Xalet amb piscina prop de la cala',
    de: 'Villa mit Pool nahe der Bucht',
  },
  {
    es: 'Planta baja con jardín',
    en: 'Ground-floor flat with garden',
    ca: 'Planta baixa amb jardí',
    de: 'Erdgeschosswohnung mit Garten',
  },
  {
    es: 'Casa señorial en el casco antiguo',
    en: 'Manor house in the old town',
    ca: 'Casa senyorial al nucli antic',
    de: 'Herrenhaus in der Altstadt',
  },
  {
    es: 'Apartamento a dos calles del mar',
    en: 'Apartment two streets from the sea',
    ca: 'Apartament a dos carrers de la mar',
    de: 'Apartment zwei Straßen vom Meer',
  },
]

/** What an ad says. */
export const DESCRIPTIONS: readonly FourTexts[] = [
  {
    es:
      'Casa luminosa, con techos altos y suelo hidráulico. La cocina da al patio; arriba, ' +
      'los dormitorios y una terraza con vistas a la sierra.',
    en:
      'A bright house with high ceilings and patterned tiles. The kitchen opens onto the ' +
      'patio; upstairs are the bedrooms and a terrace with mountain views.',
    ca:
      'Casa lluminosa, amb sòtils alts i mosaic hidràulic. La cuina dona al pati; a dalt, ' +
      'els dormitoris i una terrassa amb vistes a la serra.',
    de:
      'Helles Haus mit hohen Decken und Mosaikböden. Die Küche öffnet sich zum Innenhof; ' +
      'oben liegen die Schlafzimmer und eine Terrasse mit Bergblick.',
  },
  {
    es:
      'Reformada por completo en 2021, con aire acondicionado, doble cristal y plaza de ' +
      'aparcamiento. Las tiendas y el autobús están a dos minutos.',
    en:
      'Fully renovated in 2021, with air conditioning, double glazing and a parking space. ' +
      'Shops and the bus are two minutes away.',
    ca:
      'Reformada del tot el 2021, amb aire condicionat, doble vidre i plaça d’aparcament. ' +
      'Les botigues i l’autobús són a dos minuts.',
    de:
      '2021 vollständig renoviert, mit Klimaanlage, Doppelverglasung und Stellplatz. Läden ' +
      'und Bus sind zwei Minuten entfernt.',
  },
  {
    es:
      'Terreno llano con pozo propio y olivos. La casa conserva los muros de piedra y la ' +
      'viga de madera, y tiene proyecto de piscina.',
    en:
      'Level land with its own well and olive trees. The house keeps its stone walls and ' +
      'wooden beams, and has plans for a pool.',
    ca:
      'Terreny pla amb pou propi i oliveres. La casa conserva els murs de pedra i les ' +
      'bigues de fusta, i té projecte de piscina.',
    de:
      'Ebenes Grundstück mit eigenem Brunnen und Olivenbäumen. Das Haus hat seine ' +
      'Steinmauern und Holzbalken behalten; ein Pool ist geplant.',
  },
]

/** What people write: notes, messages, answers. */
export const SENTENCES: readonly FourTexts[] = [
  {
    es: '¿Podemos verla el sábado por la mañana?',
    en: 'Could we see it on Saturday morning?',
    ca: 'La podem veure dissabte al matí?',
    de: 'Können wir sie am Samstagvormittag sehen?',
  },
  {
    es: 'Prefiere que la llamemos después de las seis.',
    en: 'She would rather we rang after six.',
    ca: 'S’estima més que la cridem després de les sis.',
    de: 'Sie möchte lieber nach sechs angerufen werden.',
  },
  {
    es: 'Le ha gustado la terraza; la cocina le parece pequeña.',
    en: 'Liked the terrace; finds the kitchen small.',
    ca: 'Li ha agradat la terrassa; la cuina li sembla petita.',
    de: 'Die Terrasse hat gefallen; die Küche ist ihr zu klein.',
  },
  {
    es: 'Falta la cédula de habitabilidad; la trae el propietario el lunes.',
    en: 'The certificate of habitability is missing; the owner brings it on Monday.',
    ca: 'Falta la cèdula d’habitabilitat; la propietat la du dilluns.',
    de: 'Die Bewohnbarkeitsbescheinigung fehlt; der Eigentümer bringt sie am Montag.',
  },
  {
    es: 'Busca para mudarse antes del verano.',
    en: 'Wants to move in before the summer.',
    ca: 'Cerca per mudar-se abans de l’estiu.',
    de: 'Möchte vor dem Sommer einziehen.',
  },
  {
    es: 'Ha enviado la documentación del banco.',
    en: 'Has sent the papers from the bank.',
    ca: 'Ha enviat la documentació del banc.',
    de: 'Hat die Unterlagen der Bank geschickt.',
  },
]

/** What stands in a diary. */
export const EVENTS: readonly FourTexts[] = [
  {
    es: 'Visita con los compradores',
    en: 'Viewing with the buyers',
    ca: 'Visita amb els compradors',
    de: 'Besichtigung mit den Käufern',
  },
  {
    es: 'Captación: valoración de la casa',
    en: 'Valuation of the house',
    ca: 'Captació: valoració de la casa',
    de: 'Bewertung des Hauses',
  },
  {
    es: 'Firma de arras en la notaría',
    en: 'Signing the deposit contract',
    ca: 'Firma d’arres a la notaria',
    de: 'Unterzeichnung des Vorvertrags',
  },
  {
    es: 'Llamar al propietario',
    en: 'Ring the owner',
    ca: 'Cridar el propietari',
    de: 'Eigentümer anrufen',
  },
  { es: 'Sesión de fotos', en: 'Photo session', ca: 'Sessió de fotos', de: 'Fototermin' },
]

export const FIRST_NAMES: readonly string[] = [
  'Aina',
  'Catalina',
  'Joan',
  'Margalida',
  'Toni',
  'Francesca',
  'Biel',
  'Neus',
  'Klaus',
  'Ingrid',
  'Oliver',
  'Charlotte',
  'Lucía',
  'Mateu',
  'Sofía',
  'Bernat',
]
export const LAST_NAMES: readonly string[] = [
  'Oliver',
  'Mas',
  'Serra',
  'Ferrer',
  'Pons',
  'Riera',
  'Torres',
  'Marí',
  'Brandt',
  'Schneider',
  'Whitfield',
  'Sanders',
  'Moll',
  'Salom',
  'Bennàssar',
  'Cardona',
]
export const AGENCIES: readonly string[] = [
  'Portvell Immobles',
  'Tramuntana Cases',
  'Illa Propietats',
]
export const STREETS: readonly string[] = [
  'Carrer de sa Lluna',
  'Carrer Major',
  'Passeig des Born',
  'Carrer de Santa Eulària',
  'Plaça de la Constitució',
  'Camí de sa Figuera',
]
