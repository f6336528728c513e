import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { anotherDate, withSession } from '../course.fixture.ts'
import { runCourse } from '../operator.ts'

let server: TestServer
let moment = new Date('2026-11-20T09:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => moment })
})
afterAll(() => server.close())

const take = (who: Person, id: string, sessionId: string) =>
  server.call('joinCourse', { token: who.token, params: { id }, body: { sessionId } })
const seatOf = async (who: Person) =>
  (await server.call('listEnrolments', { token: who.token })).body.items[0]?.seat
const people = (many: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: many }, () => server.register()))

it('100 requests of 20 people for 10 seats: 10 have one, 10 wait, each in a place of their own', async () => {
  const { id, sessionId } = await withSession(server)
  const all = await people(20)
  const answers = await Promise.all(
    all.flatMap((who) => Array.from({ length: 5 }, () => take(who, id, sessionId))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const seats = await Promise.all(all.map(seatOf))
  expect(seats.filter((seat) => seat?.state === 'taken')).toHaveLength(10)
  const places = seats.flatMap((seat) => (seat?.state === 'waiting' ? [seat.place ?? 0] : []))
  expect(places.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

it('a seat given back is kept for the next for 24 hours, then for the one after', async () => {
  const { id, sessionId } = await withSession(server, { seats: 1, hours: 100 })
  const [first, second, third] = (await people(3)) as [Person, Person, Person]
  for (const who of [first, second, third]) await take(who, id, sessionId)
  expect((await server.call('leaveSeat', { token: first.token, params: { id } })).status).toBe(204)
  expect(await seatOf(second)).toMatchObject({ state: 'offered', url: null })
  moment = new Date(moment.getTime() + 25 * 3_600_000)
  await server.deps.jobs.add(server.db, 'course.seats', {})
  await server.runJobs()
  expect(await seatOf(second)).toBeNull()
  expect(await seatOf(third)).toMatchObject({ state: 'offered' })
  await take(third, id, sessionId)
  expect(await seatOf(third)).toMatchObject({ state: 'taken', url: 'https://sala.example/taller' })
  const news = await server.call('listNotifications', { token: second.token })
  expect(news.body.items.map(({ title }) => title).join(' ')).toMatch(/siguiente persona/)
})

it('once it has begun nobody takes or leaves a seat, and who attended is certified', async () => {
  const { id, sessionId } = await withSession(server, { hours: 1 })
  const who = await server.register()
  const late = await server.register()
  await take(who, id, sessionId)
  // Whatever a later version calls a seat that is had.
  await sql`update course_seat set state = 'confirmed' where session_id = ${sessionId}::uuid`.execute(
    server.db,
  )
  moment = new Date(moment.getTime() + 4 * 3_600_000)
  expect((await take(late, id, sessionId)).status).toBe(406)
  expect((await server.call('leaveSeat', { token: who.token, params: { id } })).status).toBe(406)
  await sql`update course_seat set state = 'taken' where session_id = ${sessionId}::uuid`.execute(
    server.db,
  )
  const { lines, code } = await runCourse(
    ['attended', sessionId, who.email, 'nobody@example.com'],
    server.deps,
  )
  expect({ lines, code }).toEqual({
    lines: ['nobody@example.com has no seat there.', '1 attended.'],
    code: 1,
  })
  const mine = (await server.call('listEnrolments', { token: who.token })).body.items[0]
  expect(mine).toMatchObject({ lessonsDone: 1, certificate: { minutes: 0 } })
  const page = await server.inject({ method: 'GET', url: `/q/c/${mine?.certificate?.code}` })
  expect(page.payload).toMatch(/2 h 0 min en la sesión del \d+ de noviembre/)
  expect(page.payload).not.toContain('comprobados en línea')
  const training = (await server.call('getTraining', { token: who.token })).body
  expect(training).toMatchObject({ internalMinutes: 120, countedMinutes: 0 })
})

it('who attended, or sits in a session, keeps it: no other date is taken in its place', async () => {
  const { id, sessionId } = await withSession(server, { hours: 1 })
  const other = await anotherDate(server, id, 200)
  const who = await server.register()
  await take(who, id, sessionId)
  moment = new Date(moment.getTime() + 2 * 3_600_000)
  const sits = await take(who, id, other)
  expect(sits.status).toBe(406)
  expect(JSON.stringify(sits.body)).toContain('ha empezado')
  moment = new Date(moment.getTime() + 24 * 3_600_000)
  expect((await runCourse(['attended', sessionId, who.email], server.deps)).code).toBe(0)
  expect((await take(who, id, other)).status).toBe(406)
  const training = (await server.call('getTraining', { token: who.token })).body
  expect(training.internalMinutes).toBe(120)
})

it('who missed a session may choose another date', async () => {
  const { id, sessionId } = await withSession(server, { hours: 1 })
  const other = await anotherDate(server, id, 200)
  const who = await server.register()
  await take(who, id, sessionId)
  moment = new Date(moment.getTime() + 24 * 3_600_000)
  expect((await take(who, id, other)).status).toBe(200)
})

it('a seat in a state that only a later version knows is held: nobody else is offered it', async () => {
  const { id, sessionId } = await withSession(server, { seats: 2 })
  const [first, second, third, fourth] = (await people(4)) as [Person, Person, Person, Person]
  for (const who of [first, second, third, fourth]) await take(who, id, sessionId)
  await sql`update course_seat set state = 'confirmed'
    where session_id = ${sessionId} and state = 'taken'`.execute(server.db)
  await server.call('leaveSeat', { token: third.token, params: { id } })
  await server.deps.jobs.add(server.db, 'course.seats', {})
  await server.runJobs()
  expect(await seatOf(fourth)).toMatchObject({ state: 'waiting', place: 1 })
  const { rows } = await sql<{ held: number }>`select count(*)::int as held from course_seat
    where session_id = ${sessionId} and state <> 'waiting'`.execute(server.db)
  expect(rows[0]?.held).toBe(2)
})

it('a seat that went with its account is offered to who waits', async () => {
  const { id, sessionId } = await withSession(server, { seats: 1 })
  const [first, second] = (await people(2)) as [Person, Person]
  for (const who of [first, second]) await take(who, id, sessionId)
  await sql`delete from app_user where id = ${first.profile.id}`.execute(server.db)
  await server.deps.jobs.add(server.db, 'course.seats', {})
  await server.runJobs()
  expect(await seatOf(second)).toMatchObject({ state: 'offered' })
})

it('who waited for a session that is over waits no more', async () => {
  const { id, sessionId } = await withSession(server, { seats: 1, hours: 1 })
  const [first, second] = (await people(2)) as [Person, Person]
  for (const who of [first, second]) await take(who, id, sessionId)
  expect(await seatOf(second)).toMatchObject({ state: 'waiting' })
  moment = new Date(moment.getTime() + 4 * 3_600_000)
  expect(await seatOf(second)).toBeNull()
  expect(await seatOf(first)).toMatchObject({ state: 'taken' })
})
