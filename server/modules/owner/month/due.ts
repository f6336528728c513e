import type { Deps } from '../../../contract/deps.ts'
import { inTransaction, sql } from '../../../db/index.ts'
import { dayOf, firstOfMonth, startOfDay } from '../../../time/madrid.ts'
import { MONTH_MAIL } from './mail.ts'

/** A month is told in the first days of the next, or not at all: later it is no news. */
const LAST_DAY = 7

/**
 * Asks for the mails of this month, once for each link that has them and was given before it. One that
 * was told another month has them, also where that was told while the clock ran ahead.
 */
export async function tellMonth({ db, jobs, now }: Deps): Promise<void> {
  const at = now()
  const today = dayOf(at)
  if (Number(today.slice(8)) > LAST_DAY) return
  const month = firstOfMonth(today)
  await inTransaction(db, async (trx) => {
    const { rows } = await sql<{ id: string; agency_id: string }>`
      update owner_link set month_told = ${month}::date
      where 'month' = any(parts) and month_told is distinct from ${month}::date
        and expires_at > ${at} and created_at < ${startOfDay(month)}
      returning id, agency_id`.execute(trx)
    for (const { id, agency_id } of rows)
      await jobs.add(trx, MONTH_MAIL, { linkId: id, month }, { agencyId: agency_id })
  })
}
