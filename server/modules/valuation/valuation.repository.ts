import type { Selectable } from 'kysely'
import type {
  Island,
  Valuation,
  ValuationFamily,
  ValuationOperation,
} from '../../../generated/model/index.ts'
import { json, sql, uuidv7, type Db, type Tables } from '../../db/index.ts'
import type { KeptModel } from '../../db/tables/valuation.ts'

export type ValuationRow = Selectable<Tables['valuation']>
export type ModelRow = Selectable<Tables['valuation_model']>

/** In place of an island: of all. */
export const ALL = 'ALL'
/** Estimates of a home that are listed. */
const LISTED = 20

export const toValuation = (row: ValuationRow): Valuation => ({
  ...row.doc,
  id: row.id,
  propertyId: row.property_id,
  madeBy: row.made_by,
  asOf: row.as_of.toISOString(),
})

/** Keeps an estimate as it was told. */
export async function insertValuation(
  trx: Db,
  row: Omit<ValuationRow, 'id' | 'created_at'>,
): Promise<ValuationRow> {
  const { doc, ...rest } = row
  return trx
    .insertInto('valuation')
    .values({ ...rest, id: uuidv7(), doc: json(doc) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const findValuation = (db: Db, agencyId: string, id: string) =>
  db
    .selectFrom('valuation')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst()

export const valuationsOfHome = (db: Db, agencyId: string, propertyId: string) =>
  db
    .selectFrom('valuation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('agency_id', '=', agencyId)
    .orderBy('as_of', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED)
    .execute()

interface ModelKey {
  op: ValuationOperation
  family: ValuationFamily
}

/**
 * The newest model of an island, else that of all islands; none when neither could be made since a
 * day: an older one is of another market.
 */
export async function newestModel(
  db: Db,
  { op, family }: ModelKey,
  { island, since }: { island: Island | null; since: Date },
): Promise<ModelRow | undefined> {
  return db
    .selectFrom('valuation_model')
    .selectAll()
    .where('island', 'in', [island ?? ALL, ALL])
    .where('op', '=', op)
    .where('family', '=', family)
    .where('made_at', '>=', since)
    .orderBy(sql`island = ${ALL}`)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function saveModel(
  trx: Db,
  { op, family, island, madeAt }: ModelKey & { island: Island | null; madeAt: Date },
  doc: KeptModel,
): Promise<void> {
  await trx
    .insertInto('valuation_model')
    .values({ island: island ?? ALL, op, family, made_at: madeAt, doc: json(doc) })
    .onConflict((on) =>
      on.columns(['island', 'op', 'family', 'made_at']).doUpdateSet({ doc: json(doc) }),
    )
    .execute()
}

/** The newest models of all, made since a day. */
export const newestModels = (db: Db, since: Date): Promise<ModelRow[]> =>
  db
    .selectFrom('valuation_model')
    .selectAll()
    .distinctOn(['island', 'op', 'family'])
    .where('made_at', '>=', since)
    .orderBy('island')
    .orderBy('op')
    .orderBy('family')
    .orderBy('made_at', 'desc')
    .execute()

/** Writes what a later test of the newest models found. */
export async function saveProof(
  trx: Db,
  row: Pick<ModelRow, 'island' | 'op' | 'family' | 'made_at'>,
  proof: NonNullable<KeptModel['proof']>,
): Promise<void> {
  await sql`
    update valuation_model set doc = jsonb_set(doc, '{proof}', ${JSON.stringify(proof)}::jsonb)
    where island = ${row.island} and op = ${row.op} and family = ${row.family}
      and made_at = ${row.made_at}`.execute(trx)
}

/** The last model of each month of the last two years, the newest month first. */
export async function lastOfMonths(db: Db, since: Date): Promise<ModelRow[]> {
  const { rows } = await sql<ModelRow>`
    select distinct on (${MONTH}, m.op, m.family, m.island) m.* from valuation_model m
    where m.made_at >= ${since}
    order by ${MONTH} desc, m.op desc, m.family, m.island, m.made_at desc`.execute(db)
  return rows
}

const MONTH = sql.raw("date_trunc('month', m.made_at at time zone 'Europe/Madrid')")

/**
 * Leaves the last model of each month, and nothing that is older than two years; nor what was made
 * while the clock ran ahead, which would be the newest for that time.
 */
export async function pruneModels(trx: Db, since: Date, until: Date): Promise<void> {
  await sql`
    delete from valuation_model m where m.made_at < ${since} or m.made_at > ${until} or exists (
      select from valuation_model later
      where later.island = m.island and later.op = m.op and later.family = m.family
        and later.made_at > m.made_at and later.made_at <= ${until}
        and date_trunc('month', later.made_at at time zone 'Europe/Madrid')
          = date_trunc('month', m.made_at at time zone 'Europe/Madrid'))`.execute(trx)
}
