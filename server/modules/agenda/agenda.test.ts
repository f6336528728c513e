import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AgendaChange,
  AgendaClashList,
  AgendaEvent,
  AgendaPage,
} from '../../../generated/model/index.ts'
import { home } from '../../walks/world.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Person
let staff: Person
let colleague: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Diary' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  colleague = await server.register({ role: 'STAFF', agency: admin })
}, 60_000)
afterAll(() => server.close())

const create = async (who: Person, body: Record<string, unknown>) =>
  (await server.call('createAgendaEvent', { token: who.token, body: body as never }))
    .body as AgendaChange
const list = async (who: Person, from: string, to: string, more: Record<string, unknown> = {}) =>
  (await server.call('listAgenda', { token: who.token, query: { from, to, ...more } as never }))
    .body as AgendaPage
const patch = (who: Person, id: string, body: Record<string, unknown>) =>
  server.call('updateAgendaEvent', { token: who.token, params: { id }, body: body as never })
const startsOf = ({ items }: AgendaPage) => items.map(({ startsAt }) => startsAt)
const series = async (who: Person, title: string) =>
  (
    await create(who, {
      kind: 'meeting',
      title,
      startsAt: '2026-10-19T08:00:00Z',
      endsAt: '2026-10-19T09:00:00Z',
      rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=5',
    })
  ).event
/** The weeks of a series of five Mondays, and then some. */
const weeks = async (who: Person, title: string) => {
  const page = await list(who, '2026-10-01T00:00:00Z', '2026-12-31T00:00:00Z')
  return { ...page, items: page.items.filter((item) => item.title.startsWith(title)) }
}

