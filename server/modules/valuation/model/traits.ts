/**
 * What a price per m² hangs on, as numbers: kinds of things are 1 or 0, m² are logarithms. A model's
 * slopes stand in this order, with two more for a size far from the middle and a low floor.
 */
export interface Traits {
  logM2: number
  bedrooms: number
  bathrooms: number
  lift: number
  renovate: number
  isNew: number
  terrace: number
  floor: number
  parking: number
  pool: number
  airConditioning: number
  garden: number
  duplex: number
  studio: number
  storageRoom: number
  seaViews: number
  firstLine: number
}
export type Trait = keyof Traits

export const TRAITS: readonly Trait[] = [
  'logM2',
  'bedrooms',
  'bathrooms',
  'lift',
  'renovate',
  'isNew',
  'terrace',
  'floor',
  'parking',
  'pool',
  'airConditioning',
  'garden',
  'duplex',
  'studio',
  'storageRoom',
  'seaViews',
  'firstLine',
]

/** A home that is priced, or is to be. */
export interface Home {
  id: string
  /** Kilometres east and north of any one point, the same for all. */
  x: number
  y: number
  /** Built. */
  m2: number
  /** EUR cents asked; 0 of a home that has no price yet. */
  price: number
  /** Adverts of one home share it. */
  group: string | null
  /** Its advert was withdrawn. */
  isGone: boolean
  traits: Traits
  /** The traits as the slopes stand. */
  vector: number[]
}

/** ln m² around which sizes bend: some 81 m², the middle of what is advertised. */
const MIDDLE = 4.4

/** The traits of a home in the order of the slopes. */
export function vectorOf(traits: Traits): number[] {
  return [
    ...TRAITS.map((trait) => traits[trait]),
    (traits.logM2 - MIDDLE) ** 2,
    traits.floor <= 0 ? 1 : 0,
  ]
}

/** ln of EUR cents per m². */
export const logPerM2 = ({ price, m2 }: Pick<Home, 'price' | 'm2'>): number => Math.log(price / m2)

/** Straight kilometres between two homes. */
export const kilometres = (a: Pick<Home, 'x' | 'y'>, b: Pick<Home, 'x' | 'y'>): number =>
  Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Whether two adverts are likely one home: the listings' own judgement, or so near and so like that
 * a second advert of it is the better guess (docs/decisions/0254). What is wrongly left out costs a
 * comparable, what is wrongly kept would let a home be its own proof.
 */
export function isTwin(a: Home, b: Home): boolean {
  if (a.id === b.id || (a.group !== null && a.group === b.group)) return true
  return (
    kilometres(a, b) < 0.12 &&
    Math.abs(a.m2 - b.m2) <= 1.01 &&
    a.traits.bedrooms === b.traits.bedrooms &&
    a.traits.bathrooms === b.traits.bathrooms
  )
}
