import { fold as plain } from '../../../db/index.ts'
import {
  PropertySubtype as Subtypes,
  type PropertySubtype,
  type PropertyType,
} from '../../../../generated/model/index.ts'

/** Our type and subtype of a Kyero type. */
export interface KnownType {
  type: PropertyType
  subtype?: PropertySubtype
  /** A word that says where the home is, not only what it is. */
  condition?: 'ruina'
}

/**
 * Kyero's standard types and the words found in real feeds, in English, Spanish and German; keys
 * are folded.
 */
const TYPES: Record<string, KnownType> = {
  apartment: { type: 'vivienda', subtype: 'apartamento' },
  apartamento: { type: 'vivienda', subtype: 'apartamento' },
  flat: { type: 'vivienda', subtype: 'piso' },
  piso: { type: 'vivienda', subtype: 'piso' },
  'ground floor apartment': { type: 'vivienda', subtype: 'planta_baja' },
  'planta baja': { type: 'vivienda', subtype: 'planta_baja' },
  penthouse: { type: 'vivienda', subtype: 'atico' },
  atico: { type: 'vivienda', subtype: 'atico' },
  duplex: { type: 'vivienda', subtype: 'duplex' },
  triplex: { type: 'vivienda', subtype: 'triplex' },
  studio: { type: 'vivienda', subtype: 'estudio' },
  estudio: { type: 'vivienda', subtype: 'estudio' },
  loft: { type: 'vivienda', subtype: 'loft' },
  villa: { type: 'vivienda', subtype: 'villa' },
  'detached villa': { type: 'vivienda', subtype: 'villa' },
  'detached house': { type: 'vivienda', subtype: 'chalet_independiente' },
  chalet: { type: 'vivienda', subtype: 'chalet_independiente' },
  bungalow: { type: 'vivienda', subtype: 'bungalow' },
  'semi-detached house': { type: 'vivienda', subtype: 'pareado' },
  'semi detached house': { type: 'vivienda', subtype: 'pareado' },
  pareado: { type: 'vivienda', subtype: 'pareado' },
  'quad house': { type: 'vivienda', subtype: 'pareado' },
  'terraced house': { type: 'vivienda', subtype: 'adosado' },
  adosado: { type: 'vivienda', subtype: 'adosado' },
  'town house': { type: 'vivienda', subtype: 'casa_de_pueblo' },
  townhouse: { type: 'vivienda', subtype: 'casa_de_pueblo' },
  'village house': { type: 'vivienda', subtype: 'casa_de_pueblo' },
  'casa de pueblo': { type: 'vivienda', subtype: 'casa_de_pueblo' },
  house: { type: 'vivienda', subtype: 'casa' },
  casa: { type: 'vivienda', subtype: 'casa' },
  'country house': { type: 'vivienda', subtype: 'finca_rustica' },
  finca: { type: 'vivienda', subtype: 'finca_rustica' },
  farm: { type: 'vivienda', subtype: 'finca_rustica' },
  farmhouse: { type: 'vivienda', subtype: 'finca_rustica' },
  cortijo: { type: 'vivienda', subtype: 'finca_rustica' },
  masia: { type: 'vivienda', subtype: 'masia' },
  'cave house': { type: 'vivienda', subtype: 'cueva' },
  'wooden home': { type: 'vivienda', subtype: 'casa_madera' },
  'wooden house': { type: 'vivienda', subtype: 'casa_madera' },
  'mobile home': { type: 'vivienda', subtype: 'casa_madera' },
  land: { type: 'terreno' },
  plot: { type: 'terreno' },
  terreno: { type: 'terreno' },
  solar: { type: 'terreno', subtype: 'urbano' },
  'building plot': { type: 'terreno', subtype: 'urbano' },
  'rustic land': { type: 'terreno', subtype: 'rustico_no_edificable' },
  ruin: { type: 'terreno', subtype: 'ruina', condition: 'ruina' },
  ruina: { type: 'terreno', subtype: 'ruina', condition: 'ruina' },
  garage: { type: 'parking' },
  parking: { type: 'parking' },
  'parking space': { type: 'parking', subtype: 'individual' },
  'commercial property': { type: 'local' },
  commercial: { type: 'local' },
  'commercial premises': { type: 'local', subtype: 'local_comercial' },
  local: { type: 'local' },
  shop: { type: 'local', subtype: 'local_comercial' },
  restaurant: { type: 'local', subtype: 'local_comercial' },
  bar: { type: 'local', subtype: 'local_comercial' },
  business: { type: 'local' },
  office: { type: 'oficina' },
  oficina: { type: 'oficina' },
  warehouse: { type: 'nave' },
  nave: { type: 'nave' },
  'industrial unit': { type: 'nave' },
  'storage room': { type: 'trastero' },
  trastero: { type: 'trastero' },
  building: { type: 'edificio' },
  edificio: { type: 'edificio' },
  hotel: { type: 'hotel' },
  'guest house': { type: 'hotel' },
}

