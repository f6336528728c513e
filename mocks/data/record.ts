import { PLACES, type MockPlace } from './places.ts'
import { pick, share, uuidOf, whole } from './seed.ts'
import { FIRST_NAMES, LAST_NAMES } from './texts.ts'

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
  document: 60,
}

/** The kinds that go by several names in the contract. */
const KIND_OF: [RegExp, string][] = [
  [/^(?:property|listing|home|seen|saved|analytics|cost)s?$/i, 'home'],
  [/agent|organiser|sender|assigned|createdBy|created_by|byId|^by$|user|staff|holder/i, 'agent'],
  [/property|listing|home/i, 'home'],
  [/agency/i, 'agency'],
  [/contact|owner|buyer|person|visitor|people/i, 'contact'],
  [/demand/i, 'demand'],
  [/lead/i, 'lead'],
  [/event|agenda|visit/i, 'event'],
  [/chat|thread/i, 'chat'],
]

/** The kind of record that a field or tag speaks of: `agentId` and `agent` are one. */
export function kindOf(name: string): string {
  const bare = name.replace(/(?:Ids?|_ids?)$/, '')
  return KIND_OF.find(([pattern]) => pattern.test(bare))?.[1] ?? bare
}

/** The id of a record of this kind by its number; past the last one it begins anew. */
export const idAt = (kind: string, number: number): string =>
  uuidOf(`${kind}.${number % (POOL[kind] ?? 500)}`)

/** The record of another kind that this one speaks of. */
export const refOf = (kind: string, record: string): string =>
  idAt(kind, whole(`${record}>${kind}`, 0, (POOL[kind] ?? 500) - 1))

/** A town as addresses write it. */
export const slugOf = (town: string): string =>
  town
    .normalize('NFD')
    .replace(/[^a-z ]/gi, '')
    .toLowerCase()
    .replaceAll(' ', '-')

/** Where a record is; the town itself, where the record is named by an address. */
export const placeOf = (record: string): MockPlace =>
  PLACES.find(({ town }) => slugOf(town) === record) ?? pick(`${record}.place`, PLACES)

export const firstNameOf = (record: string): string => pick(`${record}.first`, FIRST_NAMES)
export const lastNameOf = (record: string): string => pick(`${record}.last`, LAST_NAMES)
export const personOf = (record: string): string => `${firstNameOf(record)} ${lastNameOf(record)}`

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
export const emailOf = (record: string): string =>
  `${bare(firstNameOf(record))}.${bare(lastNameOf(record))}@correu.example`
export const phoneOf = (record: string): string =>
  `+346${whole(`${record}.phone`, 10_000_000, 99_999_999)}`

/** What a home costs, measures and is offered for; the same in a list and on its page. */
export function homeOf(record: string) {
  const rent = share(`${record}.operation`) > 0.75
  const area = whole(`${record}.area`, 55, 320)
  const price = rent
    ? Math.round((area * whole(`${record}.price`, 11, 19)) / 50) * 5_000
    : Math.round((area * whole(`${record}.price`, 2_900, 7_200)) / 1_000) * 100_000
  const lowered = share(`${record}.lowered`) < 0.25
  return {
    operation: rent ? 'A' : 'V',
    area,
    price,
    rentPeriod: rent ? 'MONTH' : null,
    previousPrice: lowered ? Math.round(price * 1.06) : null,
    pricePerM2: Math.round(price / area),
    bedrooms: Math.max(1, Math.round(area / 48)),
    bathrooms: Math.max(1, Math.round(area / 95)),
    ref: `${pick(`${record}.ref`, ['PV', 'TC', 'IP'])}-${whole(`${record}.number`, 1001, 1999)}`,
  }
}
