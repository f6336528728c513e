import type { Selectable } from 'kysely'
import { sql, uuidv7, type Db } from '../../db/index.ts'
import type { EnrolmentTables } from '../../db/tables/enrolment.ts'

export type EnrolmentRow = Selectable<EnrolmentTables['enrolment']>
export type CertificateRow = Selectable<EnrolmentTables['enrolment_certificate']>

export const enrolmentsOf = (db: Db, userId: string): Promise<EnrolmentRow[]> =>
  db
    .selectFrom('enrolment')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()

export const findEnrolment = (db: Db, id: string, userId: string) =>
  db
    .selectFrom('enrolment')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Whoever's it is: for who has a link that was signed for it. */
export const enrolmentById = (db: Db, id: string) =>
  db.selectFrom('enrolment').selectAll().where('id', '=', id).executeTakeFirst()

/** One's own, locked until the transaction ends: one act after another in a course. */
export const lockEnrolment = (trx: Db, id: string, userId: string) =>
  trx
    .selectFrom('enrolment')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** The enrolment of a person in a course, locked; made when there is none and a version is given. */
export async function enrolled(
  trx: Db,
  {
    userId,
    courseId,
    version,
    now,
  }: { userId: string; courseId: string; version?: number; now: Date },
): Promise<EnrolmentRow | undefined> {
  if (version !== undefined)
    await trx
      .insertInto('enrolment')
      .values({ id: uuidv7(), user_id: userId, course_id: courseId, version, started_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
      .execute()
  return trx
    .selectFrom('enrolment')
    .selectAll()
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** What a person did in their courses: lessons done, seconds per lesson, tries, certificates. */
export interface Record {
  done: Set<string>
  seconds: Map<string, number>
  tries: Map<string, { at: Date; score: number }[]>
  certificate: CertificateRow | undefined
}

/** Records by enrolment; a lesson's tries by time. */
export async function recordsOf(db: Db, ids: string[]): Promise<Map<string, Record>> {
  const records = new Map<string, Record>(
    ids.map((id) => [
      id,
      { done: new Set(), seconds: new Map(), tries: new Map(), certificate: undefined },
    ]),
  )
  if (ids.length === 0) return records
  const done = await db
    .selectFrom('enrolment_lesson')
    .select(['enrolment_id', 'lesson_id'])
    .where('enrolment_id', 'in', ids)
    .where('done_at', 'is not', null)
    .execute()
  for (const { enrolment_id, lesson_id } of done) records.get(enrolment_id)?.done.add(lesson_id)
  const times = await db
    .selectFrom('enrolment_time')
    .select(['enrolment_id', 'lesson_id', sql<number>`sum(seconds)::int`.as('seconds')])
    .where('enrolment_id', 'in', ids)
    .groupBy(['enrolment_id', 'lesson_id'])
    .execute()
  for (const { enrolment_id, lesson_id, seconds } of times)
    records.get(enrolment_id)?.seconds.set(lesson_id, seconds)
  const tries = await db
    .selectFrom('enrolment_try')
    .selectAll()
    .where('enrolment_id', 'in', ids)
    .orderBy('at')
    .execute()
  for (const { enrolment_id, lesson_id, at, score } of tries) {
    const of = records.get(enrolment_id)?.tries
    of?.set(lesson_id, [...(of.get(lesson_id) ?? []), { at, score }])
  }
  const certificates = await db
    .selectFrom('enrolment_certificate')
    .selectAll()
    .where('enrolment_id', 'in', ids)
    .execute()
  for (const row of certificates) {
    const record = records.get(row.enrolment_id)
    if (record) record.certificate = row
  }
  return records
}

/** Notes a lesson as done; the first time stays. */
export async function markDone(trx: Db, id: string, lessonId: string, now: Date): Promise<void> {
  await trx
    .insertInto('enrolment_lesson')
    .values({ enrolment_id: id, lesson_id: lessonId, done_at: now })
    .onConflict((conflict) =>
      conflict.columns(['enrolment_id', 'lesson_id']).doUpdateSet({
        done_at: sql<Date>`coalesce(enrolment_lesson.done_at, excluded.done_at)`,
      }),
    )
    .execute()
}
