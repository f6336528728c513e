import type { Insertable, Selectable, Updateable } from 'kysely'
import type { RentalRow, RentalState } from '../../../generated/model/index.ts'
import type { Session } from '../../contract/context.ts'
import { json, sql, type Db, type Tables, searchTermPatterns } from '../../db/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { withinRights } from './rental.policy.ts'

export type FileRow = Selectable<Tables['rental_file']>

export interface FileFilter {
  reader: Session
  state?: RentalState[]
  q?: string
}

const MOST_OWN = 50

export const toRow = (row: FileRow): RentalRow => ({
  id: row.id,
  reference: row.reference,
  side: row.side,
  island: row.island,
  state: row.state,
  name: row.name,
  ok: row.ok,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

function filtered(db: Db, { reader, state, q }: FileFilter) {
  let query = db.selectFrom('rental_file').where((eb) => withinRights(eb, reader))
  if (state && state.length > 0) query = query.where('state', 'in', state)
  for (const pattern of searchTermPatterns(q ?? '')) query = query.where('search', 'like', pattern)
  return query
}

/** Newest first; one more than asked, to know whether there are others. */
export function listFiles(
  db: Db,
  filter: FileFilter,
  limit: number,
  cursor: Cursor | null,
): Promise<FileRow[]> {
  const backwards = cursor?.back ?? false
  const way = backwards ? 'asc' : 'desc'
  let query = filtered(db, filter)
    .selectAll()
    .orderBy('created_at', way)
    .orderBy('id', way)
    .limit(limit + 1)
  if (cursor) {
    const edge = filtered(db, { reader: filter.reader })
      .where('id', '=', cursor.id)
      .select(['created_at', 'id'])
    query = query.where(
      backwards
        ? sql<boolean>`(rental_file.created_at, rental_file.id) > ${edge}`
        : sql<boolean>`(rental_file.created_at, rental_file.id) < ${edge}`,
    )
  }
  return query.execute()
}

export async function countFiles(db: Db, filter: FileFilter): Promise<number> {
  return (
    await filtered(db, filter)
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total
}

/** Files per state; every state is there, also with zero. */
export async function countStates(db: Db, reader: Session): Promise<Record<RentalState, number>> {
  const rows = await filtered(db, { reader })
    .select(['state', (e) => e.fn.countAll<number>().as('total')])
    .groupBy('state')
    .execute()
  return {
    sent: 0,
    documents: 0,
    visit: 0,
    approved: 0,
    signed: 0,
    rejected: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.total])),
  }
}

/** What somebody sent themselves, whatever their role. */
export const filesOf = (db: Db, userId: string): Promise<FileRow[]> =>
  db
    .selectFrom('rental_file')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OWN)
    .execute()

/** One file within somebody's rights, locked when it is about to change. */
export async function findFile(
  db: Db,
  id: string,
  reader: Session,
  lock = false,
): Promise<FileRow | null> {
  const query = db
    .selectFrom('rental_file')
    .selectAll()
    .where((eb) => withinRights(eb, reader))
    .where('id', '=', id)
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null
}

/** Without rights: for jobs. */
export async function fileById(db: Db, id: string): Promise<FileRow | null> {
  return (
    (await db.selectFrom('rental_file').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}

/** The same answers of the same person since a time: a button pressed twice. */
export async function twinOf(
  db: Db,
  row: Pick<FileRow, 'email' | 'side' | 'form'>,
  since: Date,
): Promise<FileRow | null> {
  const query = db
    .selectFrom('rental_file')
    .selectAll()
    .where('email', '=', row.email)
    .where('side', '=', row.side)
    .where('created_at', '>', since)
  return (await query.where(sql<boolean>`form = ${json(row.form)}`).executeTakeFirst()) ?? null
}

/** Adds a file; false when its reference is taken. */
export async function insertFile(
  trx: Db,
  row: Insertable<Tables['rental_file']>,
): Promise<boolean> {
  const made = await trx
    .insertInto('rental_file')
    .values({ ...row, form: json(row.form), eligibility: json(row.eligibility) })
    .onConflict((on) => on.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export const saveFile = (
  trx: Db,
  id: string,
  changes: Updateable<Tables['rental_file']>,
): Promise<FileRow> =>
  trx
    .updateTable('rental_file')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Deletes files rejected before one day, and any that nobody has touched since another. */
export async function eraseFiles(
  db: Db,
  rejectedBefore: Date,
  untouchedSince: Date,
): Promise<void> {
  await db
    .deleteFrom('rental_file')
    .where((eb) =>
      eb.or([eb('decided_at', '<', rejectedBefore), eb('updated_at', '<', untouchedSince)]),
    )
    .execute()
}
