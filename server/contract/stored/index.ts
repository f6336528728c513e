import type { ReadColumn } from '../../db/read-columns.ts'
import { sql, type Db } from '../../db/index.ts'
import { every } from '../permissions.ts'
import { readRoutes, type JsonSchema, type RoutesFile } from '../routes.ts'
import { codeColumns } from './codes.ts'
import { shapesOf, type StoredColumn } from './columns.ts'
import { OWN } from './own-columns.ts'
import { Fit, isValues, NOTHING } from './fit.ts'
import { keptCodes } from './keep-codes.ts'
import { halfReadOf, keepUnread, unreadOf } from './keep.ts'
import { languageColumns } from './languages.ts'

const CONTRACT: RoutesFile['contract']['$id'] = 'http://llar/contract'

/** Stored documents, as one contract reads and keeps them. */
export class Stored {
  readonly #contract: RoutesFile['contract']
  readonly #fit: Fit
  readonly #shapes: Map<StoredColumn, JsonSchema>
  readonly #codes: [string, ReadColumn][]
  readonly #parts = new Map<string, JsonSchema>()

  constructor(contract: RoutesFile['contract']) {
    this.#contract = contract
    this.#fit = new Fit(contract)
    this.#shapes = shapesOf(contract)
    this.#codes = codeColumns(contract)
  }

  /**
   * How the database hands out each column. A document that lacks what the contract needs is handed
   * out with what code takes it apart by (`Fit.frame`), so that it costs its own row and no list
   * (docs/decisions/0070-documents-that-lack-a-part.md).
   */
  readonly columns = (): Map<string, ReadColumn> =>
    new Map<string, ReadColumn>([
      ...[...this.#shapes, ...Object.entries<JsonSchema>(OWN)].map(
        ([column, shape]): [string, ReadColumn] => [column, (value) => this.#read(shape, value)],
      ),
      ['app_user.permissions', (value) => this.#switches(value)],
      ...languageColumns(),
      ...this.#codes,
    ])

  /**
   * What a query took out of a document (`doc -> 'part'`), which the database hands out as it is
   * stored; null when nothing of it fits.
   */
  part<T>(component: string, value: unknown): T | null {
    const read =
      value === null || value === undefined
        ? NOTHING
        : this.#fit.read(this.#named(component), value)
    return read === NOTHING ? null : (read as T)
  }

  /**
   * `next` with all that this contract could not read of what the column holds, `stored`; throws 503
   * where nobody can tell of which item of a list that was (docs/decisions/0303).
   */
  keep<T>(column: StoredColumn, stored: unknown, next: T): T {
    return keepUnread(this.#fit, this.#shapes.get(column) ?? {}, stored, next) as T
  }

  /**
   * The same of a column that is drawn anew of something else: what falls out of a list is let go,
   * and nobody waits.
   */
  keepDrawn<T>(column: StoredColumn, stored: unknown, next: T): T {
    const shape = this.#shapes.get(column) ?? {}
    return keepUnread(this.#fit, shape, stored, next, () => {}) as T
  }

  /**
   * `next`, a form of a component that is written into columns of their own, with all that this
   * contract could not show of `stored`, what those columns hold under the names of the form; null is
   * no value.
   */
  keepForm<T extends object>(component: string, stored: object, next: T): T {
    const before = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null))
    return keepUnread(this.#fit, this.#named(component), before, next) as T
  }

  /** Changes of a row, with the codes that this contract could not read (`keptCodes`). */
  keepCodes<T extends object>(table: string, changes: T): T {
    return keptCodes(this.#contract, table, changes)
  }

  /** Whether this contract reads all of what the column holds. */
  reads(column: StoredColumn, stored: unknown): boolean {
    return this.#fit.fits(this.#shapes.get(column) ?? {}, structuredClone(stored))
  }

  /** What of an object in the column this contract cannot read; empty when it reads all of it. */
  unread(column: StoredColumn, stored: unknown): Record<string, unknown> {
    return unreadOf(this.#fit, this.#shapes.get(column) ?? {}, stored)
  }

  /** Items of a list inside the column of which this contract cannot read all, as it reads them. */
  halfRead(column: StoredColumn, stored: unknown, path: readonly string[]): unknown[] {
    return halfReadOf(this.#fit, this.#shapes.get(column) ?? {}, stored, path)
  }

  /** One object per component, since a check is compiled for it. */
  #named(component: string): JsonSchema {
    const schema = this.#parts.get(component) ?? { $ref: `${CONTRACT}#/$defs/${component}` }
    this.#parts.set(component, schema)
    return schema
  }

  /**
   * The switches of a person. Where another version wrote something that is not read, those that are
   * not read are off: an ADMIN may have taken them away.
   */
  #switches(value: unknown): unknown {
    const read = this.#read(this.#shapes.get('app_user.permissions') ?? {}, value)
    const isWhole =
      isValues(value) && Object.keys(this.unread('app_user.permissions', value)).length === 0
    return isWhole ? read : { ...every(false), ...(isValues(read) ? read : {}) }
  }

  #read(shape: JsonSchema, value: unknown): unknown {
    const read = this.#fit.frame(shape, value)
    return read === NOTHING ? value : read
  }
}

let today: Stored | null = null

/** Stored documents as the contract of this server reads them. */
export function stored(): Stored {
  today ??= new Stored(readRoutes().contract)
  return today
}

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
  const row = await storedIn(db, column, where)
  return row === undefined || stored().reads(column, row.stored)
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
