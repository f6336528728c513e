import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContactLink } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let boss: Person
let joana: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN' })
  joana = await server.register({ role: 'STAFF', agency: boss })
}, 300_000)
afterAll(() => server.close())

const add = async (
  by: Person,
  firstName: string,
  phone: string,
): Promise<{ id: string; version: number }> =>
  (
    await server.call('createContact', {
      token: by.token,
      body: { person: { firstName }, reach: { phones: [{ number: phone }] } },
    })
  ).body
const link = (by: Person, id: string, body: object) =>
  server.call('addContactLink', { token: by.token, params: { id }, body })
const links = async (by: Person, id: string) =>
  (await server.call('listContactLinks', { token: by.token, params: { id } })).body
    .items as ContactLink[]

test('both records show a link, each from its side; who may not read the other sees a name alone', async () => {
  const [buyer, lawyer] = [
    await add(joana, 'Klaus', '600100101'),
    await add(boss, 'Bernat', '600100102'),
  ]
  expect((await link(joana, buyer.id, { contactId: lawyer.id, relation: 'lawyer' })).body).toEqual({
    contactId: 'Elige un contacto de la agencia',
  })
  const { status } = await link(boss, buyer.id, {
    contactId: lawyer.id,
    relation: 'lawyer',
    note: ' Compra de 2026 ',
  })
  expect(status).toBe(201)
  expect(await links(boss, buyer.id)).toMatchObject([
    {
      contactId: lawyer.id,
      name: 'Bernat',
      relation: 'lawyer',
      note: 'Compra de 2026',
      phone: '+34600100102',
      readable: true,
    },
  ])
  expect(await links(boss, lawyer.id)).toMatchObject([{ contactId: buyer.id, relation: 'client' }])
  expect(await links(joana, buyer.id)).toMatchObject([
    { name: 'Bernat', phone: null, readable: false },
  ])
  expect((await link(boss, buyer.id, { contactId: buyer.id, relation: 'other' })).body).toEqual({
    contactId: 'Es la misma persona',
  })
})

test('links follow a merge and go with the person, or when taken away', async () => {
  const [one, twin, wife] = [
    await add(boss, 'Pere', '600100201'),
    await add(boss, 'Pere', '600100202'),
    await add(boss, 'Aina', '600100203'),
  ]
  await link(boss, twin.id, { contactId: wife.id, relation: 'spouse' })
  await server.call('mergeContact', {
    token: boss.token,
    params: { id: one.id },
    body: { version: one.version, otherId: twin.id, otherVersion: twin.version },
  })
  expect(await links(boss, one.id)).toMatchObject([{ contactId: wife.id, relation: 'spouse' }])
  const [tie] = await links(boss, wife.id)
  expect(tie).toMatchObject({ contactId: one.id, name: 'Pere' })
  const removed = await server.call('removeContactLink', {
    token: boss.token,
    params: { id: wife.id, linkId: tie?.id ?? '' },
  })
  expect([removed.status, removed.body]).toEqual([200, { items: [] }])
  expect(await links(boss, one.id)).toEqual([])
  await link(boss, one.id, { contactId: wife.id, relation: 'partner' })
  const { version } = (
    await server.call('getContact', { token: boss.token, params: { id: wife.id } })
  ).body
  await server.call('eraseContact', {
    token: boss.token,
    params: { id: wife.id },
    body: { version, confirm: true },
  })
  expect(await links(boss, one.id)).toEqual([])
})
