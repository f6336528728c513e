import type { Lang } from '../../../contract/context.ts'
import type { Db } from '../../../db/index.ts'
import type { CourseTables } from '../../../db/tables/course.ts'
import { ZONE } from '../../../time/madrid.ts'
import { pageIn } from '../../../contract/language.ts'
import { notify } from '../../notification/index.ts'
import { getUser } from '../../user/index.ts'
import { offeredCourse } from '../course.repository.ts'
import { say, type MessageKey } from '../messages.ts'

type Session = Pick<CourseTables['course_session'], 'id' | 'course_id' | 'starts_at'>

const dayIn = (lang: Lang, at: Date): string =>
  new Intl.DateTimeFormat(lang, { timeZone: ZONE, dateStyle: 'full', timeStyle: 'short' }).format(
    at,
  )
const hourIn = (lang: Lang, at: Date): string =>
  new Intl.DateTimeFormat(lang, {
    timeZone: ZONE,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at)

/** Tells a person something of their seat, in their language. */
async function tell(
  trx: Db,
  userId: string,
  {
    session,
    key,
    until = null,
    now,
  }: { session: Session; key: string; until?: Date | null; now: Date },
): Promise<void> {
  const person = await getUser(trx, userId)
  if (!person) return
  const lang = person.language
  const course = await offeredCourse(trx, session.course_id)
  const words = {
    course: course?.doc.title[lang] ?? session.course_id,
    day: dayIn(lang, session.starts_at),
    until: until === null ? '' : hourIn(lang, until),
  }
  await notify(trx, {
    userId,
    kind: 'NOTIFICATION',
    title: say(lang, `${key}Title` as MessageKey, words),
    body: say(lang, `${key}Body` as MessageKey, words),
    href: pageIn('', lang, `/auth/courses/group-courses/${session.course_id}`),
    topic: `course:${session.id}`,
    at: now,
  })
}

export const tellOffered = (
  trx: Db,
  { user_id }: { user_id: string },
  about: { session: Session; until: Date; now: Date },
): Promise<void> => tell(trx, user_id, { ...about, key: 'offered' })

export const tellLapsed = (trx: Db, userId: string, session: Session, now: Date): Promise<void> =>
  tell(trx, userId, { session, key: 'lapsed', now })

/** The date is held elsewhere, or until another hour. */
export const tellChanged = (trx: Db, userId: string, session: Session, now: Date): Promise<void> =>
  tell(trx, userId, { session, key: 'changed', now })

/** The date does not take place: also to who only waited for a seat. */
export const tellCancelled = (
  trx: Db,
  userId: string,
  session: Session,
  now: Date,
): Promise<void> => tell(trx, userId, { session, key: 'cancelled', now })

export const tellTomorrow = (trx: Db, userId: string, session: Session, now: Date): Promise<void> =>
  tell(trx, userId, { session, key: 'remind', now })
