import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Dashboard,
  Pipeline,
  PipelineStepKind,
  Property,
  TargetList,
} from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { daysLater } from '../../time/madrid.ts'
import { dayOf, monthOf } from './days.ts'

let server: TestServer
let admin: Person
let staff: Person
let colleague: Person
let stranger: Person

const LOADED = new Date()
/** What is put at the month's first minutes must be over. */
const NOW = new Date(
  Math.max(LOADED.getTime(), monthOf(undefined, LOADED).from.getTime() + 3_600_000),
)
const { day, start } = dayOf(NOW)

const add = async (who: Person, ref: string, more: Record<string, unknown> = {}) =>
  (
    await server.call('createProperty', {
      token: who.token,
      body: {
        basics: { type: 'vivienda', ref, offers: [{ operation: 'V', price: 50_000_000 }] },
        texts: { title: { es: `Casa ${ref}` } },
        ...more,
      } as never,
    })
  ).body as Property

const board = async (who: Person) =>
  (await server.call('getDashboard', { token: who.token })).body as Dashboard
const month = async (who: Person, query: Record<string, string> = {}) => {
  const { body } = await server.call('getPipeline', { token: who.token, query: query as never })
  const counts = (body as Pipeline).steps.map(({ step, count }) => [step, count] as const)
  return Object.fromEntries(counts) as Record<PipelineStepKind, number>
}

beforeAll(async () => {
  server = await startTestServer({ now: () => NOW })
  admin = await server.register({ role: 'ADMIN', agencyName: 'Board' })
  staff = await server.register({ role: 'STAFF', agency: admin })
  colleague = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Other board' })
}, 300_000)
afterAll(() => server.close())

describe('today and since yesterday', () => {
  it('tells papers that end, prices that moved and the diary, each to who may know', async () => {
    const home = await add(staff, 'B-1', {
      mandate: { startsOn: day, endsOn: daysLater(day, 4) },
      legal: {
        energy: {
          status: 'provided',
          consumptionLetter: 'D',
          emissionsLetter: 'D',
          expiresOn: daysLater(day, 27),
        },
      },
    })
    const late = await add(colleague, 'B-2', {
      mandate: { startsOn: '2020-01-01', endsOn: daysLater(day, 31) },
    })
    for (const one of [home, late])
      await server.db
        .updateTable('property')
        .set({ status: 'active', published_at: NOW })
        .where('id', '=', one.id)
        .execute()
    await server.db
      .updateTable('property')
      .set({ agent_id: staff.profile.id })
      .where('id', '=', home.id)
      .execute()
    const now = (await server.call('getProperty', { token: staff.token, params: { id: home.id } }))
      .body as Property
    const lowered = await server.call('updateProperty', {
      token: staff.token,
      params: { id: home.id },
      body: {
        version: now.version,
        basics: { ...now.basics, offers: [{ operation: 'V', price: 48_000_000 }] },
      },
    })
    expect(lowered.status).toBe(200)
    const event = {
      kind: 'call',
      title: 'Llamar a Marta',
      startsAt: start.toISOString(),
      endsAt: new Date(start.getTime() + 600_000).toISOString(),
    }
    expect(
      (await server.call('createAgendaEvent', { token: staff.token, body: event as never })).status,
    ).toBe(201)

    const mine = await board(staff)
    expect(mine.papers).toMatchObject([
      { ref: 'B-1', paper: 'mandate', days: 4 },
      { ref: 'B-1', paper: 'energy', days: 27 },
    ])
    expect(mine.prices).toMatchObject([{ ref: 'B-1', old: 50_000_000, new: 48_000_000 }])
    expect(mine.events).toMatchObject([{ title: 'Llamar a Marta', agentName: null }])

    const all = await board(admin)
    expect(all.paperCount).toBe(2)
    expect(all.events).toMatchObject([
      {
        title: 'Llamar a Marta',
        agentName:
          staff.profile.first_name + (staff.profile.last_name ? ` ${staff.profile.last_name}` : ''),
      },
    ])

    for (const other of [await board(colleague), await board(stranger)])
      expect(other).toMatchObject({ papers: [], prices: [], events: [] })
  })

  it('counts enquiries that wait, with their clock', async () => {
    expect((await board(staff)).waiting).toEqual({ count: 0, oldestAt: null })
    const [home] = await server.db
      .selectFrom('property')
      .select('id')
      .where('ref', '=', 'B-1')
      .execute()
    const at = new Date(NOW.getTime() - 3_600_000)
    await server.db
      .insertInto('lead')
      .values({
        id: '0198a000-0000-7000-8000-000000000001',
        agency_id: admin.profile.agency_ids[0] ?? '',
        property_id: home?.id ?? '',
        property: null,
        source: 'web',
        language: 'de',
        first_name: 'Klaus',
        last_name: null,
        email: 'k@rig.example',
        phone: null,
        message: 'Hallo',
        preferred_contact: null,
        assigned_to: staff.profile.id,
        answered_at: null,
        first_response_minutes: null,
        note: null,
        consent_text: '',
        consent_at: at,
        search: '',
        created_at: at,
        updated_at: at,
        user_id: null,
      })
      .execute()
    expect((await board(staff)).waiting).toEqual({ count: 1, oldestAt: at.toISOString() })
    expect((await board(colleague)).waiting.count).toBe(0)
  })
})

