import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, uuidv7 } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { partners } from '../../visit/partner/partner.fixture.ts'
import { takeAway } from './take-away.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('a home that a partner asked to see stays, and so does the client it was asked for', async () => {
  const { lister, asker, home, contactId, ask } = await partners(server)
  expect((await ask(asker, {})).status).toBe(201)
  // Nothing else is newer than the import.
  const since = uuidv7()
  const isGone = (schema: string, id: string, { profile }: Person) =>
    inTransaction(server.db, (trx) => {
      const agencyId = profile.agency_ids[0] ?? ''
      const actor = { userId: null, agencyId, role: 'ADMIN', lang: 'es' } as const
      return takeAway(schema, { work: { trx, deps: server.deps, actor }, id, since })
    })
  expect(await isGone('Contact', contactId, asker)).toBe(false)
  expect(await isGone('Property', home, lister)).toBe(false)
})
