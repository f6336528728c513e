import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type {
  AgendaChange,
  AgendaEvent,
  AgendaPage,
  GoogleCalendar,
  GoogleCalendarStart,
} from '../../../generated/model/index.ts'
import { googleCalendar } from '../../ports/calendar/google.ts'
import { startGoogle, type GoogleDouble } from '../../testing/google.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let google: GoogleDouble
let server: TestServer
let agent: Person

beforeAll(async () => {
  google = await startGoogle()
  server = await startTestServer({
    calendar: googleCalendar({
      clientId: 'rig',
      clientSecret: 'rig-secret',
      key: randomBytes(32),
      origin: google.origin,
    }),
  })
}, 60_000)
afterAll(async () => {
  await server.close()
  await google.close()
})

const start = async (who: Person) =>
  ((await server.call('startGoogleCalendar', { token: who.token })).body as GoogleCalendarStart).url
const state = async (who = agent) =>
  (await server.call('getGoogleCalendar', { token: who.token })).body as GoogleCalendar
const connect = async (who: Person, options = {}) =>
  server.call('connectGoogleCalendar', {
    token: who.token,
    body: google.consent(await start(who), options),
  })
const create = async (body: Record<string, unknown>) =>
  (
    (await server.call('createAgendaEvent', { token: agent.token, body: body as never }))
      .body as AgendaChange
  ).event
const get = async (id: string) =>
  (await server.call('getAgendaEvent', { token: agent.token, params: { id } })).body as AgendaEvent
const change = async (id: string, body: Record<string, unknown>) =>
  server.call('updateAgendaEvent', {
    token: agent.token,
    params: { id },
    body: { version: (await get(id)).version, ...body } as never,
  })
const list = async (who = agent, from = '2031-01-01T00:00:00Z', to = '2031-03-01T00:00:00Z') =>
  (
    (await server.call('listAgenda', { token: who.token, query: { from, to } as never }))
      .body as AgendaPage
  ).items
const byTitle = async (title: string) => (await list()).find((item) => item.title === title)
const there = (title: string) =>
  [...google.events.values()].find(
    (event) => event.summary === title && event.status !== 'cancelled',
  )
const sync = async () => {
  await server.call('syncGoogleCalendar', { token: agent.token })
  await server.runJobs()
}
const hours = (from: string, to: string) => ({
  start: { dateTime: `2031-01-${from}:00Z`, timeZone: 'Europe/Madrid' },
  end: { dateTime: `2031-01-${to}:00Z`, timeZone: 'Europe/Madrid' },
})
const visit = {
  kind: 'visit',
  title: 'Visita Sóller',
  startsAt: '2031-01-10T09:00:00Z',
  endsAt: '2031-01-10T10:00:00Z',
  location: 'Carrer de sa Lluna, 3',
  notes: 'Tiene prisa',
  attendees: [{ email: 'klaus@rig.example', name: 'Klaus Brandt' }],
}

/** Somebody new with an empty calendar, connected. */
async function fresh(): Promise<void> {
  google.events.clear()
  google.fail(null)
  agent = await server.register({ role: 'ADMIN' })
  expect((await connect(agent)).status).toBe(200)
  await server.runJobs()
  google.writes.length = 0
}

describe('the consent', () => {
  it('connects the person it was asked for, once, and keeps the token sealed', async () => {
    agent = await server.register({ role: 'ADMIN' })
    const other = await server.register({ role: 'ADMIN' })
    const given = google.consent(await start(agent))
    expect(
      (await server.call('connectGoogleCalendar', { token: other.token, body: given })).body,
    ).toHaveProperty('state')
    expect(
      (await server.call('connectGoogleCalendar', { token: agent.token, body: given })).status,
    ).toBe(400)
    expect((await connect(agent, { withoutCalendar: true })).body).toHaveProperty('code')
    expect((await connect(agent)).body).toMatchObject({
      available: true,
      state: 'active',
      email: 'aina@google.example',
    })
    expect(
      (await server.call('getUser', { token: agent.token, params: { id: agent.profile.id } })).body,
    ).toMatchObject({ google_calendar_email: 'aina@google.example' })
    const { refresh_token } = await server.db
      .selectFrom('google_calendar')
      .select('refresh_token')
      .where('user_id', '=', agent.profile.id)
      .executeTakeFirstOrThrow()
    expect(refresh_token.toString('latin1')).not.toContain('rt-')
    expect((await state(other)).state).toBe('none')
  })

  it('connects nothing for a session that ended while Google answered', async () => {
    const gone = await server.register({ role: 'ADMIN' })
    const port = server.deps.calendar
    if (!port) throw new Error('The rig has a calendar')
    const exchange = vi.spyOn(port, 'exchange').mockImplementationOnce(async () => {
      await server.call('logoutUser', { token: gone.token, body: { everywhere: true } })
      return { refreshToken: 'rt-late', email: 'aina@google.example' }
    })
    expect((await connect(gone)).status).toBe(401)
    expect(exchange).toHaveBeenCalledOnce()
    expect(
      await server.db
        .selectFrom('google_calendar')
        .select('email')
        .where('user_id', '=', gone.profile.id)
        .execute(),
    ).toEqual([])
    exchange.mockRestore()
  })
})

