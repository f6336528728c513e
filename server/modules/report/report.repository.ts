import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Report } from '../../../generated/model/index.ts'
import { sql, type Db, type Tables } from '../../db/index.ts'
import { withinRights, type Reader } from './report.policy.ts'

export type ReportRow = Selectable<Tables['report']>

const MOST = 100

export const toReport = (row: ReportRow): Report => ({
  id: row.id,
  propertyId: row.property_id,
  reason: row.reason,
  text: row.text,
  state: row.state,
  wantsAnswer: row.email !== null,
  answer: row.answer,
  answeredAt: row.answered_at?.toISOString() ?? null,
  dueAt: row.due_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  version: row.version,
})

/** Reports about one home within somebody's rights: open ones first. */
export const reportsOf = (db: Db, propertyId: string, reader: Reader): Promise<ReportRow[]> =>
  db
    .selectFrom('report')
    .selectAll()
    .where((eb) => withinRights(eb, reader))
    .where('property_id', '=', propertyId)
    .orderBy('state', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()

/** One report within somebody's rights, locked to be answered. */
export async function lockReport(trx: Db, id: string, reader: Reader): Promise<ReportRow | null> {
  return (
    (await trx
      .selectFrom('report')
      .selectAll()
      .where((eb) => withinRights(eb, reader))
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()) ?? null
  )
}

/** Without rights: for jobs. */
export async function reportById(db: Db, id: string): Promise<ReportRow | null> {
  return (await db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** What the same person said of the same home for the same reason and nobody has answered. */
export async function twinOf(
  db: Db,
  propertyId: string,
  reporter: string,
  reason: ReportRow['reason'],
): Promise<ReportRow | null> {
  return (
    (await db
      .selectFrom('report')
      .selectAll()
      .where('property_id', '=', propertyId)
      .where('reporter', '=', reporter)
      .where('reason', '=', reason)
      .where('state', '=', 'open')
      .executeTakeFirst()) ?? null
  )
}

export async function insertReport(trx: Db, row: Insertable<Tables['report']>): Promise<void> {
  await trx.insertInto('report').values(row).execute()
}

export const saveReport = (
  trx: Db,
  id: string,
  changes: Updateable<Tables['report']>,
): Promise<ReportRow> =>
  trx
    .updateTable('report')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** How many different people have called a home fake since a day. */
export async function countFake(db: Db, propertyId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('report')
    .select((eb) => eb.fn.count<number>('reporter').distinct().as('people'))
    .where('property_id', '=', propertyId)
    .where('reason', '=', 'fake')
    .where('trap', '=', false)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(row.people)
}

/** True the first time only. */
export async function flag(
  trx: Db,
  propertyId: string,
  reporters: number,
  at: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('report_flag')
    .values({ property_id: propertyId, reporters, flagged_at: at })
    .onConflict((oc) => oc.column('property_id').doNothing())
    .returning('property_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets who reported before a day. */
export async function forgetReporters(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('report')
    .set({ reporter: null, email: null })
    .where('created_at', '<', before)
    .where('reporter', 'is not', null)
    .execute()
}

/** Hours within which a report should be answered for its home's trust. */
export const ANSWER_HOURS = 48
const A_YEAR_DAYS = 365

/**
 * Were the reports about a home answered in time, of the last year and of those the agency answers:
 * one waits too long, one was late, or none. One in a state that only a later version knows waits.
 */
export async function answeredInTime(
  db: Db,
  propertyId: string,
  now: Date,
): Promise<'inTime' | 'waiting' | 'late'> {
  const due = new Date(now.getTime() - ANSWER_HOURS * 3_600_000)
  const since = new Date(now.getTime() - A_YEAR_DAYS * 86_400_000)
  const { rows } = await sql<{ waiting: boolean; late: boolean }>`
    select coalesce(bool_or(state <> 'answered' and created_at <= ${due}), false) as waiting,
      coalesce(bool_or(answered_at - created_at > make_interval(hours => ${ANSWER_HOURS})), false)
        as late
    from report where property_id = ${propertyId} and not trap and not for_operator
    and created_at >= ${since}`.execute(db)
  return rows[0]?.waiting ? 'waiting' : rows[0]?.late ? 'late' : 'inTime'
}
