import { basename, resolve } from 'node:path'
import type { Deps } from '../../contract/deps.ts'
import { isLang } from '../../contract/language.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { tellAttended } from './attended.ts'
import { minutesOf } from './document.ts'
import { importCourse, keepSession } from './folder/import.ts'
import { readFolder } from './folder/read.ts'
import { tellCancelled } from './seat/news.ts'
import { giveBack } from './seat/seat.service.ts'
import { lockSession } from './seat/seat.repository.ts'

export const USAGE = `npm run course -- list
npm run course -- import FOLDER [--dry-run]
npm run course -- withdraw NAME
npm run course -- session NAME START END SEATS MINIMUM LANGUAGE TEACHER PLACE|https://…
npm run course -- cancel SESSION
npm run course -- attended SESSION E-MAIL …

START and END with their zone: 2026-12-03T09:00+01:00`

/** What a command says, and the code it ends with: 0 done, 1 refused, 2 not understood. */
export interface Said {
  lines: string[]
  code: 0 | 1 | 2
}
type Needs = Pick<Deps, 'db' | 'now'>
const done = (...lines: string[]): Said => ({ lines, code: 0 })
const refused = (...lines: string[]): Said => ({ lines, code: 1 })

async function list({ db }: Needs): Promise<Said> {
  const courses = await db
    .selectFrom('course')
    .selectAll()
    .orderBy('id')
    .orderBy('version')
    .execute()
  const sessions = await db.selectFrom('course_session').selectAll().orderBy('starts_at').execute()
  if (courses.length === 0) return done('There are no courses.')
  return done(
    ...courses.map(
      ({ id, version, kind, offered, doc }) =>
        `${id}  ${version}  ${kind}  ${minutesOf(doc)} min  ${offered ? 'offered' : 'not offered'}`,
    ),
    ...sessions.map(
      ({ id, course_id, starts_at, seats, cancelled_at }) =>
        `${id}  ${course_id}  ${starts_at.toISOString()}  ${seats} seats${cancelled_at ? '  cancelled' : ''}`,
    ),
  )
}

async function take({ db, now }: Needs, folder: string, isDry: boolean): Promise<Said> {
  const { doc, faults } = await readFolder(folder)
  if (doc === null) return refused(...faults)
  const id = basename(resolve(folder))
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return refused(`${id}: a course is called by small letters, digits and hyphens`)
  if (isDry)
    return done(`${id}: ${doc.modules.length} parts, ${minutesOf(doc)} min. Nothing was changed.`)
  const { version, isNew, lessons } = await inTransaction(db, (trx) =>
    importCourse(trx, { id, doc, now: now() }),
  )
  if (!isNew) return done(`${id}: version ${version} stays as it is.`)
  return done(
    `${id}: version ${version} is offered.`,
    ...lessons.added.map((lesson) => `+ ${lesson}`),
    ...lessons.removed.map((lesson) => `- ${lesson}`),
  )
}

async function withdraw({ db }: Needs, id: string): Promise<Said> {
  const { numUpdatedRows } = await db
    .updateTable('course')
    .set({ offered: false })
    .where('id', '=', id)
    .where('offered', '=', true)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
    ? done(`${id} is not offered any more.`)
    : refused(`${id} is not offered.`)
}

async function addSession({ db, now }: Needs, args: string[]): Promise<Said> {
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
    ...(/^\d{1,3}$/.test(seats) && Number(seats) > 0 ? [] : ['SEATS is a number from 1.']),
    ...(/^\d{1,3}$/.test(minimum) && Number(minimum) <= Number(seats)
      ? []
      : ['MINIMUM is a number up to SEATS.']),
    ...(isLang(language) ? [] : ['LANGUAGE is es, en, ca or de.']),
    ...(teacher && where ? [] : ['TEACHER and PLACE are wanted.']),
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
  const id = await inTransaction(db, (trx) =>
    keepSession(
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
    ),
  )
  return done(`${id}  ${startsAt.toISOString()}`)
}

const cancel = ({ db, now }: Needs, id: string): Promise<Said> =>
  inTransaction(db, async (trx): Promise<Said> => {
    const session = await lockSession(trx, id)
    if (!session || session.cancelled_at) return refused('There is no such session.')
    await trx
      .updateTable('course_session')
      .set({ cancelled_at: now() })
      .where('id', '=', id)
      .execute()
    const seats = await trx
      .selectFrom('course_seat')
      .selectAll()
      .where('session_id', '=', id)
      .execute()
    for (const seat of seats) {
      await giveBack(trx, seat, now())
      await tellCancelled(trx, seat.user_id, session, now())
    }
    return done(`Cancelled; ${seats.length} people are free to choose another date.`)
  })

async function noteAttendance(trx: Db, id: string, email: string, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('course_seat')
    .set({ attended_at: now })
    .where('session_id', '=', id)
    .where('state', '=', 'taken')
    .where('user_id', 'in', (eb) =>
      eb.selectFrom('app_user').select('id').where('email', '=', email.trim().toLowerCase()),
    )
    .returning(['course_id', 'user_id'])
    .execute()
  for (const { course_id: courseId, user_id: userId } of rows)
    await tellAttended(trx, { courseId, userId, now })
  return rows.length > 0 ? [] : [`${email} has no seat there.`]
}

const attended = ({ db, now }: Needs, id: string, emails: string[]): Promise<Said> =>
  inTransaction(db, async (trx): Promise<Said> => {
    const session = await lockSession(trx, id)
    if (!session || session.starts_at > now()) return refused('It has not begun.')
    const odd: string[] = []
    for (const email of emails) odd.push(...(await noteAttendance(trx, id, email, now())))
    const noted = emails.length - odd.length
    return { lines: [...odd, `${noted} attended.`], code: odd.length > 0 ? 1 : 0 }
  })

/** A word of the operator on courses; what is refused changes nothing. */
export async function runCourse([word, ...args]: string[], deps: Needs): Promise<Said> {
  const [first = '', ...rest] = args
  const isUuid = /^[0-9a-f-]{36}$/.test(first)
  if (word === 'list') return list(deps)
  if (word === 'import' && first) return take(deps, first, rest.includes('--dry-run'))
  if (word === 'withdraw' && first) return withdraw(deps, first)
  if (word === 'session' && args.length >= 8) return addSession(deps, args)
  if (word === 'cancel' && isUuid) return cancel(deps, first)
  if (word === 'attended' && isUuid && rest.length > 0) return attended(deps, first, rest)
  return { lines: [USAGE], code: 2 }
}
