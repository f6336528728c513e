import type { EnrolmentSeat } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'
import { sessionsById } from '../course.repository.ts'
import { toSession } from '../view.ts'

/**
 * Seats of a person by course. The address of an online session is theirs who have a seat; who
 * waited for one that has begun, or let its offer pass, has none.
 */
export async function seatsOf(
  db: Db,
  userId: string,
  now: Date,
): Promise<Map<string, EnrolmentSeat>> {
  const { rows } = await sql<{
    course_id: string
    session_id: string
    state: EnrolmentSeat['state']
    offered_until: Date | null
    place: number
  }>`select seat.course_id, seat.session_id, seat.state, seat.offered_until,
      (select count(*)::int from course_seat before where before.session_id = seat.session_id
        and before.state = 'waiting' and before.asked_at <= seat.asked_at) as place
    from course_seat seat where seat.user_id = ${userId}`.execute(db)
  const sessions = await sessionsById(
    db,
    rows.map(({ session_id }) => session_id),
  )
  return new Map(
    rows.flatMap(({ course_id, session_id, state, offered_until, place }) => {
      const session = sessions.get(session_id)
      if (!session || (state !== 'taken' && session.starts_at <= now)) return []
      return [
        [
          course_id,
          {
            session: toSession(session),
            state,
            place: state === 'waiting' ? place : null,
            offeredUntil: offered_until?.toISOString() ?? null,
            url: state === 'taken' ? session.url : null,
          },
        ] as const,
      ]
    }),
  )
}

/** Minutes of sessions that a person attended, by course. */
export async function attendedMinutes(db: Db, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('course_seat as seat')
    .innerJoin('course_session as meeting', 'meeting.id', 'seat.session_id')
    .select(['seat.course_id', 'meeting.starts_at', 'meeting.ends_at'])
    .where('seat.user_id', '=', userId)
    .where('seat.attended_at', 'is not', null)
    .execute()
  return new Map(
    rows.map(({ course_id, starts_at, ends_at }) => [
      course_id,
      Math.round((ends_at.getTime() - starts_at.getTime()) / 60_000),
    ]),
  )
}
