import type { Selectable, Updateable } from 'kysely'
import { isDue, json, type Db, type Tables } from '../../../db/index.ts'

/** When a source is fetched, and what came of it. */
export type FetchRow = Selectable<Tables['integration_fetch']>

export const fetchOf = async (db: Db, id: string): Promise<FetchRow | null> =>
  (await db
    .selectFrom('integration_fetch')
    .selectAll()
    .where('integration_id', '=', id)
    .executeTakeFirst()) ?? null

/** The same of several, by source. */
export async function fetchesOf(db: Db, ids: string[]): Promise<Map<string, FetchRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('integration_fetch')
    .selectAll()
    .where('integration_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.integration_id, row]))
}

/** Longer than a source ever waits. */
const LONGEST_MS = 9 * 86_400_000

/** Sources whose time has come. */
export const dueSources = (db: Db, now: Date): Promise<{ id: string; agency_id: string }[]> =>
  db
    .selectFrom('integration_fetch')
    .innerJoin('integration', 'integration.id', 'integration_fetch.integration_id')
    .select(['integration.id', 'integration.agency_id'])
    .where(isDue('next_at', now, LONGEST_MS))
    .where('integration.state', '=', 'active')
    .orderBy('next_at')
    .limit(500)
    .execute()

type Changes = Omit<Updateable<Tables['integration_fetch']>, 'integration_id'>

/** Writes what became of a source's fetching. */
export async function noteFetching(db: Db, id: string, changes: Changes): Promise<void> {
  const { failure, ...plain } = changes
  const set = { ...plain, ...(failure !== undefined && { failure: failure && json(failure) }) }
  await db.updateTable('integration_fetch').set(set).where('integration_id', '=', id).execute()
}

/**
 * Begins to fetch a source at `nextAt`, or ends it (null). What was known of the file before is
 * forgotten where it is another one (`fresh`).
 */
export async function planFetching(
  trx: Db,
  id: string,
  { nextAt, byUser, fresh }: { nextAt: Date | null; byUser: string | null; fresh: boolean },
): Promise<void> {
  const forgotten = {
    etag: null,
    last_modified: null,
    file_key: null,
    file_sha256: null,
    since: null,
    full_at: null,
    tried_at: null,
    outcome: null,
    failure: null,
    failures: 0,
    told_at: null,
  }
  const set = { next_at: nextAt, by_user: byUser, ...(fresh ? forgotten : {}) }
  await trx
    .insertInto('integration_fetch')
    .values({ integration_id: id, ...forgotten, ...set })
    .onConflict((at) => at.column('integration_id').doUpdateSet(set))
    .execute()
}
