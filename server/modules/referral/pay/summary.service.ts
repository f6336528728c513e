import type { ReferralSummary } from '../../../../generated/model/index.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { dayOf } from '../../../time/madrid.ts'
import { homesByIds, shownHome } from '../agency/homes.ts'
import { known } from '../known.ts'
import { broughtTo } from '../view.ts'
import { payeesOf } from './payee.repository.ts'
import { expectedRows, paidByYear } from './summary.repository.ts'
import { isRegistered, MOST_A_YEAR, paidIn } from './year-line.ts'

const MOST_YEARS = 20

/** What may still come: of homes with a mandate or sold, by the price somebody can read. */
async function expectedOf(userId: string, { deps }: Ctx): Promise<number> {
  const { db, now } = deps
  const rows = await expectedRows(db, userId)
  const { terms, payees } = await known(db, rows)
  const homes = await homesByIds(
    db,
    rows.flatMap(({ property_id }) => property_id ?? []),
  )
  let sum = 0
  for (const row of rows) {
    const home = row.property_id === null ? undefined : homes.get(row.property_id)
    const offered = home ? ((await shownHome(db, home, 'referrer'))?.price ?? null) : null
    const facts = { home, terms: terms.get(row.terms_id ?? ''), payee: payees }
    sum += broughtTo(row, facts, offered, now()).payout?.net ?? 0
  }
  return sum
}

/** Money by year, newest first, and how far the line of one a year is. */
export async function getSummary(ctx: Ctx): Promise<ReferralSummary> {
  const { userId } = requireSession(ctx)
  const { db, now } = ctx.deps
  const year = dayOf(now()).slice(0, 4)
  const rows = await paidByYear(db, userId, MOST_YEARS)
  const thisYear = {
    year: Number(year),
    paid: rows.find((one) => one.year === Number(year))?.paid ?? 0,
    expected: await expectedOf(userId, ctx),
  }
  const payee = (await payeesOf(db, [userId])).get(userId)
  return {
    paidThisYear: await paidIn(db, userId, year),
    most: isRegistered(payee) ? null : MOST_A_YEAR,
    hasPayee: payee !== undefined,
    years: [
      thisYear,
      ...rows
        .filter((one) => one.year !== Number(year))
        .map((one) => ({ ...one, expected: 0 }))
        .slice(0, MOST_YEARS - 1),
    ],
  }
}
