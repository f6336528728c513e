import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RawBuilder } from 'kysely'
import { sql } from '../../db/index.ts'
import { readPdf } from '../../testing/pdf.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { courseOf, inAll, offered, withSession } from '../course/course.fixture.ts'
import { runCourse } from '../course/index.ts'

let server: TestServer
let moment = new Date('2026-11-20T09:00:00Z')
const later = (minutes: number): void => {
  moment = new Date(moment.getTime() + minutes * 60_000)
}
beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
})
afterAll(() => server.close())

async function enrolled(courseId?: string): Promise<{ who: Person; id: string; course: string }> {
  const who = await server.register()
  const course = courseId ?? (await offered(server))
  const { body, status } = await server.call('joinCourse', {
    token: who.token,
    params: { id: course },
    body: {},
  })
  expect(status).toBe(200)
  return { who, id: body.id, course }
}
const lesson = (who: Person, id: string, lessonId: string) =>
  server.call('getLesson', { token: who.token, params: { id, lessonId } })
const finish = (who: Person, id: string, lessonId = 'leer') =>
  server.call('readLesson', { token: who.token, params: { id, lessonId } })
const answer = (who: Person, id: string, choice: string, questions = ['uno', 'dos']) =>
  server.call('answerQuiz', {
    token: who.token,
    params: { id, lessonId: 'prueba' },
    body: { answers: questions.map((question) => ({ question, choices: [choice] })) },
  })

it('enrols once, however often it is asked', async () => {
  const { who, id, course } = await enrolled()
  const again = await server.call('joinCourse', {
    token: who.token,
    params: { id: course },
    body: {},
  })
  expect(again.body.id).toBe(id)
  expect((await server.call('listEnrolments', { token: who.token })).body.items).toHaveLength(1)
})

it('keys of a quiz leave with the result alone', async () => {
  const { who, id, course } = await enrolled()
  const before = [
    await lesson(who, id, 'prueba'),
    await server.call('getCourse', { token: who.token, params: { id: course } }),
    await server.call('getEnrolment', { token: who.token, params: { id } }),
  ]
  expect(before[0]?.body).toMatchObject({ questions: [{ kind: 'one' }, { kind: 'one' }] })
  for (const { body } of before) expect(JSON.stringify(body)).not.toMatch(/Porque lo dice|"right"/)
  const { body } = await answer(who, id, 'no')
  expect(body).toMatchObject({ score: 0, passed: false, quiz: { triesLeft: 2 } })
  expect(body.corrections[0]).toMatchObject({ isRight: false, right: ['key-si'] })
})

it('after three tries one waits a day, told when; an answer to what was not asked is refused', async () => {
  const { who, id } = await enrolled()
  const odd = await answer(who, id, 'no', ['tres'])
  expect(odd.status).toBe(400)
  expect(odd.body).toEqual({ 'answers.0.question': 'Esta pregunta no estaba en la prueba' })
  for (const _try of [1, 2, 3]) await answer(who, id, 'no')
  const fourth = await answer(who, id, 'key-si')
  expect(fourth.status).toBe(406)
  expect(JSON.stringify(fourth.body)).toContain('21 de noviembre de 2026')
  later(24 * 60 + 1)
  expect((await answer(who, id, 'key-si')).body).toMatchObject({ passed: true, score: 100 })
})

it('three tabs, 60 minutes: 60 minutes, and no lesson proves more than one and a half times its own', async () => {
  const course = await offered(server, {
    modules: [
      {
        title: inAll('Uno'),
        subject: 'tax',
        lessons: ['a', 'b'].map((id) => ({
          id,
          kind: 'text' as const,
          title: inAll(id),
          minutes: 40,
          body: inAll('Texto'),
        })),
      },
    ],
  })
  const { who, id } = await enrolled(course)
  const beat = (lessonId: string) =>
    server.call('countLessonTime', { token: who.token, params: { id, lessonId } })
  await beat('a')
  for (let minute = 0; minute < 60; minute += 1)
    for (const tab of ['a', 'b', 'a']) {
      later(1 / 3)
      await beat(tab)
    }
  const training = (await server.call('getTraining', { token: who.token })).body
  expect(training.internalMinutes).toBe(60)
  later(30)
  expect((await beat('b')).body.courseMinutes).toBe(60)
  for (let minute = 0; minute < 60; minute += 1) {
    later(1)
    await beat('b')
  }
  const { body } = await beat('b')
  expect(body).toEqual({ lessonMinutes: 60, courseMinutes: 100 })
})

