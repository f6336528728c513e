import { setImmediate as breathe } from 'node:timers/promises'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { openDemands } from '../match/index.ts'
import { normalEmail, unprovedAmong } from '../user/index.ts'
import { acceptedBy, type Accepted, type CutsOf } from './count/accepts.ts'
import { bandsOf, cutsIn } from './count/bands.ts'
import { Buyers } from './count/buyers.ts'
import { supplyOf } from './count/supply.ts'
import { Tally } from './count/tally.ts'
import { editionOf, type Edition } from './count/told.ts'
import { hasEdition, reachOfContacts, saveEditions } from './unmet.repository.ts'

/** Demands that are read at once, and buyers counted until others have their turn. */
const CHUNK = 2000
const TURN = 200

interface Wanted extends Accepted {
  agencyId: string
  contactId: string
}

/** Counts today's edition, once; it is told until the next. */
export async function countDay({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now()
  const day = dayOf(at)
  if (await hasEdition(db, day)) return
  const bands = await bandsOf(db, Number(day.slice(0, 4)))
  const cutsOf = cutsIn(bands.all)
  const buyers = new Buyers()
  const wanted = await readDemands(db, at, cutsOf, buyers)
  const tally = await counted(db, wanted, buyers)
  const supply = await supplyOf(db, cutsOf)
  const editions = new Map<string | null, Edition>()
  for (const agencyId of [null, ...tally.searching()]) {
    editions.set(agencyId, editionOf(tally, agencyId, supply))
    await breathe()
  }
  await inTransaction(db, (trx) => saveEditions(trx, { day, at, bands: bands.new }, editions))
}

/** Open demands by what they accept, and who their buyers are. */
async function readDemands(db: Db, now: Date, cutsOf: CutsOf, buyers: Buyers): Promise<Wanted[]> {
  const found: Wanted[] = []
  let after: string | null = null
  do {
    const { demands, last } = await openDemands(db, { now, after, most: CHUNK })
    const ids = [...new Set(demands.map(({ contactId }) => contactId))]
    const { reach, merged } = await reachOfContacts(db, ids)
    for (const { id, kept } of merged) buyers.join(id, kept)
    for (const one of reach)
      buyers.add(one.kind === 'email' ? { ...one, value: normalEmail(one.value) } : one)
    for (const demand of demands) {
      const { agencyId, contactId } = demand
      found.push({ ...acceptedBy(demand, cutsOf), agencyId, contactId })
    }
    after = last
  } while (after !== null)
  return found
}

async function counted(db: Db, wanted: readonly Wanted[], buyers: Buyers): Promise<Tally> {
  // Whoever registered in a minute to add buyers of their own making adds none.
  const unproved = await unprovedAmong(db, [...new Set(wanted.map(({ agencyId }) => agencyId))])
  const byBuyer = new Map<string, Wanted[]>()
  for (const one of wanted) {
    const buyer = buyers.of(one.contactId)
    const list = byBuyer.get(buyer)
    if (list) list.push(one)
    else byBuyer.set(buyer, [one])
  }
  const tally = new Tally()
  let turn = 0
  for (const list of byBuyer.values()) {
    tally.add(list.map((one) => ({ ...one, counts: !unproved.has(one.agencyId) })))
    turn += 1
    if (turn % TURN === 0) await breathe()
  }
  return tally
}
