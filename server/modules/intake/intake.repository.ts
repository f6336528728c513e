import type { Insertable, Selectable, Updateable } from 'kysely'
import type { IntakeFate, IntakeTotals } from '../../../generated/model/index.ts'
import type { Cursor } from '../../contract/cursor.ts'
import { json, sql, uuidv7, type Db, type Tables } from '../../db/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'

export type RunRow = Selectable<Tables['intake_run']>
export type RowRow = Selectable<Tables['intake_row']>
export type TouchRow = Selectable<Tables['intake_touch']>

/** Zero of everything. */
export const noTotals = (): IntakeTotals => ({
  done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  errors: 0,
  demands: 0,
})

export async function insertRun(trx: Db, row: Insertable<Tables['intake_run']>): Promise<RunRow> {
  return trx
    .insertInto('intake_run')
    .values({
      ...row,
      columns: json(row.columns),
      mapping: json(row.mapping),
      totals: json(row.totals),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * A run by id alone: rights are the caller's to check. Locked until the transaction ends when
 * `lock` is set.
 */
export function findRun(db: Db, id: string, lock = false): Promise<RunRow | undefined> {
  const query = db.selectFrom('intake_run').selectAll().where('id', '=', id)
  return (lock ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

export async function updateRun(
  db: Db,
  id: string,
  set: Updateable<Tables['intake_run']>,
): Promise<RunRow> {
  const { mapping, totals, undone, failure, columns, ...plain } = set
  return db
    .updateTable('intake_run')
    .set({
      ...plain,
      ...(mapping && { mapping: json(mapping) }),
      ...(columns && { columns: json(columns) }),
      ...(totals && { totals: json(totals) }),
      ...(undone && { undone: json(undone) }),
      ...(failure !== undefined && { failure: failure && json(failure) }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Runs within the actor's rights, newest first. */
export async function listRuns(
  db: Db,
  actor: Actor,
  cursor: Cursor | null,
  limit: number,
): Promise<RunRow[]> {
  let query = db.selectFrom('intake_run').selectAll().where('agency_id', '=', actor.agencyId)
  if (actor.role !== 'ADMIN') query = query.where('by_user', '=', actor.userId)
  if (cursor) query = query.where('id', cursor.back ? '>' : '<', cursor.id)
  return query
    .orderBy('id', cursor?.back ? 'asc' : 'desc')
    .limit(limit)
    .execute()
}

/** Whether a run of the agency, or an undo, is at work. */
export async function isBusy(db: Db, agencyId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('intake_run')
      .select('id')
      .where('agency_id', '=', agencyId)
      .where('status', '=', 'running')
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

export async function insertRows(trx: Db, rows: Omit<RowRow, 'id'>[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('intake_row')
    .values(
      rows.map((row) => ({
        ...row,
        id: uuidv7(),
        remarks: json(row.remarks),
        source: row.source && json(row.source),
      })),
    )
    .execute()
}

/**
 * Notes whom a run touched. Of somebody it touched before only the version moves on: what stood
 * before stays.
 */
export async function keepTouches(trx: Db, touches: Omit<TouchRow, 'undone'>[]): Promise<void> {
  if (touches.length === 0) return
  await trx
    .insertInto('intake_touch')
    .values(touches.map((touch) => ({ ...touch, before: touch.before && json(touch.before) })))
    .onConflict((on) =>
      on.columns(['run_id', 'contact_id']).doUpdateSet({ version: sql<number>`excluded.version` }),
    )
    .execute()
}

/** Filter of a report. */
export interface RowFilter {
  fates: IntakeFate[]
  withRemarks: boolean
}

const filtered = (db: Db, runId: string, { fates, withRemarks }: RowFilter) => {
  let query = db.selectFrom('intake_row').where('intake_row.run_id', '=', runId)
  if (fates.length > 0) query = query.where('fate', 'in', fates)
  if (withRemarks) query = query.where(sql<boolean>`jsonb_array_length(remarks) > 0`)
  return query
}

export type ReportRow = RowRow & Pick<TouchRow, 'undone'> & { demand_id: string | null }

/** Rows of a run in the order of the file, after a given one. */
export async function rowsFrom(
  db: Db,
  runId: string,
  filter: RowFilter,
  cursor: Cursor | null,
  limit: number,
): Promise<ReportRow[]> {
  let query = filtered(db, runId, filter)
    .leftJoin('intake_touch', (join) =>
      join
        .onRef('intake_touch.run_id', '=', 'intake_row.run_id')
        .onRef('intake_touch.contact_id', '=', 'intake_row.contact_id'),
    )
    .leftJoin('intake_demand', (join) =>
      join
        .onRef('intake_demand.run_id', '=', 'intake_row.run_id')
        .onRef('intake_demand.number', '=', 'intake_row.number'),
    )
    .selectAll('intake_row')
    .select(['intake_touch.undone', 'intake_demand.demand_id'])
  if (cursor)
    query = query.where('intake_row.number', cursor.back ? '<' : '>', ({ selectFrom }) =>
      selectFrom('intake_row as last')
        .select('last.number')
        .where('last.run_id', '=', runId)
        .where('last.id', '=', cursor.id),
    )
  return query
    .orderBy('intake_row.number', cursor?.back ? 'desc' : 'asc')
    .limit(limit)
    .execute()
}

export async function countRows(db: Db, runId: string, filter: RowFilter): Promise<number> {
  const { n } = await filtered(db, runId, filter)
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Contacts that an undo has still to look at. */
export function touchesLeft(db: Db, runId: string, limit: number): Promise<TouchRow[]> {
  return db
    .selectFrom('intake_touch')
    .selectAll()
    .where('run_id', '=', runId)
    .where('undone', 'is', null)
    .orderBy('contact_id')
    .limit(limit)
    .execute()
}

export async function noteUndone(
  trx: Db,
  runId: string,
  contactId: string,
  undone: NonNullable<TouchRow['undone']>,
): Promise<void> {
  await trx
    .updateTable('intake_touch')
    .set({ undone, before: null })
    .where('run_id', '=', runId)
    .where('contact_id', '=', contactId)
    .execute()
}

/** What an undo has done so far. */
export async function countUndone(
  db: Db,
  runId: string,
): Promise<{ removed: number; restored: number; kept: number }> {
  const rows = await db
    .selectFrom('intake_touch')
    .select(['undone', sql<number>`count(*)`.as('n')])
    .where('run_id', '=', runId)
    .where('undone', 'is not', null)
    .groupBy('undone')
    .execute()
  const of = (undone: string): number => Number(rows.find((row) => row.undone === undone)?.n ?? 0)
  return { removed: of('removed'), restored: of('restored'), kept: of('kept') }
}
