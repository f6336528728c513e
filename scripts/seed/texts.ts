import type {
  LocalizedLine,
  LocalizedText,
  PropertySubtype,
  PropertyType,
} from '../../generated/model/index.ts'
import type { Chance } from './random.ts'

type Four = readonly [es: string, en: string, ca: string, de: string]
const LANGS = ['es', 'en', 'ca', 'de'] as const

/** Names of kinds, as a person would say them in a title. */
const KINDS: Partial<Record<PropertySubtype | PropertyType, Four>> = {
  piso: ['Piso', 'Flat', 'Pis', 'Wohnung'],
  apartamento: ['Apartamento', 'Apartment', 'Apartament', 'Apartment'],
  atico: ['Ático', 'Penthouse', 'Àtic', 'Penthouse'],
  duplex: ['Dúplex', 'Duplex', 'Dúplex', 'Maisonette'],
  estudio: ['Estudio', 'Studio', 'Estudi', 'Studio'],
  planta_baja: ['Planta baja', 'Ground-floor flat', 'Planta baixa', 'Erdgeschosswohnung'],
  chalet_independiente: ['Chalet', 'Detached house', 'Xalet', 'Einfamilienhaus'],
  pareado: ['Pareado', 'Semi-detached house', 'Apariat', 'Doppelhaushälfte'],
  adosado: ['Adosado', 'Terraced house', 'Adossat', 'Reihenhaus'],
  casa: ['Casa', 'House', 'Casa', 'Haus'],
  casa_de_pueblo: ['Casa de pueblo', 'Village house', 'Casa de poble', 'Dorfhaus'],
  finca_rustica: ['Finca', 'Country house', 'Finca', 'Finca'],
  villa: ['Villa', 'Villa', 'Vil·la', 'Villa'],
  bungalow: ['Bungaló', 'Bungalow', 'Bungalou', 'Bungalow'],
  urbano: ['Solar urbano', 'Building plot', 'Solar urbà', 'Baugrundstück'],
  rustico_no_edificable: [
    'Terreno rústico',
    'Rural plot',
    'Terreny rústic',
    'Ländliches Grundstück',
  ],
  rustico_edificable: [
    'Terreno rústico edificable',
    'Rural building plot',
    'Terreny rústic edificable',
    'Bebaubares Landgrundstück',
  ],
  ruina: ['Casa en ruinas', 'Ruin', 'Casa en ruïnes', 'Ruine'],
  local_comercial: ['Local comercial', 'Shop', 'Local comercial', 'Ladenlokal'],
  oficina: ['Oficina', 'Office', 'Oficina', 'Büro'],
  individual: ['Plaza de aparcamiento', 'Parking space', 'Plaça d’aparcament', 'Stellplatz'],
  residencial: ['Edificio', 'Building', 'Edifici', 'Wohnhaus'],
  nave: ['Nave', 'Warehouse', 'Nau', 'Halle'],
  trastero: ['Trastero', 'Storage room', 'Traster', 'Abstellraum'],
  hotel: ['Hotel de interior', 'Boutique hotel', 'Hotel d’interior', 'Stadthotel'],
}
/** What sets a home apart, in titles; each needs the fact it names. */
const MARKS: Record<string, Four> = {
  pool: ['con piscina', 'with pool', 'amb piscina', 'mit Pool'],
  sea: ['con vistas al mar', 'with sea views', 'amb vistes a la mar', 'mit Meerblick'],
  terrace: ['con terraza', 'with terrace', 'amb terrassa', 'mit Terrasse'],
  patio: ['con patio', 'with courtyard', 'amb pati', 'mit Innenhof'],
  renovated: ['reformado', 'renovated', 'reformat', 'renoviert'],
  garden: ['con jardín', 'with garden', 'amb jardí', 'mit Garten'],
  bright: ['luminoso', 'full of light', 'lluminós', 'lichtdurchflutet'],
}
const OPENING: Four[] = [
  [
    'En {place}, a un paso de todo lo que hace falta a diario.',
    'In {place}, a short walk from everything you need day to day.',
    'A {place}, a una passa de tot el que cal cada dia.',
    'In {place}, alles Tägliche liegt um die Ecke.',
  ],
  [
    'En una calle tranquila de {place}, con sol buena parte del día.',
    'On a quiet street in {place}, in the sun for most of the day.',
    'En un carrer tranquil de {place}, amb sol bona part del dia.',
    'In einer ruhigen Straße von {place}, mit Sonne fast den ganzen Tag.',
  ],
  [
    '{place} es de esos sitios donde se saluda por la calle.',
    '{place} is one of those places where people greet each other in the street.',
    '{place} és d’aquells llocs on la gent se saluda pel carrer.',
    '{place} ist einer der Orte, an denen man sich noch grüßt.',
  ],
]
const FACTS: Record<string, Four> = {
  rooms: [
    'Tiene {beds} {bedWord} y {baths} {bathWord} en {built} m² construidos.',
    'It has {beds} {bedWord} and {baths} {bathWord} in {built} m² built.',
    'Té {beds} {bedWord} i {baths} {bathWord} en {built} m² construïts.',
    '{beds} {bedWord} und {baths} {bathWord} auf {built} m² bebauter Fläche.',
  ],
  area: [
    'Son {built} m² construidos.',
    'There are {built} m² built.',
    'Són {built} m² construïts.',
    'Es sind {built} m² bebaute Fläche.',
  ],
  plot: [
    'La parcela mide {plot} m².',
    'The plot measures {plot} m².',
    'La parcel·la fa {plot} m².',
    'Das Grundstück misst {plot} m².',
  ],
  pool: [
    'Hay piscina y sitio para comer fuera.',
    'There is a pool and room to eat outside.',
    'Hi ha piscina i lloc per menjar a fora.',
    'Es gibt einen Pool und Platz, um draußen zu essen.',
  ],
  lift: [
    'El edificio tiene ascensor.',
    'The building has a lift.',
    'L’edifici té ascensor.',
    'Das Gebäude hat einen Aufzug.',
  ],
  fireplace: [
    'En invierno se agradece la chimenea.',
    'The fireplace is welcome in winter.',
    'A l’hivern s’agraeix la llar de foc.',
    'Im Winter wärmt der Kamin.',
  ],
  works: [
    'Pide una reforma, y el precio lo tiene en cuenta.',
    'It needs renovation, and the price reflects it.',
    'Demana una reforma, i el preu ho té en compte.',
    'Eine Renovierung steht an; der Preis berücksichtigt das.',
  ],
  ready: [
    'Está lista para entrar a vivir.',
    'It is ready to move into.',
    'És a punt per entrar a viure.',
    'Sie können sofort einziehen.',
  ],
  let: [
    'Se alquila con contrato y fianza legal.',
    'Let with a contract and the legal deposit.',
    'Es lloga amb contracte i fiança legal.',
    'Vermietung mit Vertrag und gesetzlicher Kaution.',
  ],
}
const CLOSING: Four = [
  'Ficha de demostración: la casa y las imágenes son inventadas.',
  'Demo record: the home and its pictures are invented.',
  'Fitxa de demostració: la casa i les imatges són inventades.',
  'Demo-Eintrag: Haus und Bilder sind erfunden.',
]

