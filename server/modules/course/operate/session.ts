import { isLang } from '../../../contract/language.ts'
import { inTransaction } from '../../../db/index.ts'
import { cancelDate } from '../date/acts.ts'
import { heldAt } from '../date/held.ts'
import { keepSession } from '../date/keep.ts'
import { faultsOfDate, type DateFault } from '../date/rules.ts'
import { lockSession } from '../seat/seat.repository.ts'
import { done, noteAct, refused, type Needs, type Said } from './said.ts'

/** As openapi/schemas/course/CourseSession.yaml has it. */
const MOST_SEATS = 500
/** What a date cannot be, in the words of the command's arguments. */
const WORDS: Record<DateFault, string> = {
  past: 'START is to come.',
  ends: 'START and END are moments with their zone, in this order.',
  long: 'A session takes 12 hours at the most.',
  minimum: 'MINIMUM is a number up to SEATS.',
  where: 'PLACE has 1 to 200 letters.',
}

const isMoment = (text: string): boolean => /T.*(Z|[+-]\d\d:\d\d)$/.test(text)
const isCount = (text: string): boolean => /^\d{1,3}$/.test(text)

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
  const isOnline = where.startsWith('https://')
  const date = {
    startsAt: new Date(start),
    endsAt: new Date(end),
    place: isOnline ? null : where,
    url: isOnline ? where : null,
    teacher,
    seats: Number(seats),
    minimum: Number(minimum),
  }
  const odd = faultsOfDate(date, now())
  const faults = [
    ...new Set([
      ...(isMoment(start) ? [] : [WORDS.ends]),
      ...odd.map((fault) => WORDS[fault]),
      ...(isCount(seats) && date.seats > 0 && date.seats <= MOST_SEATS
        ? []
        : [`SEATS is a number from 1 to ${MOST_SEATS}.`]),
      ...(isCount(minimum) ? [] : [WORDS.minimum]),
      ...(isLang(language) ? [] : ['LANGUAGE is es, en, ca or de.']),
      ...(teacher && teacher.length <= 120 ? [] : ['TEACHER has 1 to 120 letters.']),
      ...(where.length <= 200 ? [] : [WORDS.where]),
    ]),
  ]
  const course = await db
    .selectFrom('course')
    .select('kind')
    .where('id', '=', courseId)
    .where('offered', '=', true)
    .executeTakeFirst()
  if (course?.kind !== 'group') faults.push(`${courseId} is no group course that is offered.`)
  if (faults.length > 0 || !isLang(language)) return refused(...faults)
  const id = await inTransaction(db, async (trx) => {
    if ((await heldAt(trx, { courseId, startsAt: date.startsAt })) > date.seats) return null
    const kept = await keepSession(trx, { courseId, language, ...date }, now())
    await noteAct(trx, 'date', `${courseId} ${date.startsAt.toISOString()}`, now())
    return kept
  })
  if (id === null) return refused('More seats are held than SEATS.')
  return done(`${id}  ${date.startsAt.toISOString()}`)
}

/** It is not held: who had a seat is told, and free to choose another date. */
export const cancel = ({ db, now }: Needs, id: string): Promise<Said> =>
  inTransaction(db, async (trx): Promise<Said> => {
    const session = await lockSession(trx, id)
    if (!session || session.cancelled_at) return refused('There is no such session.')
    if (session.starts_at <= now()) return refused('It has begun.')
    const freed = await cancelDate(trx, session, now())
    const subject = `${session.course_id} ${session.starts_at.toISOString()}`
    await noteAct(trx, 'cancel', subject, now())
    return done(`Cancelled; ${freed} people are free to choose another date.`)
  })