describe('both ways', () => {
  beforeEach(fresh)

  it('ours goes there without what concerns others, changes with it, and comes back as no echo', async () => {
    const { id } = await create(visit)
    await server.runJobs()
    expect(there('Visita Sóller')).toMatchObject({
      location: 'Carrer de sa Lluna, 3',
      start: { dateTime: '2031-01-10T09:00:00.000Z', timeZone: 'Europe/Madrid' },
    })
    expect(JSON.stringify([...google.events.values()])).not.toMatch(/klaus|Klaus|prisa/)
    await change(id, { startsAt: '2031-01-10T11:00:00Z', endsAt: '2031-01-10T12:00:00Z' })
    await server.runJobs()
    expect(there('Visita Sóller')?.start).toMatchObject({ dateTime: '2031-01-10T11:00:00.000Z' })
    await change(id, { notes: 'Llega tarde' })
    await sync()
    await sync()
    expect(google.writes.map((one) => one.split(' ')[0])).toEqual(['POST', 'PATCH'])
    expect((await get(id)).notes).toBe('Llega tarde')
    await server.call('deleteAgendaEvent', { token: agent.token, params: { id } })
    await server.runJobs()
    expect(there('Visita Sóller')).toBeUndefined()
  })

  it('theirs comes here as private time, changes with it, and goes when it goes', async () => {
    google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
    google.put({
      id: 'free',
      summary: 'Cumpleaños',
      start: { date: '2031-01-13' },
      end: { date: '2031-01-14' },
      transparency: 'transparent',
    })
    google.put({
      id: 'hourly',
      summary: 'Agua',
      ...hours('14T08:00', '14T08:05'),
      recurrence: ['RRULE:FREQ=HOURLY'],
    })
    await sync()
    expect(await byTitle('Dentista')).toMatchObject({
      startsAt: '2031-01-12T08:00:00.000Z',
      kind: 'meeting',
    })
    expect(await byTitle('Cumpleaños')).toMatchObject({
      startsAt: '2031-01-12T23:00:00.000Z',
      allDay: true,
      kind: 'reminder',
    })
    expect((await state()).left).toBe(1)
    const colleague = await server.register({ role: 'STAFF', agency: agent })
    expect((await list(colleague)).map(({ title }) => title)).not.toContain('Dentista')
    google.put({ id: 'dentist', ...hours('12T10:00', '12T11:00'), location: 'Palma' })
    await sync()
    const seen = await byTitle('Dentista')
    expect(seen).toMatchObject({ startsAt: '2031-01-12T10:00:00.000Z', location: 'Palma' })
    await change(seen?.id ?? '', {
      title: 'Dentista de Aina',
      startsAt: '2031-01-12T12:00:00Z',
      endsAt: '2031-01-12T13:00:00Z',
    })
    await server.runJobs()
    expect(google.events.get('dentist')).toMatchObject({
      summary: 'Dentista de Aina',
      start: { dateTime: '2031-01-12T12:00:00.000Z' },
    })
    google.put({ id: 'dentist', status: 'cancelled' })
    await sync()
    expect((await list()).map(({ title }) => title)).toEqual(['Cumpleaños'])
    expect(google.writes).toEqual(['PATCH dentist'])
  })

  it('what both changed in different parts is kept of both; in the same part the later one, and it is told', async () => {
    const { id } = await create(visit)
    await server.runJobs()
    const copy = there('Visita Sóller')?.id ?? ''
    await change(id, { title: 'Visita con Klaus' })
    google.put({ id: copy, ...hours('11T09:00', '11T10:00') })
    await sync()
    expect(await get(id)).toMatchObject({
      title: 'Visita con Klaus',
      startsAt: '2031-01-11T09:00:00.000Z',
    })
    expect(google.events.get(copy)).toMatchObject({
      summary: 'Visita con Klaus',
      start: { dateTime: expect.stringMatching(/^2031-01-11T09:00/) as string },
    })

    await change(id, { startsAt: '2031-01-15T09:00:00Z', endsAt: '2031-01-15T10:00:00Z' })
    google.put({ id: copy, ...hours('16T09:00', '16T10:00') })
    await sync()
    expect((await get(id)).startsAt).toBe('2031-01-16T09:00:00.000Z')
    const { body } = await server.call('listNotifications', { token: agent.token })
    expect(body.items[0]).toMatchObject({
      title: expect.stringContaining('a la vez') as string,
      body: expect.stringContaining('15 de enero') as string,
    })
  })

  it('what changed there while it was being sent (412) is read before it is written', async () => {
    const { id } = await create(visit)
    await server.runJobs()
    const copy = there('Visita Sóller')?.id ?? ''
    google.beforeWrite(() => void google.put({ id: copy, location: 'Deià' }))
    await change(id, { title: 'Visita larga' })
    await server.runJobs()
    expect(google.events.get(copy)).toMatchObject({ summary: 'Visita larga', location: 'Deià' })
    expect(await get(id)).toMatchObject({ title: 'Visita larga', location: 'Deià' })
  })

  it('a token too old (410) reads everything again: nothing twice, nothing lost, what was removed meanwhile goes', async () => {
    const { id } = await create(visit)
    google.put({ id: 'one', summary: 'Uno', ...hours('20T08:00', '20T09:00') })
    google.put({ id: 'two', summary: 'Dos', ...hours('21T08:00', '21T09:00') })
    await sync()
    google.events.delete('one')
    google.put({ id: 'two', summary: 'Dos y medio' })
    google.forgetTokens()
    await sync()
    expect((await list()).map(({ title }) => title)).toEqual(['Visita Sóller', 'Dos y medio'])
    expect(google.writes.filter((one) => one.startsWith('POST'))).toHaveLength(1)
    google.put({ id: id.replaceAll('-', ''), status: 'cancelled' })
    await sync()
    // Somebody was to come: it stays, cancelled, and the agent is told.
    expect((await get(id)).status).toBe('cancelled')
    expect(
      (await server.call('listNotifications', { token: agent.token })).body.items[0]?.title,
    ).toContain('anulada')
    await change(id, { status: 'confirmed' })
    await server.runJobs()
    expect(there('Visita Sóller')?.id).toBe(id.replaceAll('-', ''))
  })

  it('a send that broke off is sent once: the id is ours', async () => {
    const { id } = await create(visit)
    google.put({
      id: id.replaceAll('-', ''),
      summary: 'Visita Sóller',
      ...hours('10T09:00', '10T10:00'),
    })
    await server.runJobs()
    await sync()
    expect([...google.events.keys()]).toEqual([id.replaceAll('-', '')])
    expect((await list()).map(({ title }) => title)).toEqual(['Visita Sóller'])
  })
})

