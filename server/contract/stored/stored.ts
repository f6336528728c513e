import type { ReadColumn } from '../../db/read-columns.ts'
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

  /** A document of a column as `columns` reads it, for a query that takes it by an expression. */
  read(column: StoredColumn, value: unknown): unknown {
    return this.#read(this.#shapes.get(column) ?? {}, value)
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

  /**
   * The value itself where this contract reads all of it, its old names replaced in place; else
   * null.
   */
  whole<T>(column: StoredColumn, stored: unknown): T | null {
    return this.#fit.fits(this.#shapes.get(column) ?? {}, stored) ? (stored as T) : null
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
