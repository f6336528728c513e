import type {
  Condition,
  EnergyLetter,
  PropertySubtype,
  PropertyType,
  PublicOperation,
  SearchFeature,
} from '../../../generated/model/index.ts'

/**
 * Small numbers of the search rows. They are stored: append, never renumber. A value of the
 * contract without a number does not compile. 0 is unknown.
 */
export const OPERATION: Record<PublicOperation, number> = {
  V: 1,
  A: 2,
  TDA: 3,
  ON: 4,
  NP: 5,
  T: 6,
  VOT: 7,
}

/**
 * Added to the operation of a search row while another agency's advert stands for the same home.
 */
export const HIDDEN = 100

export const TYPE: Record<PropertyType, number> = {
  vivienda: 1,
  oficina: 2,
  local: 3,
  terreno: 4,
  parking: 5,
  edificio: 6,
  nave: 7,
  trastero: 8,
  hotel: 9,
}

export const SUBTYPE: Record<PropertySubtype, number> = {
  piso: 1,
  apartamento: 2,
  atico: 3,
  duplex: 4,
  triplex: 5,
  loft: 6,
  estudio: 7,
  planta_baja: 8,
  chalet_independiente: 9,
  pareado: 10,
  adosado: 11,
  casa: 12,
  casa_de_pueblo: 13,
  finca_rustica: 14,
  masia: 15,
  villa: 16,
  bungalow: 17,
  cueva: 18,
  casa_madera: 19,
  local_comercial: 20,
  local_en_nave: 21,
  centro_comercial: 22,
  urbano: 23,
  rustico_edificable: 24,
  rustico_no_edificable: 25,
  industrial: 26,
  ruina: 27,
  individual: 28,
  doble: 29,
  moto: 30,
  caja: 31,
  residencial: 32,
  mixto: 33,
  oficinas: 34,
  edificio_hotel: 35,
}

export const ENERGY: Record<EnergyLetter, number> = { A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7 }

export const CONDITION: Record<Condition, number> = {
  obra_nueva: 1,
  en_construccion: 2,
  a_estrenar: 3,
  reformado: 4,
  muy_buen_estado: 5,
  buen_estado: 6,
  reformar_parcial: 7,
  reformar: 8,
  ruina: 9,
}

/** Bit of each feature in `listing_search.feat`. */
export const FEATURE: Record<SearchFeature, number> = {
  terrace: 1 << 0,
  pool: 1 << 1,
  garden: 1 << 2,
  seaViews: 1 << 3,
  firstLine: 1 << 4,
  lift: 1 << 5,
  parking: 1 << 6,
  airConditioning: 1 << 7,
  heating: 1 << 8,
  furnished: 1 << 9,
  fireplace: 1 << 10,
  storageRoom: 1 << 11,
  stepFreeAccess: 1 << 12,
  petsAllowed: 1 << 13,
  balcony: 1 << 14,
  exterior: 1 << 15,
  solarPanels: 1 << 16,
  evCharger: 1 << 17,
  exclusive: 1 << 18,
  newBuild: 1 << 19,
  plan: 1 << 20,
  touristLicence: 1 << 21,
}

/**
 * Bits of a home's distance to the sea, in metres: each is set where the home is as near or nearer.
 * Of the distance as it is shown, so that a search tells no more than the page.
 */
export const SEA: [metres: number, bit: number][] = [100, 250, 500, 1000, 2000, 5000, 10_000].map(
  (metres, i) => [metres, 1 << (22 + i)],
)

/** The bit that a home within so many metres has; 0 when no distance is asked. */
export function seaMask(metres: number | undefined): number {
  return SEA.find(([most]) => most === metres)?.[1] ?? 0
}

/** Bit of a home whose price was lowered. */
export const LOWERED = 1 << 30

/**
 * Sentinels instead of null. A price on request sorts as the dearest and fits no price range; an
 * unknown area or count sorts last among the largest-first and fits no minimum.
 */
export const ON_REQUEST = 1_000_000_000_000
export const NO_PPM2 = 2_147_483_647
export const UNKNOWN = -1

/** `muni` of a home on a known island whose municipality is not known. */
export const ISLAND_CODE = { MALLORCA: 1, MENORCA: 2, IBIZA: 3, FORMENTERA: 4 } as const

/** Buckets; the first few are the sample (the partial indexes of 0004_listing.sql say how many). */
export const BUCKETS = 32
export const SAMPLED = 4

/** The code table turned round: number to value. */
export function valuesOf<K extends string>(codes: Record<K, number>): Map<number, K> {
  return new Map((Object.entries(codes) as [K, number][]).map(([value, code]) => [code, value]))
}

/** Bucket of an id: the last 5 of its random bits. */
export function bucketOf(id: string): number {
  return Number.parseInt(id.slice(-2), 16) % BUCKETS
}
