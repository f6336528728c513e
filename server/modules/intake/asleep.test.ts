import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../db/index.ts'
import { ServiceAway } from '../../ports/away.ts'
import { freezing } from '../../testing/freezing.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { runIntake } from './run.ts'
import { walkOf } from './walk.fixture.ts'

/** A process that slept longer than its lease, wherever it stood, while another read the file. */
let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
const { upload, plan, read, people } = walkOf(() => server)

it('what another brought in is done, and nobody comes twice', async () => {
  let rounds = 0
  for (let left = 0; ; left += 1) {
    const { token } = await server.register({ role: 'ADMIN' })
    const run = await upload(token, 'Nombre,Móvil\nAina,600112233\nBiel,600112244\n')
    await plan(token, run)
    await server.call('startIntake', { token, params: { id: run.id } })
    const asleep = freezing(server.deps, left)
    const reading = runIntake(asleep.deps, run.id).catch(() => undefined)
    if ((await Promise.race([reading.then(() => 'done'), asleep.stopped])) === 'done') break
    const { rows } = await sql`select 1 from pg_stat_activity where state = 'idle in transaction'
      and datname = current_database()`.execute(server.db)
    if (rows.length === 0) await runIntake(server.deps, run.id)
    asleep.thaw()
    await reading
    if (rows.length > 0) continue
    rounds += 1
    expect((await read(token, run.id)).status, `after ${left}`).toBe('done')
    expect((await people(token)).total, `after ${left}`).toBe(2)
  }
  expect(rounds).toBeGreaterThan(1)
}, 300_000)

it('while its file cannot be had it waits and is not said to have failed', async () => {
  const { token } = await server.register({ role: 'ADMIN' })
  const run = await upload(token, 'Nombre,Móvil\nAina,600112233\n')
  await plan(token, run)
  await server.call('startIntake', { token, params: { id: run.id } })
  const away = new ServiceAway('files', 'The file store does not answer')
  const files = { ...server.deps.files, get: () => Promise.reject(away) }
  await expect(runIntake({ ...server.deps, files }, run.id)).rejects.toBe(away)
  expect((await read(token, run.id)).status).toBe('running')
  await server.runJobs()
  expect((await read(token, run.id)).status).toBe('done')
})
