import type { Deps } from '../../../contract/deps.ts'
import { inTransaction } from '../../../db/index.ts'
import { eachOne } from '../../../jobs/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { workersHere } from '../../user/index.ts'
import { choicesOf } from './choice.repository.ts'
import { REPORT_MAIL } from './mail.ts'
import { monthBefore } from './month.ts'

/** A month is told in the first days of the next, or not at all: later it is no news. */
const LAST_DAY = 7

/** Asks for the mails about last month, once for each website that was read in it. */
export async function tellMonth(deps: Deps): Promise<void> {
  const { db, now } = deps
  const today = dayOf(now())
  if (Number(today.slice(8)) > LAST_DAY) return
  const { from, to } = monthBefore(today)
  const due = await db
    .selectFrom('site')
    .select(['id', 'agency_id'])
    .where('state', '=', 'published')
    .where(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('site_visit')
          .select('site_id')
          .where('site_id', '=', ref('site.id'))
          .where('day', '>=', from)
          .where('day', '<=', to),
      ),
    )
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom('site_report')
            .select('site_id')
            .where('site_id', '=', ref('site.id'))
            .where('month', '=', from),
        ),
      ),
    )
    .execute()
  await eachOne(due, (site) => tellSite(deps, site, from))
}

/** One site's mails, together with the note that they were asked for. */
const tellSite = (
  { db, jobs, now }: Deps,
  { id: siteId, agency_id: agencyId }: { id: string; agency_id: string },
  month: string,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .insertInto('site_report')
      .values({ site_id: siteId, month, at: now() })
      .onConflict((on) => on.doNothing())
      .returning('site_id')
      .executeTakeFirst()
    if (!row) return
    const choices = await choicesOf(trx, siteId)
    for (const { id: userId, role } of await workersHere(trx, agencyId))
      if (choices.get(userId) ?? role === 'ADMIN')
        await jobs.add(trx, REPORT_MAIL, { siteId, userId, month }, { agencyId })
  })
