import type { Insertable, Selectable } from 'kysely'
import type { ImportTablePlan } from '../../../../generated/model/index.ts'
import { asStored, keepStored } from '../../../contract/stored/index.ts'
import { json, type Db, type Tables } from '../../../db/index.ts'
import { saidLast } from '../../../formats/table/said-columns.ts'

export type TableRow = Selectable<Tables['import_table']>

/** A table of the agency that still waits; another agency's does not exist. */
export async function findTable(
  db: Db,
  agencyId: string,
  id: string,
  since: Date,
): Promise<TableRow | null> {
  return (
    (await db
      .selectFrom('import_table')
      .selectAll()
      .where('agency_id', '=', agencyId)
      .where('id', '=', id)
      .where('created_at', '>', since)
      .executeTakeFirst()) ?? null
  )
}

export const insertTable = (db: Db, row: Insertable<Tables['import_table']>): Promise<TableRow> =>
  db
    .insertInto('import_table')
    .values({ ...row, columns: json(row.columns), plan: json(row.plan) })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes what was said of the columns; it is somebody's word now. */
export async function savePlan(trx: Db, id: string, plan: ImportTablePlan): Promise<void> {
  const kept = await keepStored(trx, 'import_table.plan', { id }, plan)
  const columns = saidLast(kept.columns, plan.columns)
  await trx
    .updateTable('import_table')
    .set({ plan: json({ ...kept, columns }), source_id: null })
    .where('id', '=', id)
    .execute()
}

export async function removeTable(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('import_table').where('id', '=', id).execute()
}

/** What was last said of a table with these columns. */
export async function rememberedPlan(
  db: Db,
  agencyId: string,
  headerHash: string,
): Promise<{ integration_id: string; plan: ImportTablePlan } | null> {
  return (
    (await db
      .selectFrom('import_mapping')
      .select(['integration_id', 'plan'])
      .where('agency_id', '=', agencyId)
      .where('header_hash', '=', headerHash)
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirst()) ?? null
  )
}

/** The same, also what only another version can read. */
export async function wholeRemembered(
  db: Db,
  agencyId: string,
  headerHash: string,
): ReturnType<typeof rememberedPlan> {
  const known = await rememberedPlan(db, agencyId, headerHash)
  if (!known) return null
  const { integration_id } = known
  const plan = await asStored(db, 'import_mapping.plan', { integration_id }, known.plan)
  return { integration_id, plan }
}

/** What was said of a table, also what only another version can read: its run has to wait for it. */
export const wholePlan = (db: Db, { id, plan }: TableRow): Promise<ImportTablePlan> =>
  asStored(db, 'import_table.plan', { id }, plan)

/** Keeps what was said, as it is stored, for the next table of the source. */
export async function rememberPlan(
  trx: Db,
  row: Insertable<Tables['import_mapping']>,
): Promise<void> {
  const { header_hash, updated_at } = row
  const plan = json(row.plan)
  await trx
    .insertInto('import_mapping')
    .values({ ...row, plan })
    .onConflict((at) => at.column('integration_id').doUpdateSet({ header_hash, plan, updated_at }))
    .execute()
}
