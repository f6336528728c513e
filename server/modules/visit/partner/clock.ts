import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { tellAsker, tellLister } from './news.ts'
import { saveVisit, stillShared, type PartnerVisitRow } from './partner.repository.ts'
import { REMIND_MS, stateNow } from './stand.ts'

const AT_ONCE = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Some open visits after an id, each alone. */
const waiting = (trx: Db, after: string): Promise<PartnerVisitRow[]> =>
  trx
    .selectFrom('partner_visit')
    .selectAll()
    .where('state', '=', 'open')
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()

/**
 * Writes down what the calendar or the end of an agreement made of open visits, and reminds once who
 * has four hours left to answer. All of them, some at a time: one that waits for its answer stands
 * in no other's way.
 */
export async function runClock(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  for (let after: string | undefined = FIRST; after !== undefined;) after = await some(deps, after)
}

/** The id to go on after; undefined: there are no more. */
async function some(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  after: string,
): Promise<string | undefined> {
  return inTransaction(db, async (trx) => {
    const at = now()
    const told = { trx, deps: { now } }
    const rows = await waiting(trx, after)
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
    return rows.length < AT_ONCE ? undefined : rows.at(-1)?.id
  })
}
