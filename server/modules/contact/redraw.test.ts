import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { findContact, refreshContact } from './contact.repository.ts'

let server: TestServer
let agent: Person
let stranger: Person

beforeAll(async () => {
  server = await startTestServer()
  agent = await server.register({ role: 'ADMIN', agencyName: 'Portal Vell' })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Illa de Vent' })
}, 60_000)
afterAll(() => server.close())

const make = async ({ token }: Person, firstName: string): Promise<string> =>
  (
    await server.call('createContact', {
      token,
      body: { person: { firstName }, reach: { emails: [{ address: `${firstName}@rig.example` }] } },
    })
  ).body.id
const found = async ({ token }: Person, q: string): Promise<string[]> =>
  (await server.call('listContacts', { token, query: { q } })).body.items.map(({ name }) => name)

it('a contact that is drawn anew is written alone: nobody else’s name, phone or words', async () => {
  const klaus = await make(agent, 'Klaus')
  await make(agent, 'Sofie')
  await make(stranger, 'Margriet')
  await sql`update contact set words = '', name = 'old' where id = ${klaus}`.execute(server.db)
  await inTransaction(server.db, async (trx) => {
    const contact = await findContact(trx, klaus, true)
    if (contact) await refreshContact(trx, contact)
  })
  expect(await found(agent, 'klaus')).toEqual(['Klaus'])
  expect(await found(agent, 'sofie')).toEqual(['Sofie'])
  expect(await found(stranger, 'margriet')).toEqual(['Margriet'])
  expect(await found(stranger, 'klaus')).toEqual([])
})
