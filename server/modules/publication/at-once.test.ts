import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Integration } from '../../../generated/model/index.ts'
import { inTransaction, sql, type Db } from '../../db/index.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { published } from '../property/testing/homes.fixture.ts'
import { settleLoss } from './guard.ts'
import { KEY, serverBesideFotocasa } from './push/sending.fixture.ts'

/**
 * Homes are held before what is sent of them, that before their channel, and who decides of a
 * channel's loss waits for nobody who saves: else two would wait for each other, and one of them
 * would only be tried again.
 */

type Beside = Awaited<ReturnType<typeof serverBesideFotocasa>>

let server: TestServer
let portal: Beside['portal']
let stop: Beside['stop']
beforeAll(async () => {
  ;({ server, portal, stop } = await serverBesideFotocasa())
}, 300_000)
afterAll(() => stop())

async function sending() {
  const boss = await server.register({ role: 'ADMIN' })
  const call = { token: boss.token }
  const body = { provider: 'fotocasa', name: 'Fotocasa' } as const
  const { id } = (await server.call('createIntegration', { ...call, body })).body as Integration
  for (const change of [{ apiKey: KEY }, { state: 'active' as const }]) {
    const { version } = (await server.call('getIntegration', { ...call, params: { id } }))
      .body as Integration
    const saved = { ...call, params: { id }, body: { version, ...change } }
    expect((await server.call('updateIntegration', saved)).status).toBe(200)
  }
  const homes = [await published(server, boss), await published(server, boss)]
  await server.runJobs()
  return { boss, id, homes: homes.map((home) => home.id).toSorted() as [string, string] }
}

const row = (
  table: string,
  id: string,
  home: string,
  how = '',
) => sql`select from ${sql.table(table)}
  where integration_id = ${id} and property_id = ${home} for update ${sql.raw(how)}`
const channel = (id: string) =>
  sql`select from integration where id = ${id} for no key update nowait`

/** Somebody waits for this transaction. */
const isWaitedFor = (trx: Db) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
        where pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)
      expect(Number(rows[0]?.n)).toBeGreaterThan(0)
    },
    { timeout: 60_000, interval: 20 },
  )

it('who decides of a loss waits for no home that is being saved, and looks again after it', async () => {
  const { id, homes } = await sending()
  const [saved, other] = homes
  await sql`update publication set state = 'removing', reason = 'not_chosen'
    where integration_id = ${id}`.execute(server.db)
  const outOf = async () => {
    const { rows } = await sql<{ id: string }>`select property_id as id from publication
      where integration_id = ${id} and fragment is not null`.execute(server.db)
    return rows.map((one) => one.id)
  }
  await inTransaction(server.db, async (saving) => {
    await row('publication', id, saved).execute(saving)
    await inTransaction(server.db, async (deciding) => {
      await sql`set local lock_timeout = '3s'`.execute(deciding)
      await settleLoss(deciding, id, server.deps.now())
    })
    expect(await outOf()).toEqual([saved])
  })
  await server.runJobs()
  expect(await outOf()).toEqual([])
  expect(other).not.toBe(saved)
})

it('who hurries a channel waits for its homes before they hold the channel', async () => {
  const { boss, id, homes } = await sending()
  const run = await inTransaction(server.db, async (sender) => {
    await sql`update publication_push set waits = 'send', next_at = now() + interval '1 day'
      where integration_id = ${id}`.execute(server.db)
    await row('publication_push', id, homes[0]).execute(sender)
    const running = server.call('runIntegration', { token: boss.token, params: { id } })
    await isWaitedFor(sender)
    await channel(id).execute(sender)
    return { running }
  })
  expect((await run.running).status).toBe(202)
})

it('who forgets an ended channel holds its homes before what is sent of them', async () => {
  const { boss, id, homes } = await sending()
  expect(
    (await server.call('deleteIntegration', { token: boss.token, params: { id } })).status,
  ).toBe(204)
  const { forgetting } = await inTransaction(server.db, async (saver) => {
    await row('publication', id, homes[0]).execute(saver)
    const jobs = server.runJobs()
    await isWaitedFor(saver)
    await row('publication_push', id, homes[0], 'nowait').execute(saver)
    return { forgetting: jobs }
  })
  await forgetting
  expect(portal.homes.has(homes[0])).toBe(false)
})
