import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AgendaChange, AgendaEvent } from '../../../generated/model/index.ts'
import { besideGoogle, hours } from './google.fixture.ts'

const desk = await besideGoogle()
const { server, google, person, list, fresh, create, change, get, sync } = desk
afterAll(desk.stop)

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
      token: person.agent.token,
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

  it('of ours that move on by a step of their own take their moved occurrences along, and go on', async () => {
    const { id } = await create(team)
    await server.runJobs()
    const copy = id.replaceAll('-', '')
    for (const day of ['13', '20'])
      await change(id, {
        scope: 'this',
        occurrence: `2031-01-${day}T08:00:00Z`,
        startsAt: `2031-01-${day}T10:00:00Z`,
        endsAt: `2031-01-${day}T11:00:00Z`,
        title: `Equipo ${day}`,
      })
    await server.runJobs()
    await change(id, {
      scope: 'all',
      startsAt: '2031-01-13T08:00:00Z',
      endsAt: '2031-01-13T09:00:00Z',
    })
    await server.runJobs()
    expect(google.events.get(`${copy}_20310120T080000Z`)?.summary).toBe('Equipo 13')
    expect(google.events.get(`${copy}_20310127T080000Z`)?.summary).toBe('Equipo 20')
    google.put({ id: 'dentist', summary: 'Dentista', ...hours('30T08:00', '30T09:00') })
    await sync()
    expect(await starts('Dentista')).toEqual(['01-30T08:00'])
    expect(await starts('Equipo 13')).toEqual(['01-13T10:00'])
    const failed = server.db.selectFrom('job').select('error').where('error', 'is not', null)
    expect(await failed.execute()).toEqual([])
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

  it('of theirs leave the hour free whose invitation the person declined', async () => {
    google.put({
      id: 'gym',
      summary: 'Gimnasio',
      ...hours('07T18:00', '07T19:00'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'],
    })
    await sync()
    const one = (day: string) => ({
      id: `gym_203101${day}T180000Z`,
      recurringEventId: 'gym',
      originalStartTime: { dateTime: `2031-01-${day}T18:00:00Z` },
      summary: 'Gimnasio',
      ...hours(`${day}T18:00`, `${day}T19:00`),
    })
    google.put({ ...one('14'), attendees: [{ self: true, responseStatus: 'declined' }] })
    google.put({ ...one('21'), attendees: [{ self: true, responseStatus: 'accepted' }] })
    await sync()
    expect(await starts('Gimnasio')).toEqual(['01-07T18:00', '01-21T18:00'])
    expect(google.writes).toEqual([])
  })

  it('of others, of which the person is asked to single dates alone, come with these', async () => {
    const one = (day: string) => ({
      id: `board_203101${day}T100000Z`,
      iCalUID: 'board@google.com',
      recurringEventId: 'board',
      originalStartTime: { dateTime: `2031-01-${day}T10:00:00Z` },
      summary: 'Junta',
      ...hours(`${day}T10:00`, `${day}T11:00`),
    })
    google.put(one('08'))
    google.put(one('22'))
    google.put({ ...one('15'), status: 'cancelled' })
    await sync()
    expect(await starts('Junta')).toEqual(['01-08T10:00', '01-22T10:00'])
    google.put({ ...one('08'), ...hours('09T10:00', '09T11:00') })
    google.put({ ...one('22'), status: 'cancelled' })
    await sync()
    expect(await starts('Junta')).toEqual(['01-09T10:00'])
    expect(google.writes).toEqual([])
    // Who connects anew finds what came before, and it goes on.
    const { token } = person.agent
    expect((await server.call('disconnectGoogleCalendar', { token })).status).toBe(204)
    expect((await desk.connect(person.agent)).status).toBe(200)
    await sync()
    google.put({ ...one('08'), ...hours('10T10:00', '10T11:00') })
    await sync()
    expect(await starts('Junta')).toEqual(['01-10T10:00'])
    // Asked to all of it in the end: the date that was here already is one of these.
    google.put({
      id: 'board',
      summary: 'Junta',
      ...hours('08T10:00', '08T11:00'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=2'],
    })
    await sync()
    expect(await starts('Junta')).toEqual(['01-10T10:00', '01-15T10:00'])
    google.put({ ...one('08'), ...hours('11T10:00', '11T11:00') })
    await sync()
    expect(await starts('Junta')).toEqual(['01-11T10:00', '01-15T10:00'])
    google.put({ id: 'board', status: 'cancelled' })
    await sync()
    expect(await starts('Junta')).toEqual([])
    expect(google.writes).toEqual([])
  })

  it('of ours keep what a colleague was given of them out of their calendar, and it stays theirs', async () => {
    const colleague = await server.register({ role: 'STAFF', agency: person.agent })
    const { id } = await create(team)
    const moved = await change(id, {
      scope: 'this',
      occurrence: '2031-01-13T08:00:00Z',
      title: 'Equipo de ella',
    })
    const given = (moved.body as AgendaChange).event.id
    await server.runJobs()
    const copy = `${id.replaceAll('-', '')}_20310113T080000Z`
    expect(google.events.get(copy)?.summary).toBe('Equipo de ella')
    await change(given, { organiserId: colleague.profile.id })
    await server.runJobs()
    expect(google.events.get(copy)?.status).toBe('cancelled')
    await sync()
    const { token } = colleague
    const { status, body } = await server.call('getAgendaEvent', { token, params: { id: given } })
    expect([status, (body as AgendaEvent).status]).toEqual([200, 'confirmed'])
  })

  it("of a colleague: what one is given of them is there alone, and ends without the series'", async () => {
    const { token } = await server.register({ role: 'STAFF', agency: person.agent })
    const made = await server.call('createAgendaEvent', { token, body: team as never })
    const series = (made.body as AgendaChange).event
    const taken = await change(series.id, {
      scope: 'this',
      occurrence: '2031-01-13T08:00:00Z',
      organiserId: person.agent.profile.id,
    })
    const { id } = (taken.body as AgendaChange).event
    await server.runJobs()
    const copy = id.replaceAll('-', '')
    const there = google.events.get(copy)
    expect(there).toMatchObject({ summary: 'Equipo' })
    expect([there?.recurringEventId, there?.recurrence]).toEqual([undefined, undefined])
    await change(id, { visibility: 'private' })
    await server.runJobs()
    expect(google.events.get(copy)).toMatchObject({ visibility: 'private' })
    google.put({ id: copy, status: 'cancelled' })
    await sync()
    expect((await get(id)).status).toBe('cancelled')
    const own = await server.call('getAgendaEvent', { token, params: { id: series.id } })
    expect((own.body as AgendaEvent).status).toBe('confirmed')
    // Removed while no token tells it: a reading of everything misses it.
    const next = await change(series.id, {
      scope: 'this',
      occurrence: '2031-01-20T08:00:00Z',
      organiserId: person.agent.profile.id,
    })
    const { id: other } = (next.body as AgendaChange).event
    await server.runJobs()
    expect(google.events.delete(other.replaceAll('-', ''))).toBe(true)
    google.forgetTokens()
    await sync()
    expect((await get(other)).status).toBe('cancelled')
  })
})
