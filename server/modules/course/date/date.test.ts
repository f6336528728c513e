import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CourseSessionInput } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { operatorOf } from '../../../testing/operator.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { offered, withSession } from '../course.fixture.ts'

let server: TestServer
let operator: Person
let student: Person
let moment = new Date('2026-11-26T10:00:00Z')

beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
  operator = await operatorOf(server)
  student = await server.register({ agencyName: 'Port Vell' })
}, 300_000)
afterAll(() => server.close())

const INPUT: CourseSessionInput = {
  startsAt: '2026-12-10T15:00:00Z',
  endsAt: '2026-12-10T17:00:00Z',
  seats: 8,
  minimum: 3,
  language: 'es',
  teacher: 'Mercè Alomar',
  place: 'Inca, Sa Quartera',
}
const token = () => ({ token: operator.token })
const dates = async (id: string) =>
  (await server.call('listCourseSessions', { ...token(), params: { id } })).body.items
const add = (id: string, part: Partial<CourseSessionInput> = {}) =>
  server.call('createCourseSession', { ...token(), params: { id }, body: { ...INPUT, ...part } })
const join = (id: string, sessionId: string) =>
  server.call('joinCourse', { token: student.token, params: { id }, body: { sessionId } })

describe('dates of a group course at the operator’s desk', () => {
  it('are added, and changed by the moment they begin at', async () => {
    const { id } = await withSession(server)
    expect((await add(id)).status).toBe(200)
    const { body } = await add(id, { seats: 12 })
    expect(body.items).toHaveLength(2)
    expect(body.items[0]?.session).toMatchObject({ seats: 12, free: 12, place: INPUT.place })
  })

  it.each([
    ['startsAt', { startsAt: '2026-11-20T15:00:00Z' }],
    ['endsAt', { endsAt: '2026-12-10T14:00:00Z' }],
    ['endsAt', { endsAt: '2026-12-12T15:00:00Z' }],
    ['minimum', { minimum: 9 }],
    ['place', { place: '  ' }],
    ['url', { url: 'http://unsafe.example' }],
  ])('what cannot be says so at %s', async (field, part) => {
    const { id } = await withSession(server)
    const { status, body } = await add(id, part)
    expect([status, Object.keys(body)]).toEqual([400, [field]])
  })

  it('a course to take alone has none', async () => {
    expect((await add(await offered(server))).status).toBe(404)
  })

  it('that people have seats for are not changed behind their backs', async () => {
    const { id } = await withSession(server)
    const listed = (await add(id)).body.items.find(({ session }) => session.place === INPUT.place)
    const second = await server.register({ agencyName: 'Sal i Pins' })
    const params = { id }
    const body = { sessionId: listed?.session.id ?? '' }
    for (const { token: own } of [student, second])
      expect((await server.call('joinCourse', { token: own, params, body })).status).toBe(200)
    const told = async () =>
      JSON.stringify((await server.call('listNotifications', { token: second.token })).body)
    const few = await add(id, { seats: 1, minimum: 0 })
    expect([few.status, Object.keys(few.body)]).toEqual([400, ['seats']])
    expect((await add(id, { seats: 2, minimum: 0, teacher: 'Joan Mir' })).status).toBe(200)
    expect(await told()).not.toContain('Ha cambiado')
    expect((await add(id, { place: 'Manacor, Na Camel·la' })).status).toBe(200)
    expect(await told()).toContain('Ha cambiado: El encargo')
  })

  it('show who has a seat; cancelled, all of them are told and free', async () => {
    const { id, sessionId } = await withSession(server, { seats: 1 })
    await join(id, sessionId)
    expect((await dates(id))[0]).toMatchObject({
      waiting: 0,
      people: [{ userId: student.profile.id, email: student.email, state: 'taken' }],
    })
    const params = { id, sessionId }
    const { body } = await server.call('removeCourseSession', { ...token(), params })
    expect(body.items[0]).toMatchObject({ cancelledAt: moment.toISOString(), people: [] })
    const news = await server.call('listNotifications', { token: student.token })
    expect(JSON.stringify(news.body)).toContain('Se ha anulado: El encargo')
    expect((await server.call('removeCourseSession', { ...token(), params })).status).toBe(404)
  })

  it('who came is noted once it has begun, and stays in the list of acts', async () => {
    const { id, sessionId } = await withSession(server, { hours: 2 })
    await join(id, sessionId)
    const came = () =>
      server.call('setCourseAttendance', {
        ...token(),
        params: { id, sessionId },
        body: { userIds: [student.profile.id] },
      })
    expect((await came()).status).toBe(406)
    const before = moment
    moment = new Date('2026-11-26T13:00:00Z')
    const late = await server.call('removeCourseSession', {
      ...token(),
      params: { id, sessionId },
    })
    expect(late.status).toBe(406)
    const stands = (state: string) =>
      sql`update course_seat set state = ${state} where session_id = ${sessionId}`.execute(
        server.db,
      )
    await stands('seatedOnline')
    expect((await came()).status).toBe(503)
    await stands('taken')
    const { body } = await came()
    expect(body.items[0]?.people[0]?.attendedAt).toBe(moment.toISOString())
    const { body: acts } = await server.call('listOperatorActs', token())
    expect(acts.items[0]).toMatchObject({ act: 'course.attended', by: operator.email })
    moment = before
  })

  it('are not there for anybody else', async () => {
    const { id } = await withSession(server)
    const { status } = await server.call('listCourseSessions', {
      token: student.token,
      params: { id },
    })
    expect(status).toBe(404)
  })
})
