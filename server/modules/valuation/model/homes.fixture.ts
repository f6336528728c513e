import { vectorOf, type Home, type Traits } from './traits.ts'

const PLAIN: Omit<Traits, 'logM2'> = {
  bedrooms: 3,
  bathrooms: 1,
  lift: 0,
  renovate: 0,
  isNew: 0,
  terrace: 0,
  floor: 2,
  parking: 0,
  pool: 0,
  airConditioning: 0,
  garden: 0,
  duplex: 0,
  studio: 0,
  storageRoom: 0,
  seaViews: 0,
  firstLine: 0,
}

/** A plain flat of 100 m² for 3,000 EUR/m², with what is given over it. */
export function plainHome(
  id: string,
  { traits, ...over }: Partial<Omit<Home, 'traits'>> & { traits?: Partial<Traits> } = {},
): Home {
  const m2 = over.m2 ?? 100
  const all = { ...PLAIN, logM2: Math.log(m2), ...traits }
  return {
    id,
    x: 0,
    y: 0,
    m2,
    price: m2 * 300_000,
    group: null,
    isGone: false,
    ...over,
    traits: all,
    vector: vectorOf(all),
  }
}
