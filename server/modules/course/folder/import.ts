import { isDeepStrictEqual } from 'node:util'
import type { CourseDocument, Language } from '../../../../generated/model/index.ts'
import { json, sql, uuidv7, withAdvisoryLock, type Db } from '../../../db/index.ts'
import type { CourseTables } from '../../../db/tables/course.ts'
import { lessonsOf } from '../document.ts'
import { holdersOf } from '../date/held.ts'
import { tellChanged } from '../seat/news.ts'
import { lockSession } from '../seat/seat.repository.ts'
import { offerFree } from '../seat/seat.service.ts'

/** What an import did: the version that is offered now, and what is new in it. */
export interface Imported {
  version: number
  isNew: boolean
  lessons: { added: string[]; removed: string[] }
}

/**
 * Offers a course as its folder has it. The same again changes nothing; anything else is a version of
 * its own, and who began an older one ends that.
 */
export async function importCourse(
  trx: Db,
  { id, doc, now }: { id: string; doc: CourseDocument; now: Date },
): Promise<Imported> {
  await withAdvisoryLock(trx, `course ${id}`)
  const last = await trx
    .selectFrom('course')
    .selectAll()
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const before = last ? lessonsOf(last.doc).map((lesson) => lesson.id) : []
  const after = lessonsOf(doc).map((lesson) => lesson.id)
  const lessons = {
    added: after.filter((lesson) => !before.includes(lesson)),
    removed: before.filter((lesson) => !after.includes(lesson)),
  }
  await trx.updateTable('course').set({ offered: false }).where('id', '=', id).execute()
  if (last && isDeepStrictEqual(last.doc, doc)) {
    await trx
      .updateTable('course')
      .set({ offered: true })
      .where('id', '=', id)
      .where('version', '=', last.version)
      .execute()
    return { version: last.version, isNew: false, lessons }
  }
  const version = (last?.version ?? 0) + 1
  await trx
    .insertInto('course')
    .values({ id, version, kind: doc.kind, doc: json(doc), offered: true, imported_at: now })
    .execute()
  return { version, isNew: true, lessons }
}

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