describe('series', () => {
  beforeEach(fresh)
  const team = {
    kind: 'meeting',
    title: 'Equipo',
    startsAt: '2031-01-06T08:00:00Z',
    endsAt: '2031-01-06T09:00:00Z',
    rrule: 'FREQ=WEEKLY;COUNT=4',
  }
  const starts = async (title = 'Equipo') =>
    (await list())
      .filter((item) => item.title === title)
      .map(({ startsAt }) => startsAt.slice(5, 16))

  it('of ours go with their rule, a moved occurrence and a taken one', async () => {
    const { id } = await create(team)
    await server.runJobs()
    const copy = id.replaceAll('-', '')
    await change(id, {
      scope: 'this',
      occurrence: '2031-01-13T08:00:00Z',
      startsAt: '2031-01-14T10:00:00Z',
      endsAt: '2031-01-14T11:00:00Z',
    })
    await server.call('deleteAgendaEvent', {
      token: agent.token,
      params: { id },
      query: { scope: 'this', occurrence: '2031-01-20T08:00:00Z' },
    })
    await server.runJobs()
    expect(google.events.get(copy)?.recurrence).toEqual([
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/Madrid:20310120T090000',
    ])
    expect(google.events.get(`${copy}_20310113T080000Z`)).toMatchObject({
      recurringEventId: copy,
      start: { dateTime: '2031-01-14T10:00:00.000Z' },
    })
    const written = google.writes.length
    await sync()
    expect(google.writes).toHaveLength(written)
    expect(await starts()).toEqual(['01-06T08:00', '01-14T10:00', '01-27T08:00'])
  })

  it('of theirs come with their rule; moved and taken occurrences follow, whichever page they are on', async () => {
    google.put({
      id: 'gym',
      summary: 'Gimnasio',
      ...hours('07T18:00', '07T19:00'),
      recurrence: [
        'EXDATE;TZID=Europe/Madrid:20310121T190000',
        'RRULE:FREQ=WEEKLY;WKST=MO;COUNT=4',
      ],
    })
    google.put({
      id: 'gym_20310114T180000Z',
      recurringEventId: 'gym',
      originalStartTime: { dateTime: '2031-01-14T18:00:00Z' },
      summary: 'Gimnasio',
      ...hours('15T18:00', '15T19:00'),
    })
    await sync()
    expect(await starts('Gimnasio')).toEqual(['01-07T18:00', '01-15T18:00', '01-28T18:00'])
    google.put({
      id: 'gym_20310128T180000Z',
      recurringEventId: 'gym',
      originalStartTime: { dateTime: '2031-01-28T18:00:00Z' },
      status: 'cancelled',
    })
    google.put({ id: 'gym_20310114T180000Z', ...hours('16T18:00', '16T19:00') })
    await sync()
    expect(await starts('Gimnasio')).toEqual(['01-07T18:00', '01-16T18:00'])
    expect(google.writes).toEqual([])
    await sync()
    expect(google.writes).toEqual([])
  })
})

