import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { isShareUndecided } from '../../network/index.ts'
import { tellAsker, tellLister } from './news.ts'
import { saveVisit, stillShared, type PartnerVisitRow } from './partner.repository.ts'
import { REMIND_MS, stateNow } from './stand.ts'

type Told = Pick<Deps, 'db' | 'now'>

const open = (db: Db) => db.selectFrom('partner_visit').where('state', '=', 'open')

/**
 * Writes down what the calendar or the end of an agreement made of open visits, and reminds once who
 * has four hours left to answer. Each by itself: one that cannot be written, or waits for its answer,
 * stands in no other's way.
 */
export async function runClock(deps: Told): Promise<void> {
  const rows = await open(deps.db).select('id').orderBy('id').execute()
  await eachOne(rows, ({ id }) => inTransaction(deps.db, (trx) => look(trx, deps, id)))
}

/** Not shown, but not surely at an end, since a later version wrote something of it (decision 372). */
const isUndecided = (trx: Db, row: PartnerVisitRow, now: Date): Promise<boolean> =>
  isShareUndecided(
    trx,
    { agencyId: row.agency_id, listerId: row.lister_id, propertyId: row.property_id },
    dayOf(now),
  )

async function look(trx: Db, { now }: Told, id: string): Promise<void> {
  const row = await open(trx)
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!row) return
  const at = now()
  const told = { trx, deps: { now } }
  const isShared = (await stillShared(trx, [row], at)).has(id)
  const waits = !isShared && (await isUndecided(trx, row, at))
  const state = stateNow(row, isShared || waits, at)
  if (state !== 'open') {
    const saved = await saveVisit(trx, id, { state, changed_at: at })
    if (state === 'lapsed' || state === 'ended') {
      await tellAsker(told, saved, state)
      await tellLister(told, saved, state)
    }
  } else if (
    !waits &&
    row.reminded_at === null &&
    at.getTime() - row.turn_at.getTime() >= REMIND_MS
  ) {
    await (row.lister_turn ? tellLister : tellAsker)(told, row, 'due')
    await saveVisit(trx, id, { reminded_at: at })
  }
}
