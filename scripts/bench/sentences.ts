import type { Die } from './die.ts'

/** Words of adverts, the frequent ones first: the n-th is met about 1/n as often as the first. */
const WORDS = {
  es: `casa terraza vivienda dormitorios cocina salón baño piscina jardín vistas mar zona luminoso
    garaje reformado centro amplio playa aire acondicionado ascensor edificio planta calefacción
    exterior tranquilo comunidad armarios parcela montaña orientación trastero finca piedra
    chimenea barbacoa suelo patio restaurantes supermercado colegio puerto golf ático dúplex
    urbanización inversión oportunidad rústica olivos almendros bodega marés hidráulico vigas
    pozo algibe azotea solárium sauna gimnasio portero videoportero domótica placas solares
    invernadero caballos helipuerto embarcadero molino palacete`,
  en: `house terrace home bedrooms kitchen living bathroom pool garden views sea area bright garage
    renovated centre spacious beach air conditioning lift building floor heating outside quiet
    community wardrobes plot mountain orientation storage estate stone fireplace barbecue floors
    patio restaurants supermarket school harbour golf penthouse duplex urbanisation investment
    opportunity rustic olive almond cellar sandstone beams well roof solarium sauna gym
    concierge automation solar panels greenhouse horses mooring mill palace`,
}
const SYLLABLES = [
  'ma',
  'ri',
  'to',
  'sa',
  'len',
  'cor',
  'da',
  'mi',
  'pra',
  'bel',
  'no',
  'ver',
  'gu',
  'lla',
  'fon',
  'te',
]

/** The long tail of a language: words that few adverts have, names above all. */
const TAIL = Array.from({ length: 4000 }, (_, i) =>
  [i % 16, (i >> 4) % 16, (i >> 8) % 16].map((at) => SYLLABLES[at]).join(''),
)
const LISTS = { es: [...WORDS.es.split(/\s+/), ...TAIL], en: [...WORDS.en.split(/\s+/), ...TAIL] }

/** Some sentences, or one of so many words. */
export function sentences(language: 'es' | 'en', roll: Die, count: number, length = 14): string {
  const list = LISTS[language]
  const word = (): string => list[Math.floor(list.length ** roll()) - 1] ?? 'casa' // Zipf's law
  const one = (): string => Array.from({ length }, word).join(' ')
  return Array.from({ length: count }, one)
    .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
    .join('. ')
}