describe('series', () => {
  it('keep their hour across both changes of the clock', async () => {
    await create(staff, {
      kind: 'meeting',
      title: 'Equipo',
      startsAt: '2030-10-21T08:00:00Z',
      endsAt: '2030-10-21T09:00:00Z',
      rrule: 'FREQ=WEEKLY;BYDAY=MO;UNTIL=20310601',
    })
    expect(startsOf(await list(staff, '2030-10-20T22:00:00Z', '2030-11-05T00:00:00Z'))).toEqual([
      '2030-10-21T08:00:00.000Z',
      '2030-10-28T09:00:00.000Z',
      '2030-11-04T09:00:00.000Z',
    ])
    expect(startsOf(await list(staff, '2031-03-24T00:00:00Z', '2031-04-08T00:00:00Z'))).toEqual([
      '2031-03-24T09:00:00.000Z',
      '2031-03-31T08:00:00.000Z',
      '2031-04-07T08:00:00.000Z',
    ])
  })

  it('of whole days last a day, also the one of 23 hours', async () => {
    await create(staff, {
      kind: 'unavailability',
      title: 'Fuera',
      allDay: true,
      startsAt: '2031-03-28T23:00:00Z',
      endsAt: '2031-03-29T23:00:00Z',
      rrule: 'FREQ=DAILY;COUNT=3',
    })
    const { items } = await list(staff, '2031-03-28T22:00:00Z', '2031-04-02T00:00:00Z', {
      kind: ['unavailability'],
    })
    expect(items.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2031-03-28T23:00:00.000Z', '2031-03-29T23:00:00.000Z'],
      ['2031-03-29T23:00:00.000Z', '2031-03-30T22:00:00.000Z'],
      ['2031-03-30T22:00:00.000Z', '2031-03-31T22:00:00.000Z'],
    ])
  })

  it('refuse in words a rule that makes no sense or no date', async () => {
    for (const rrule of [
      'FREQ=HOURLY',
      'HOLA',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=DAILY;COUNT=2;UNTIL=20300101T000000Z',
    ]) {
      const { status, body } = await server.call('createAgendaEvent', {
        token: staff.token,
        body: {
          kind: 'task',
          startsAt: '2026-10-19T08:00:00Z',
          endsAt: '2026-10-19T09:00:00Z',
          rrule,
        },
      })
      expect([rrule, status, Object.keys(body as object)]).toEqual([rrule, 400, ['rrule']])
    }
  })

  it('one occurrence moves alone, and comes back by undo', async () => {
    const { id, version } = await series(staff, 'Uno')
    const { body } = await patch(staff, id, {
      version,
      scope: 'this',
      occurrence: '2026-10-26T09:00:00Z',
      startsAt: '2026-10-27T10:00:00Z',
      endsAt: '2026-10-27T11:00:00Z',
    })
    const { event, undo } = body as AgendaChange
    expect(event).toMatchObject({
      seriesId: id,
      occurrence: '2026-10-26T09:00:00.000Z',
      startsAt: '2026-10-27T10:00:00.000Z',
    })
    expect(startsOf(await weeks(staff, 'Uno'))[1]).toBe('2026-10-27T10:00:00.000Z')
    expect((await weeks(staff, 'Uno')).items).toHaveLength(5)
    const found = await server.call('getAgendaEvent', {
      token: staff.token,
      params: { id },
      query: { occurrence: '2026-10-26T09:00:00Z' },
    })
    expect((found.body as AgendaEvent).id).toBe(event.id)
    expect(
      (await server.call('undoAgenda', { token: colleague.token, body: { undo } })).status,
    ).toBe(404)
    expect((await server.call('undoAgenda', { token: staff.token, body: { undo } })).status).toBe(
      204,
    )
    expect(startsOf(await weeks(staff, 'Uno'))[1]).toBe('2026-10-26T09:00:00.000Z')
    expect((await weeks(staff, 'Uno')).items).toHaveLength(5)
  })

  it('the rest moves on another day at another hour; the first part stays', async () => {
    const { id, version } = await series(staff, 'Resto')
    const { body } = await patch(staff, id, {
      version,
      scope: 'following',
      occurrence: '2026-11-02T09:00:00Z',
      startsAt: '2026-11-03T11:00:00Z',
      endsAt: '2026-11-03T12:30:00Z',
      title: 'Resto tarde',
    })
    expect(
      (await weeks(staff, 'Resto')).items.map(({ startsAt, title }) => [
        startsAt.slice(0, 16),
        title,
      ]),
    ).toEqual([
      ['2026-10-19T08:00', 'Resto'],
      ['2026-10-26T09:00', 'Resto'],
      ['2026-11-03T11:00', 'Resto tarde'],
      ['2026-11-10T11:00', 'Resto tarde'],
      ['2026-11-17T11:00', 'Resto tarde'],
    ])
    await server.call('undoAgenda', {
      token: staff.token,
      body: { undo: (body as AgendaChange).undo },
    })
    expect((await weeks(staff, 'Resto')).items.map(({ title }) => title)).toEqual(
      Array.from({ length: 5 }, () => 'Resto'),
    )
  })

  it('all of it moves with what was moved in it', async () => {
    const { id, version } = await series(staff, 'Todo')
    await patch(staff, id, {
      version,
      scope: 'this',
      occurrence: '2026-11-09T09:00:00Z',
      title: 'Todo especial',
    })
    const now = (await server.call('getAgendaEvent', { token: staff.token, params: { id } }))
      .body as AgendaEvent
    await patch(staff, id, {
      version: now.version,
      scope: 'all',
      occurrence: '2026-10-26T09:00:00Z',
      startsAt: '2026-10-27T09:30:00Z',
      endsAt: '2026-10-27T10:00:00Z',
    })
    const { items } = await weeks(staff, 'Todo')
    expect(
      items.filter(({ title }) => title === 'Todo').map(({ startsAt }) => startsAt.slice(0, 16)),
    ).toEqual(['2026-10-20T08:30', '2026-10-27T09:30', '2026-11-03T09:30', '2026-11-17T09:30'])
    expect(items.find(({ title }) => title === 'Todo especial')).toMatchObject({
      occurrence: '2026-11-10T09:30:00.000Z',
    })
  })

  it('one, the rest or all are taken away, with a way back', async () => {
    const { id } = await series(staff, 'Fuera')
    const remove = (query: Record<string, unknown>) =>
      server.call('deleteAgendaEvent', {
        token: staff.token,
        params: { id },
        query: query as never,
      })
    await remove({ scope: 'this', occurrence: '2026-10-26T09:00:00Z' })
    expect(
      (await weeks(staff, 'Fuera')).items.filter(({ kind }) => kind === 'meeting'),
    ).toHaveLength(4)
    await remove({ scope: 'following', occurrence: '2026-11-09T09:00:00Z' })
    expect(
      (await weeks(staff, 'Fuera')).items.filter(({ kind }) => kind === 'meeting'),
    ).toHaveLength(2)
    const { body } = await remove({ scope: 'all' })
    expect(
      (await weeks(staff, 'Fuera')).items.filter(({ kind }) => kind === 'meeting'),
    ).toHaveLength(0)
    await server.call('undoAgenda', {
      token: staff.token,
      body: { undo: (body as { undo: string }).undo },
    })
    expect(
      (await weeks(staff, 'Fuera')).items.filter(({ kind }) => kind === 'meeting'),
    ).toHaveLength(2)
  })
})