it('the last lesson certifies, under the name of that day; anybody checks it by its code', async () => {
  const { who, id } = await enrolled()
  expect((await finish(who, id, 'prueba')).status).toBe(406)
  await answer(who, id, 'key-si')
  const { body } = await finish(who, id)
  expect(body.completedAt).not.toBeNull()
  const code = body.certificate?.code ?? ''
  const pdf = await server.inject({ method: 'GET', url: body.certificate?.path ?? '' })
  expect(pdf.statusCode).toBe(200)
  const words = (await readPdf(pdf.rawPayload)).text.replace(/\s+/g, ' ')
  expect(words).toContain(`${who.profile.first_name} Ferrer`)
  expect(words).toContain('Formación interna')
  const page = await server.inject({ method: 'GET', url: `/q/c/${code.toLowerCase()}` })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(' F. ha terminado')
  expect(page.body).not.toContain('Ferrer')
  expect((await server.inject({ method: 'GET', url: '/q/c/AAAA-BBBB-CCCC' })).statusCode).toBe(404)
  await server.db
    .updateTable('enrolment_certificate')
    .set({ revoked_at: moment })
    .where('code', '=', code)
    .execute()
  expect(
    (await server.inject({ method: 'GET', url: body.certificate?.path ?? '' })).statusCode,
  ).toBe(404)
})

it('a new version is for who comes later: who began ends theirs', async () => {
  const { who, id, course } = await enrolled()
  const [part] = courseOf().modules
  await offered(
    server,
    { modules: part ? [{ ...part, lessons: part.lessons.slice(0, 1) }] : [] },
    course,
  )
  const mine = (await server.call('getEnrolment', { token: who.token, params: { id } })).body
  expect(mine.lessons).toBe(2)
  const { who: newcomer, id: theirs } = await enrolled(course)
  const other = await server.call('getEnrolment', { token: newcomer.token, params: { id: theirs } })
  expect(other.body.lessons).toBe(1)
})

it("another person's course is none", async () => {
  const { id } = await enrolled()
  const other = await server.register()
  for (const { status } of [
    await server.call('getEnrolment', { token: other.token, params: { id } }),
    await lesson(other, id, 'leer'),
    await finish(other, id),
    await answer(other, id, 'key-si'),
    await server.call('countLessonTime', { token: other.token, params: { id, lessonId: 'leer' } }),
  ])
    expect(status).toBe(404)
})

it('minutes online of a part that is attended count for nothing: its hours are the session’s', async () => {
  const { id: course, sessionId } = await withSession(server, { hours: 1 })
  const who = await server.register()
  const { id } = (
    await server.call('joinCourse', {
      token: who.token,
      params: { id: course },
      body: { sessionId },
    })
  ).body
  const beat = () =>
    server.call('countLessonTime', { token: who.token, params: { id, lessonId: 'taller' } })
  await beat()
  for (let minute = 0; minute < 5; minute += 1) {
    later(1)
    await beat()
  }
  expect((await beat()).body).toEqual({ lessonMinutes: 0, courseMinutes: 0 })
  later(240)
  await runCourse(['attended', sessionId, who.email], server.deps)
  const training = (await server.call('getTraining', { token: who.token })).body
  expect(training).toMatchObject({
    internalMinutes: 120,
    subjects: [{ provedMinutes: 0, attendedMinutes: 120 }],
  })
})

it('a version that cannot read a lesson certifies nobody; one that can does, by the same button', async () => {
  const { who, id, course } = await enrolled()
  const strange = { id: 'futura', kind: 'film', title: inAll('Película'), minutes: 5 }
  const write = (change: RawBuilder<unknown>) =>
    sql`update course set doc = ${change} where id = ${course}`.execute(server.db)
  await write(sql`jsonb_insert(doc, '{modules,0,lessons,2}', ${JSON.stringify(strange)}::jsonb)`)
  expect((await answer(who, id, 'key-si')).status).toBe(406)
  await write(sql`doc #- '{modules,0,lessons,2}'`)
  await answer(who, id, 'key-si')
  await write(sql`jsonb_insert(doc, '{modules,0,lessons,2}', ${JSON.stringify(strange)}::jsonb)`)
  expect((await finish(who, id)).body).toMatchObject({ completedAt: null, certificate: null })
  await write(sql`doc #- '{modules,0,lessons,2}'`)
  expect((await finish(who, id)).body.certificate).not.toBeNull()
})
