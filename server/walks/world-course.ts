import { importCourse, keepSession } from '../modules/course/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

const inAll = (text: string) => ({ es: text, en: text, ca: text, de: text })

/** A date of a group course, which a person has a seat at. */
async function dateFor(server: TestServer, groupId: string, token: string): Promise<string> {
  const now = server.deps.now()
  const startsAt = new Date(now.getTime() + 400 * 3_600_000)
  const sessionId = await server.db.transaction().execute((trx) =>
    keepSession(
      trx,
      {
        courseId: groupId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + 7_200_000),
        place: 'Inca',
        url: null,
        teacher: 'Mercè Alomar',
        language: 'es',
        seats: 4,
        minimum: 1,
      },
      now,
    ),
  )
  await server.call('joinCourse', { token, params: { id: groupId }, body: { sessionId } })
  return sessionId
}

/** A course of one lesson, which a person finished, and a date of another in a group. */
export async function courseFor(server: TestServer, { token }: Person, name: string) {
  const courseId = `curso-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  const title = inAll('El encargo')
  const lesson = { id: 'leer', kind: 'text' as const, title, minutes: 10, body: inAll('Texto') }
  const doc = {
    kind: 'single' as const,
    category: 'legal' as const,
    level: 'basic' as const,
    title,
    summary: title,
    outcomes: [title],
    teacher: 'Mercè Alomar',
    centre: null,
    modules: [{ title, subject: 'consumer' as const, lessons: [lesson] }],
  }
  await server.db
    .transaction()
    .execute((trx) => importCourse(trx, { id: courseId, doc, now: server.deps.now() }))
  const groupId = `${courseId}-en-grupo`
  const live = { id: 'taller', kind: 'live' as const, title, minutes: 120 }
  const group = {
    ...doc,
    kind: 'group' as const,
    modules: [{ title, subject: 'consumer' as const, lessons: [live] }],
  }
  await server.db
    .transaction()
    .execute((trx) => importCourse(trx, { id: groupId, doc: group, now: server.deps.now() }))
  const { body } = await server.call('joinCourse', { token, params: { id: courseId }, body: {} })
  const params = { id: body.id, lessonId: lesson.id }
  const done = await server.call('readLesson', { token, params })
  const path = done.body.certificate?.path ?? ''
  const sessionId = await dateFor(server, groupId, token)
  return {
    courseId,
    groupId,
    sessionId,
    enrolmentId: body.id,
    certificateToken: path.split('/').at(-2),
  }
}
