import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Makes of a stored value what this version of the server reads of it. */
export type ReadColumn = (value: unknown) => unknown

/** A column and whether it may hold nothing. */
interface Origin {
  read: ReadColumn
  isNeeded: boolean
}
type Origins = Map<string, Origin>

/** The JSON `null`, a value, which is not SQL's: no value. */
const JSON_NULL = Symbol('JSON null')

/** A jsonb value as it comes, in which a pool can still tell the one null from the other. */
const parseJson = (text: string): unknown => (text === 'null' ? JSON_NULL : JSON.parse(text))

const JSONB = 3802

const keyOf = (table: number, column: number): string => `${table}.${column}`

/**
 * Where PostgreSQL keeps the columns: with every column of a result it says from which table it
 * comes, whatever the query calls it.
 */
async function findOrigins(
  client: pg.PoolClient,
  columns: ReadonlyMap<string, ReadColumn>,
): Promise<Origins> {
  const { rows } = await client.query<{
    table: number
    column: number
    name: string
    isNeeded: boolean
  }>(
    `select a.attrelid as "table", a.attnum as "column", c.relname || '.' || a.attname as name,
       a.attnotnull as "isNeeded"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where pg_table_is_visible(c.oid) and c.relkind in ('r', 'p') and c.relname || '.' || a.attname = any($1)`,
    [[...columns.keys()]],
  )
  return new Map(
    rows.flatMap(({ table, column, name, isNeeded }) => {
      const read = columns.get(name)
      return read ? [[keyOf(table, column), { read, isNeeded }] as const] : []
    }),
  )
}

/** The same parsers of values, in which a jsonb column still says which null it holds. */
const tellingNulls = (types: pg.CustomTypesConfig): pg.CustomTypesConfig => ({
  getTypeParser: (oid: number, format?: string) =>
    oid === JSONB && format !== 'binary' ? parseJson : types.getTypeParser(oid, format as 'text'),
})

/**
 * Reads the rows in place. A document that is the JSON `null` is one of which nothing fits; in a
 * column that may be empty, and in an expression, it is nothing.
 */
function readRows(
  { fields, rows }: pg.QueryResult<Record<string, unknown>>,
  origins: Origins,
): void {
  for (const { name, tableID, columnID, dataTypeID } of fields) {
    const origin = origins.get(keyOf(tableID, columnID))
    if (!origin && dataTypeID !== JSONB) continue
    for (const row of rows) {
      const value = row[name] === JSON_NULL ? null : row[name]
      const isDocument = value !== null || (row[name] === JSON_NULL && origin?.isNeeded)
      row[name] = origin && isDocument && value !== undefined ? origin.read(value) : value
    }
  }
}

const NO_ORIGINS: Origins = new Map()

/**
 * The pool, with every value of `columns` (`table.column`) read on its way out: by whichever query,
 * joined, renamed or written by hand, as long as it asks for the column itself. An expression over
 * it (`doc #> '{}'`) comes as it is stored. `types`: the pool's parsers of values.
 */
export function readingPool(
  pool: pg.Pool,
  columns: ReadonlyMap<string, ReadColumn>,
  types: pg.CustomTypesConfig,
): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const telling = tellingNulls(types)
  let origins: Promise<Origins> | undefined
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: string, values: unknown[]): Promise<unknown> => {
      const asked = { text, values, types: telling }
      const result = await client.query<Record<string, unknown>>(asked)
      // Several statements in one come as several results: the house's own SQL, which reads no
      // documents.
      if (Array.isArray(result) || result.rows.length === 0) return result
      if (!result.fields.some(({ tableID }) => tableID !== 0)) {
        readRows(result, NO_ORIGINS)
        return result
      }
      origins ??= findOrigins(client, columns).catch((error: unknown) => {
        origins = undefined
        throw error
      })
      readRows(result, await origins)
      return result
    }
    return {
      processID: (client as { processID?: number }).processID,
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(destroy),
    }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect()
      const known = wrapped.get(client) ?? wrap(client)
      wrapped.set(client, known)
      return known
    },
  }
}
