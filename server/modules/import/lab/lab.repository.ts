import type { Insertable, Selectable } from 'kysely'
import { json, type Db, type Tables } from '../../../db/index.ts'
import type { Tried } from './tried.ts'

export type LabRow = Selectable<Tables['import_lab']>

export const insertLab = (db: Db, row: Insertable<Tables['import_lab']>): Promise<LabRow> =>
  db.insertInto('import_lab').values(row).returningAll().executeTakeFirstOrThrow()

/** A report by id alone, for its own job. */
export const labOfJob = async (db: Db, id: string): Promise<LabRow | null> =>
  (await db.selectFrom('import_lab').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** A report of the agency that is young enough; `userId`: only that person's. */
export async function findLab(
  db: Db,
  agencyId: string,
  id: string,
  since: Date,
): Promise<LabRow | null> {
  const query = db
    .selectFrom('import_lab')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .where('created_at', '>', since)
  return (await query.executeTakeFirst()) ?? null
}

export async function finishLab(
  db: Db,
  id: string,
  status: 'done' | 'failed',
  report: Tried | null,
): Promise<void> {
  await db
    .updateTable('import_lab')
    .set({ status, report: report && json(report) })
    .where('id', '=', id)
    .execute()
}

/** Removes reports older than `before`; their files. */
export const removeLabs = (db: Db, before: Date): Promise<{ file_key: string }[]> =>
  db.deleteFrom('import_lab').where('created_at', '<', before).returning('file_key').execute()

/** Whether a tried file is still to be read or shown. */
export async function labIsNeeded(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_lab')
    .select('id')
    .where('file_key', '=', key)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
