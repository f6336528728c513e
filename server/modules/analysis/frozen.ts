import type { AnalysisFrozen } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { sql } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import { startOfDay } from '../../time/madrid.ts'
import { funnelOf, STEPS, type Counts } from './funnel.repository.ts'
import type { Cohort } from './cohort.ts'
import { monthLater, type Period } from './period.ts'
import { isWhole } from './whose.ts'

type Month = Counts & { month: string; made_at: Date }

/** The closed months of a period, none missing between, and the days they span. */
export interface Closed {
  months: Month[]
  last: Month
  span: Period
}

/** Months that lie whole within a period, YYYY-MM. */
export function monthsWithin(from: string, to: string): { first: string; last: string } | null {
  const first = from.endsWith('-01') ? from.slice(0, 7) : monthLater(from, 1)
  const next = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const last = monthLater(next, -1)
  return first <= last ? { first, last } : null
}

/**
 * The closed months of a period; null where none is closed, and where not all of the agency is
 * asked for: months are closed for the whole.
 */
export async function closedOf(db: Db, of: Cohort): Promise<Closed | null> {
  const within = monthsWithin(of.period.from, of.period.to)
  if (!isWhole(of.whose) || of.past || of.operation?.length || !within) return null
  const found = await db
    .selectFrom('analysis_month')
    .selectAll()
    .where('agency_id', '=', of.whose.agencyId)
    .where('month', '>=', within.first)
    .where('month', '<=', within.last)
    .orderBy('month')
    .execute()
  const months = lastRun(found)
  const [first, last] = [months[0], months.at(-1)]
  return first && last ? { months, last, span: spanOf(first.month, last.month) } : null
}

/** By how much the steps of closed months are others now. */
export function frozenOf({ months, last }: Closed, now: Counts): AnalysisFrozen {
  const changes = STEPS.flatMap((step) => {
    const by = now[step] - months.reduce((sum, row) => sum + row[step], 0)
    return by === 0 ? [] : [{ step, by }]
  })
  return { month: last.month, at: last.made_at.toISOString(), changes }
}

/** The months up to the last one between which none is missing. */
function lastRun<T extends { month: string }>(rows: T[]): T[] {
  let begin = rows.length - 1
  while (begin > 0 && rows[begin - 1]?.month === monthLater(rows[begin]?.month ?? '', -1))
    begin -= 1
  return rows.slice(Math.max(0, begin))
}

/** From the first day of a month to the last of another. */
function spanOf(first: string, last: string): Period {
  const [start, end] = [startOfDay(`${first}-01`), startOfDay(`${monthLater(last, 1)}-01`)]
  return { from: `${first}-01`, to: `${last}-31`, start, end }
}

/** Closes a month of every agency that has enquiries in it; one that is closed stays as it is. */
export async function closeMonth(db: Db, month: string, now: Date): Promise<void> {
  const period = spanOf(month, month)
  const { rows } = await sql<{ agency_id: string }>`
    select distinct agency_id from lead
    where created_at >= ${period.start} and created_at < ${period.end} and agency_id is not null
      and not trap and not exists (select 1 from analysis_month m
        where m.agency_id = lead.agency_id and m.month = ${month})`.execute(db)
  await eachOne(rows, async ({ agency_id }) => {
    const whose = { agencyId: agency_id, userId: null, people: null }
    const { within } = await funnelOf(db, { whose, period, now, past: false }, { within: period })
    if (!within) return
    await db
      .insertInto('analysis_month')
      .values({ agency_id, month, made_at: now, ...within })
      .onConflict((on) => on.doNothing())
      .execute()
  })
}
