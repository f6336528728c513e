import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaChange, CalendarFeedAddress } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { sql } from '../../db/index.ts'
import { untilWaiting } from '../../testing/locks.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { lockPerson } from '../user/index.ts'

let server: TestServer
let agent: Person

beforeAll(async () => {
  // The feed goes back 90 days.
  server = await startTestServer({ now: () => new Date('2026-11-28T10:00:00Z') })
  agent = await server.register({ role: 'ADMIN', agencyName: 'Calendars' })
}, 300_000)
afterAll(() => server.close())

const create = async (body: Record<string, unknown>) =>
  (await server.call('createAgendaEvent', { token: agent.token, body: body as never }))
    .body as AgendaChange
const fileOf = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url: new URL(url).pathname, headers })
describe('the feed', () => {
  it('says nothing of a state, and keeps private a sight, that another version wrote', async () => {
    const { event } = await create({
      kind: 'meeting',
      title: 'De otra',
      startsAt: '2026-12-20T08:00:00Z',
      endsAt: '2026-12-20T09:00:00Z',
    })
    const { url } = (await server.call('createCalendarFeed', { token: agent.token }))
      .body as CalendarFeedAddress
    expect((await fileOf(url)).body).not.toContain('CLASS:PRIVATE')
    await sql`update agenda_event set visibility = 'team', status = 'later'
      where id = ${event.id}`.execute(server.db)
    const { body } = await fileOf(url)
    expect(body).toContain('SUMMARY:De otra')
    expect(body).toContain('CLASS:PRIVATE')
    expect(body).not.toContain('undefined')
    await sql`delete from agenda_event where id = ${event.id}`.execute(server.db)
  })

  it('is read by another calendar as it was written: rule, moved occurrence, taken one, whole day', async () => {
    const { event: series } = await create({
      kind: 'meeting',
      title: 'Equipo; sala 2, «Sóller» '.repeat(5).trim(),
      startsAt: '2026-10-19T08:00:00Z',
      endsAt: '2026-10-19T09:00:00Z',
      rrule: 'FREQ=WEEKLY;COUNT=6',
    })
    await server.call('updateAgendaEvent', {
      token: agent.token,
      params: { id: series.id },
      body: {
        version: series.version,
        scope: 'this',
        occurrence: '2026-10-26T09:00:00Z',
        startsAt: '2026-10-27T10:00:00Z',
        endsAt: '2026-10-27T11:00:00Z',
      },
    })
    await server.call('deleteAgendaEvent', {
      token: agent.token,
      params: { id: series.id },
      query: { scope: 'this', occurrence: '2026-11-09T09:00:00Z' },
    })
    await create({
      kind: 'unavailability',
      title: 'Fiesta',
      allDay: true,
      startsAt: '2026-12-07T23:00:00Z',
      endsAt: '2026-12-08T23:00:00Z',
    })
    await create({
      kind: 'visit',
      title: 'Visita',
      notes: 'Tiene prisa',
      startsAt: '2026-12-10T09:00:00Z',
      endsAt: '2026-12-10T10:00:00Z',
      attendees: [{ email: 'klaus@rig.example', name: 'Klaus Brandt' }],
    })
    const { url } = (await server.call('createCalendarFeed', { token: agent.token }))
      .body as CalendarFeedAddress
    const reply = await fileOf(url)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ])
    for (const line of reply.body.split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    for (const secret of ['Klaus', 'klaus@rig.example', 'prisa'])
      expect(reply.body).not.toContain(secret)

    const root = new ICAL.Component(ICAL.parse(reply.body) as never)
    for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
    const parts = root.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part))
    const main = parts.find((one) => one.isRecurring())
    if (!main) throw new Error('The series is in the feed')
    for (const one of parts.filter((part) => part.isRecurrenceException()))
      main.relateException(one)
    const iterator = main.iterator()
    const starts: string[] = []
    for (let next = iterator.next(); next; next = iterator.next())
      starts.push(main.getOccurrenceDetails(next).startDate.toJSDate().toISOString().slice(0, 16))
    expect(starts).toEqual([
      '2026-10-19T08:00',
      '2026-10-27T10:00',
      '2026-11-02T09:00',
      '2026-11-16T09:00',
      '2026-11-23T09:00',
    ])
    expect(main.summary).toContain('Equipo; sala 2, «Sóller»')
    expect(parts.find((one) => one.summary === 'Fiesta')?.startDate.toString()).toBe('2026-12-08')
    ICAL.TimezoneService.reset()
  })

  it('holds an occurrence for whoever has it: alone with a colleague, out of the series of its owner', async () => {
    const colleague = await server.register({ role: 'STAFF', agency: agent })
    const { event: series } = await create({
      kind: 'meeting',
      title: 'Ronda',
      startsAt: '2026-12-01T08:00:00Z',
      endsAt: '2026-12-01T09:00:00Z',
      rrule: 'FREQ=WEEKLY;COUNT=3',
    })
    const change = async (who: Person, id: string, version: number, body: object) =>
      (
        await server.call('updateAgendaEvent', {
          token: who.token,
          params: { id },
          body: { version, scope: 'this', ...body },
        })
      ).body as AgendaChange
    const { event: given } = await change(agent, series.id, series.version, {
      occurrence: '2026-12-08T08:00:00Z',
      organiserId: colleague.profile.id,
    })
    const feedOf = async (who: Person) => {
      const { body } = await server.call('createCalendarFeed', { token: who.token })
      return (await fileOf((body as CalendarFeedAddress).url)).body.replaceAll('\r\n ', '')
    }
    expect(await feedOf(colleague)).toContain('SUMMARY:Ronda')
    await change(colleague, given.id, given.version, { title: 'Médico', visibility: 'private' })
    const [mine, theirs] = [await feedOf(agent), await feedOf(colleague)]
    expect(mine).not.toContain('Médico')
    expect(mine).toContain('EXDATE;TZID=Europe/Madrid:20261208T090000')
    expect(theirs).toContain('SUMMARY:Médico')
    expect(theirs).toContain(`UID:${series.id}/20261208T080000Z`)
    expect(theirs).not.toContain('RECURRENCE-ID')
    expect(theirs).not.toContain('SUMMARY:Ronda')
  })

  it('says what has not changed, and ends when it is renewed or revoked', async () => {
    const first = (await server.call('createCalendarFeed', { token: agent.token }))
      .body as CalendarFeedAddress
    const { headers } = await fileOf(first.url)
    expect((await fileOf(first.url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(
      304,
    )
    const second = (await server.call('createCalendarFeed', { token: agent.token }))
      .body as CalendarFeedAddress
    expect([(await fileOf(first.url)).statusCode, (await fileOf(second.url)).statusCode]).toEqual([
      404, 200,
    ])
    expect((await server.call('getCalendarFeed', { token: agent.token })).body).toMatchObject({
      active: true,
      readAt: expect.any(String),
    })
    await server.call('deleteCalendarFeed', { token: agent.token })
    expect((await fileOf(second.url)).statusCode).toBe(404)
    expect((await server.call('getCalendarFeed', { token: agent.token })).body).toEqual({
      active: false,
      createdAt: null,
      readAt: null,
    })
    expect(
      JSON.stringify(await server.db.selectFrom('calendar_feed').selectAll().execute()),
    ).not.toContain(second.url.slice(-47, -4))
  })

  it('ends with who is let go, for good; who only hands things over keeps theirs', async () => {
    const leaver = await server.register({ role: 'STAFF', agency: agent })
    const params = { id: leaver.profile.id }
    const body = (await server.call('createCalendarFeed', { token: leaver.token })).body
    const { url } = body as CalendarFeedAddress
    const { token } = agent
    await server.call('handOver', { token, params, body: { to: agent.profile.id, leave: false } })
    expect((await fileOf(url)).statusCode).toBe(200)
    await server.call('updateUser', { token, params, body: { active: false } })
    await server.call('updateUser', { token, params, body: { active: true } })
    await server.runJobs()
    const link = (await server.mails())
      .filter(({ to }) => to === leaver.email)
      .flatMap(({ text }) => /[?&]reset=([\w-]+)/.exec(text)?.[1] ?? [])
      .at(-1)
    const back = { token: link, password: 'back-again-1' }
    expect((await server.call('joinByInvitation', { body: back })).status).toBe(200)
    expect((await fileOf(url)).statusCode).toBe(404)
  })

  it('is given to nobody who is let go while they ask for it', async () => {
    const leaver = await server.register({ role: 'STAFF', agency: agent })
    const { id } = leaver.profile
    const { asked } = await server.db.transaction().execute(async (trx) => {
      await lockPerson(trx, id)
      const asked = server.call('createCalendarFeed', { token: leaver.token })
      await untilWaiting(server.db, 1)
      await trx.updateTable('app_user').set({ active: false }).where('id', '=', id).execute()
      return { asked }
    })
    expect((await asked).status).toBe(401)
    const feeds = server.db.selectFrom('calendar_feed').select('user_id').where('user_id', '=', id)
    expect(await feeds.execute()).toEqual([])
  })
})
