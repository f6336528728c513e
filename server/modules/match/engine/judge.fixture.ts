import type { Criteria, Facts } from '../../../db/tables/match.ts'
import { withLessons } from '../weighing/criteria-of.ts'
import { judge } from './judge.ts'

export type Asked = Omit<Criteria, 'weights' | 'low'>

/** A demand that asks nothing. */
export const NOTHING: Asked = {
  operations: ['V'],
  types: [],
  subtypes: [],
  where: null,
  excluded: [],
  price: { min: null, max: null, limit: null },
  area: { min: null, max: null },
  plotMin: null,
  bedrooms: { min: null, max: null },
  bathroomsMin: null,
  must: [],
  wishes: [],
  unwanted: [],
  views: [],
  condition: [],
  seaMax: null,
  floor: { min: null, max: null },
  year: { min: null, max: null },
}
export const HOME: Facts = {
  operation: 'V',
  type: 'vivienda',
  subtype: 'casa',
  condition: 'buen_estado',
  price: 50_000_000,
  area: 150,
  areaKind: 'built',
  plot: 400,
  bedrooms: 4,
  bathrooms: 2,
  yes: ['patio'],
  no: ['parking'],
  views: ['mountain'],
  floor: 2,
  sea: 1500,
  year: 1990,
  places: [1, 7061],
  muni: 7061,
  point: { lat: 39.766, lon: 2.715 },
}
export const asks = (more: Partial<Asked>): Criteria => withLessons({ ...NOTHING, ...more }, [], [])
/** What a demand thinks of a home. */
export const about = (more: Partial<Asked>, home: Partial<Facts> = {}) =>
  judge(asks(more), { ...HOME, ...home })

export const price = { price: { min: 40_000_000, max: 50_000_000, limit: 55_000_000 } }
