import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Contact } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** A buyer whom a colleague looks after does not exist for a STAFF: no demand finds them out. */

let server: TestServer
let admin: Person
let joana: Person
let pere: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  joana = await server.register({ role: 'STAFF', agency: admin })
  pere = await server.register({ role: 'STAFF', agency: admin })
})
afterAll(() => server.close())

const PHONE = '+34611554002'
const add = async (number: string, profile = {}): Promise<Contact> =>
  (
    await server.call('createContact', {
      token: joana.token,
      body: {
        person: { firstName: 'Sofie', lastName: 'Lindqvist' },
        reach: { phones: [{ number }], emails: [{ address: `sofie${number}@buyer.example` }] },
        ...profile,
      },
    })
  ).body
const seek = (who: Person, contact: object) =>
  server.call('createDemand', {
    token: who.token,
    body: { contact: { firstName: 'Prueba', ...contact }, what: { operations: ['V'] } },
  })
const kept = async (id: string): Promise<Contact> =>
  (await server.call('getContact', { token: admin.token, params: { id } })).body

it('a phone or e-mail of theirs is refused at its field, as in the form of a contact', async () => {
  const { id } = await add(PHONE)
  expect((await server.call('getContact', { token: pere.token, params: { id } })).status).toBe(404)
  const taken = `Ya lo lleva ${joana.profile.first_name} ${joana.profile.last_name}`
  const email = `sofie${PHONE}@buyer.example`
  expect([
    (await seek(pere, { phone: '611 55 40 02' })).body,
    (await seek(pere, { email })).body,
    (await seek(pere, { phone: PHONE, email: 'pere@own.example' })).body,
  ]).toEqual([{ 'contact.phone': taken }, { 'contact.email': taken }, { 'contact.phone': taken }])
  expect((await kept(id)).reach?.emails).toEqual([{ address: email }])
  expect((await seek(admin, { phone: PHONE })).body).toMatchObject({ contact: { id } })
})

it('who reads a shared one has a demand for them, and adds nothing to what they may not change', async () => {
  const { id, version } = await add('+34611554003')
  await server.call('updateContact', {
    token: joana.token,
    params: { id },
    body: { version, shared: true },
  })
  const found = await seek(pere, { phone: '+34611554003', email: 'pere@own.example' })
  expect(found.body).toMatchObject({ contact: { id, name: 'Sofie Lindqvist' } })
  expect((await kept(id)).reach?.emails).toEqual([{ address: 'sofie+34611554003@buyer.example' }])
  const own = await seek(joana, { phone: '+34611554003', email: 'sofie@second.example' })
  expect(own.body).toMatchObject({ contact: { id } })
  expect((await kept(id)).reach?.emails).toHaveLength(2)
})