const HOUSE: Four = ['Casa', 'House', 'Casa', 'Haus']

/** What is told of a home. */
export interface Told {
  kind: string
  place: string
  marks: string[]
  facts: string[]
  numbers: Record<string, number | undefined>
}

/** Rooms as a language counts them: one, several. */
const BEDS: readonly [one: Four, several: Four] = [
  ['habitación', 'bedroom', 'habitació', 'Schlafzimmer'],
  ['habitaciones', 'bedrooms', 'habitacions', 'Schlafzimmer'],
]
const BATHS: readonly [one: Four, several: Four] = [
  ['baño', 'bathroom', 'bany', 'Bad'],
  ['baños', 'bathrooms', 'banys', 'Bäder'],
]

function fill(text: string, told: Told, at: number): string {
  const { beds, baths } = told.numbers
  const words: Record<string, string | number | undefined> = {
    ...told.numbers,
    bedWord: BEDS[beds === 1 ? 0 : 1][at],
    bathWord: BATHS[baths === 1 ? 0 : 1][at],
  }
  return text
    .replace('{place}', told.place)
    .replace(/\{(\w+)\}/g, (_all, name: string) => String(words[name] ?? ''))
}

/** Title and description in four languages, made of what is true of the home. */
export function texts(
  random: Chance,
  told: Told,
): { title: LocalizedLine; description: LocalizedText } {
  const kind = KINDS[told.kind as PropertySubtype] ?? HOUSE
  const mark = told.marks.length ? MARKS[random.pick(told.marks)] : undefined
  const opening = random.pick(OPENING)
  const joins: Four = ['en', 'in', 'a', 'in']
  const sentences = [
    opening,
    ...told.facts.map((fact) => FACTS[fact]).filter((fact) => fact !== undefined),
    CLOSING,
  ]
  const title: LocalizedLine = {}
  const description: LocalizedText = {}
  LANGS.forEach((lang, at) => {
    title[lang] = [kind[at], mark?.[at], joins[at], told.place].filter(Boolean).join(' ')
    description[lang] = sentences.map((sentence) => fill(sentence[at] ?? '', told, at)).join(' ')
  })
  return { title, description }
}
