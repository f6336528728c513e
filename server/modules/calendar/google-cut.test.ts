import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { CalendarFailure } from '../../ports/calendar/index.ts'
import { homeOf, tellVisitors } from '../visit/visit.fixture.ts'
import { syncGoogle } from './google/sync.ts'
import { besideGoogle, hours } from './google.fixture.ts'

/** Google breaks off in the middle of what it says. */

const desk = await besideGoogle()
const { server, google, person, get, list, fresh, create, change, byTitle, sync } = desk
afterAll(desk.stop)
beforeEach(fresh)

const KLAUS = 'klaus@rig.example'
/** A turn; why Google did not let it end. */
const turn = () =>
  syncGoogle({ userId: person.agent.profile.id }, server.deps).then(
    () => null,
    (error: unknown) => (error instanceof CalendarFailure ? error.reason : error),
  )

const syncToken = async () =>
  (
    await server.db
      .selectFrom('google_calendar')
      .select('sync_token')
      .where('user_id', '=', person.agent.profile.id)
      .executeTakeFirstOrThrow()
  ).sync_token

/** What Klaus was mailed, once everything has settled. */
const mailed = async () => {
  const later = new Date(Date.now() + 3_600_000)
  await tellVisitors({ ...server.deps, now: () => later })
  await server.runJobs()
  return (await server.mails()).filter(({ to }) => to === KLAUS).length
}

/** A visit that Klaus has booked by a link, confirmed, told and copied. */
async function bookedVisit(): Promise<string> {
  const { token } = person.agent
  const propertyId = await homeOf(server, person.agent)
  const made = { propertyId, public: false }
  const opened = await server.call('openVisitBooking', { token, body: made })
  const params = { visitToken: opened.body.token }
  const page = await server.call('getVisitPage', { params })
  const startsAt = page.body.days.flatMap(({ slots }) => slots).at(-1) ?? ''
  const who = { name: 'Klaus Brandt', email: KLAUS, consent: true, language: 'de' as const }
  const booked = await server.call('bookVisit', { params, body: { startsAt, ...who } })
  expect(booked.status).toBe(201)
  const { event_id: id } = await server.db
    .selectFrom('visit_request')
    .select('event_id')
    .where('agent_id', '=', person.agent.profile.id)
    .executeTakeFirstOrThrow()
  await change(id, { status: 'confirmed' })
  await sync()
  return id
}

it('while all is read again: no appointment is cancelled, nobody is told, and the next turn finds it', async () => {
  const id = await bookedVisit()
  const copy = id.replaceAll('-', '')
  google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
  await sync()
  const [token, mails, written] = [await syncToken(), await mailed(), google.writes.length]
  google.forgetTokens()
  google.cut('list')
  const reason = await turn()
  expect([(await get(id)).status, await mailed()]).toEqual(['confirmed', mails])
  expect((await list()).map(({ title }) => title)).toEqual(['Dentista'])
  expect([reason, await syncToken()]).toEqual(['down', token])
  google.cut(null)
  expect(await turn()).toBe(null)
  expect([(await get(id)).status, google.events.get(copy)?.status]).toEqual([
    'confirmed',
    'confirmed',
  ])
  expect(google.events.get('dentist')?.status).toBe('confirmed')
  expect(google.writes).toHaveLength(written)
})

it('while changes are read, twice: what changed comes with the turn after them', async () => {
  const id = await bookedVisit()
  google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
  const [token, mails] = [await syncToken(), await mailed()]
  google.cut('list')
  const reasons = [await turn(), await turn()]
  expect([(await get(id)).status, await mailed()]).toEqual(['confirmed', mails])
  expect([reasons, await syncToken()]).toEqual([['down', 'down'], token])
  google.cut(null)
  expect(await turn()).toBe(null)
  expect(await byTitle('Dentista')).toBeDefined()
  expect((await get(id)).status).toBe('confirmed')
})

it('while an occurrence is looked up: where it was moved to is sent with the turn after', async () => {
  const { id } = await create({
    kind: 'meeting',
    title: 'Equipo',
    startsAt: '2031-01-06T08:00:00Z',
    endsAt: '2031-01-06T09:00:00Z',
    rrule: 'FREQ=WEEKLY;COUNT=4',
  })
  await sync()
  google.cut('instances')
  await change(id, {
    scope: 'this',
    occurrence: '2031-01-13T08:00:00Z',
    startsAt: '2031-01-14T10:00:00Z',
    endsAt: '2031-01-14T11:00:00Z',
  })
  const reason = await turn()
  google.cut(null)
  await turn()
  expect(google.events.get(`${id.replaceAll('-', '')}_20310113T080000Z`)?.start).toMatchObject({
    dateTime: '2031-01-14T10:00:00.000Z',
  })
  expect(reason).toBe('down')
})

it('before the token for the next time, which the last page carries', async () => {
  google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
  await sync()
  const [token, port] = [await syncToken(), server.deps.calendar]
  if (!port) throw new Error('The rig has a calendar')
  google.forgetTokens()
  const changes = vi.spyOn(port, 'changes')
  changes.mockRejectedValueOnce(new CalendarFailure('gone', 'Too old'))
  changes.mockResolvedValueOnce({ items: [] })
  const reason = await turn()
  expect(await byTitle('Dentista')).toBeDefined()
  expect([reason, await syncToken()]).toEqual(['down', token])
  changes.mockRestore()
})
