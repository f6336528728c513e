import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction, sql } from '../../db/index.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { recordIntroduction } from './index.ts'
import { agencyOf, threeAgencies } from './introduction.fixture.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof threeAgencies>>
beforeAll(async () => {
  server = await startTestServer()
  world = await threeAgencies(server)
}, 300_000)
afterAll(() => server.close())

it('what a ledger could not take for want of its key is written once it opens, said once or not', async () => {
  const { acts, joana, home, circle } = world
  const said = (contactId: string) =>
    inTransaction(server.db, (trx) =>
      recordIntroduction(
        { trx, deps: server.deps },
        {
          agencyId: agencyOf(joana),
          contactId,
          propertyIds: [home],
          evidence: 'lead',
          by: joana.profile.id,
        },
      ),
    )
  const of = async (contactId: string) =>
    (
      await server.db
        .selectFrom('introduction')
        .select(['evidence', 'agency_id'])
        .where('contact_id', '=', contactId)
        .execute()
    ).map((row) => [row.evidence, row.agency_id])
  const due = async () => {
    await sql`update job set run_at = now() where kind = 'introduction.record'`.execute(server.db)
    await server.runJobs()
  }
  expect(await said(await acts.client(joana))).toHaveLength(1)
  const secretOf = sql<{ secret: Buffer }>`
    select secret from introduction_ledger where network_id = ${circle}`
  const [ledger] = (await secretOf.execute(server.db)).rows
  const setSecret = (secret: Buffer | undefined) =>
    sql`update introduction_ledger set secret = ${secret} where network_id = ${circle}`.execute(
      server.db,
    )
  await setSecret(Buffer.alloc(80))
  const client = await acts.client(joana)
  // Nobody is refused for it, and by the clock it waits as long as the key is not there.
  for (let times = 0; times < 2; times += 1) expect(await said(client)).toEqual([])
  await due()
  expect(await of(client)).toEqual([])
  await setSecret(ledger?.secret)
  await due()
  expect(await of(client)).toEqual([['lead', agencyOf(joana)]])
})
