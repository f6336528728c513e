import type { Insertable, Selectable } from 'kysely'
import type { ImportAction, ImportTotals } from '../../../generated/model/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { json, sql, type Db, type Tables } from '../../db/index.ts'
import type { RunRow } from './import.repository.ts'

export type ItemRow = Selectable<Tables['import_item']>
export type ItemInsert = Insertable<Tables['import_item']>

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
    totals[TOTAL_OF[row.action]] += Number(row.n)
    totals.issues += Number(row.issues)
  }
  const { created, updated, conflicts, unchanged, skipped, errors } = totals
  totals.received = created + updated + conflicts + unchanged + skipped + errors
  return totals
}

/** Which count an outcome is one of. */
export const TOTAL_OF: Record<ImportAction, keyof ImportTotals> = {
  created: 'created',
  updated: 'updated',
  conflict: 'conflicts',
  unchanged: 'unchanged',
  missing: 'missing',
  removed: 'removed',
  skipped: 'skipped',
  error: 'errors',
}

/** Zero of everything. */
export const noTotals = (): ImportTotals => ({
  received: 0,
  created: 0,
  updated: 0,
  conflicts: 0,
  unchanged: 0,
  missing: 0,
  removed: 0,
  skipped: 0,
  errors: 0,
  issues: 0,
})
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
