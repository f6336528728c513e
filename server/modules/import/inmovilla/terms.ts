import type {
  FeatureCode,
  PropertyEnergy,
  PropertyFeatures,
} from '../../../../generated/model/index.ts'
import { fold, readType, type KnownType } from '../terms/types.ts'

/*
 * Inmovilla's own vocabulary, as its REST API v1 and its files name it: one place for every reader
 * of it. Source: the documentation of REST API v1 (names of fields and codes).
 */

/** Fields that say yes or no, and what they are with us. */
export const FLAGS: Readonly<Record<string, FeatureCode>> = {
  adaptadominus: 'stepFreeAccess',
  alarma: 'alarm',
  alarmarobo: 'alarm',
  apartseparado: 'guestApartment',
  arma_empo: 'wardrobes',
  ascensor: 'lift',
  balcon: 'balcony',
  barbacoa: 'barbecue',
  cajafuerte: 'safe',
  chimenea: 'fireplace',
  doble_crist: 'doubleGlazing',
  domotica: 'homeAutomation',
  esquina: 'corner',
  gimnasio: 'gym',
  hidromasaje: 'jacuzzi',
  jacuzzi: 'jacuzzi',
  lavanderia: 'laundry',
  luminoso: 'bright',
  minus: 'stepFreeAccess',
  patio: 'patio',
  pergola: 'pergola',
  puerta_blin: 'securityDoor',
  puertasauto: 'autoGate',
  riegoauto: 'irrigation',
  satelite: 'satellite',
  sauna: 'sauna',
  solarium: 'solarium',
  terraza: 'terrace',
  terrazaacris: 'glazedTerrace',
  trastero: 'storageRoom',
  vallado: 'fenced',
  video_port: 'videoPorter',
  vigilancia_24: 'guard24h',
  zonasinfantiles: 'childrenArea',
}

/** Yes or no of things that have no field of ours: kept in the notes under these words. */
export const NOTED: Readonly<Record<string, string>> = {
  agua: 'agua',
  alarmaincendio: 'alarma de incendio',
  arboles: 'árboles',
  autobuses: 'autobuses',
  bar: 'bar',
  buhardilla: 'buhardilla',
  centrico: 'céntrico',
  centros_comerciales: 'centros comerciales',
  centros_medicos: 'centros médicos',
  cerca_de_universidad: 'cerca de la universidad',
  colegios: 'colegios',
  costa: 'costa',
  depoagua: 'depósito de agua',
  despensa: 'despensa',
  diafano: 'diáfano',
  galeria: 'galería',
  habjuegos: 'habitación de juegos',
  hilomusical: 'hilo musical',
  hospitales: 'hospitales',
  linea_tlf: 'línea telefónica',
  metro: 'metro',
  mirador: 'mirador',
  montacargas: 'montacargas',
  ojobuey: 'ojos de buey',
  parques: 'parques',
  preinsthmusi: 'preinstalación de hilo musical',
  rural: 'rural',
  sotano: 'sótano',
  supermercados: 'supermercados',
  tranvia: 'tranvía',
  tren: 'tren',
  tv: 'televisión',
  urbanizacion: 'urbanización',
  vestuarios: 'vestuarios',
  zona_de_paso: 'zona de paso',
}

/** `energiarecibido`. */
export const ENERGY: Readonly<Record<string, NonNullable<PropertyEnergy['status']>>> = {
  '0': 'pending',
  '1': 'provided',
  '2': 'in_process',
  '3': 'exempt',
}

/** Answers to being written to (`gesauto`, `rgpdwhats`, `nonewsletters`): told, never taken over. */
export const CONSENTS: Readonly<Record<string, string>> = {
  '0': 'pendiente',
  '1': 'rechazado',
  '2': 'validado por la oficina',
  '3': 'validado por la oficina',
  '4': 'rechazado',
  '5': 'validado por el portal',
  '6': 'fallo de entrega',
}

/** What a portal says of a home (`publishinfo.state`) that is out there. */
export const PUBLISHED: ReadonlySet<string> = new Set(['7', '10', '11'])

