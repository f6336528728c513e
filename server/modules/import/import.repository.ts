import type { Cursor } from '../../contract/cursor.ts'
import { json, sql } from '../../db/index.ts'
import type { Db, Tables } from '../../db/index.ts'
import type { ImportTotals } from '../../../generated/model/index.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'

/** A run with the name of its source. */
export type RunRow = Selectable<Tables['import_run']> & { source_name: string }
export type ItemRow = Selectable<Tables['import_item']>
export type ItemInsert = Insertable<Tables['import_item']>
export type LinkRow = Selectable<Tables['import_link']>

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

export async function insertRun(trx: Db, row: Insertable<Tables['import_run']>): Promise<void> {
  await trx
    .insertInto('import_run')
    .values({ ...row, totals: json(row.totals) })
    .execute()
}

export async function updateRun(
  db: Db,
  id: string,
  set: Updateable<Tables['import_run']>,
): Promise<void> {
  const { totals, rejection, ...plain } = set
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
 * Homes received by the last five good runs of a source, for the usual count. What a person has
 * confirmed is the new usual: nothing from before it counts.
 */
export async function goodCounts(db: Db, { integration_id, id }: RunRow): Promise<number[]> {
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
    .select(sql<number>`(totals ->> 'received')::int`.as('received'))
    .$if(confirmed !== undefined, (query) =>
      query.where('created_at', '>=', confirmed?.created_at ?? new Date(0)),
    )
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
  return rows.map((row) => row.received)
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

export async function saveItem(trx: Db, row: ItemInsert): Promise<void> {
  const values = {
    ...row,
    changed: json(row.changed ?? []),
    issues: json(row.issues ?? []),
    waits_for: json(row.waits_for ?? []),
    before: row.before ? json(row.before) : null,
  }
  const { id: _id, ...again } = values
  await trx
    .insertInto('import_item')
    .values(values)
    .onConflict((at) => at.columns(['run_id', 'external_id']).doUpdateSet(again))
    .execute()
}

/** Items of a run in the feed's order (ids grow), `size` after a given one. */
export async function itemsAfter(
  db: Db,
  runId: string,
  after: string | null,
  size: number,
): Promise<ItemRow[]> {
  let query = db.selectFrom('import_item').selectAll().where('run_id', '=', runId)
  if (after) query = query.where('id', '>', after)
  return query.orderBy('id').limit(size).execute()
}

/** Ids of the homes that a run has reported: one that was cut short goes on behind them. */
export async function doneIds(db: Db, runId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('import_item')
    .select('external_id')
    .where('run_id', '=', runId)
    .execute()
  return new Set(rows.map((row) => row.external_id))
}

/**
 * Tells the other runs of a source that a home stands as they left it, although its version is
 * another one: an undo has put it back.
 */
export async function moveVersion(
  trx: Db,
  run: RunRow,
  propertyId: string,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    update import_item item set before = jsonb_set(item.before, '{version}', to_jsonb(${to}::int))
    from import_run r
    where r.id = item.run_id and r.integration_id = ${run.integration_id} and r.id <> ${run.id}
      and item.property_id = ${propertyId} and item.before is not null and (item.before ->> 'version')::int = ${from}`.execute(
    trx,
  )
}

/**
 * As `moveVersion`, after the pictures of a run have published the home: the newest report that can
 * be undone speaks for it.
 */
export async function moveNewest(
  trx: Db,
  propertyId: string,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    update import_item set before = jsonb_set(before, '{version}', to_jsonb(${to}::int))
    where (before ->> 'version')::int = ${from} and id = (
      select id from import_item where property_id = ${propertyId} and before is not null order by id desc limit 1)`.execute(
    trx,
  )
}

export async function findLink(
  db: Db,
  integrationId: string,
  externalId: string,
): Promise<LinkRow | null> {
  return (
    (await db
      .selectFrom('import_link')
      .selectAll()
      .where('integration_id', '=', integrationId)
      .where('external_id', '=', externalId)
      .executeTakeFirst()) ?? null
  )
}

/** Writes all of a link but what became of its pictures. */
export async function saveLink(trx: Db, link: Omit<LinkRow, 'pictures'>): Promise<void> {
  const { agency_id, integration_id, external_id, property_id, missing_since } = link
  const set = {
    property_id,
    missing_since,
    said: json(link.said),
    left_as: link.left_as && json(link.left_as),
  }
  await trx
    .insertInto('import_link')
    .values({ agency_id, integration_id, external_id, ...set })
    .onConflict((at) => at.columns(['integration_id', 'external_id']).doUpdateSet(set))
    .execute()
}

export async function removeLink(
  trx: Db,
  integrationId: string,
  externalId: string,
): Promise<void> {
  await trx
    .deleteFrom('import_link')
    .where('integration_id', '=', integrationId)
    .where('external_id', '=', externalId)
    .execute()
}

/** Homes of the run's source that this run has not named. */
export async function linksNotIn(db: Db, run: RunRow): Promise<LinkRow[]> {
  return db
    .selectFrom('import_link')
    .selectAll()
    .where('integration_id', '=', run.integration_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_item')
            .select('id')
            .where('run_id', '=', run.id)
            .whereRef('import_item.external_id', '=', 'import_link.external_id'),
        ),
      ),
    )
    .orderBy('external_id')
    .execute()
}

