import { SeatState } from '../../../../generated/model/index.ts'
import { knownIn } from '../../../contract/known.ts'
import type { Db } from '../../../db/index.ts'
import { tellAttended } from '../attended.ts'
import { tellCancelled } from '../seat/news.ts'
import type { lockSession } from '../seat/seat.repository.ts'
import { giveBack } from '../seat/seat.service.ts'

type Session = NonNullable<Awaited<ReturnType<typeof lockSession>>>

/**
 * Cancels a date that its caller has locked: who had a seat, or waited for one, is told and may
 * choose another. How many they are.
 */
export async function cancelDate(trx: Db, session: Session, now: Date): Promise<number> {
  const { id } = session
  await trx.updateTable('course_session').set({ cancelled_at: now }).where('id', '=', id).execute()
  const seats = await trx
    .selectFrom('course_seat')
    .selectAll()
    .where('session_id', '=', id)
    .execute()
  for (const seat of seats) {
    await giveBack(trx, seat, now)
    await tellCancelled(trx, seat.user_id, session, now)
  }
  return seats.length
}

const isState = knownIn(SeatState)

/** Whether this version knows how all of these people stand there: another may count one as seated. */
export async function knowsSeats(db: Db, id: string, userIds: string[]): Promise<boolean> {
  if (userIds.length === 0) return true
  const seats = await db
    .selectFrom('course_seat')
    .select('state')
    .where('session_id', '=', id)
    .where('user_id', 'in', userIds)
    .execute()
  return seats.every(({ state }) => isState(state))
}

/** Notes who came, of those with a seat; how many they are. */
export async function noteAttended(
  trx: Db,
  id: string,
  userIds: string[],
  now: Date,
): Promise<number> {
  if (userIds.length === 0) return 0
  const rows = await trx
    .updateTable('course_seat')
    .set({ attended_at: now })
    .where('session_id', '=', id)
    .where('state', '=', 'taken')
    .where('user_id', 'in', userIds)
    .returning(['course_id', 'user_id'])
    .execute()
  for (const { course_id: courseId, user_id: userId } of rows)
    await tellAttended(trx, { courseId, userId, now })
  return rows.length
}
