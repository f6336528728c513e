import { randomInt } from 'node:crypto'
import type { Db } from '../../../db/index.ts'
import {
  lessonsOf,
  onAttended,
  courseVersion,
  readsCourse,
  type CourseRow,
} from '../../course/index.ts'
import { getUser } from '../../user/index.ts'
import { enrolled, markDone, recordsOf, type EnrolmentRow } from '../enrolment.repository.ts'
import { minutesIn, provedSeconds } from '../view.ts'

/** No letter that is read as another: 0 O 1 I L are left out. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Twelve letters that nobody guesses (31^12), in three groups. */
const newCode = (): string =>
  [0, 1, 2]
    .map(() => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join(''))
    .join('-')

/**
 * With all lessons done the course is finished and certified, once, under the name of this day. What
 * a later version wrote of it and this one cannot read may be a lesson: then that version certifies.
 */
export async function complete(
  trx: Db,
  row: EnrolmentRow,
  course: CourseRow,
  now: Date,
): Promise<void> {
  if (row.completed_at) return
  const record = (await recordsOf(trx, [row.id])).get(row.id)
  if (!record || lessonsOf(course.doc).some(({ id }) => !record.done.has(id))) return
  if (!(await readsCourse(trx, course))) return
  const person = await getUser(trx, row.user_id)
  if (!person) return
  await trx.updateTable('enrolment').set({ completed_at: now }).where('id', '=', row.id).execute()
  const seat = await trx
    .selectFrom('course_seat')
    .select('session_id')
    .where('course_id', '=', row.course_id)
    .where('user_id', '=', row.user_id)
    .where('attended_at', 'is not', null)
    .executeTakeFirst()
  await trx
    .insertInto('enrolment_certificate')
    .values({
      code: newCode(),
      enrolment_id: row.id,
      name: `${person.first_name} ${person.last_name}`.trim() || person.email,
      minutes: minutesIn(provedSeconds(record)),
      session_id: seat?.session_id ?? null,
      issued_at: now,
    })
    .execute()
}

// What is attended is done by the teacher's word.
onAttended(async (trx, { courseId, userId, now }) => {
  const row = await enrolled(trx, { userId, courseId, now })
  const course = row && (await courseVersion(trx, courseId, row.version))
  if (!row || !course) return
  for (const lesson of lessonsOf(course.doc))
    if (lesson.kind === 'live') await markDone(trx, row.id, lesson.id, now)
  await complete(trx, row, course, now)
})