/** Zero of everything. */
export const noTotals = (): ImportTotals => ({
  received: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  missing: 0,
  removed: 0,
  skipped: 0,
  errors: 0,
  issues: 0,
})

/**
 * Totals of a run counted from its items, so that a run which was cut short and went on counts
 * right.
 */
export async function countItems(db: Db, runId: string): Promise<ImportTotals> {
  const rows = await db
    .selectFrom('import_item')
    .select([
      'action',
      sql<number>`count(*)`.as('n'),
      sql<number>`sum(jsonb_array_length(issues))`.as('issues'),
    ])
    .where('run_id', '=', runId)
    .groupBy('action')
    .execute()
  const totals = noTotals()
  for (const row of rows) {
    totals[row.action === 'error' ? 'errors' : row.action] += Number(row.n)
    totals.issues += Number(row.issues)
  }
  totals.received =
    totals.created + totals.updated + totals.unchanged + totals.skipped + totals.errors
  return totals
}

/** What became of a picture of a home. */
export async function notePicture(
  trx: Db,
  link: { integrationId: string; externalId: string },
  url: string,
  fate: string,
): Promise<void> {
  await trx
    .updateTable('import_link')
    .set({ pictures: sql`pictures || ${JSON.stringify({ [url]: fate })}::jsonb` })
    .where('integration_id', '=', link.integrationId)
    .where('external_id', '=', link.externalId)
    .execute()
}

/**
 * Runs from a cursor on in its direction, newest first. The cursor is a row, its time is looked up:
 * the database keeps it to the microsecond.
 */
export async function runsFrom(
  db: Db,
  agencyId: string,
  cursor: Cursor | null,
  size: number,
): Promise<RunRow[]> {
  let query = runs(db).where('import_run.agency_id', '=', agencyId)
  const back = cursor?.back ?? false
  if (cursor)
    query = query.where(
      sql<boolean>`(import_run.created_at, import_run.id) ${sql.raw(back ? '>' : '<')} (select r.created_at, r.id from import_run r where r.id = ${cursor.id} and r.agency_id = ${agencyId})`,
    )
  return query
    .orderBy('import_run.created_at', back ? 'asc' : 'desc')
    .orderBy('import_run.id', back ? 'asc' : 'desc')
    .limit(size)
    .execute()
}

/** Filters of the report. */
export interface ItemFilter {
  actions: string[]
  withIssues: boolean
  waiting: boolean
}

/**
 * Items whose home still waits as the source left it. A dry run left none: there the report itself
 * says so.
 */
const waits = (
  run: RunRow,
) => sql<boolean>`import_item.waits_for <> '[]' and (${run.dry_run} or exists (
  select 1 from import_link l join property p on p.id = l.property_id
  where l.integration_id = ${run.integration_id} and l.external_id = import_item.external_id
    and p.deleted_at is null and p.status = l.left_as ->> 'status'))`

/** How many homes of a run still wait to be public. */
export async function countWaiting(db: Db, run: RunRow): Promise<number> {
  const row = await db
    .selectFrom('import_item')
    .select(sql<string>`count(*)`.as('n'))
    .where('run_id', '=', run.id)
    .where(waits(run))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}

/** A page of a run's report and how many lines it has in all. `waiting`: the home still waits. */
export async function itemPage(
  db: Db,
  run: RunRow,
  filter: ItemFilter,
  cursor: Cursor | null,
  size: number,
): Promise<{ rows: (ItemRow & { waiting: boolean })[]; total: number }> {
  let query = db.selectFrom('import_item').where('run_id', '=', run.id)
  if (filter.actions.length)
    query = query.where('action', 'in', filter.actions as ItemRow['action'][])
  if (filter.withIssues) query = query.where(sql<boolean>`jsonb_array_length(issues) > 0`)
  if (filter.waiting) query = query.where(waits(run))
  const { n } = await query.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()
  const page = cursor ? query.where('id', cursor.back ? '<' : '>', cursor.id) : query
  return {
    rows: await page
      .selectAll()
      .select(waits(run).as('waiting'))
      .orderBy('id', cursor?.back ? 'desc' : 'asc')
      .limit(size)
      .execute(),
    total: Number(n),
  }
}
