import type { Insertable } from 'kysely'
import type { Db, Tables } from '../../../db/index.ts'

export type NewFile = Omit<Insertable<Tables['takeout_file']>, 'takeout_id'>

export async function insertFiles(db: Db, takeoutId: string, rows: NewFile[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('takeout_file')
    .values(rows.map((row) => ({ ...row, takeout_id: takeoutId })))
    .execute()
}

/** Forgets the files of a takeout. */
export async function forgetFiles(db: Db, takeoutId: string): Promise<void> {
  await db.deleteFrom('takeout_file').where('takeout_id', '=', takeoutId).execute()
}

/** Forgets the files of all takeouts that have ended, however they came to be there. */
export async function forgetEnded(db: Db): Promise<void> {
  await db
    .deleteFrom('takeout_file')
    .where('takeout_id', 'in', (eb) =>
      eb.selectFrom('takeout').select('id').where('state', 'in', ['ended', 'failed']),
    )
    .execute()
}

/** Files whose size is not known yet. */
export function unmeasured(
  db: Db,
  takeoutId: string,
  limit: number,
): Promise<{ position: number; file_key: string }[]> {
  return db
    .selectFrom('takeout_file')
    .select(['position', 'file_key'])
    .where('takeout_id', '=', takeoutId)
    .where('crc', 'is', null)
    .where('lost', '=', false)
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** What measuring a file came to, as long as it is the one that stands there. */
export async function noteFile(
  db: Db,
  takeoutId: string,
  { position, file_key: key }: { position: number; file_key: string },
  found: { size: number; crc: number; sha256: string } | { lost: true },
): Promise<void> {
  await db
    .updateTable('takeout_file')
    .set(found)
    .where('takeout_id', '=', takeoutId)
    .where('position', '=', position)
    .where('file_key', '=', key)
    .where('starts_at', 'is', null)
    .execute()
}

/** How many files there are, and how many of them are measured. */
export async function countFiles(
  db: Db,
  takeoutId: string,
): Promise<{ all: number; done: number }> {
  return db
    .selectFrom('takeout_file')
    .select(({ fn, or, eb }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(or([eb('crc', 'is not', null), eb('lost', '=', true)]))
        .as('done'),
    ])
    .where('takeout_id', '=', takeoutId)
    .executeTakeFirstOrThrow()
}

/** Names of files that records name and the store has not. */
export async function lostNames(db: Db, takeoutId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('takeout_file')
    .select('name')
    .where('takeout_id', '=', takeoutId)
    .where('lost', '=', true)
    .orderBy('position')
    .execute()
  return rows.map(({ name }) => name)
}

/** Whether a file of the store stands in a takeout that has not ended. */
export async function isInTakeout(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('takeout_file')
    .select('position')
    .where('file_key', '=', key)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
