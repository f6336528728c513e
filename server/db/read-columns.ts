import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Makes of a stored value what this version of the server reads of it. */
export type ReadColumn = (value: unknown) => unknown

type Origins = Map<string, ReadColumn>

const keyOf = (table: number, column: number): string => `${table}.${column}`

/**
 * Where PostgreSQL keeps the columns: with every column of a result it says from which table it
 * comes, whatever the query calls it.
 */
async function findOrigins(
  client: pg.PoolClient,
  columns: ReadonlyMap<string, ReadColumn>,
): Promise<Origins> {
  const { rows } = await client.query<{ table: number; column: number; name: string }>(
    `select a.attrelid as "table", a.attnum as "column", c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where pg_table_is_visible(c.oid) and c.relkind in ('r', 'p') and c.relname || '.' || a.attname = any($1)`,
    [[...columns.keys()]],
  )
  return new Map(
    rows.flatMap(({ table, column, name }) => {
      const read = columns.get(name)
      return read ? [[keyOf(table, column), read] as const] : []
    }),
  )
}

function readRows(
  { fields, rows }: pg.QueryResult<Record<string, unknown>>,
  origins: Origins,
): void {
  for (const { name, tableID, columnID } of fields) {
    const read = origins.get(keyOf(tableID, columnID))
    if (!read) continue
    for (const row of rows)
      if (row[name] !== null && row[name] !== undefined) row[name] = read(row[name])
  }
}

/**
 * The pool, with every value of `columns` (`table.column`) read on its way out: by whichever query,
 * joined, renamed or written by hand, as long as it asks for the column itself. An expression over
 * it (`doc #> '{}'`) comes as it is stored.
 */
export function readingPool(pool: pg.Pool, columns: ReadonlyMap<string, ReadColumn>): PostgresPool {
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  let origins: Promise<Origins> | undefined
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: string, parameters: unknown[]): Promise<unknown> => {
      const result = await client.query<Record<string, unknown>>(text, parameters)
      // Several statements in one come as several results: the house's own SQL, which reads no
      // documents.
      if (
        Array.isArray(result) ||
        result.rows.length === 0 ||
        !result.fields.some(({ tableID }) => tableID !== 0)
      )
        return result
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
