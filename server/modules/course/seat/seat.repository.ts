import type { SeatState } from '../../../../generated/model/index.ts'
import type { Selectable } from 'kysely'
import type { Db } from '../../../db/index.ts'
import type { CourseTables } from '../../../db/tables/course.ts'

export type SeatRow = Selectable<CourseTables['course_seat']>
type Key = Pick<SeatRow, 'course_id' | 'user_id'>

export const findSeat = (db: Db, courseId: string, userId: string) =>
  db
    .selectFrom('course_seat')
    .selectAll()
    .where('course_id', '=', courseId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** The session, locked until the transaction ends: seats are counted under it. */
export const lockSession = (trx: Db, id: string) =>
  trx
    .selectFrom('course_session')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Who waits first. */
export const next = (trx: Db, sessionId: string) =>
  trx
    .selectFrom('course_seat')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .limit(1)
    .executeTakeFirst()

export async function insertSeat(
  trx: Db,
  seat: { courseId: string; sessionId: string; userId: string; state: SeatState },
): Promise<void> {
  await trx
    .insertInto('course_seat')
    .values({
      course_id: seat.courseId,
      session_id: seat.sessionId,
      user_id: seat.userId,
      state: seat.state,
      offered_until: null,
    })
    .execute()
}

export async function setSeat(
  trx: Db,
  { course_id, user_id }: Key,
  values: Pick<SeatRow, 'state' | 'offered_until'>,
): Promise<void> {
  await trx
    .updateTable('course_seat')
    .set(values)
    .where('course_id', '=', course_id)
    .where('user_id', '=', user_id)
    .execute()
}

export async function removeSeat(trx: Db, { course_id, user_id }: Key): Promise<void> {
  await trx
    .deleteFrom('course_seat')
    .where('course_id', '=', course_id)
    .where('user_id', '=', user_id)
    .execute()
}
