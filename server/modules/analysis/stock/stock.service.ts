import type { AnalysisHome, Operation } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import { dayOf, daysLater } from '../../../time/madrid.ts'
import { statesOf } from '../../passport/index.ts'
import { positionsOf } from '../../valuation/index.ts'
import { mediansOf } from '../market-days.service.ts'
import type { Asker } from '../whose.ts'
import { actOf, partsOf, scoreOf } from './health.ts'
import { expectedOf } from './interest.ts'
import { stockOf, type StockRow } from './stock.repository.ts'

/** What visitors did in so many days counts. */
const DAYS = 90

/** Somebody's homes on the market, each with its parts, score and act. */
export async function healthOf(
  db: Db,
  { whose, operation }: { whose: Asker; operation: Operation[] | undefined },
  now: Date,
): Promise<AnalysisHome[]> {
  const today = dayOf(now)
  const since = daysLater(today, -DAYS)
  const rows = await stockOf(db, { whose, operation, now, since })
  const ids = rows.map(({ id }) => id)
  const [positions, passports] = [await positionsOf(db, ids), await statesOf(db, ids, today)]
  const medians = await mediansOf(
    db,
    whose.agencyId,
    [...new Set(rows.map((row) => row.operation))],
    now,
  )
  const expected = expectedOf(rows)
  return rows.map((row) => {
    const position = positions.get(row.id)
    return toHome(row, {
      medianDays: medians.get(row.operation) ?? null,
      percentile: position?.percentile ?? null,
      deltaPct: position?.deltaPct ?? null,
      pricedAt: position?.at.toISOString() ?? null,
      expected: expected(row),
      passport: passports.get(row.id) ?? 'none',
    })
  })
}

interface Known extends Pick<
  AnalysisHome,
  'medianDays' | 'percentile' | 'deltaPct' | 'pricedAt' | 'passport'
> {
  expected: number | null
}

function toHome(row: StockRow, { expected, ...known }: Known): AnalysisHome {
  const facts = { ...row, ...known, expected }
  const parts = partsOf(facts)
  const { id, ref, title, operation, price, days, lowered, views, enquiries } = row
  const told = { ref, title: title || ref, operation, price, days, lowered, views, enquiries }
  return { propertyId: id, ...told, ...known, parts, score: scoreOf(parts), act: actOf(facts) }
}
