import { setImmediate as breathe } from 'node:timers/promises'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { openDemands } from '../match/index.ts'
import { unprovedAmong } from '../user/index.ts'
import { acceptedBy, type CutsOf } from './count/accepts.ts'
import { bandsOf, cutsIn } from './count/bands.ts'
import { Buyers, groupsOf } from './count/buyers.ts'
import { supplyOf } from './count/supply.ts'
import { Tally, type Wish } from './count/tally.ts'
import { editionOf, type Edition } from './count/told.ts'
import { buyersOf, hasEdition, saveEditions } from './unmet.repository.ts'

/** Demands that are read at once, and groups of buyers counted until others have their turn. */
const CHUNK = 2000
const TURN = 200

/** Counts today's edition, once; it is told until the next. */
export async function countDay({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const day = dayOf(at)
  if (await hasEdition(db, day)) return
  const bands = await bandsOf(db, Number(day.slice(0, 4)))
  const cutsOf = cutsIn(bands.all)
  const tally = await counted(await readDemands(db, at, cutsOf))
  const supply = await supplyOf(db, cutsOf)
  const editions = new Map<string | null, Edition>()
  for (const agencyId of [null, ...tally.searching()]) {
    editions.set(agencyId, editionOf(tally, agencyId, supply))
    await breathe()
  }
  await inTransaction(db, (trx) => saveEditions(trx, { day, at, bands: bands.new }, editions))
}

/** Open demands by what they accept, and whose they are. */
async function readDemands(db: Db, now: Date, cutsOf: CutsOf): Promise<Wish[]> {
  const found: Wish[] = []
  const buyers = new Buyers()
  let after: string | null = null
  do {
    const { demands, last } = await openDemands(db, { now, after, most: CHUNK })
    const known = await buyersOf(db, [...new Set(demands.map(({ contactId }) => contactId))])
    for (const demand of demands) {
      const { agencyId, contactId } = demand
      const buyer = known.get(contactId) ?? { contactId, emails: [], phones: [] }
      found.push({
        ...acceptedBy(demand, cutsOf),
        agencyId,
        contactId: buyer.contactId,
        ...buyers.waysOf(buyer),
        counts: true,
      })
    }
    after = last
  } while (after !== null)
  return await withoutUnproved(db, found)
}

/**
 * Whoever registered in a minute to add buyers of their own making adds none, nor says of others'
 * buyers that they are one person.
 */
async function withoutUnproved(db: Db, wishes: readonly Wish[]): Promise<Wish[]> {
  const unproved = await unprovedAmong(db, [...new Set(wishes.map(({ agencyId }) => agencyId))])
  return wishes.map((wish) =>
    unproved.has(wish.agencyId)
      ? { ...wish, email: wish.contactId, phone: wish.contactId, counts: false }
      : wish,
  )
}

async function counted(wishes: readonly Wish[]): Promise<Tally> {
  const tally = new Tally()
  let turn = 0
  for (const group of groupsOf(wishes)) {
    tally.add(group)
    turn += 1
    if (turn % TURN === 0) await breathe()
  }
  return tally
}
