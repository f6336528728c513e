import type { Insertable, Selectable } from 'kysely'
import { uuidv7, type Db, type Tables } from '../../../db/index.ts'

export type DocumentRow = Selectable<Tables['rental_document']>
export type AccessRow = Selectable<Tables['rental_access']>

const ACCESSES = 20

export const addDocument = async (
  trx: Db,
  row: Insertable<Tables['rental_document']>,
): Promise<void> => {
  await trx.insertInto('rental_document').values(row).execute()
}

/** The documents of a file, newest first. */
export const documentsOf = (db: Db, fileId: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('rental_document')
    .selectAll()
    .where('file_id', '=', fileId)
    .orderBy('id', 'desc')
    .execute()

export async function findDocument(
  db: Db,
  fileId: string,
  id: string,
): Promise<DocumentRow | null> {
  const row = await db
    .selectFrom('rental_document')
    .selectAll()
    .where('file_id', '=', fileId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export const markSeen = async (trx: Db, id: string, at: Date): Promise<void> => {
  await trx
    .updateTable('rental_document')
    .set({ seen_at: at })
    .where('id', '=', id)
    .where('seen_at', 'is', null)
    .execute()
}

export const dropDocument = async (trx: Db, id: string): Promise<void> => {
  await trx.deleteFrom('rental_document').where('id', '=', id).execute()
}

/** Whether a document has this content: what none has is an orphan. */
export async function hasContent(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('rental_document')
    .select('id')
    .where('file_key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** Writes down that somebody opened a file, or a document of it. */
export const addAccess = async (
  trx: Db,
  row: Omit<Insertable<Tables['rental_access']>, 'id'>,
): Promise<void> => {
  await trx
    .insertInto('rental_access')
    .values({ id: uuidv7(), ...row })
    .execute()
}

/** Who opened a file, the last ones, newest first, each with the document's name. */
export const accessesOf = (
  db: Db,
  fileId: string,
): Promise<(AccessRow & { filename: string | null })[]> =>
  db
    .selectFrom('rental_access')
    .leftJoin('rental_document', 'rental_document.id', 'rental_access.document_id')
    .selectAll('rental_access')
    .select('rental_document.filename')
    .where('rental_access.file_id', '=', fileId)
    .orderBy('rental_access.at', 'desc')
    .orderBy('rental_access.id', 'desc')
    .limit(ACCESSES)
    .execute()

export async function countAccesses(db: Db, fileId: string): Promise<number> {
  const { total } = await db
    .selectFrom('rental_access')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('file_id', '=', fileId)
    .executeTakeFirstOrThrow()
  return total
}