describe('rights', () => {
  const DAY = ['2032-05-10T00:00:00Z', '2032-05-11T00:00:00Z'] as const

  it('private time shows as taken, the rest is read; an ADMIN changes what is not private', async () => {
    const open = (
      await create(staff, {
        kind: 'call',
        title: 'Banco',
        startsAt: '2032-05-10T08:00:00Z',
        endsAt: '2032-05-10T09:00:00Z',
      })
    ).event
    const secret = (
      await create(staff, {
        kind: 'meeting',
        title: 'Médico',
        location: 'Inca',
        visibility: 'private',
        startsAt: '2032-05-10T10:00:00Z',
        endsAt: '2032-05-10T11:00:00Z',
      })
    ).event
    for (const who of [colleague, admin]) {
      const page = await list(who, ...DAY)
      expect(page.items).toMatchObject([
        { title: 'Banco', writable: who === admin },
        { title: 'Ocupado', busy: true, location: null },
      ])
      expect(JSON.stringify(page)).not.toContain('Médico')
      expect(
        (await server.call('getAgendaEvent', { token: who.token, params: { id: secret.id } }))
          .status,
      ).toBe(404)
      expect((await list(who, ...DAY, { kind: ['meeting'] })).items).toEqual([])
    }
    expect((await patch(colleague, open.id, { version: open.version, title: 'Otro' })).status).toBe(
      403,
    )
    expect(
      (await patch(admin, open.id, { version: open.version, title: 'Banco, 9 h' })).status,
    ).toBe(200)
    const stale = await patch(staff, open.id, { version: open.version, title: 'Tarde' })
    expect([
      stale.status,
      (stale.body as unknown as { current: AgendaEvent }).current.title,
    ]).toEqual([409, 'Banco, 9 h'])
  })

  it('a colleague reads who comes, but not how to reach them', async () => {
    const contact = (
      await server.call('createContact', {
        token: staff.token,
        body: {
          person: { firstName: 'Greta' },
          reach: {
            phones: [{ number: '600 123 999' }],
            emails: [{ address: 'greta@rig.example' }],
          },
        },
      })
    ).body
    const { id } = (
      await create(staff, {
        kind: 'visit',
        title: 'Con Greta',
        startsAt: '2032-05-14T08:00:00Z',
        endsAt: '2032-05-14T09:00:00Z',
        attendees: [{ contactId: contact.id }, { email: 'olaf@rig.example' }],
      })
    ).event
    const read = async (who: Person) =>
      JSON.stringify([
        (await server.call('getAgendaEvent', { token: who.token, params: { id } })).body,
        await list(who, '2032-05-14T00:00:00Z', '2032-05-15T00:00:00Z'),
      ])
    for (const who of [staff, admin])
      expect(await read(who)).toMatch(/600123999.*olaf@rig.example/s)
    const seen = await read(colleague)
    expect(seen).toContain('Greta')
    expect(seen).not.toMatch(/600123999|@rig.example/)
  })

  it('nobody but an ADMIN writes into somebody else’s diary, nobody with strangers’ homes or contacts', async () => {
    const at = {
      kind: 'task',
      startsAt: '2032-05-12T08:00:00Z',
      endsAt: '2032-05-12T09:00:00Z',
    } as const
    const stranger = await server.register({ role: 'ADMIN', agencyName: 'Elsewhere' })
    const theirs = (
      await server.call('createProperty', { token: stranger.token, body: home('S-1') })
    ).body as { id: string }
    for (const [body, field] of [
      [{ ...at, organiserId: colleague.profile.id }, 'organiserId'],
      [{ ...at, organiserId: stranger.profile.id }, 'organiserId'],
      [{ ...at, propertyIds: [theirs.id] }, 'propertyIds.0'],
      [{ ...at, attendees: [{ contactId: theirs.id }] }, 'attendees.0'],
      [{ ...at, attendees: [{ agentId: stranger.profile.id }] }, 'attendees.0'],
    ] as const) {
      const reply = await server.call('createAgendaEvent', {
        token: staff.token,
        body: body as never,
      })
      expect([field, reply.status, Object.keys(reply.body as object)]).toEqual([
        field,
        400,
        [field],
      ])
    }
    const demand = (
      await server.call('createDemand', {
        token: stranger.token,
        body: {
          contact: { firstName: 'Eva', phone: '600 700 701' },
          what: { operations: ['V'] },
        } as never,
      })
    ).body as { id: string }
    const about = await server.call('createAgendaEvent', {
      token: staff.token,
      body: { ...at, demandId: demand.id },
    })
    expect([about.status, Object.keys(about.body as object)]).toEqual([400, ['demandId']])
    expect(
      (await create(admin, { ...at, organiserId: colleague.profile.id })).event.organiserId,
    ).toBe(colleague.profile.id)
  })
})