describe('the end', () => {
  beforeEach(fresh)

  it('takes our access back at Google and leaves both calendars as they are; connecting again makes nothing twice', async () => {
    await create(visit)
    google.put({ id: 'dentist', summary: 'Dentista', ...hours('12T08:00', '12T09:00') })
    await sync()
    const before = google.revoked.length
    expect((await server.call('disconnectGoogleCalendar', { token: agent.token })).status).toBe(204)
    expect((await state()).state).toBe('none')
    await server.runJobs()
    expect(google.revoked).toHaveLength(before + 1)
    expect(
      await server.db
        .selectFrom('google_calendar')
        .select('user_id')
        .where('user_id', '=', agent.profile.id)
        .execute(),
    ).toEqual([])
    await create({ ...visit, title: 'Sin Google' })
    await server.runJobs()
    expect(there('Sin Google')).toBeUndefined()
    await connect(agent)
    await server.runJobs()
    expect((await list()).map(({ title }) => title).toSorted()).toEqual([
      'Dentista',
      'Sin Google',
      'Visita Sóller',
    ])
    expect([...google.events.values()].map(({ summary }) => summary).toSorted()).toEqual([
      'Dentista',
      'Sin Google',
      'Visita Sóller',
    ])
  })

  it('is told when Google lets us in no more, and nothing is lost until the person connects again', async () => {
    const { refresh_token } = await server.db
      .selectFrom('google_calendar')
      .select('refresh_token')
      .where('user_id', '=', agent.profile.id)
      .executeTakeFirstOrThrow()
    await server.deps.calendar?.revoke(server.deps.calendar.unseal(refresh_token, agent.profile.id))
    await create(visit)
    await server.runJobs()
    expect((await state()).state).toBe('stopped')
    expect(
      (await server.call('listNotifications', { token: agent.token })).body.items[0]?.title,
    ).toContain('desconectado')
    await connect(agent)
    await server.runJobs()
    expect(there('Visita Sóller')).toBeDefined()
  })

  it("an event that goes into a colleague's diary leaves the calendar of the one before", async () => {
    const colleague = await server.register({ role: 'STAFF', agency: agent })
    const { id } = await create(visit)
    await server.runJobs()
    await change(id, { organiserId: colleague.profile.id })
    await server.runJobs()
    expect(there('Visita Sóller')).toBeUndefined()
    expect((await get(id)).status).toBe('confirmed')
  })
})
