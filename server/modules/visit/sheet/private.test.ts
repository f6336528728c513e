import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { VisitSheetInput } from '../../../../generated/model/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { homeOf, KLAUS, visitOf } from '../visit.fixture.ts'

let server: TestServer
let admin: Person
let staff: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ agencyName: 'Portal Vell' })
  staff = await server.register({ role: 'STAFF', agency: admin })
}, 300_000)
afterAll(() => server.close())

const sign = (id: string, more: Partial<VisitSheetInput> = {}, who: Person = admin) =>
  server.call('signVisitSheet', {
    token: who.token,
    lang: 'es',
    params: { id },
    body: {
      language: 'de',
      visitors: [KLAUS],
      declaresFirstVisit: true,
      noDirectDeal: true,
      ...more,
    },
  })

describe('a private visit', () => {
  it('of a colleague shows an ADMIN, too, only that the time is taken', async () => {
    const home = await homeOf(server, staff)
    const { id, contactId } = await visitOf(server, staff, home, { email: 'privat@rig.example' })
    const { body: before } = await server.call('getAgendaEvent', {
      token: staff.token,
      params: { id },
    })
    expect(
      (
        await server.call('updateAgendaEvent', {
          token: staff.token,
          params: { id },
          body: { version: before.version, visibility: 'private' },
        })
      ).status,
    ).toBe(200)
    const list = async (who: Person) =>
      (
        await server.call('listVisits', {
          token: who.token,
          lang: 'es',
          query: { propertyId: home },
        })
      ).body.items[0]
    expect(await list(admin)).toEqual({
      id,
      title: 'Ocupado',
      startsAt: before.startsAt,
      endsAt: before.endsAt,
      status: 'confirmed',
      agentId: staff.profile.id,
      agentName: expect.any(String),
      demandId: null,
      homes: [],
      people: [],
      sheets: [],
      feedback: [],
      busy: true,
      booked: false,
      partner: null,
      writable: false,
    })
    expect((await server.call('getVisit', { token: admin.token, params: { id } })).status).toBe(404)
    expect((await sign(id)).status).toBe(404)
    expect(await list(staff)).toMatchObject({ id, busy: false, people: [{ contactId }] })

    // Who is asked along reads it, an ADMIN too; what the flag says is what the server does.
    const { version, attendees } = (
      await server.call('getAgendaEvent', { token: staff.token, params: { id } })
    ).body
    const along = [...attendees, { agentId: admin.profile.id }].map(
      ({ agentId, contactId: person }: { agentId?: string | null; contactId?: string | null }) =>
        agentId ? { agentId } : { contactId: person },
    )
    const asked = await server.call('updateAgendaEvent', {
      token: staff.token,
      params: { id },
      body: { version, attendees: along },
    })
    expect(asked.status).toBe(200)
    expect(await list(admin)).toMatchObject({ id, busy: false, writable: false })
    const refused = await server.call('updateAgendaEvent', {
      token: admin.token,
      params: { id },
      body: { version: asked.body.event.version, title: 'x' },
    })
    expect(refused.status).toBe(403)
  })

  it('leaves no sheet among the documents of its homes, which everybody of them reads', async () => {
    const home = await homeOf(server, staff)
    const documents = async () =>
      (
        await server.call('listPropertyDocuments', { token: admin.token, params: { id: home } })
      ).body.items.filter(({ type }) => type === 'visit_sheet').length
    const { id } = await visitOf(server, staff, home, { email: 'dokument@rig.example' })
    const call = { token: staff.token, params: { id } }
    const { version } = (await server.call('getAgendaEvent', call)).body
    const body = { version, visibility: 'private' as const }
    expect((await server.call('updateAgendaEvent', { ...call, body })).status).toBe(200)
    expect((await sign(id, {}, staff)).status).toBe(201)
    expect(await documents()).toBe(0)
    const other = await visitOf(server, staff, home, { email: 'offen@rig.example' })
    expect((await sign(other.id, {}, staff)).status).toBe(201)
    expect(await documents()).toBe(1)
  })
})