/** More words of exports and tables, in Spanish, Catalan and German; keys are folded. */
const MORE: Record<string, KnownType> = {
  vivienda: { type: 'vivienda' },
  pis: { type: 'vivienda', subtype: 'piso' },
  wohnung: { type: 'vivienda', subtype: 'piso' },
  etagenwohnung: { type: 'vivienda', subtype: 'piso' },
  apartament: { type: 'vivienda', subtype: 'apartamento' },
  'planta baixa': { type: 'vivienda', subtype: 'planta_baja' },
  bajo: { type: 'vivienda', subtype: 'planta_baja' },
  erdgeschosswohnung: { type: 'vivienda', subtype: 'planta_baja' },
  habitatge: { type: 'vivienda' },
  immoble: { type: 'vivienda' },
  atic: { type: 'vivienda', subtype: 'atico' },
  sobreatic: { type: 'vivienda', subtype: 'atico' },
  baixos: { type: 'vivienda', subtype: 'planta_baja' },
  baix: { type: 'vivienda', subtype: 'planta_baja' },
  'casa adossada': { type: 'vivienda', subtype: 'adosado' },
  'casa aparellada': { type: 'vivienda', subtype: 'pareado' },
  aparellat: { type: 'vivienda', subtype: 'pareado' },
  'xalet aparellat': { type: 'vivienda', subtype: 'pareado' },
  'casa aillada': { type: 'vivienda', subtype: 'chalet_independiente' },
  'casa de camp': { type: 'vivienda', subtype: 'finca_rustica' },
  'casa de fusta': { type: 'vivienda', subtype: 'casa_madera' },
  'atico duplex': { type: 'vivienda', subtype: 'atico' },
  dachgeschosswohnung: { type: 'vivienda', subtype: 'atico' },
  maisonette: { type: 'vivienda', subtype: 'duplex' },
  estudi: { type: 'vivienda', subtype: 'estudio' },
  xalet: { type: 'vivienda', subtype: 'chalet_independiente' },
  'chalet independiente': { type: 'vivienda', subtype: 'chalet_independiente' },
  'casa independiente': { type: 'vivienda', subtype: 'chalet_independiente' },
  'casa unifamiliar': { type: 'vivienda', subtype: 'chalet_independiente' },
  unifamiliar: { type: 'vivienda', subtype: 'chalet_independiente' },
  einfamilienhaus: { type: 'vivienda', subtype: 'chalet_independiente' },
  'chalet adosado': { type: 'vivienda', subtype: 'adosado' },
  'casa adosada': { type: 'vivienda', subtype: 'adosado' },
  adossat: { type: 'vivienda', subtype: 'adosado' },
  'xalet adossat': { type: 'vivienda', subtype: 'adosado' },
  reihenhaus: { type: 'vivienda', subtype: 'adosado' },
  'chalet pareado': { type: 'vivienda', subtype: 'pareado' },
  'casa pareada': { type: 'vivienda', subtype: 'pareado' },
  apariat: { type: 'vivienda', subtype: 'pareado' },
  quad: { type: 'vivienda', subtype: 'pareado' },
  doppelhaushalfte: { type: 'vivienda', subtype: 'pareado' },
  'casa tipo duplex': { type: 'vivienda', subtype: 'duplex' },
  haus: { type: 'vivienda', subtype: 'casa' },
  'casa de poble': { type: 'vivienda', subtype: 'casa_de_pueblo' },
  dorfhaus: { type: 'vivienda', subtype: 'casa_de_pueblo' },
  stadthaus: { type: 'vivienda', subtype: 'casa_de_pueblo' },
  'finca rustica': { type: 'vivienda', subtype: 'finca_rustica' },
  landhaus: { type: 'vivienda', subtype: 'finca_rustica' },
  possessio: { type: 'vivienda', subtype: 'finca_rustica' },
  cueva: { type: 'vivienda', subtype: 'cueva' },
  'casa de madera': { type: 'vivienda', subtype: 'casa_madera' },
  bungalo: { type: 'vivienda', subtype: 'bungalow' },
  'villa de lujo': { type: 'vivienda', subtype: 'villa' },
  parcela: { type: 'terreno' },
  grundstuck: { type: 'terreno' },
  terreny: { type: 'terreno' },
  'casa solar': { type: 'terreno', subtype: 'urbano' },
  'terreno urbano': { type: 'terreno', subtype: 'urbano' },
  baugrundstuck: { type: 'terreno', subtype: 'urbano' },
  'terreno rustico': { type: 'terreno', subtype: 'rustico_no_edificable' },
  parcel·la: { type: 'terreno' },
  'parcel.la': { type: 'terreno' },
  'terreny urba': { type: 'terreno', subtype: 'urbano' },
  'terreny rustic': { type: 'terreno', subtype: 'rustico_no_edificable' },
  garatge: { type: 'parking' },
  aparcament: { type: 'parking' },
  'placa de garatge': { type: 'parking', subtype: 'individual' },
  "placa d'aparcament": { type: 'parking', subtype: 'individual' },
  'placa de parking': { type: 'parking', subtype: 'individual' },
  garaje: { type: 'parking' },
  'plaza de garaje': { type: 'parking', subtype: 'individual' },
  'plaza de parking': { type: 'parking', subtype: 'individual' },
  stellplatz: { type: 'parking', subtype: 'individual' },
  'local comercial': { type: 'local', subtype: 'local_comercial' },
  'local en nave': { type: 'local', subtype: 'local_en_nave' },
  'centro comercial': { type: 'local', subtype: 'centro_comercial' },
  botiga: { type: 'local', subtype: 'local_comercial' },
  negoci: { type: 'local' },
  despatx: { type: 'oficina' },
  magatzem: { type: 'nave' },
  'nau industrial': { type: 'nave' },
  laden: { type: 'local', subtype: 'local_comercial' },
  negocio: { type: 'local' },
  buro: { type: 'oficina' },
  'nave industrial': { type: 'nave' },
  nau: { type: 'nave' },
  halle: { type: 'nave' },
  traster: { type: 'trastero' },
  abstellraum: { type: 'trastero' },
  edifici: { type: 'edificio' },
  gebaude: { type: 'edificio' },
}

