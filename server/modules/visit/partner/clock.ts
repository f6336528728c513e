import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { tellAsker, tellLister } from './news.ts'
import { saveVisit, stillShared, type PartnerVisitRow } from './partner.repository.ts'
import { REMIND_MS, stateNow } from './stand.ts'

const AT_ONCE = 200

/** Open visits, those that wait longest first, each alone. */
const waiting = (trx: Db): Promise<PartnerVisitRow[]> =>
  trx
    .selectFrom('partner_visit')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('turn_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()

/**
 * Writes down what the calendar or the end of an agreement made of open visits, and reminds once who
 * has four hours left to answer.
 */
export async function runClock({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const at = now()
    const told = { trx, deps: { now } }
    const rows = await waiting(trx)
    const shared = await stillShared(trx, rows, at)
    for (const row of rows) {
      const state = stateNow(row, shared.has(row.id), at)
      if (state !== 'open') {
        const saved = await saveVisit(trx, row.id, { state, changed_at: at })
        if (state === 'lapsed' || state === 'ended') {
          await tellAsker(told, saved, state)
          await tellLister(told, saved, state)
        }
      } else if (row.reminded_at === null && at.getTime() - row.turn_at.getTime() >= REMIND_MS) {
        await (row.lister_turn ? tellLister : tellAsker)(told, row, 'due')
        await saveVisit(trx, row.id, { reminded_at: at })
      }
    }
  })
}
