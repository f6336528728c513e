import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startRig, type Rig } from '../../testing/rig.ts'
import { home } from '../../walks/world.ts'

let rig: Rig
let admin: Person
beforeAll(async () => {
  rig = await startRig()
  admin = await rig.register({ agencyName: 'Portal Vell' })
}, 60_000)
afterAll(() => rig.close())

it('an erased person is gone from the diary, demands and offers, and no undo brings them back', async () => {
  const token = admin.token
  const contact = (await rig.call('createContact', { token, body: { person: { firstName: 'Griselda' }, reach: { emails: [{ address: 'griselda@rig.example' }] } } })).body
  const property = (await rig.call('createProperty', { token, body: home('ER-1') })).body
  const demand = (await rig.call('createDemand', { token, body: { contactId: contact.id, what: { operations: ['V'] }, follow: { title: 'Griselda busca', notes: 'Griselda se separa' } } as never })).body
  const offered = await rig.call('createOffer', { token, body: { propertyId: property.id, contactId: contact.id, amount: 100_000_00, conditions: 'Griselda vende antes' } })
  expect(offered.status, JSON.stringify(offered.body)).toBe(201)
  const times = { startsAt: '2032-05-14T08:00:00Z', endsAt: '2032-05-14T09:00:00Z' }
  const { event } = (await rig.call('createAgendaEvent', { token, body: { kind: 'meeting', title: 'Firma', notes: 'Griselda llega tarde', ...times, attendees: [{ contactId: contact.id }] } })).body
  const byMail = (await rig.call('createAgendaEvent', { token, body: { kind: 'meeting', title: 'Notaría', ...times, attendees: [{ email: 'Griselda@rig.example' }] } })).body.event
  const { undo } = (await rig.call('updateAgendaEvent', { token, params: { id: event.id }, body: { version: event.version, title: 'Firma, sala 2' } })).body

  const collected = (await rig.inject({ method: 'GET', url: `/api/v1/contact/${contact.id}/person/`, headers: { authorization: `Token ${token}` } })).json()
  expect(collected.offers).toMatchObject([{ ref: 'ER-1', conditions: 'Griselda vende antes', turns: [{ act: 'create' }] }])
  const { version } = (await rig.call('getContact', { token, params: { id: contact.id } })).body
  expect((await rig.call('eraseContact', { token, params: { id: contact.id }, body: { version, confirm: true } })).status).toBe(200)

  expect((await rig.call('undoAgenda', { token, body: { undo } })).status).toBe(404)
  for (const id of [event.id, byMail.id]) expect((await rig.call('getAgendaEvent', { token, params: { id } })).body).toMatchObject({ attendees: [], notes: null })
  for (const table of ['agenda_event', 'agenda_attendee', 'agenda_undo', 'offer', 'offer_turn', 'demand', 'match_demand'] as const) {
    expect([table, /griselda/i.test(JSON.stringify(await rig.db.selectFrom(table).selectAll().execute()))]).toEqual([table, false])
  }
  expect(await rig.db.selectFrom('match_demand').select('open').where('demand_id', '=', demand.id).executeTakeFirstOrThrow()).toEqual({ open: false })
})
