import { sql, type Db } from '../../db/index.ts'

/** Names of agencies by their ids; those that are gone have none. */
export async function agencyNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, coalesce(nullif(doc ->> 'tradeName', ''), slug) as name from agency
    where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
