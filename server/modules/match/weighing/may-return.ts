import { PropertyStatus, type MatchFail } from '../../../../generated/model/index.ts'
import { unreadStored } from '../../../contract/stored/index.ts'
import type { Db } from '../../../db/index.ts'
import type { Facts } from '../../../db/tables/match.ts'
import { loadDemand, unreadPart } from '../../demand/index.ts'
import { failsOf } from '../engine/fails.ts'
import { findWeighed } from './demand.repository.ts'
import { homeFacts } from './home.repository.ts'
import { isHalfRead, pathsOf } from './lost.ts'

/** Parts of a home that are weighed (`facts-of.ts`), and what else decides what everybody sees. */
const WEIGHED = /^(basics|location|layout|features|legal$|legal\.touristLicence)/
const SHOWN = /^publication/

/** Conditions that are plain numbers, with what of both sides has to be read for them to be broken. */
const READ_FOR: Partial<Record<MatchFail, readonly string[]>> = {
  operation: ['basics.offers', 'what.operations'],
  price: ['basics.offers', 'money.priceMax', 'money.priceFlexPct'],
  area: [
    'basics.type',
    'layout.built',
    'layout.builtWithCommon',
    'layout.usable',
    'layout.plot',
    'home.areaMin',
  ],
  plot: ['layout.plot', 'home.plotMin'],
  bedrooms: ['layout.bedrooms', 'home.bedroomsMin'],
  bathrooms: ['layout.bathrooms', 'home.bathroomsMin'],
}

interface Home {
  agencyId: string
  /** Paths of what nobody here reads. */
  unread: string[]
  facts: Facts[]
}

/** Null: it is certainly not on the market. */
async function homeOf(db: Db, id: string): Promise<Home | null> {
  const row = await db
    .selectFrom('property')
    .select(['agency_id', 'status', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.deleted_at !== null) return null
  const isKnown = Object.hasOwn(PropertyStatus, row.status)
  if (isKnown && row.status !== 'active') return null
  const unread = pathsOf(await unreadStored(db, 'property.doc', { id }))
  // In a state that nobody knows: whether it is on the market is what is not read.
  const paths = isKnown ? unread : [...unread, 'basics']
  return { agencyId: row.agency_id, unread: paths, facts: await homeFacts(db, id) }
}

async function demandOf(db: Db, id: string) {
  const record = await loadDemand(db, id)
  const weighed = record && (await findWeighed(db, id))
  const unread = record ? await unreadPart(db, record) : {}
  const isHalf = isHalfRead(unread)
  return {
    agencyId: record?.agency_id,
    criteria: weighed?.criteria,
    paths: pathsOf(unread),
    isHalf,
  }
}

type Demand = Awaited<ReturnType<typeof demandOf>>

/** Whether a home breaks, under each operation, something of which both sides are read. */
function isExcluded({ criteria, paths }: Demand, { facts, unread }: Home): boolean {
  if (!criteria || facts.length === 0) return false
  const lost = [...paths, ...unread]
  const isRead = (path: string) => !lost.some((one) => `${path}.`.startsWith(`${one}.`))
  // A demand that asks what nobody reads has no operation at all (`criteria-of.ts`).
  const isClosed = criteria.operations.length === 0
  const isCertain = (fail: MatchFail): boolean =>
    !(isClosed && fail === 'operation') && READ_FOR[fail]?.every(isRead) === true
  return facts.every((one) => failsOf(criteria, one).some(isCertain))
}

/** Each value asked for once. */
function once<T>(ask: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (id) => {
    const found = known.get(id) ?? ask(id)
    known.set(id, found)
    return found
  }
}

/**
 * Tells whether a later version may find a home for a demand that does not find it now: the home is
 * on the market, one of both is not read whole, and nothing that is read keeps them apart.
 */
export function returning(db: Db) {
  const homeNow = once((id) => homeOf(db, id))
  const demandNow = once((id) => demandOf(db, id))
  return async (demandId: string, propertyId: string): Promise<boolean> => {
    const home = await homeNow(propertyId)
    if (!home) return false
    const demand = await demandNow(demandId)
    const isOwn = demand.agencyId === home.agencyId
    const isHomeHalf = home.unread.some((one) => WEIGHED.test(one) || (!isOwn && SHOWN.test(one)))
    if (!isHomeHalf && (!demand.isHalf || home.facts.length === 0)) return false
    return !isExcluded(demand, home)
  }
}
