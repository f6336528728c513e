import type { Selectable, Updateable } from 'kysely'
import { json, sql, type Db, type Tables } from '../../../db/index.ts'
import type { Content } from './zip/content.ts'

export type ImportRow = Selectable<Tables['takeout_import']>
export type CountRow = Selectable<Tables['takeout_import_count']>
export type IssueRow = Selectable<Tables['takeout_import_issue']>

const NEWEST = 20
/** In these one rests, or is over; in every other one, a later version's too, it is at work. */
export const AT_REST: readonly ImportRow['state'][] = [
  'paused',
  'done',
  'refused',
  'failed',
  'undone',
]

/** Imports of an agency, newest first, or one of them. */
export function importsOf(db: Db, agencyId: string, id?: string): Promise<ImportRow[]> {
  return db
    .selectFrom('takeout_import')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id', 'desc')
    .limit(NEWEST)
    .execute()
}

/** One of them, without rights; locked until the transaction ends when `lock` is set. */
export function findImport(db: Db, id: string, lock = false): Promise<ImportRow | undefined> {
  const query = db.selectFrom('takeout_import').selectAll().where('id', '=', id)
  return (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

/** A new one; false while another of the agency is at work. */
export async function insertImport(
  trx: Db,
  row: Pick<
    ImportRow,
    'id' | 'agency_id' | 'created_by' | 'source' | 'file_key' | 'address' | 'created_at'
  >,
): Promise<boolean> {
  const made = await trx
    .insertInto('takeout_import')
    .values(row)
    .onConflict((on) => on.column('agency_id').where('state', 'not in', AT_REST).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Changes one that is in a state; false when it no longer is, or another one is at work. */
export async function setImport(
  db: Db,
  id: string,
  { head, ...change }: Updateable<Tables['takeout_import']>,
  state: ImportRow['state'],
): Promise<boolean> {
  const row = await db
    .updateTable('takeout_import')
    .set({ ...change, ...(head ? { head: json(head) } : {}) })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Is another import of the agency at work? */
export async function isOtherAtWork(db: Db, agencyId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('takeout_import')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('id', '<>', id)
    .where('state', 'not in', AT_REST)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down the files of the zip; what an earlier check wrote is gone. */
export async function keepFiles(trx: Db, id: string, files: Content[]): Promise<void> {
  await trx.deleteFrom('takeout_import_file').where('import_id', '=', id).execute()
  for (let at = 0; at < files.length; at += 1000)
    await trx
      .insertInto('takeout_import_file')
      .values(
        files.slice(at, at + 1000).map(({ name, size, sha256, headerAt, endsAt }) => ({
          import_id: id,
          name,
          size,
          sha256,
          header_at: headerAt,
          ends_at: endsAt,
        })),
      )
      .execute()
}

const CONTENT = ['name', 'size', 'sha256', 'header_at as headerAt', 'ends_at as endsAt'] as const

/** A file of the zip by its name; null when it has none. */
export async function fileNamed(db: Db, id: string, name: string): Promise<Content | null> {
  const row = await db
    .selectFrom('takeout_import_file')
    .select(CONTENT)
    .where('import_id', '=', id)
    .where('name', '=', name)
    .executeTakeFirst()
  return row ?? null
}

/** The first file whose name begins so; null when none does. */
export async function fileBeginning(db: Db, id: string, begin: string): Promise<Content | null> {
  const row = await db
    .selectFrom('takeout_import_file')
    .select(CONTENT)
    .where('import_id', '=', id)
    .where(sql<boolean>`starts_with(name, ${begin})`)
    .orderBy('name')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Forgets where the files of the zip are, and its address. */
export async function forgetSource(db: Db, id: string): Promise<void> {
  await db.deleteFrom('takeout_import_file').where('import_id', '=', id).execute()
  await db.updateTable('takeout_import').set({ address: null }).where('id', '=', id).execute()
}
