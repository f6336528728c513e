import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { withSession } from './course.fixture.ts'
import { runCourse } from './operator.ts'

let server: TestServer
let moment = new Date('2026-11-20T09:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
})
afterAll(() => server.close())

const say = (...words: string[]) => runCourse(words, server.deps)
const dated = (id: string, change: Record<number, string> = {}) => {
  const said = [
    '2026-12-03T09:00+01:00',
    '2026-12-03T11:00+01:00',
    '10',
    '0',
    'es',
    'Mercè Alomar',
    'Palma',
  ]
  for (const [at, word] of Object.entries(change)) said[Number(at)] = word
  return say('session', id, ...said)
}
const datesOf = async (id: string) => {
  const { token } = await server.register()
  return (await server.call('getCourse', { token, params: { id } })).body.sessions
}

it('a date that was cancelled takes place when it is added again', async () => {
  const { id } = await withSession(server, { hours: 500 })
  const before = (await datesOf(id)).length
  const [line = ''] = (await dated(id)).lines
  const session = line.split(' ')[0] ?? ''
  expect((await say('cancel', session)).code).toBe(0)
  expect(await datesOf(id)).toHaveLength(before)
  expect((await dated(id)).lines).toEqual([line])
  expect(await datesOf(id)).toHaveLength(before + 1)
  const acts = await server.db.selectFrom('operator_act').selectAll().orderBy('id').execute()
  const subject = `${id} 2026-12-03T08:00:00.000Z`
  expect(acts.map((act) => [act.act, act.subject, act.by_email])).toEqual(
    ['course.date', 'course.cancel', 'course.date'].map((act) => [act, subject, 'cli']),
  )
})

it('a date that is cancelled is told to who had a seat or waited', async () => {
  const { id, sessionId } = await withSession(server, { seats: 1 })
  const people = [await server.register(), await server.register()]
  for (const { token } of people)
    await server.call('joinCourse', { token, params: { id }, body: { sessionId } })
  await say('cancel', sessionId)
  for (const { token } of people) {
    const { items } = (await server.call('listNotifications', { token })).body
    expect(items.map(({ title }) => title)).toEqual(['Se ha anulado: El encargo'])
  }
})

it('a session that was held is not cancelled', async () => {
  const { id, sessionId } = await withSession(server, { hours: 1 })
  const who = await server.register()
  await server.call('joinCourse', { token: who.token, params: { id }, body: { sessionId } })
  moment = new Date(moment.getTime() + 4 * 3_600_000)
  await say('attended', sessionId, who.email)
  expect(await say('cancel', sessionId)).toEqual({ lines: ['It has begun.'], code: 1 })
  const training = (await server.call('getTraining', { token: who.token })).body
  expect(training.internalMinutes).toBe(120)
})

it.each([
  ['so many seats as the contract knows', { 2: '501' }, /SEATS/],
  ['a teacher of 120 letters', { 5: 'M'.repeat(121) }, /TEACHER/],
  ['a place of 200 letters', { 6: 'P'.repeat(201) }, /PLACE/],
  ['a start to come', { 0: '2026-11-19T09:00+01:00' }, /to come/],
  ['twelve hours', { 1: '2026-12-03T21:01+01:00' }, /12 hours/],
])('a session has at most %s', async (_what, change, words) => {
  const { id } = await withSession(server)
  const { lines, code } = await dated(id, change)
  expect([code, lines.join(' ')]).toEqual([1, expect.stringMatching(words) as string])
})
