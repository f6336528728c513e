import { courseOf } from '../modules/course/course.fixture.ts'
import { importCourse } from '../modules/course/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

/** A group course with a date at which a person has a seat, and what they finished of another. */
export async function courseFor(server: TestServer, { token }: Person, name: string) {
  const courseId = `curso-${name.toLowerCase()}`
  await server.db
    .transaction()
    .execute((trx) => importCourse(trx, { id: courseId, doc: courseOf(), now: server.deps.now() }))
  const { body } = await server.call('joinCourse', { token, params: { id: courseId }, body: {} })
  const params = { id: body.id, lessonId: 'leer' }
  await server.call('readLesson', { token, params })
  const answers = ['uno', 'dos'].map((question) => ({ question, choices: ['key-si'] }))
  await server.call('answerQuiz', {
    token,
    params: { ...params, lessonId: 'prueba' },
    body: { answers },
  })
  const done = await server.call('getEnrolment', { token, params: { id: body.id } })
  const path = done.body.certificate?.path ?? ''
  return { courseId, enrolmentId: body.id, certificateToken: path.split('/').at(-2) }
}
