import type { Db } from '../../../db/index.ts'
import { lockSession } from '../seat/seat.repository.ts'

/**
 * How many seats of a course's date of that moment are held, also by who has yet to say yes; 0
 * where there is no such date. It stays locked.
 */
export async function heldAt(
  trx: Db,
  { courseId, startsAt }: { courseId: string; startsAt: Date },
): Promise<number> {
  const row = await trx
    .selectFrom('course_session')
    .select('id')
    .where('course_id', '=', courseId)
    .where('starts_at', '=', startsAt)
    .executeTakeFirst()
  const session = row && (await lockSession(trx, row.id))
  return session ? (await holdersOf(trx, session.id)).length : 0
}

/** Who holds a seat of a date, taken or kept for them: everybody who does not wait for one. */
export async function holdersOf(trx: Db, sessionId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('course_seat')
    .select('user_id')
    .where('session_id', '=', sessionId)
    .where('state', '<>', 'waiting')
    .orderBy('asked_at')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
