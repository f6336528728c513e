import { sql, type Db } from '../../db/index.ts'
import type { StoredColumn } from './columns.ts'
import { stored } from './stored.ts'

export { Stored, stored } from './stored.ts'

/** The column of the one row that `where` finds, as it is stored; undefined without such a row. */
async function storedIn(
  db: Db,
  column: StoredColumn,
  where: Record<string, string>,
  lock = false,
): Promise<{ stored: unknown } | undefined> {
  const [table = '', name = ''] = column.split('.')
  const found = sql.join(
    Object.entries(where).map(([key, value]) => sql`${sql.ref(key)} = ${value}`),
    sql` and `,
  )
  // An expression over the column comes as it is stored (server/db/read-columns.ts).
  const { rows } = await sql<{
    stored: unknown
  }>`
    select ${sql.ref(name)} #> '{}' as stored from ${sql.table(table)}
    where ${found} ${lock ? sql`for no key update` : sql``}`.execute(db)
  return rows[0]
}

/**
 * What to write into a column in place of what it holds: `next`, and beside it all that this
 * contract could not read.
 * `where` finds the one row; it is locked until the transaction ends. Not for erasing: there
 * nothing is to be kept.
 */
export async function keepStored<T>(
  trx: Db,
  column: StoredColumn,
  where: Record<string, string>,
  next: T,
): Promise<T> {
  const row = await storedIn(trx, column, where, true)
  return row ? stored().keep(column, row.stored, next) : next
}

/**
 * What to write into columns of a row that is there: `changes`, and of the codes beside the
 * documents those that this contract could not read (`keep-codes.ts`).
 */
export const keepCodes = <T extends object>(table: string, changes: T): T =>
  stored().keepCodes(table, changes)

/**
 * What to write into columns of a row that is there: the form `next`, and in place of what this
 * contract showed by half (a text that was cut, a number past its limit) or not at all what is
 * stored: `before`, the columns under the names of the form.
 */
export const keepForm = <T extends object>(component: string, before: object, next: T): T =>
  stored().keepForm(component, before, next)

/**
 * What a column holds, also what this contract cannot read: for a copy that is to be put back later,
 * maybe by another version. `read` is what was read of it, for the type and a row that is gone.
 */
export async function asStored<T>(
  db: Db,
  column: StoredColumn,
  where: Record<string, string>,
  read: T,
): Promise<T> {
  const row = await storedIn(db, column, where)
  return row ? (row.stored as T) : read
}

/**
 * What a column holds, as it is stored, where this contract does not read all of it; undefined where
 * it does, and without a row.
 */
export async function storedIfHalfRead(
  db: Db,
  column: StoredColumn,
  where: Record<string, string>,
): Promise<unknown> {
  const row = await storedIn(db, column, where)
  return row === undefined || stored().reads(column, row.stored) ? undefined : row.stored
}

/**
 * Whether this contract reads all of what a column holds, an object or a list; true without a row.
 * A job that acts by what is stored waits for a later version where it does not.
 */
export async function readsWhole(
  db: Db,
  column: StoredColumn,
  where: Record<string, string>,
): Promise<boolean> {
  return (await storedIfHalfRead(db, column, where)) === undefined
}

/**
 * Whether this contract knows all codes of a list that a row holds, which would come without the
 * others; true without a row. A job that acts by them waits for a later version where it does not.
 */
export async function readsCodes(
  db: Db,
  [table, column]: readonly [table: string, column: string],
  id: string,
  isKnown: (code: string) => boolean,
): Promise<boolean> {
  // An expression comes as it is stored (server/db/read-columns.ts).
  const { rows } = await sql<{ codes: string[] | null }>`
    select ${sql.ref(column)} || '{}'::text[] as codes from ${sql.table(table)}
    where id = ${id}`.execute(db)
  return rows.every(({ codes }) => (codes ?? []).every(isKnown))
}

/**
 * What a column holds that this contract cannot read, under the keys it is stored by; `where` finds
 * the one row.
 */
export async function unreadStored(
  db: Db,
  column: StoredColumn,
  where: Record<string, string>,
): Promise<Record<string, unknown>> {
  const row = await storedIn(db, column, where)
  return row ? stored().unread(column, row.stored) : {}
}

/**
 * Items of the list at `path` of a column of which this contract cannot read all, as it reads them:
 * what is left out of them may have restricted the rest.
 */
export async function halfReadIn<T>(
  db: Db,
  column: StoredColumn,
  where: Record<string, string>,
  path: readonly string[],
): Promise<T[]> {
  const row = await storedIn(db, column, where)
  return row ? (stored().halfRead(column, row.stored, path) as T[]) : []
}
