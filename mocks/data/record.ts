import { PLACES, type MockPlace } from './places.ts'
import { pick, share, uuidOf, whole } from './seed.ts'
import { AGENCIES, FIRST_NAMES, LAST_NAMES } from './texts.ts'

/** How many records of a kind there are; references between rooms meet in them. */
const POOL: Record<string, number> = {
  agency: 3,
  agent: 5,
  home: 60,
  contact: 40,
  demand: 30,
  lead: 30,
  event: 40,
  chat: 20,
}
const MANY = 500

/** The id of a record of this kind by its number; past the last one it begins anew. */
export const idAt = (kind: string, number: number): string =>
  uuidOf(`${kind}.${number % (POOL[kind] ?? MANY)}`)

/** The record of another kind that this one speaks of. */
export const refOf = (kind: string, record: string): string =>
  idAt(kind, whole(`${record}>${kind}`, 0, (POOL[kind] ?? MANY) - 1))

/** A name as addresses write it. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replaceAll(' ', '-')

/** Where a record is; the town itself, where the record is named by an address. */
export const placeOf = (record: string): MockPlace =>
  PLACES.find(({ town }) => slugOf(town) === record) ?? pick(`${record}.place`, PLACES)

/** What an agency is called: each of them otherwise. */
export const agencyOf = (id: string): string =>
  AGENCIES.find((_, at) => idAt('agency', at) === id) ?? pick(`${id}.name`, AGENCIES)

/** Somebody, with a number and an address to write to. */
export function personOf(record: string) {
  const firstName = pick(`${record}.first`, FIRST_NAMES)
  const lastName = pick(`${record}.last`, LAST_NAMES)
  return {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${slugOf(firstName)}.${slugOf(lastName)}@correu.example`,
    phone: `+346${whole(`${record}.phone`, 10_000_000, 99_999_999)}`,
  }
}

/** What a home costs, measures and is offered for; the same in a list and on its page. */
export function homeOf(record: string) {
  const rent = share(`${record}.operation`) > 0.75
  const area = whole(`${record}.area`, 55, 320)
  const price = rent
    ? Math.round((area * whole(`${record}.price`, 11, 19)) / 50) * 5_000
    : Math.round((area * whole(`${record}.price`, 2_900, 7_200)) / 1_000) * 100_000
  const priceBefore = Math.round(price * 1.06)
  return {
    operation: rent ? 'A' : 'V',
    area,
    usableArea: Math.round(area * 0.86),
    price,
    rentPeriod: rent ? 'MONTH' : null,
    previousPrice: share(`${record}.lowered`) < 0.25 ? priceBefore : null,
    priceBefore,
    pricePerM2: rent ? null : Math.round(price / area),
    bedrooms: Math.max(1, Math.round(area / 48)),
    bathrooms: Math.max(1, Math.round(area / 95)),
    ref: `${pick(`${record}.ref`, ['PV', 'TC', 'IP'])}-${whole(`${record}.number`, 1001, 1999)}`,
  }
}
