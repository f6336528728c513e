import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaChange, AgendaEvent, AgendaPage } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { agencyCalendar } from '../calendar/index.ts'
import { busyOf, onDiaryChange } from './index.ts'
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
}, 300_000)
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
      'FREQ=DAILY;UNTIL=20310231',
      'FREQ=DAILY;UNTIL=20310231T100000Z',
      'FREQ=DAILY;UNTIL=20310228T250000',
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

  it('is taken back also when the tables have got a column since', async () => {
    const made = await create(staff, {
      kind: 'meeting',
      title: 'Columna',
      startsAt: '2026-10-19T08:00:00Z',
      endsAt: '2026-10-19T09:00:00Z',
      attendees: [{ name: 'Joana', email: 'joana@example.test' }],
    })
    const { id, version } = made.event
    const { body } = await patch(staff, id, { version, attendees: [] })
    for (const table of ['agenda_attendee', 'agenda_home'])
      await sql`
        alter table ${sql.table(table)} add column later boolean not null default false`.execute(
        server.db,
      )
    const { undo } = body as AgendaChange
    const undone = await server.call('undoAgenda', { token: staff.token, body: { undo } })
    for (const table of ['agenda_attendee', 'agenda_home'])
      await sql`alter table ${sql.table(table)} drop column later`.execute(server.db)
    expect(undone.status).toBe(204)
    const { token } = staff
    const back = (await server.call('getAgendaEvent', { token, params: { id } }))
      .body as AgendaEvent
    expect(back.attendees.map(({ name }) => name)).toEqual(['Joana'])
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

  it('the rest is taken back with what was moved in it', async () => {
    const { id, version } = await series(staff, 'Vuelta')
    const { body: moved } = await patch(staff, id, {
      version,
      scope: 'this',
      occurrence: '2026-11-09T09:00:00Z',
      startsAt: '2026-11-10T10:00:00Z',
      endsAt: '2026-11-10T11:00:00Z',
    })
    const one = (moved as AgendaChange).event
    const before = startsOf(await weeks(staff, 'Vuelta'))
    expect(before).toHaveLength(5)
    const { body } = await patch(staff, id, {
      version: (
        (await server.call('getAgendaEvent', { token: staff.token, params: { id } }))
          .body as AgendaEvent
      ).version,
      scope: 'following',
      occurrence: '2026-11-02T09:00:00Z',
      title: 'Vuelta larga',
    })
    await server.call('undoAgenda', {
      token: staff.token,
      body: { undo: (body as AgendaChange).undo },
    })
    expect(startsOf(await weeks(staff, 'Vuelta'))).toEqual(before)
    const now = await server.call('getAgendaEvent', {
      token: staff.token,
      params: { id: one.id },
    })
    expect((now.body as AgendaEvent).seriesId).toBe(id)
  })

  it('of two neighbours that moved onto each other’s day each goes back', async () => {
    const { id } = await series(staff, 'Vecinas')
    const params = { id }
    let last: AgendaEvent | undefined
    for (const occurrence of ['2026-10-26T09:00:00Z', '2026-11-02T09:00:00Z']) {
      const { body } = await server.call('getAgendaEvent', { token: staff.token, params })
      const { version } = body as AgendaEvent
      const own = { version, scope: 'this', occurrence, title: 'Vecinas aparte' }
      last = ((await patch(staff, id, own)).body as AgendaChange).event
    }
    const before = startsOf(await weeks(staff, 'Vecinas'))
    const { body } = await patch(staff, last?.id ?? '', {
      version: last?.version ?? 0,
      scope: 'all',
      startsAt: '2026-10-26T09:00:00Z',
      endsAt: '2026-10-26T10:00:00Z',
    })
    expect(startsOf(await weeks(staff, 'Vecinas'))).not.toEqual(before)
    const { status } = await server.call('undoAgenda', {
      token: staff.token,
      body: { undo: (body as AgendaChange).undo },
    })
    expect(status).toBe(204)
    expect(startsOf(await weeks(staff, 'Vecinas'))).toEqual(before)
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

describe('what is said of all of a series holds for what was moved in it', () => {
  /** A series with its second and fourth Monday moved to Tuesdays. */
  const moved = async (title: string) => {
    const { id } = await series(staff, title)
    const ids: string[] = []
    for (const [occurrence, day] of [
      ['2026-10-26T09:00:00Z', '2026-10-27'],
      ['2026-11-09T09:00:00Z', '2026-11-10'],
    ] as const) {
      const { body } = await patch(staff, id, {
        version: await versionOf(id),
        scope: 'this',
        occurrence,
        startsAt: `${day}T10:00:00Z`,
        endsAt: `${day}T11:00:00Z`,
      })
      ids.push((body as AgendaChange).event.id)
    }
    return { id, first: ids[0] ?? '', second: ids[1] ?? '' }
  }
  const read = async (who: Person, id: string) =>
    (await server.call('getAgendaEvent', { token: who.token, params: { id } })) as {
      status: number
      body: AgendaEvent
    }
  const versionOf = async (id: string) => (await read(staff, id)).body.version
  const all = async (id: string, body: Record<string, unknown>, who = staff) =>
    patch(who, id, { version: await versionOf(id), scope: 'all', ...body })
  const told = async () => {
    const [agencyId = ''] = staff.profile.agency_ids
    const whose = { agencyId, name: 'Diary', siteUrl: 'https://diary.example' }
    return agencyCalendar(server.db, whose, new Date('2026-10-01T00:00:00Z'))
  }

  it('private: colleagues see that the time is taken, and no calendar of the agency names it', async () => {
    const { id, first, second } = await moved('Secreto')
    expect((await weeks(colleague, 'Secreto')).items).toHaveLength(5)
    expect((await told()).match(/SUMMARY:Secreto/g)).toHaveLength(3)
    const { body } = await all(id, { visibility: 'private' })
    expect((await weeks(colleague, 'Secreto')).items).toEqual([])
    const page = await list(colleague, '2026-10-27T10:00:00Z', '2026-10-27T10:30:00Z')
    expect(page.items.find((one) => one.id === first)).toMatchObject({ busy: true, people: [] })
    expect([(await read(colleague, first)).status, (await read(colleague, second)).status]).toEqual(
      [404, 404],
    )
    expect(await told()).not.toContain('Secreto')
    const { undo } = body as AgendaChange
    await server.call('undoAgenda', { token: staff.token, body: { undo } })
    expect((await weeks(colleague, 'Secreto')).items).toHaveLength(5)
  })

  it('private from one on: what was moved before it stays as it was', async () => {
    const { id, first, second } = await moved('Media')
    await all(id, { scope: 'following', occurrence: '2026-11-02T09:00:00Z', visibility: 'private' })
    expect(startsOf(await weeks(colleague, 'Media'))).toEqual([
      '2026-10-19T08:00:00.000Z',
      '2026-10-27T10:00:00.000Z',
    ])
    expect([(await read(colleague, first)).status, (await read(colleague, second)).status]).toEqual(
      [200, 404],
    )
  })

  it("in another's diary: all of it is there", async () => {
    const { id, first, second } = await moved('Ajena')
    const heard: string[] = []
    onDiaryChange(async (_trx, userId) => void heard.push(userId))
    const before = await versionOf(first)
    await all(id, { organiserId: colleague.profile.id }, admin)
    const { items } = await weeks(admin, 'Ajena')
    expect(items.map(({ organiserId }) => organiserId)).toEqual(
      Array.from({ length: 5 }, () => colleague.profile.id),
    )
    expect(await versionOf(second)).toBeGreaterThan(1)
    expect(await versionOf(first)).toBe(before + 1)
    expect(new Set(heard)).toEqual(new Set([staff.profile.id, colleague.profile.id]))
  })

  it('cancelled: but what has taken place; and back with the series, not what fell alone', async () => {
    const { id, first, second } = await moved('Anulada')
    const states = async () => [
      (await read(staff, first)).body.status,
      (await read(staff, second)).body.status,
    ]
    await patch(staff, first, { version: await versionOf(first), status: 'done' })
    await all(id, { status: 'cancelled' })
    expect(await states()).toEqual(['done', 'cancelled'])
    await all(id, { status: 'confirmed' })
    expect(await states()).toEqual(['done', 'confirmed'])
    await patch(staff, first, { version: await versionOf(first), status: 'cancelled' })
    await all(id, { status: 'cancelled' })
    await all(id, { status: 'confirmed' })
    expect(await states()).toEqual(['cancelled', 'confirmed'])
  })

  it('put away: whoever has one of them in their diary hears of it', async () => {
    const { id, first } = await moved('Quitada')
    await patch(admin, first, {
      version: await versionOf(first),
      organiserId: colleague.profile.id,
    })
    const heard: string[] = []
    onDiaryChange(async (_trx, userId) => void heard.push(userId))
    await server.call('deleteAgendaEvent', {
      token: staff.token,
      params: { id },
      query: { scope: 'all' },
    })
    expect(new Set(heard)).toEqual(new Set([staff.profile.id, colleague.profile.id]))
  })

  it("in another's diary alone: whoever has one of them has no say over the series", async () => {
    const { id, first } = await moved('Prestada')
    const organiserId = colleague.profile.id
    await patch(admin, first, { version: await versionOf(first), organiserId })
    expect((await read(colleague, first)).status).toBe(200)
    const before = startsOf(await weeks(staff, 'Prestada'))
    for (const scope of ['all', 'following'] as const) {
      const version = await versionOf(first)
      const changed = await patch(colleague, first, { version, scope, organiserId, title: 'Mía' })
      const { token } = colleague
      const params = { id: first }
      const gone = await server.call('deleteAgendaEvent', { token, params, query: { scope } })
      expect([scope, changed.status, gone.status]).toEqual([scope, 403, 403])
    }
    expect(startsOf(await weeks(staff, 'Prestada'))).toEqual(before)
    expect((await read(staff, id)).body).toMatchObject({ organiserId: staff.profile.id })
    const own = { version: await versionOf(first), title: 'Prestada a mí' }
    expect((await patch(colleague, first, own)).status).toBe(200)
  })

  it('private but for one of them: an ADMIN changes that one, and hears nothing of the others', async () => {
    const { id, first } = await moved('Reservada')
    await all(id, { visibility: 'private' })
    await patch(staff, first, { version: await versionOf(first), visibility: 'agency' })
    expect([(await read(admin, first)).status, (await read(admin, id)).status]).toEqual([200, 404])
    for (const scope of ['all', 'following'] as const) {
      const changed = await patch(admin, first, {
        version: await versionOf(first),
        scope,
        notes: '',
      })
      const { token } = admin
      const params = { id: first }
      const gone = await server.call('deleteAgendaEvent', { token, params, query: { scope } })
      expect([scope, changed.status, gone.status]).toEqual([scope, 404, 404])
    }
    expect((await read(staff, id)).status).toBe(200)
    const own = { version: await versionOf(first), scope: 'this', notes: 'Sala 2' }
    expect((await patch(admin, first, own)).status).toBe(200)
  })

  it('put away without a word on how much: the one that was moved, alone', async () => {
    const { id, first } = await moved('Sola')
    const { token } = staff
    await server.call('deleteAgendaEvent', { token, params: { id: first } })
    expect((await read(staff, id)).status).toBe(200)
    expect((await weeks(staff, 'Sola')).items).toHaveLength(4)
  })

  it('cancelled: each comes back as it was, even when the series was changed meanwhile', async () => {
    const { id, first, second } = await moved('Vuelve')
    const states = async () => [
      (await read(staff, first)).body.status,
      (await read(staff, second)).body.status,
    ]
    await patch(staff, first, { version: await versionOf(first), status: 'requested' })
    await all(id, { status: 'cancelled' })
    await all(id, { notes: 'De baja hasta nuevo aviso' })
    await patch(staff, second, { version: await versionOf(second), title: 'Vuelve pronto' })
    expect(await states()).toEqual(['cancelled', 'cancelled'])
    await all(id, { status: 'confirmed' })
    expect(await states()).toEqual(['requested', 'confirmed'])
  })
})

describe('a series that only another version can run', () => {
  it.each([
    ['a part of a rule', sql`rrule = 'FREQ=DAILY;SKIP=OMIT'`],
    ['a rule that never comes true', sql`rrule = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'`],
    ['a zone', sql`time_zone = 'America/Port_Vell'`],
  ])('shuts nobody’s diary: %s', async (title, odd) => {
    const agent = await server.register({ role: 'ADMIN', agencyName: title })
    const { event } = await create(agent, {
      kind: 'meeting',
      title,
      startsAt: '2035-03-05T08:00:00Z',
      endsAt: '2035-03-05T09:00:00Z',
      rrule: 'FREQ=WEEKLY;COUNT=5',
      reminders: [10],
    })
    const beside = { startsAt: '2035-03-12T08:00:00Z', endsAt: '2035-03-12T09:00:00Z' }
    await sql`update agenda_event set ${odd} where id = ${event.id}`.execute(server.db)
    const made = await server.call('createAgendaEvent', {
      token: agent.token,
      body: { kind: 'call', title: 'Beside', ...beside },
    })
    expect(made.status).toBe(201)
    // It is known where it begins.
    const shown = await list(agent, '2035-03-01T00:00:00Z', '2035-04-30T00:00:00Z')
    expect(startsOf(shown)).toEqual(['2035-03-05T08:00:00.000Z', '2035-03-12T08:00:00.000Z'])
    const params = { id: event.id }
    expect((await server.call('getAgendaEvent', { token: agent.token, params })).status).toBe(200)
    const { version } = event
    expect((await patch(agent, event.id, { version, title: 'Mine', scope: 'all' })).status).toBe(
      503,
    )
    const one = { version, title: 'Mine', occurrence: '2035-03-05T08:00:00.000Z' }
    expect((await patch(agent, event.id, one)).status).toBe(503)
    const booked = await busyOf(
      server.db,
      agent.profile.id,
      new Date('2035-03-20'),
      new Date('2035-03-21'),
    )
    expect(booked).toHaveLength(1)
    // A task keeps nobody from being booked, whenever it is.
    await sql`update agenda_event set kind = 'task' where id = ${event.id}`.execute(server.db)
    const day = [new Date('2035-03-20'), new Date('2035-03-21')] as const
    expect(await busyOf(server.db, agent.profile.id, ...day)).toEqual([])
    const gone = await server.call('deleteAgendaEvent', { token: agent.token, params })
    expect(gone.status).toBe(200)
  })
})
