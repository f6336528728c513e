import { sql, type Db } from '../../db/index.ts'
import { cohort, type Cohort } from './cohort.ts'

/** What came from a source. */
export interface SourceRow {
  source: string
  n: number
  repeated: number
  visited: number
  closed: number
}

/** The cases of a cohort by source, and the repeated enquiries beside them. */
export async function sourcesOf(db: Db, of: Cohort): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    with ${cohort(of, 'source')}
    select source, coalesce(n, 0) as n, coalesce(repeated, 0) as repeated,
      coalesce(visited, 0) as visited, coalesce(closed, 0) as closed
    from (select key as source, count(*)::int as n, count(*) filter (where visited)::int as visited,
        count(*) filter (where closed)::int as closed from cases group by key) c
    full join (select key as source, count(*)::int as repeated from asked where repeated
      group by key) r using (source)
    order by n desc, source limit 200`.execute(db)
  return rows
}

/** What was written down for months (YYYY-MM) from one to another. EUR cents. */
export const costsBetween = (
  db: Db,
  agencyId: string,
  first: string,
  last: string,
): Promise<{ month: string; source: string; amount: number }[]> =>
  db
    .selectFrom('analysis_cost')
    .select(['month', 'source', 'amount'])
    .where('agency_id', '=', agencyId)
    .where('month', '>=', first)
    .where('month', '<=', last)
    .execute()

/** Writes down what a month of a source cost; null takes it away. */
export async function keepCost(
  trx: Db,
  agencyId: string,
  { month, source, amount }: { month: string; source: string; amount: number | null },
  now: Date,
): Promise<void> {
  if (amount === null) {
    await trx
      .deleteFrom('analysis_cost')
      .where('agency_id', '=', agencyId)
      .where('month', '=', month)
      .where('source', '=', source)
      .execute()
    return
  }
  await trx
    .insertInto('analysis_cost')
    .values({ agency_id: agencyId, month, source, amount, updated_at: now })
    .onConflict((on) =>
      on.columns(['agency_id', 'month', 'source']).doUpdateSet({ amount, updated_at: now }),
    )
    .execute()
}
