import { json, sql } from '../../db/index.ts'
import type { Db, Tables } from '../../db/index.ts'
import type { ImportProvider, ImportTotals } from '../../../generated/model/index.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'

export type RunRow = Selectable<Tables['import_run']>
export type ItemRow = Selectable<Tables['import_item']>
export type LinkRow = Selectable<Tables['import_link']>

/** A run of the agency; another agency's does not exist. */
export async function findRun(db: Db, agencyId: string, id: string): Promise<RunRow | null> {
  return (await db.selectFrom('import_run').selectAll().where('agency_id', '=', agencyId).where('id', '=', id).executeTakeFirst()) ?? null
}

/** A run by id alone, for its own job. */
export async function runOfJob(db: Db, id: string): Promise<RunRow | null> {
  return (await db.selectFrom('import_run').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

export async function insertRun(trx: Db, row: Insertable<Tables['import_run']>): Promise<RunRow> {
  return trx.insertInto('import_run').values({ ...row, totals: json(row.totals) }).returningAll().executeTakeFirstOrThrow()
}

export async function updateRun(db: Db, id: string, set: Updateable<Tables['import_run']>): Promise<void> {
  const { totals, rejection, ...plain } = set
  await db
    .updateTable('import_run')
    .set({ ...plain, ...(totals && { totals: json(totals) }), ...(rejection && { rejection: json(rejection) }) })
    .where('id', '=', id)
    .execute()
}

/** Homes received by the last five good runs of the format, for the usual count. */
export async function goodCounts(db: Db, agencyId: string, provider: ImportProvider, except: string): Promise<number[]> {
  const rows = await db
    .selectFrom('import_run')
    .select(sql<number>`(totals ->> 'received')::int`.as('received'))
    .where('agency_id', '=', agencyId).where('provider', '=', provider).where('status', '=', 'done').where('dry_run', '=', false)
    .where('id', '!=', except)
    .orderBy('created_at', 'desc').limit(5).execute()
  return rows.map(row => row.received)
}

/** The newest run that changed anything and stands. */
export async function lastRun(db: Db, agencyId: string, provider: string): Promise<RunRow | null> {
  return (await db
    .selectFrom('import_run').selectAll()
    .where('agency_id', '=', agencyId).where('provider', '=', provider).where('dry_run', '=', false).where('status', '=', 'done')
    .orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null
}

/** Whether a run since `oldest` reads or has read this file; equal feeds share one. */
export async function feedIsNeeded(db: Db, key: string, oldest: Date): Promise<boolean> {
  const row = await db.selectFrom('import_run').select('id').where('file_key', '=', key).where('created_at', '>', oldest).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Whether a run of the format waits or is at work, or an undo is; one that has not ended since `oldest` has died. */
export async function isBusy(db: Db, agencyId: string, provider: string, oldest: Date): Promise<boolean> {
  const row = await db
    .selectFrom('import_run').select('id')
    .where('agency_id', '=', agencyId).where('provider', '=', provider).where('status', 'in', ['uploaded', 'running'])
    .where(sql<boolean>`coalesce(undone_at, created_at) > ${oldest}`)
    .limit(1).executeTakeFirst()
  return row !== undefined
}

export async function saveItem(trx: Db, row: Insertable<Tables['import_item']>): Promise<void> {
  const values = {
    ...row,
    changed: json(row.changed ?? []),
    issues: json(row.issues ?? []),
    before: row.before ? json(row.before) : null,
  }
  const { id: _id, ...again } = values
  await trx.insertInto('import_item').values(values).onConflict(at => at.columns(['run_id', 'external_id']).doUpdateSet(again)).execute()
}

/** Items of a run in the feed's order (ids grow), `size` after a given one. */
export async function itemsAfter(db: Db, runId: string, after: string | null, size: number): Promise<ItemRow[]> {
  let query = db.selectFrom('import_item').selectAll().where('run_id', '=', runId)
  if (after) query = query.where('id', '>', after)
  return query.orderBy('id').limit(size).execute()
}

export async function findLink(db: Db, agencyId: string, provider: string, externalId: string): Promise<LinkRow | null> {
  return (await db
    .selectFrom('import_link').selectAll()
    .where('agency_id', '=', agencyId).where('provider', '=', provider).where('external_id', '=', externalId)
    .executeTakeFirst()) ?? null
}

export async function saveLink(trx: Db, row: Omit<Insertable<Tables['import_link']>, 'pictures'>): Promise<void> {
  await trx
    .insertInto('import_link')
    .values({ ...row, said: json(row.said) })
    .onConflict(at => at.columns(['agency_id', 'provider', 'external_id']).doUpdateSet({
      said: json(row.said), property_id: row.property_id, missing_since: row.missing_since ?? null,
    }))
    .execute()
}

export async function removeLink(trx: Db, agencyId: string, provider: string, externalId: string): Promise<void> {
  await trx.deleteFrom('import_link').where('agency_id', '=', agencyId).where('provider', '=', provider).where('external_id', '=', externalId).execute()
}

/** Homes of a feed that this run has not named. */
export async function linksNotIn(db: Db, agencyId: string, provider: string, runId: string): Promise<LinkRow[]> {
  return db
    .selectFrom('import_link').selectAll()
    .where('agency_id', '=', agencyId).where('provider', '=', provider)
    .where(({ not, exists, selectFrom }) => not(exists(
      selectFrom('import_item').select('id').where('run_id', '=', runId).whereRef('import_item.external_id', '=', 'import_link.external_id'),
    )))
    .orderBy('external_id').execute()
}

/** Zero of everything. */
export const noTotals = (): ImportTotals => ({ received: 0, created: 0, updated: 0, unchanged: 0, removed: 0, skipped: 0, errors: 0, issues: 0 })

/** Totals of a run counted from its items, so that a run which was cut short and went on counts right. */
export async function countItems(db: Db, runId: string): Promise<ImportTotals> {
  const rows = await db
    .selectFrom('import_item')
    .select(['action', sql<number>`count(*)`.as('n'), sql<number>`sum(jsonb_array_length(issues))`.as('issues')])
    .where('run_id', '=', runId).groupBy('action').execute()
  const totals = noTotals()
  for (const row of rows) {
    totals[row.action === 'error' ? 'errors' : row.action] += Number(row.n)
    totals.issues += Number(row.issues)
  }
  totals.received = totals.created + totals.updated + totals.unchanged + totals.skipped + totals.errors
  return totals
}

/** What became of a picture of a home. */
export async function notePicture(trx: Db, link: { agencyId: string; provider: string; externalId: string }, url: string, fate: string): Promise<void> {
  await trx
    .updateTable('import_link')
    .set({ pictures: sql`pictures || ${JSON.stringify({ [url]: fate })}::jsonb` })
    .where('agency_id', '=', link.agencyId).where('provider', '=', link.provider).where('external_id', '=', link.externalId)
    .execute()
}

/** A page of runs, newest first; `before` is the last row of the page before. */
export async function runsBefore(db: Db, agencyId: string, before: { at: string; id: string } | null, size: number): Promise<RunRow[]> {
  let query = db.selectFrom('import_run').selectAll().where('agency_id', '=', agencyId)
  if (before) query = query.where(sql<boolean>`(created_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`)
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size).execute()
}

/** Filters of the report. */
export interface ItemFilter {
  actions: string[]
  withIssues: boolean
}

/** A page of a run's report and how many lines it has in all. */
export async function itemPage(db: Db, runId: string, filter: ItemFilter, after: string | null, size: number): Promise<{ rows: ItemRow[]; total: number }> {
  let query = db.selectFrom('import_item').where('run_id', '=', runId)
  if (filter.actions.length) query = query.where('action', 'in', filter.actions as ItemRow['action'][])
  if (filter.withIssues) query = query.where(sql<boolean>`jsonb_array_length(issues) > 0`)
  const { n } = await query.select(sql<number>`count(*)`.as('n')).executeTakeFirstOrThrow()
  const page = after ? query.where('id', '>', after) : query
  return { rows: await page.selectAll().orderBy('id').limit(size).execute(), total: Number(n) }
}