describe('clashes', () => {
  it('warn of people, homes and the way, and refuse nothing', async () => {
    const near = (
      await server.call('createProperty', {
        token: admin.token,
        body: { ...home('N-1'), mandate: { ...home('N-1').mandate, shared: true } },
      })
    ).body as { id: string }
    const far = (
      await server.call('createProperty', {
        token: admin.token,
        body: {
          ...home('F-1'),
          location: { municipalityIne: '07040', geo: { lat: 39.5696, lon: 2.6502 } },
          mandate: { ...home('F-1').mandate, shared: true },
        },
      })
    ).body as { id: string }
    const isle = (
      await server.call('createProperty', {
        token: admin.token,
        body: {
          ...home('I-1'),
          location: { municipalityIne: '07026', geo: { lat: 38.9067, lon: 1.4206 } },
          mandate: { ...home('I-1').mandate, shared: true },
        },
      })
    ).body as { id: string }
    await create(staff, {
      kind: 'visit',
      title: 'Primera',
      startsAt: '2033-06-01T09:00:00Z',
      endsAt: '2033-06-01T10:00:00Z',
      propertyIds: [near.id],
      attendees: [{ email: 'klaus@rig.example' }],
    })
    const check = async (body: Record<string, unknown>) =>
      (
        (await server.call('checkAgenda', { token: staff.token, body: body as never }))
          .body as AgendaClashList
      ).items
    const kinds = async (body: Record<string, unknown>) =>
      (await check(body)).map(({ kind }) => kind)
    expect(
      await kinds({
        startsAt: '2033-06-01T09:30:00Z',
        endsAt: '2033-06-01T10:30:00Z',
        propertyIds: [near.id],
        attendees: [{ email: 'KLAUS@rig.example' }],
      }),
    ).toEqual(['agent', 'home', 'person'])
    const [way] = await check({
      startsAt: '2033-06-01T10:10:00Z',
      endsAt: '2033-06-01T11:00:00Z',
      propertyIds: [far.id],
    })
    expect(way).toMatchObject({
      kind: 'travel',
      text: expect.stringMatching(/^De .+ hay unos \d+ min en coche y solo quedan 10$/),
    })
    expect(
      await kinds({
        startsAt: '2033-06-01T11:30:00Z',
        endsAt: '2033-06-01T12:00:00Z',
        propertyIds: [far.id],
      }),
    ).toEqual([])
    expect(
      await kinds({
        startsAt: '2033-06-01T12:00:00Z',
        endsAt: '2033-06-01T13:00:00Z',
        propertyIds: [isle.id],
      }),
    ).toEqual(['crossing'])
    // A whole day is nobody's way: it clashes with what it lies over, and is held to midnights.
    const whole = { startsAt: '2033-05-31T22:00:00Z', endsAt: '2033-06-01T22:00:00Z', allDay: true }
    const eve = { startsAt: '2033-05-31T07:00:00Z', endsAt: '2033-06-01T08:50:00Z' }
    expect(await kinds({ ...whole, propertyIds: [isle.id] })).toEqual(['agent'])
    expect(await kinds({ ...eve, propertyIds: [isle.id] })).toEqual(['crossing'])
    const crooked = await server.call('checkAgenda', {
      token: staff.token,
      body: { ...eve, allDay: true },
    })
    expect([crooked.status, Object.keys(crooked.body)]).toEqual([400, ['startsAt']])
    const before = { startsAt: '2033-05-30T22:00:00Z', endsAt: '2033-05-31T22:00:00Z' }
    const early = { startsAt: '2033-05-31T22:30:00Z', endsAt: '2033-05-31T23:00:00Z' }
    await create(staff, { kind: 'visit', title: 'Nachts', ...early, propertyIds: [near.id] })
    expect(await kinds({ ...before, propertyIds: [isle.id] })).toEqual(['crossing'])
    expect(await kinds({ ...before, allDay: true, propertyIds: [isle.id] })).toEqual([])
    const made = await server.call('createAgendaEvent', {
      token: staff.token,
      body: {
        kind: 'visit',
        startsAt: '2033-06-01T09:30:00Z',
        endsAt: '2033-06-01T10:30:00Z',
        propertyIds: [near.id],
      },
    })
    expect([made.status, (made.body as AgendaChange).clashes.map(({ kind }) => kind)]).toEqual([
      201,
      ['agent', 'home'],
    ])
  })
})
