import type { Insertable, Selectable } from 'kysely'
import type { ExpenseInput } from '../../../generated/model/index.ts'
import { cutPage, readCursor, type Page } from '../../contract/cursor.ts'
import type { Lang } from '../../contract/context.ts'
import { keepStored } from '../../contract/stored/index.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'

export type ExpenseRow = Selectable<Tables['expense']>

/** The list that a cursor belongs to. */
const LIST = { list: 'listExpenses', kind: 'id' } as const

/** Rows of the agency, newest first. */
export async function pageExpenses(
  db: Db,
  agencyId: string,
  { limit, from, lang }: { limit: number; from: string | undefined; lang: Lang },
): Promise<Page<ExpenseRow>> {
  const cursor = readCursor(from, LIST, lang)
  const backwards = cursor?.back ?? false
  let query = db
    .selectFrom('expense')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('id', backwards ? 'asc' : 'desc')
    .limit(limit + 1)
  if (cursor) query = query.where('id', backwards ? '>' : '<', cursor.id)
  return cutPage(await query.execute(), { ...LIST, cursor, limit })
}

/** One of the agency; locked when it is about to be written. */
export function findExpense(
  db: Db,
  agencyId: string,
  id: string,
  lock = false,
): Promise<ExpenseRow | undefined> {
  const query = db
    .selectFrom('expense')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export function insertExpense(trx: Db, row: Insertable<Tables['expense']>): Promise<ExpenseRow> {
  return trx
    .insertInto('expense')
    .values({ ...row, data: json(row.data) as never })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Keeps what a later version stored beside what this one knows (docs/decisions/0058). */
export async function writeExpense(
  trx: Db,
  id: string,
  data: ExpenseInput,
  now: Date,
): Promise<ExpenseRow> {
  const kept = await keepStored(trx, 'expense.data', { id }, data)
  return trx
    .updateTable('expense')
    .set({ data: json(kept) as never, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeExpense(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('expense').where('id', '=', id).execute()
}
