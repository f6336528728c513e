import { importCourse } from '../modules/course/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

const inAll = (text: string) => ({ es: text, en: text, ca: text, de: text })

/** A course of one lesson, which a person finished. */
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
  const { body } = await server.call('joinCourse', { token, params: { id: courseId }, body: {} })
  const params = { id: body.id, lessonId: lesson.id }
  const done = await server.call('readLesson', { token, params })
  const path = done.body.certificate?.path ?? ''
  return { courseId, enrolmentId: body.id, certificateToken: path.split('/').at(-2) }
}
