import type { Cursor } from '../../contract/cursor.ts'
import { json, sql } from '../../db/index.ts'
import type { Db, Tables } from '../../db/index.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'

/** A run with the name of its source. */
export type RunRow = Selectable<Tables['import_run']> & { source_name: string }

const runs = (db: Db) =>
  db
    .selectFrom('import_run')
    .innerJoin('integration', 'integration.id', 'import_run.integration_id')
    .selectAll('import_run')
    .select('integration.name as source_name')

/** A run of the agency; another agency's does not exist. */
export async function findRun(db: Db, agencyId: string, id: string): Promise<RunRow | null> {
  return (
    (await runs(db)
      .where('import_run.agency_id', '=', agencyId)
      .where('import_run.id', '=', id)
      .executeTakeFirst()) ?? null
  )
}

/** A run by id alone, for its own job. */
export async function runOfJob(db: Db, id: string): Promise<RunRow | null> {
  return (await runs(db).where('import_run.id', '=', id).executeTakeFirst()) ?? null
}

/**
 * Whether a run is still at work, which it stays until the transaction ends: it may have been ended
 * or taken back while its process slept. `alone`: nobody else finds the same.
 */
export async function isAtWork(trx: Db, id: string, alone = false): Promise<boolean> {
  const query = trx
    .selectFrom('import_run')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('undone_at', 'is', null)
  const row = await (alone ? query.forNoKeyUpdate() : query.forShare()).executeTakeFirst()
  return row !== undefined
}

export async function insertRun(trx: Db, row: Insertable<Tables['import_run']>): Promise<void> {
  await trx
    .insertInto('import_run')
    .values({ ...row, totals: json(row.totals), plan: row.plan ? json(row.plan) : null })
    .execute()
}

export async function updateRun(
  db: Db,
  id: string,
  set: Updateable<Tables['import_run']>,
): Promise<void> {
  const { totals, rejection, plan: _plan, ...plain } = set
  await db
    .updateTable('import_run')
    .set({
      ...plain,
      ...(totals && { totals: json(totals) }),
      ...(rejection && { rejection: json(rejection) }),
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Sources of an agency that bring nothing in: the newest run that was no trial did not, or, of one
 * that is fetched by itself, nothing good came three times in a row.
 */
export async function countStopped(db: Db, agencyId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select distinct on (integration_id) integration_id, status from import_run
      where agency_id = ${agencyId} and not dry_run and status in ('done', 'rejected', 'failed')
      order by integration_id, created_at desc, id desc) newest
    left join integration_fetch f using (integration_id)
    where case when f.next_at is null then status <> 'done' else f.failures >= 3 end`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Homes received by the last five good runs of a source, for the usual count. What a person has
 * confirmed is the new usual: nothing from before it counts.
 */
export async function goodCounts(
  db: Db,
  { integration_id, id }: Pick<RunRow, 'integration_id' | 'id'>,
): Promise<number[]> {
  const good = db
    .selectFrom('import_run')
    .where('integration_id', '=', integration_id)
    .where('status', '=', 'done')
    .where('dry_run', '=', false)
    .where('id', '!=', id)
  const confirmed = await good
    .select('created_at')
    .where('confirmed', '=', true)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const rows = await good
    .select('totals')
    .$if(confirmed !== undefined, (query) =>
      query.where('created_at', '>=', confirmed?.created_at ?? new Date(0)),
    )
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
  // A run of which nobody can read how many it brought says nothing of the usual.
  return rows.flatMap(({ totals }) => (totals as Partial<typeof totals>).received ?? [])
}

/** Ids that the last good file of a source named. */
export async function idsOf(db: Db, integrationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('import_link')
    .select('external_id')
    .where('integration_id', '=', integrationId)
    .where('missing_since', 'is', null)
    .execute()
  return new Set(rows.map((row) => row.external_id))
}

/** The newest run of a source that changed anything and stands. */
export async function lastRun(db: Db, integrationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('import_run')
    .select('id')
    .where('integration_id', '=', integrationId)
    .where('dry_run', '=', false)
    .where('status', '=', 'done')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether a run since `oldest` reads or has read this file; equal feeds share one. */
export async function feedIsNeeded(db: Db, key: string, oldest: Date): Promise<boolean> {
  const row = await db
    .selectFrom('import_run')
    .select('id')
    .where('file_key', '=', key)
    .where('created_at', '>', oldest)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a table of homes still waits with this file. */
export async function tableIsNeeded(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('import_table')
    .select('id')
    .where('file_key', '=', key)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether a run of the source is in one of these states, or an undo at work; one that has not ended
 * since `oldest` has died. `except`: this run does not count.
 */
export async function isBusy(
  db: Db,
  { integration_id, id }: Pick<RunRow, 'integration_id' | 'id'>,
  states: ('uploaded' | 'running')[],
  oldest: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('import_run')
    .select('id')
    .where('integration_id', '=', integration_id)
    .where('status', 'in', states)
    .where('id', '!=', id)
    .where(sql<boolean>`coalesce(undone_at, created_at) > ${oldest}`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Runs from a cursor on in its direction, newest first. The cursor is a row, its time is looked up:
 * the database keeps it to the microsecond.
 */
export async function runsFrom(
  db: Db,
  { agencyId, integrationId }: { agencyId: string; integrationId?: string | undefined },
  cursor: Cursor | null,
  size: number,
): Promise<RunRow[]> {
  let query = runs(db).where('import_run.agency_id', '=', agencyId)
  if (integrationId !== undefined)
    query = query.where('import_run.integration_id', '=', integrationId)
  const back = cursor?.back ?? false
  if (cursor)
    query = query.where(
      sql<boolean>`
        (import_run.created_at, import_run.id) ${sql.raw(back ? '>' : '<')} (select r.created_at,
          r.id from import_run r where r.id = ${cursor.id} and r.agency_id = ${agencyId})`,
    )
  return query
    .orderBy('import_run.created_at', back ? 'asc' : 'desc')
    .orderBy('import_run.id', back ? 'asc' : 'desc')
    .limit(size)
    .execute()
}