/** The subtypes that are no homes, by their type. */
const OTHERS: Partial<Record<PropertySubtype, PropertyType>> = {
  local_comercial: 'local',
  local_en_nave: 'local',
  centro_comercial: 'local',
  urbano: 'terreno',
  rustico_edificable: 'terreno',
  rustico_no_edificable: 'terreno',
  industrial: 'terreno',
  ruina: 'terreno',
  individual: 'parking',
  doble: 'parking',
  moto: 'parking',
  caja: 'parking',
  residencial: 'edificio',
  mixto: 'edificio',
  oficinas: 'edificio',
  edificio_hotel: 'edificio',
}

/** Type and subtype of our own code of a subtype; null when it is none. */
export function typeOfSubtype(code: string): KnownType | null {
  if (!Object.hasOwn(Subtypes, code)) return null
  const subtype = code as PropertySubtype
  return { type: OTHERS[subtype] ?? 'vivienda', subtype }
}

/** Signs that a word may have: what words are looked for in takes the square of its length. */
const LONGEST = 200

/** Lower case without accents, underscores or double blanks; of a text its beginning. */
export function fold(text: string): string {
  return plain(text.trim().slice(0, LONGEST))
    .replace(/[_\s]+/g, ' ')
    .trim()
}

/**
 * Our type of a word of the feed: the whole word, else its last or first part (`Apartment -
 * Penthouse`, `Villa / House`).
 */
export function readType(text: string): KnownType | null {
  const folded = fold(text)
  if (folded === '') return null
  const parts = [
    folded,
    folded.replace(/s$/, ''),
    ...folded
      .split(/\s*[-/&(),]\s*| (?:en|amb|con|a|in|with|mit|am|de lujo) /)
      .filter(Boolean)
      .reverse(),
  ]
  for (const part of parts)
    for (const words of [TYPES, MORE]) if (Object.hasOwn(words, part)) return words[part] ?? null
  return null
}
