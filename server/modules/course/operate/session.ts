import { isLang } from '../../../contract/language.ts'
import { inTransaction } from '../../../db/index.ts'
import { cancelDate } from '../date/acts.ts'
import { heldAt } from '../date/held.ts'
import { keepSession } from '../folder/import.ts'
import { lockSession } from '../seat/seat.repository.ts'
import { done, refused, type Needs, type Said } from './said.ts'

/** As openapi/schemas/course/CourseSession.yaml has it. */
const MOST_SEATS = 500
/** A session takes so long at the most. */
export const LONGEST_MS = 12 * 3_600_000

/** A date of a group course: NAME START END SEATS MINIMUM LANGUAGE TEACHER PLACE. */
export async function addSession({ db, now }: Needs, args: string[]): Promise<Said> {
  const [
    courseId = '',
    start = '',
    end = '',
    seats = '',
    minimum = '',
    language = '',
    teacher = '',
    where = '',
  ] = args
  const [startsAt, endsAt] = [new Date(start), new Date(end)]
  const faults = [
    ...(/T.*(Z|[+-]\d\d:\d\d)$/.test(start) && startsAt < endsAt
      ? []
      : ['START and END are moments with their zone, in this order.']),
    // Hours that people attended are those of their session: it is not changed afterwards.
    ...(startsAt <= now() ? ['START is to come.'] : []),
    ...(endsAt.getTime() - startsAt.getTime() > LONGEST_MS
      ? ['A session takes 12 hours at the most.']
      : []),
    ...(/^\d{1,3}$/.test(seats) && Number(seats) > 0 && Number(seats) <= MOST_SEATS
      ? []
      : [`SEATS is a number from 1 to ${MOST_SEATS}.`]),
    ...(/^\d{1,3}$/.test(minimum) && Number(minimum) <= Number(seats)
      ? []
      : ['MINIMUM is a number up to SEATS.']),
    ...(isLang(language) ? [] : ['LANGUAGE is es, en, ca or de.']),
    ...(teacher && teacher.length <= 120 ? [] : ['TEACHER has 1 to 120 letters.']),
    ...(where && where.length <= 200 ? [] : ['PLACE has 1 to 200 letters.']),
  ]
  const course = await db
    .selectFrom('course')
    .select('kind')
    .where('id', '=', courseId)
    .where('offered', '=', true)
    .executeTakeFirst()
  if (course?.kind !== 'group') faults.push(`${courseId} is no group course that is offered.`)
  if (faults.length > 0 || !isLang(language)) return refused(...faults)
  const isOnline = where.startsWith('https://')
  const id = await inTransaction(db, async (trx) => {
    if ((await heldAt(trx, { courseId, startsAt })) > Number(seats)) return null
    return keepSession(
      trx,
      {
        courseId,
        startsAt,
        endsAt,
        place: isOnline ? null : where,
        url: isOnline ? where : null,
        teacher,
        language,
        seats: Number(seats),
        minimum: Number(minimum),
      },
      now(),
    )
  })
  if (id === null) return refused('More seats are held than SEATS.')
  return done(`${id}  ${startsAt.toISOString()}`)
}

/** It is not held: who had a seat is told, and free to choose another date. */
export const cancel = ({ db, now }: Needs, id: string): Promise<Said> =>
  inTransaction(db, async (trx): Promise<Said> => {
    const session = await lockSession(trx, id)
    if (!session || session.cancelled_at) return refused('There is no such session.')
    if (session.starts_at <= now()) return refused('It has begun.')
    const freed = await cancelDate(trx, id, now())
    return done(`Cancelled; ${freed ?? 0} people are free to choose another date.`)
  })
