import type pg from 'pg'

const INDEX = /^create (?:unique )?index concurrently (\w+) on /i

/**
 * `NNNN_name.online.sql`: indexes on tables that may be large. They are made while others go on
 * writing, which PostgreSQL does outside of a transaction alone, so nothing else stands there.
 */
export const isOnline = (name: string): boolean => name.endsWith('.online.sql')

/** What such a file says where nobody else writes: in a database that is being restored. */
export const asUsual = ({ name, sql }: { name: string; sql: string }): string =>
  isOnline(name) ? sql.replaceAll(/ concurrently /gi, ' ') : sql

/** The statements of a file of indexes, without comments. */
export const indexesOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean)

/**
 * Makes the indexes that are not there. What an earlier try was killed at lies there invalid, costs
 * every write, and is made anew.
 */
export async function makeIndexes(client: pg.Client, sql: string): Promise<void> {
  for (const statement of indexesOf(sql)) {
    const name = INDEX.exec(statement)?.[1]
    if (!name) throw new Error(`only "create index concurrently NAME on …", not: ${statement}`)
    const { rows } = await client.query<{ valid: boolean }>(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
      [name],
    )
    if (rows[0]?.valid) continue
    if (rows[0]) await client.query(`drop index concurrently ${name}`)
    await client.query(statement)
  }
}
