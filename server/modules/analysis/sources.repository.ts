import { sql, type Db, type RawBuilder } from '../../db/index.ts'
import { cohort, type Cohort } from './cohort.ts'

/** What came from a source. */
export interface SourceRow {
  source: string
  n: number
  repeated: number
  visited: number
  closed: number
  /** Fees of its deals, EUR cents without VAT; null: none is written down, or not asked for. */
  fee: number | null
}

/** What was agreed as fees of the deals that cases came to, each once for its source. */
const fees = (agencyId: string): RawBuilder<unknown> => sql`
  left join (
    select source, sum(amount)::float8 as fee from (
      select distinct c.key as source, f.id, f.amount from first_ones c
      join turns t on t.person_id = c.contact_id and t.property_id = c.property_id
        and t.at >= c.created_at and t.act = 'close'
      join fee f on f.offer_id = t.offer_id and f.agency_id = ${agencyId}::uuid
    ) f group by source
  ) f using (source)`

/** The cases of a cohort by source, and the repeated enquiries beside them. */
export async function sourcesOf(
  db: Db,
  of: Cohort,
  { withFees = false }: { withFees?: boolean } = {},
): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    with ${cohort(of, 'source')}
    select source, coalesce(n, 0) as n, coalesce(repeated, 0) as repeated,
      coalesce(visited, 0) as visited, coalesce(closed, 0) as closed,
      ${withFees ? sql`fee` : sql`null`} as fee
    from (select key as source, count(*)::int as n, count(*) filter (where visited)::int as visited,
        count(*) filter (where closed)::int as closed from cases group by key) c
    full join (select key as source, count(*)::int as repeated from asked where repeated
      group by key) r using (source)
    ${withFees ? fees(of.whose.agencyId) : sql``}
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
