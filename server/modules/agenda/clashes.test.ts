import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaChange, AgendaClashList } from '../../../generated/model/index.ts'
import { home } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Person
let staff: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'Diary' })
  staff = await server.register({ role: 'STAFF', agency: admin })
}, 300_000)
afterAll(() => server.close())

const create = async (who: Person, body: Record<string, unknown>) =>
  (await server.call('createAgendaEvent', { token: who.token, body: body as never }))
    .body as AgendaChange

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

  it('tell nobody the way to a door that they are not shown', async () => {
    const colleague = await server.register({ role: 'STAFF', agency: admin })
    const homeOf = async (who: Person, ref: string, geo: { lat: number; lon: number }) => {
      const body = { ...home(ref), location: { municipalityIne: '07040', geo } }
      return (await server.call('createProperty', { token: who.token, body })).body.id
    }
    const hidden = await homeOf(colleague, 'H-1', { lat: 39.5696, lon: 2.6502 })
    const own = await homeOf(staff, 'O-1', { lat: 39.8, lon: 3.1 })
    const visit = { kind: 'visit', propertyIds: [own] }
    const hours = { startsAt: '2034-06-01T09:00:00Z', endsAt: '2034-06-01T10:00:00Z' }
    await create(staff, { ...visit, ...hours })
    const after = { startsAt: '2034-06-01T10:05:00Z', endsAt: '2034-06-01T11:00:00Z' }
    const asked = async (who: Person, body: Record<string, unknown>) =>
      (
        (
          await server.call('checkAgenda', {
            token: who.token,
            body: { ...after, ...body } as never,
          })
        ).body as AgendaClashList
      ).items.map(({ kind }) => kind)
    expect(await asked(staff, { propertyIds: [hidden] })).toEqual([])
    expect(await asked(admin, { propertyIds: [hidden], organiserId: staff.profile.id })).toEqual([
      'travel',
    ])
    // Nor from a colleague's visit that is read in the diary, with its door left out.
    const theirs = { startsAt: '2034-06-02T09:00:00Z', endsAt: '2034-06-02T10:00:00Z' }
    await create(colleague, { kind: 'visit', propertyIds: [hidden], ...theirs })
    const next = { startsAt: '2034-06-02T10:05:00Z', endsAt: '2034-06-02T11:00:00Z' }
    const together = { ...next, propertyIds: [own], attendees: [{ agentId: colleague.profile.id }] }
    expect(await asked(staff, together)).toEqual([])
    expect(await asked(admin, together)).toEqual(['travel'])
  })
})
