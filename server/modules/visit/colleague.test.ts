import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { home } from '../../testing/home.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { visitOf } from './visit.fixture.ts'

/** A colleague who reads the diary of all reads of a visit's home what the portfolio shows them. */

let server: TestServer
let joana: Person
let pere: Person
let propertyId = ''
beforeAll(async () => {
  server = await startTestServer()
  const admin = await server.register()
  joana = await server.register({ role: 'STAFF', agency: admin })
  pere = await server.register({ role: 'STAFF', agency: admin })
  await server.call('updateUser', {
    token: admin.token,
    params: { id: pere.profile.id },
    body: { permissions: { seeAllAgenda: true } },
  })
  const doc = home('COL-1')
  propertyId = (
    await server.call('createProperty', {
      token: joana.token,
      body: {
        ...doc,
        location: { ...doc.location, streetType: 'carrer', streetName: 'Xaloc', number: '73' },
        mandate: { ...doc.mandate, keysHeld: true, keysPlace: 'office', keysNumber: 'K-9' },
      },
    })
  ).body.id
})
afterAll(() => server.close())

const visit = async (who: Person, id: string) =>
  (await server.call('getVisit', { token: who.token, params: { id } })).body
const hidden = { ref: 'COL-1', title: '', thumb: null, keysPlace: null, keysNumber: null }

it('of a home that they may not read neither door nor keys', async () => {
  const { id, contactId } = await visitOf(server, joana, propertyId)
  const home = await server.call('getProperty', { token: pere.token, params: { id: propertyId } })
  expect([home.status, (await visit(joana, id)).homes[0]?.keysNumber]).toEqual([404, 'K-9'])
  const seen = await visit(pere, id)
  expect([seen.busy, seen.writable, seen.homes]).toMatchObject([false, false, [hidden]])
  expect(JSON.stringify(seen)).not.toContain('Xaloc')
  const { body: contact } = await server.call('getContact', {
    token: joana.token,
    params: { id: contactId },
  })
  await server.call('updateContact', {
    token: joana.token,
    params: { id: contactId },
    body: { version: contact.version, shared: true },
  })
  const list = await server.call('listVisits', { token: pere.token, query: { contactId } })
  expect(list.body.items[0]?.homes).toMatchObject([hidden])
})

it('of a visit that they come along to both', async () => {
  const { id } = await visitOf(server, joana, propertyId, { email: 'second@rig.example' })
  const { body: event } = await server.call('getAgendaEvent', {
    token: joana.token,
    params: { id },
  })
  const attendees = [{ agentId: pere.profile.id }]
  await server.call('updateAgendaEvent', {
    token: joana.token,
    params: { id },
    body: { version: event.version, attendees },
  })
  expect((await visit(pere, id)).homes[0]).toMatchObject({ keysNumber: 'K-9' })
})
