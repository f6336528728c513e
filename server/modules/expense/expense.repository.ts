import type { Insertable, Selectable, Updateable } from 'kysely'
import type { ExpenseState } from '../../../generated/model/index.ts'
import { cutPage, readCursor, type Page } from '../../contract/cursor.ts'
import type { Lang } from '../../contract/context.ts'
import { keepStored } from '../../contract/stored/index.ts'
import {
  json,
  searchTermPatterns,
  sql,
  type Db,
  type RawBuilder,
  type Tables,
} from '../../db/index.ts'

export type ExpenseRow = Selectable<Tables['expense']>

/** What an expense is asked for by. */
export interface Which {
  state?: ExpenseState | undefined
  q?: string | undefined
  /** Days (YYYY-MM-DD), both counted. */
  from?: string | undefined
  to?: string | undefined
}

/** The list that a cursor belongs to. */
const LIST = { list: 'listExpenses', kind: 'text' } as const

const STATES: Record<ExpenseState, RawBuilder<boolean>> = {
  open: sql<boolean>`(paid = 0 and payable <> 0)`,
  part_paid: sql<boolean>`(paid <> 0 and paid <> payable)`,
  paid: sql<boolean>`(paid = payable)`,
}

/** Rows of the agency that a question leaves. */
const rowsOf = (db: Db, agencyId: string, { state, q = '', from, to }: Which) =>
  searchTermPatterns(q).reduce(
    (query, pattern) => query.where('words', 'like', pattern),
    db
      .selectFrom('expense')
      .where('agency_id', '=', agencyId)
      .$if(state !== undefined, (query) => query.where(STATES[state ?? 'open']))
      .$if(from !== undefined, (query) => query.where('issued_on', '>=', from ?? ''))
      .$if(to !== undefined, (query) => query.where('issued_on', '<=', to ?? '')),
  )

/** A page of them by the day they were issued on, newest first. */
export async function pageExpenses(
  db: Db,
  agencyId: string,
  { limit, at, lang, ...which }: Which & { limit: number; at: string | undefined; lang: Lang },
): Promise<Page<ExpenseRow>> {
  const cursor = readCursor(at, LIST, lang)
  const way = cursor?.back ? sql`>` : sql`<`
  const order = cursor?.back ? 'asc' : 'desc'
  let query = rowsOf(db, agencyId, which)
    .selectAll()
    .orderBy('issued_on', order)
    .orderBy('id', order)
    .limit(limit + 1)
  if (cursor)
    query = query.where(
      sql<boolean>`(to_char(issued_on, 'YYYY-MM-DD'), id) ${way} (${cursor.value}, ${cursor.id}::uuid)`,
    )
  const found = await query.execute()
  return cutPage(found, { ...LIST, cursor, limit, value: (row) => row.issued_on })
}

/** How many there are, and what is to be paid of them. */
export async function sumExpenses(db: Db, agencyId: string, which: Which) {
  const { total, open } = await rowsOf(db, agencyId, which)
    .select(sql<number>`count(*)::int`.as('total'))
    .select(sql<number>`coalesce(sum(payable - paid), 0)::int8`.as('open'))
    .executeTakeFirstOrThrow()
  return { total, open }
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

/** The same invoice of a supplier, where it is there already under another id. */
export async function isTwice(
  trx: Db,
  { id, agency_id, tax_id, number, issued_on }: Insertable<Tables['expense']>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('expense')
    .select('id')
    .where('agency_id', '=', agency_id)
    .where('tax_id', '=', tax_id)
    .where(sql<boolean>`upper(number) = upper(${number})`)
    .where('issued_on', '=', issued_on)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the agency has the same paper as an invoice that was issued to it here. */
export async function isReceivedHere(
  trx: Db,
  { agency_id, tax_id, number }: Insertable<Tables['expense']>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('invoice')
    .select('id')
    .where('receiver_agency_id', '=', agency_id)
    .where(sql<boolean>`issuer ->> 'taxId' = ${tax_id}`)
    .where(sql<boolean>`upper(full_number) = upper(${number})`)
    .executeTakeFirst()
  return row !== undefined
}

export function insertExpense(trx: Db, row: Insertable<Tables['expense']>): Promise<ExpenseRow> {
  return trx
    .insertInto('expense')
    .values({ ...row, data: json(row.data) as never })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes columns beside the document. */
export const updateExpense = (
  trx: Db,
  id: string,
  changes: Updateable<Tables['expense']>,
): Promise<ExpenseRow> =>
  trx
    .updateTable('expense')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Keeps what a later version stored beside what this one knows (docs/decisions/0058). */
export async function writeExpense(
  trx: Db,
  { id, data, ...columns }: Insertable<Tables['expense']>,
): Promise<ExpenseRow> {
  const kept = await keepStored(trx, 'expense.data', { id }, data)
  return trx
    .updateTable('expense')
    .set({ ...columns, data: json(kept) as never, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeExpense(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('expense').where('id', '=', id).execute()
}
