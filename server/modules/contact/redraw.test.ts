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
}, 300_000)
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

it('who asked not to be written to stays so while what another version wrote is not read', async () => {
  const anna = await make(agent, 'Anna')
  const version = async (): Promise<{ version: number; doNotContact?: boolean | undefined }> => {
    const { body } = await server.call('getContact', { token: agent.token, params: { id: anna } })
    return { version: body.version, doNotContact: body.reach?.doNotContact }
  }
  const silent = async (): Promise<boolean | undefined> =>
    (
      await sql<{ silent: boolean }>`select do_not_contact as silent from contact
        where id = ${anna}`.execute(server.db)
    ).rows[0]?.silent
  const save = async (reach: object): Promise<number> =>
    (
      await server.call('updateContact', {
        token: agent.token,
        params: { id: anna },
        body: { version: (await version()).version, reach },
      })
    ).status
  const drawn = () =>
    inTransaction(server.db, async (trx) => {
      const contact = await findContact(trx, anna, true)
      if (contact) await refreshContact(trx, contact)
    })
  expect([await save({ doNotContact: true }), await silent()]).toEqual([200, true])
  // Another version calls it otherwise.
  await sql`update contact set doc = (doc #- '{reach,doNotContact}')
    || jsonb_build_object('reach', (doc -> 'reach') - 'doNotContact' || '{"silence": true}')
    where id = ${anna}`.execute(server.db)
  await drawn()
  expect(await silent()).toBe(true)
  expect([await save({ town: 'Palma' }), await silent()]).toEqual([200, true])
  await sql`update contact set doc = doc #- '{reach,silence}' where id = ${anna}`.execute(server.db)
  await drawn()
  expect(await silent()).toBe(false)
})
