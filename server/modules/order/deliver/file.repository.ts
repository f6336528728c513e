import type { Insertable, Selectable } from 'kysely'
import { OrderFileKind } from '../../../../generated/model/index.ts'
import { knownIn } from '../../../contract/known.ts'
import { sql, uuidv7, type Db, type Tables } from '../../../db/index.ts'

type FileRow = Selectable<Tables['order_file']>

/** Files of an order in their order. */
export const filesOf = (db: Db, orderId: string): Promise<FileRow[]> =>
  db
    .selectFrom('order_file')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('id')
    .execute()

const isKnownKind = knownIn(OrderFileKind)

/** Whether this version knows what a file is: a photo, a plan or a paper. */
export const isFileRead = ({ kind }: Pick<FileRow, 'kind'>): boolean => isKnownKind(kind)

/** Adds a file to a delivery. */
export async function insertFile(
  trx: Db,
  row: Omit<Insertable<Tables['order_file']>, 'id'>,
): Promise<void> {
  await trx
    .insertInto('order_file')
    .values({ id: uuidv7(), ...row })
    .execute()
}

/** Takes a file of an order out; undefined where it has none of that id. */
export const deleteFile = (
  trx: Db,
  orderId: string,
  id: string,
): Promise<Pick<FileRow, 'file_key'> | undefined> =>
  trx
    .deleteFrom('order_file')
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .returning('file_key')
    .executeTakeFirst()

/** Whether a delivery shows a picture, by its content. */
export const showsPicture = async (db: Db, hash: string): Promise<boolean> =>
  (await db.selectFrom('order_file').select('id').where('hash', '=', hash).executeTakeFirst()) !==
  undefined

/** Whether the home of an order is still there. */
export async function isHomeThere(db: Db, id: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from property where id = ${id} and deleted_at is null`.execute(db)
  return rows.length > 0
}
