import type { FeatureCode, Listing } from '../../../../generated/model/index.ts'

/**
 * Ids of Fotocasa's import API, facts as integrators note them in public; Fotocasa has not
 * confirmed them. Their own list of feature ids lacks some of these.
 */
export const TYPES: Record<Listing['type'], number> = {
  vivienda: 1,
  local: 3,
  oficina: 4,
  edificio: 5,
  hotel: 5,
  terreno: 6,
  nave: 7,
  parking: 8,
  trastero: 12,
}

/** Type and subtype by our subtype. */
export const SUBTYPES: Partial<Record<string, [number, number]>> = {
  piso: [1, 9],
  apartamento: [1, 10],
  planta_baja: [1, 11],
  loft: [1, 7],
  atico: [1, 5],
  duplex: [1, 3],
  triplex: [1, 2],
  estudio: [1, 6],
  chalet_independiente: [2, 20],
  villa: [2, 20],
  pareado: [2, 19],
  adosado: [2, 17],
  casa: [2, 13],
  casa_de_pueblo: [2, 13],
  finca_rustica: [2, 24],
  masia: [2, 24],
  bungalow: [2, 27],
  cueva: [2, 13],
  casa_madera: [2, 13],
  urbano: [6, 56],
  rustico_edificable: [6, 91],
  rustico_no_edificable: [6, 91],
  industrial: [6, 60],
  individual: [8, 70],
  doble: [8, 69],
  moto: [8, 68],
  caja: [8, 70],
  residencial: [5, 48],
  mixto: [5, 50],
  oficinas: [5, 51],
  edificio_hotel: [5, 72],
}

/** Where the type alone says enough. */
export const PLAIN: Partial<Record<Listing['type'], [number, number]>> = {
  terreno: [6, 56],
  parking: [8, 70],
  edificio: [5, 49],
  hotel: [5, 72],
}

/** Types whose transfer they take. */
export const TRANSFERRED = new Set([3, 4, 5, 7, 12])

/** Which types each feature is for. */
export const FOR: Record<number, readonly number[]> = {
  1: [1, 2, 3, 4, 5, 6, 7, 8, 12],
  2: [1, 2, 3, 4, 5, 6, 7, 8, 12],
  3: [1, 2, 3, 4, 5, 6, 7, 8, 12],
  11: [1, 2, 5],
  12: [1, 2, 3, 7, 5],
  21: [6],
  22: [1, 5, 8, 7, 4],
  23: [1, 2, 4, 12],
  24: [1, 2, 4],
  25: [1, 2],
  27: [1, 2, 4, 3],
  28: [1, 2, 3, 4, 5],
  29: [1, 2, 4, 7],
  30: [1, 2, 3, 4],
  62: [1, 2, 4, 3],
  69: [2, 6, 7],
  142: [1, 2, 3],
  204: [3, 4, 12],
  207: [4, 12],
  231: [1, 2, 3, 8, 4, 7, 5],
  235: [1, 2, 3, 4, 5, 12, 8, 7],
  249: [1, 2, 3, 4, 7, 5],
  254: [1, 2, 3, 4],
  257: [1, 2],
  258: [1, 2, 3],
  263: [1, 2, 3, 4],
  272: [1, 2, 3, 4, 5, 12, 8, 7],
  274: [1, 2],
  277: [1, 2],
  286: [1, 2, 3, 4],
  294: [1, 2, 8, 4, 12],
  297: [1, 2, 4],
  298: [1, 2, 4, 12],
  300: [1, 2, 5],
  301: [1, 2, 5],
  303: [1, 2, 5],
  309: [1, 2, 5],
  310: [1, 2],
  311: [3, 7],
  313: [1, 2],
  314: [1, 2, 3],
  320: [1, 2, 4, 7],
  321: [1, 2, 3, 4, 7],
  323: [1, 2, 3, 4, 5],
  324: [1, 2, 3, 4, 5],
  325: [1, 2, 3, 4, 5],
  326: [1, 2, 3, 4, 5],
  327: [1, 2, 3, 4, 5],
}

export const CODES: Partial<Record<FeatureCode, number>> = {
  lift: 22,
  balcony: 297,
  terrace: 27,
  glazedTerrace: 27,
  patio: 263,
  jacuzzi: 274,
  sauna: 277,
  gym: 309,
  childrenArea: 303,
  wardrobes: 258,
  storageRoom: 24,
  laundry: 257,
  alarm: 235,
  securityDoor: 294,
  guard24h: 272,
  homeAutomation: 142,
  internet: 286,
  smokeExtraction: 311,
  loadingDock: 204,
  access24h: 207,
}

export const CONDITIONS: Partial<Record<string, number>> = {
  obra_nueva: 3,
  en_construccion: 3,
  a_estrenar: 3,
  reformado: 6,
  muy_buen_estado: 2,
  buen_estado: 1,
  reformar_parcial: 4,
  reformar: 4,
  ruina: 4,
}

export const SIDES: Partial<Record<string, number>> = {
  NE: 1,
  W: 2,
  N: 3,
  SW: 4,
  E: 5,
  SE: 6,
  NW: 7,
  S: 8,
}

export const FUELS: Partial<Record<string, number>> = {
  gas: 1,
  electric: 2,
  oil: 3,
  butane: 4,
  propane: 5,
  solar: 6,
}

export const USES: Partial<Record<string, number>> = {
  agricultural: 1,
  commercial: 2,
  services: 3,
  industrial: 4,
  multi: 8,
  single: 9,
}

export const CERTIFICATES: Partial<Record<string, number>> = {
  provided: 1,
  in_process: 2,
  exempt: 3,
}

/** A = 1 to G = 7. */
export const letter = (rating: string | undefined): number | undefined =>
  rating === undefined ? undefined : 'ABCDEFG'.indexOf(rating) + 1 || undefined

/** Floor by our code. */
export function floorOf(floor: string | undefined, isTop: boolean): number | undefined {
  if (isTop) return 22
  if (floor === undefined) return undefined
  if (['st', 'ss', '-1', '-2'].includes(floor)) return 1
  if (floor === 'bj' || floor === '0') return 3
  if (floor === 'en') return 4
  const number = Number(floor)
  return Number.isInteger(number) ? (number > 10 ? 16 : number + 5) : undefined
}

/** Portals that Fotocasa hands homes on to. */
export const PUBLICATIONS: Record<string, number> = {
  pisos: 31,
  spainhouses: 1983,
  kyero: 4539,
  thinkspain: 10_025,
  listglobally: 32_421,
}