/** States of a home (`estadoficha`) in which nobody can have it any more; folded. */
export const isGoneWord = (word: string): boolean =>
  /vendid|alquilad|traspas|de baja|no libre|no disponible|retirad|anulad/.test(fold(word))

/** States in which it is promised to somebody; folded. */
export const isReservedWord = (word: string): boolean => /reserv|senaliz|arras/.test(fold(word))

/** Types as only Inmovilla calls them; the first that fits. */
const TYPES: readonly (readonly [RegExp, KnownType])[] = [
  [/^bungal/, { type: 'vivienda', subtype: 'bungalow' }],
  [/^atico/, { type: 'vivienda', subtype: 'atico' }],
  [/^casa (solar)$/, { type: 'terreno', subtype: 'urbano' }],
  [/^casa rural|^masi?a|^cortijo|^finca/, { type: 'vivienda', subtype: 'finca_rustica' }],
  [/^piso/, { type: 'vivienda', subtype: 'piso' }],
  [/^planta baja|^bajo/, { type: 'vivienda', subtype: 'planta_baja' }],
  [/^villa/, { type: 'vivienda', subtype: 'villa' }],
  [/^chalet/, { type: 'vivienda', subtype: 'chalet_independiente' }],
  [/^solar|urbanizable/, { type: 'terreno', subtype: 'urbano' }],
  [/^terreno rural|^terreno rustico/, { type: 'terreno', subtype: 'rustico_no_edificable' }],
  [/^terreno|^parcela/, { type: 'terreno' }],
  [/garaje|parking/, { type: 'parking' }],
  [/^nave/, { type: 'nave' }],
  [/^local/, { type: 'local', subtype: 'local_comercial' }],
  [/^edificio/, { type: 'edificio' }],
  [/^hotel|^hostal/, { type: 'hotel' }],
  [/^(negocio|bar|restaurante|cafeteria|tienda|quiosco)/, { type: 'local' }],
]

/** Our code (subtype, else type) of a type's name; null when it means nothing to us. */
export function typeOfWord(name: string): string | null {
  const known = readType(name) ?? TYPES.find(([pattern]) => pattern.test(fold(name)))?.[1]
  return known ? (known.subtype ?? known.type) : null
}

type Words<Value> = readonly (readonly [RegExp, Value])[]

/** The value of the first pattern that fits a folded word. */
export const first = <Value>(words: Words<Value>, word: string): Value | undefined =>
  word === '' ? undefined : words.find(([pattern]) => pattern.test(fold(word)))?.[1]

export const FLOORING: Words<NonNullable<PropertyFeatures['flooring']>> = [
  [/marmol/, 'marble'],
  [/parquet|madera|tarima|laminad/, 'wood'],
  [/hidraul/, 'hydraulic'],
  [/terrazo/, 'terrazzo'],
  [/piedra/, 'stone'],
  [/hormigon|cement/, 'concrete'],
  [/gres|ceram|porcel|baldosa|barro|ferrogres/, 'tile'],
]
export const JOINERY_INSIDE: Words<NonNullable<PropertyFeatures['joineryInside']>> = [
  [/lacad/, 'lacquered'],
  [/mader|roble|pino|haya|sapel|embero/, 'wood'],
]
export const JOINERY_OUTSIDE: Words<NonNullable<PropertyFeatures['joineryOutside']>> = [
  [/alumin/, 'aluminium'],
  [/pvc/, 'pvc'],
  [/hierro/, 'iron'],
  [/mader/, 'wood'],
]
export const FACADE: Words<NonNullable<PropertyFeatures['facade']>> = [
  [/piedra/, 'stone'],
  [/ladrillo|caravista|cara vista/, 'brick'],
  [/cristal|vidrio/, 'glass'],
  [/monocapa|pintad|enfoscad|revoco/, 'render'],
]
export const WATER: Words<NonNullable<PropertyFeatures['waterSource']>> = [
  [/pozo/, 'well'],
  [/cistern|aljibe|deposito/, 'tank'],
  [/red|municipal|corriente|potable/, 'mains'],
]
export const FEE_PERIOD: Words<'month' | 'quarter' | 'year'> = [
  [/trimes/, 'quarter'],
  [/anual|ano/, 'year'],
  [/mes|mens/, 'month'],
]