describe('the month', () => {
  it("counts an agent's own, an ADMIN all or one person's, and nobody else's", async () => {
    expect(await month(staff)).toMatchObject({ captures: 1, published: 1, signed: 0 })
    expect(await month(colleague)).toMatchObject({ captures: 0, published: 1 })
    expect(await month(admin)).toMatchObject({ captures: 1, published: 2 })
    expect(await month(admin, { agentId: colleague.profile.id })).toMatchObject({
      captures: 0,
      published: 1,
    })
    expect(await month(stranger)).toEqual({
      captures: 0,
      published: 0,
      matches: 0,
      visits: 0,
      offers: 0,
      signed: 0,
    })
    expect(await month(admin, { month: '2020-01' })).toMatchObject({ captures: 1, published: 0 })
    expect(
      (
        await server.call('getPipeline', {
          token: staff.token,
          query: { agentId: colleague.profile.id },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await server.call('getPipeline', {
          token: stranger.token,
          query: { agentId: staff.profile.id },
        })
      ).status,
    ).toBe(404)
  })

  it('counts a visit when its hour is over, an offer when it is sent and a sale that is ours', async () => {
    const { token } = admin
    const { from } = monthOf(undefined, NOW)
    const hour = (h: number) => new Date(from.getTime() + h * 3_600_000).toISOString()
    const contact = await server.call('createContact', {
      token,
      body: { person: { firstName: 'Marta' } } as never,
    })
    const [home] = await server.db
      .selectFrom('property')
      .select('id')
      .where('ref', '=', 'B-2')
      .execute()
    const id = home?.id ?? ''
    for (const status of ['confirmed', 'cancelled'] as const) {
      const made = await server.call('createAgendaEvent', {
        token,
        body: { kind: 'visit', startsAt: hour(0), endsAt: hour(0.1), propertyIds: [id] } as never,
      })
      expect(made.status).toBe(201)
      await server.db
        .updateTable('agenda_event')
        .set({ status })
        .where('id', '=', (made.body as { event: { id: string } }).event.id)
        .execute()
    }
    const offer = await server.call('createOffer', {
      token,
      body: { propertyId: id, contactId: contact.body.id, amount: 48_000_000 },
    })
    expect(await month(admin)).toMatchObject({ visits: 1, offers: 0 })
    expect(
      (
        await server.call('stepOffer', {
          token,
          params: { id: offer.body.id },
          body: { version: offer.body.version, act: 'send' } as never,
        })
      ).status,
    ).toBe(200)
    await server.db
      .updateTable('property')
      .set({ status: 'closed', substatus: 'RENTED_OR_SOLD', closed_at: NOW })
      .where('id', '=', id)
      .execute()
    expect(await month(admin)).toMatchObject({ visits: 1, offers: 1, signed: 1 })
    expect(await month(colleague)).toMatchObject({ offers: 1, signed: 1 })
    expect(await month(staff)).toMatchObject({ offers: 0, signed: 0 })
    await server.db
      .updateTable('property')
      .set({ substatus: 'EXTERNAL' })
      .where('id', '=', id)
      .execute()
    expect(await month(admin)).toMatchObject({ signed: 0 })
  })

  it('is held against targets that an ADMIN sets', async () => {
    const id = staff.profile.id
    expect(
      (
        await server.call('setTarget', {
          token: admin.token,
          params: { id },
          body: { captures: 4, visits: 20 },
        })
      ).body,
    ).toMatchObject({ captures: 4, visits: 20, matches: null })
    expect(
      (
        await server.call('setTarget', {
          token: admin.token,
          params: { id },
          body: { visits: null },
        })
      ).body,
    ).toMatchObject({ captures: 4, visits: null })
    await server.call('setTarget', {
      token: admin.token,
      params: { id: colleague.profile.id },
      body: { captures: 2 },
    })
    expect(
      (
        await server.call('setTarget', {
          token: staff.token,
          params: { id },
          body: { captures: 1 },
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await server.call('setTarget', {
          token: stranger.token,
          params: { id },
          body: { captures: 1 },
        })
      ).status,
    ).toBe(404)
    const all = (await server.call('getPipeline', { token: admin.token })).body as Pipeline
    expect(all.steps.map(({ target }) => target)).toEqual([6, null, null, null, null, null])
    expect(
      ((await server.call('listTargets', { token: staff.token })).body as TargetList).items,
    ).toMatchObject([{ id, captures: 4 }])
    expect(
      ((await server.call('listTargets', { token: admin.token })).body as TargetList).items,
    ).toHaveLength(3)
  })
})
