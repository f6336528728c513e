import type pg from 'pg'

/** A table and the columns that are written into it; those that it reckons itself are left out. */
export interface CopiedTable {
  name: string
  columns: string[]
}

/** They say what ran in this database, and are made with it. */
const OF_MIGRATIONS = ['migration', 'migration_lease']

/** An identifier as it is written in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Every table of ours, by name. */
export async function readTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and c.relpersistence = 'p' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not c.relname = any($1)
     group by c.relname order by c.relname`,
    [OF_MIGRATIONS],
  )
  return rows
}

/** The start of a statement that copies a table, up to its direction. */
export const copyOf = ({ name, columns }: CopiedTable): string =>
  `copy ${quoted(name)} (${columns.map(quoted).join(', ')})`
