import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Integration } from '../../../generated/model/index.ts'
import { inTransaction, sql, uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { restoreChannel, sourceFor } from './index.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startTestServer()
  boss = await server.register({ role: 'ADMIN' })
}, 300_000)
afterAll(() => server.close())

/** Names that are one to PostgreSQL's `lower` and two to JavaScript's, whose sigma knows its place. */
const [FIRST, SECOND] = ['ΟΔΟΣ', 'οδοσ']

it('a name that the database takes for another one is refused at the field, not by a 406', async () => {
  const { token } = boss
  const make = (name: string) =>
    server.call('createIntegration', { token, body: { provider: 'kyero', name } })
  const made = await make(FIRST)
  expect(made.status).toBe(201)
  const twin = await make(SECOND)
  expect([twin.status, twin.body]).toEqual([400, { name: 'Ya tienes un canal con este nombre' }])
  const other = (await make('Otro')).body as Integration
  const renamed = await server.call('updateIntegration', {
    token,
    params: { id: other.id },
    body: { version: other.version, name: SECOND },
  })
  expect([renamed.status, Object.keys(renamed.body)]).toEqual([400, ['name']])
  const agencyId = boss.profile.agency_ids[0] ?? ''
  const restored = await inTransaction(server.db, (trx) =>
    restoreChannel(trx, agencyId, { ...other, id: uuidv7(), name: SECOND }, new Date()),
  )
  expect(restored).toBe(false)
  const source = (sourceName: string) =>
    inTransaction(server.db, (trx) =>
      sourceFor(trx, server.deps, agencyId, 'kyero', { sourceName }, 'es'),
    )
  expect((await source(FIRST)).id).toBe((await source(SECOND)).id)
})

it('a channel in a state of a later version is not led on to the portals', async () => {
  const { token } = boss
  const body = { provider: 'kyero', name: 'Later' } as const
  const { id, version } = (await server.call('createIntegration', { token, body }))
    .body as Integration
  await sql`update integration set state = 'suspended' where id = ${id}::uuid`.execute(server.db)
  const change = { version, state: 'active' as const }
  const led = await server.call('updateIntegration', { token, params: { id }, body: change })
  const opened = await server.call('createIntegrationAddress', { token, params: { id } })
  expect([led.status, opened.status]).toEqual([503, 503])
  const { rows } = await sql`select state, address_hash from integration
    where id = ${id}::uuid`.execute(server.db)
  expect(rows).toEqual([{ state: 'suspended', address_hash: null }])
})
