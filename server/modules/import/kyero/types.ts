import { fold as plain } from '../../../db/index.ts'
import type { PropertySubtype, PropertyType } from '../../../../generated/model/index.ts'

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

/** Lower case without accents, underscores or double blanks. */
export function fold(text: string): string {
  return plain(text)
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
      .split(/\s*[-/&(),]\s*/)
      .filter(Boolean)
      .reverse(),
  ]
  for (const part of parts) if (Object.hasOwn(TYPES, part)) return TYPES[part] ?? null
  return null
}
