import type { Language } from '../../../../generated/model/index.ts'
import { sql, uuidv7, type Db } from '../../../db/index.ts'
import type { CourseTables } from '../../../db/tables/course.ts'
import { tellChanged } from '../seat/news.ts'
import { lockSession } from '../seat/seat.repository.ts'
import { offerFree } from '../seat/seat.service.ts'
import { holdersOf } from './held.ts'

/** A date of a group, as the operator says it. */
export interface SessionInput {
  courseId: string
  startsAt: Date
  endsAt: Date
  place: string | null
  url: string | null
  teacher: string
  language: Language
  seats: number
  minimum: number
}

type Where = Pick<CourseTables['course_session'], 'place' | 'url' | 'ends_at'>

const isElsewhere = (before: Where, after: Where): boolean =>
  before.place !== after.place ||
  before.url !== after.url ||
  before.ends_at.getTime() !== after.ends_at.getTime()

/**
 * Adds a date, or changes the one that begins at the same moment; one that was cancelled takes place
 * again. Who has a seat is told where it is another place, room or end; seats that become free by it
 * are offered to who waits. Answers its id.
 */
export async function keepSession(trx: Db, session: SessionInput, now: Date): Promise<string> {
  const values = {
    ends_at: session.endsAt,
    place: session.place,
    url: session.url,
    teacher: session.teacher,
    language: session.language,
    seats: session.seats,
    minimum: session.minimum,
  }
  const before = await trx
    .selectFrom('course_session')
    .selectAll()
    .where('course_id', '=', session.courseId)
    .where('starts_at', '=', session.startsAt)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { id } = await trx
    .insertInto('course_session')
    .values({
      id: uuidv7(),
      course_id: session.courseId,
      starts_at: session.startsAt,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['course_id', 'starts_at']).doUpdateSet({
        ...values,
        reminded_at: sql<Date | null>`case when course_session.cancelled_at is null
          then course_session.reminded_at end`,
        cancelled_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const after = await lockSession(trx, id)
  if (before && after && isElsewhere(before, after))
    for (const userId of await holdersOf(trx, id)) await tellChanged(trx, userId, after, now)
  await offerFree(trx, id, now)
  return id
}
