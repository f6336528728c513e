import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgendaChange, AgendaEvent, AgendaPage } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import { home } from '../../testing/home.ts'
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

it.each([
  ['status', 'declined', 'requested'],
  ['kind', 'auction', 'meeting'],
])(
  'an event of a %s that only a later version knows is not changed',
  async (column, later, old) => {
    const { event } = await create(staff, {
      kind: 'meeting',
      status: 'requested',
      title: 'Notaría',
      startsAt: '2032-08-02T08:00:00Z',
      endsAt: '2032-08-02T09:00:00Z',
    })
    const set = (value: string) =>
      sql`update agenda_event set ${sql.ref(column)} = ${value}
      where id = ${event.id}::uuid`.execute(server.db)
    const change = { version: event.version, status: 'confirmed', kind: 'meeting' }
    await set(later)
    expect((await patch(staff, event.id, change)).status).toBe(503)
    await set(old)
    expect((await patch(staff, event.id, change)).status).toBe(200)
  },
)
