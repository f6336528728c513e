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
    const list = async (who: Person, query: Record<string, unknown> = { propertyId: home }) =>
      (await server.call('listVisits', { token: who.token, lang: 'es', query })).body.items[0]
    // Asked of a home or a person, even the hour would tell where somebody is, and with whom.
    for (const query of [{ propertyId: home }, { contactId }]) {
      expect(await list(admin, query)).toBeUndefined()
      expect(await list(staff, query)).toMatchObject({ id, people: [{ contactId }] })
    }
    const day = await server.call('listAgenda', {
      token: admin.token,
      lang: 'es',
      query: { from: before.startsAt, to: before.endsAt, agentId: [staff.profile.id] },
    })
    expect(day.body.items.find((item: { id: string }) => item.id === id)).toMatchObject({
      title: 'Ocupado',
      startsAt: before.startsAt,
      busy: true,
      people: [],
      homes: [],
    })
    expect((await server.call('getVisit', { token: admin.token, params: { id } })).status).toBe(404)
    expect((await sign(id)).status).toBe(404)

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

  it('takes its signed sheet out of them with it, for everybody who is not there', async () => {
    const home = await homeOf(server, staff)
    const params = { id: home }
    const sheets = async ({ token }: Person) =>
      (await server.call('listPropertyDocuments', { token, params })).body.items.filter(
        ({ type }) => type === 'visit_sheet',
      )
    const visit = await visitOf(server, staff, home, { email: 'danach@rig.example' })
    expect((await sign(visit.id, {}, staff)).status).toBe(201)
    const [sheet] = await sheets(admin)
    const call = { token: staff.token, params: { id: visit.id } }
    const seenBy = async (visibility: 'private' | 'agency') => {
      const { version } = (await server.call('getAgendaEvent', call)).body
      const body = { version, visibility }
      expect((await server.call('updateAgendaEvent', { ...call, body })).status).toBe(200)
    }
    const opened = async () =>
      (
        await server.call('downloadPropertyDocument', {
          token: admin.token,
          params: { id: home, documentId: sheet?.id ?? '' },
        })
      ).status
    expect(await opened()).toBe(200)
    await seenBy('private')
    expect([(await sheets(admin)).length, (await sheets(staff)).length]).toEqual([0, 1])
    expect(await opened()).toBe(404)
    await seenBy('agency')
    expect(await sheets(admin)).toEqual([sheet])
    // Put away while it is private, it stays so.
    await seenBy('private')
    expect((await server.call('deleteAgendaEvent', call)).status).toBe(200)
    expect(await sheets(admin)).toEqual([])
  })

  it('tells neither a person’s timeline nor a home’s history to who is not in it', async () => {
    const home = await homeOf(server, staff)
    const start = Date.now() - 3_600_000
    const secret = await visitOf(server, staff, home, { email: 'secret@rig.example' })
    const { contactId } = secret
    const params = { id: contactId }
    const timeline = async (who: Person, query: Record<string, unknown> = {}) =>
      (await server.call('listContactEntries', { token: who.token, params, query })).body
    const history = async (who: Person) =>
      (
        await server.call('listPropertyHistory', { token: who.token, params: { id: home } })
      ).body.items.filter(({ field }) => field === 'mandate.visit')
    // One that was open is made private: its lines go with it.
    const labels = async (who: Person) =>
      (await timeline(who)).items.flatMap(({ ref }) => (ref?.type === 'visit' ? [ref.id] : []))
    expect(await labels(admin)).toEqual([secret.id])
    const call = { token: staff.token, params: { id: secret.id } }
    const { version } = (await server.call('getAgendaEvent', call)).body
    const body = { version, visibility: 'private' as const }
    expect((await server.call('updateAgendaEvent', { ...call, body })).status).toBe(200)
    const made = await server.call('createAgendaEvent', {
      token: staff.token,
      body: {
        kind: 'visit',
        title: 'Secreto',
        visibility: 'private',
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + 1_800_000).toISOString(),
        propertyIds: [home],
        attendees: [{ contactId }],
      },
    })
    const { id } = made.body.event
    const said = await server.call('saveVisitFeedback', {
      token: staff.token,
      params: { id },
      body: { propertyId: home, interest: 4 },
    })
    expect(said.status).toBe(200)
    expect((await sign(id, {}, staff)).status).toBe(201)
    await server.call('addContactEntry', {
      token: staff.token,
      params,
      body: { kind: 'NOTE', text: 'Ha llamado' },
    })
    const read = await timeline(admin)
    expect(await labels(admin)).toEqual([])
    expect(JSON.stringify(read)).not.toContain('Secreto')
    expect(read.items[0]).toMatchObject({ text: 'Ha llamado' })
    expect(await labels(staff)).toEqual([id, id, id, secret.id])
    expect((await timeline(staff)).items.map(({ ref }) => ref?.label)).toContain('Secreto')
    expect([await history(admin), await history(staff)]).toEqual([[], []])
    // Pages are full of what is left, and the last one says so.
    const first = await timeline(admin, { limit: 1 })
    expect(first.items).toHaveLength(1)
    const all = [...first.items]
    for (let { next } = first; next;) {
      const page = await timeline(admin, { limit: 1, cursor: next })
      expect(page.items).toHaveLength(1)
      all.push(...page.items)
      next = page.next
    }
    expect(all).toEqual(read.items)
  })
})
