import { sql, type Db } from '../../db/index.ts'

/** What a feed's ETag is made of, and when anything in it last changed. */
export async function stampOf(
  db: Db,
  integrationId: string,
): Promise<{ stamp: string; homes: number; changedAt: Date | null }> {
  const { rows } = await sql<{ stamp: string; homes: number; changedAt: Date | null }>`
    select count(*)::int as homes, concat_ws('-', count(*), max(rev), sum(rev)) as stamp, max(changed_at) as "changedAt"
    from publication where integration_id = ${integrationId} and fragment is not null`.execute(db)
  return rows[0] ?? { stamp: '', homes: 0, changedAt: null }
}

/** Parts of a feed after a home's id, by id. */
export async function nextParts(
  db: Db,
  integrationId: string,
  after: string | null,
  limit: number,
): Promise<{ id: string; fragment: string }[]> {
  const { rows } = await sql<{ id: string; fragment: string }>`
    select property_id as id, fragment from publication
    where integration_id = ${integrationId} and fragment is not null
      and (${after}::uuid is null or property_id > ${after}::uuid)
    order by property_id limit ${limit}`.execute(db)
  return rows
}
