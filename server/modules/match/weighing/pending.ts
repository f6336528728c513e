import { sql, type Db } from '../../../db/index.ts'
import { jobQueue } from '../../../jobs/queue.ts'
import type { PropertyDoc } from '../../../db/tables/property.ts'
import { saveDemand } from './demand.repository.ts'
import { saveHome } from './home.repository.ts'

export const WEIGH = 'match.weigh'

/**
 * Notes what is to be weighed, in the transaction that changed it. The update on conflict locks the
 * row, so that a job that runs meanwhile leaves it for the next; each change has a job of its own,
 * which takes all that waits.
 */
export async function addPending(trx: Db, kind: 'home' | 'demand', id: string): Promise<void> {
  await sql`
    insert into match_due (kind, id) values (${kind}, ${id}) on conflict (kind, id) do update
    set at = now()`.execute(trx)
  await jobQueue().add(trx, WEIGH, {})
}

/**
 * A home came to the market, changed or left it: its rows are written now, its demands found in a
 * moment.
 */
export async function homeChanged(trx: Db, propertyId: string, doc?: PropertyDoc): Promise<void> {
  if (await saveHome(trx, propertyId, doc)) await addPending(trx, 'home', propertyId)
}

/**
 * A demand was made, saved, closed or reopened: what it asks is written now, its homes found in a
 * moment.
 */
export async function demandChanged(trx: Db, demandId: string): Promise<void> {
  if (await saveDemand(trx, demandId)) await addPending(trx, 'demand', demandId)
}

/** What waits of a home or a demand is weighed without telling anybody what is found. */
export async function weighQuietly(trx: Db, kind: 'home' | 'demand', id: string): Promise<void> {
  await trx
    .updateTable('match_due')
    .set({ quiet: true })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()
}
