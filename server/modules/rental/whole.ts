import { stored } from '../../contract/stored/index.ts'
import { sql, type Db } from '../../db/index.ts'

/**
 * Those of these files whose answers this version does not read whole. Of a household of which a
 * member or an income is unread neither its size nor what it earns is said, and nothing follows.
 */
export async function halfReadOf(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  // An expression over the column comes as it is stored.
  const { rows } = await sql<{ id: string; written: unknown }>`
    select id, form #> '{}' as written from rental_file
    where id = any(${ids}::uuid[])`.execute(db)
  return new Set(
    rows.filter(({ written }) => !stored().reads('rental_file.form', written)).map(({ id }) => id),
  )
}
