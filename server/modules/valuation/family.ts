import type {
  PropertySubtype,
  PropertyType,
  ValuationFamily,
  ValuationReason,
} from '../../../generated/model/index.ts'

/** Kinds of flats and of houses; each is compared with its like alone. */
const FLATS: readonly PropertySubtype[] = [
  'piso',
  'apartamento',
  'atico',
  'duplex',
  'triplex',
  'loft',
  'estudio',
  'planta_baja',
]
const HOUSES: readonly PropertySubtype[] = [
  'chalet_independiente',
  'pareado',
  'adosado',
  'casa',
  'casa_de_pueblo',
  'villa',
  'bungalow',
  'cueva',
  'casa_madera',
]

/** Which homes of a type are compared; no subtypes: all of it. */
export interface Family {
  family: ValuationFamily
  type: PropertyType
  subtypes: readonly PropertySubtype[]
}

const others: readonly ValuationFamily[] = [
  'oficina',
  'local',
  'parking',
  'edificio',
  'nave',
  'trastero',
  'hotel',
]
export const FAMILIES: readonly Family[] = [
  { family: 'flat', type: 'vivienda', subtypes: FLATS },
  { family: 'house', type: 'vivienda', subtypes: HOUSES },
  ...others.map((family) => ({ family, type: family as PropertyType, subtypes: [] })),
]

/**
 * The family of a home, or why it is valued with none: land has no like, and neither has a country
 * estate, whose price is its land's (docs/decisions/0254).
 */
export function familyOf(
  type: PropertyType,
  subtype: PropertySubtype | null,
): Family | ValuationReason {
  if (type === 'terreno') return 'land'
  if (type === 'vivienda' && subtype === null) return 'kind'
  const found = FAMILIES.find(
    (one) =>
      one.type === type &&
      (one.subtypes.length === 0 || (subtype !== null && one.subtypes.includes(subtype))),
  )
  return found ?? 'rural'
}
