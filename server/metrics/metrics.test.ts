import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { sql } from '../db/index.ts'
import { note } from '../backup/index.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startMetrics, type Metrics } from './index.ts'
import { METRICS } from './names.ts'
import { serveMetrics } from './serve.ts'

let server: TestServer
let metrics: Metrics
let token: string
let app: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  server = await startTestServer()
  metrics = startMetrics()
  app = await buildApp(server.deps, { withPages: false, observe: metrics.observe })
  ;({ token } = await server.register({ role: 'ADMIN' }))
})
afterAll(async () => {
  await app.close()
  await server.close()
})

const read = () => metrics.text({ deps: server.deps, pool: server.pool })
const lines = async () => (await read()).split('\n').filter((line) => line && !line.startsWith('#'))
const valueOf = async (start: string) =>
  Number(
    (await lines())
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1),
  )

test('a walk over all operations leaves a bounded number of series that name nobody', async () => {
  const secret = 'someone@private.example'
  for (const { url, method, operationId } of server.routes) {
    // It stays open.
    if (operationId === 'streamLive') continue
    const address = url.replaceAll(/:\w+/g, encodeURIComponent(secret))
    for (const headers of [{}, { authorization: `Token ${token}` }])
      await app.inject({ method, url: `${address}?q=${secret}`, headers } as never)
  }
  const all = await lines()
  expect(all.length).toBeGreaterThan(server.routes.length)
  expect(all.length).toBeLessThanOrEqual(3000)
  expect(all.join('\n')).not.toMatch(/@|private|%40|[0-9a-f]{8}-[0-9a-f]{4}/)
  const told = new Set([...all.join('\n').matchAll(/operation="([^"]*)"/g)].map(([, name]) => name))
  const known = new Set([...server.routes.map(({ operationId }) => operationId), 'page'])
  expect([...told].filter((name) => !known.has(name ?? ''))).toEqual([])
})

test('what is dead, waits or is late is told by kind, and no more once it is mended', async () => {
  await sql`insert into job (id, kind, payload, state, run_at, created_at) values
    (gen_random_uuid(), 'place.dead', '{}', 'dead', now(), now()),
    (gen_random_uuid(), 'place.late', '{}', 'ready', now() - interval '90 seconds', now())`.execute(
    server.db,
  )
  expect(await valueOf('llar_jobs_dead{kind="place.dead"}')).toBe(1)
  expect(await valueOf('llar_job_age_seconds{kind="place.late"}')).toBeGreaterThan(89)
  await sql`delete from job where kind like 'place.%'`.execute(server.db)
  expect(await read()).not.toContain('place.dead')
})

test('the condition, the pool, the chains and the age of the back-up are told', async () => {
  expect(await valueOf('llar_condition{part="database"}')).toBe(1)
  expect(await valueOf('llar_pool_connections{state="waiting"}')).toBe(0)
  expect(await valueOf('llar_fiscal_faults')).toBe(0)
  await sql`insert into fiscal_check (tax_id, checked_at, faults)
    values ('B00000000', now(), '["record 3"]')`.execute(server.db)
  expect(await valueOf('llar_fiscal_faults')).toBe(1)
  expect(await read()).not.toContain('llar_backup_age_seconds ')
  const snapshotAt = new Date(Date.now() - 3_600_000).toISOString()
  await note(server.deps.config.dataDir, { made: { file: 'a.zip', snapshotAt, bytes: 1 } })
  expect(await valueOf('llar_backup_age_seconds')).toBeGreaterThan(3599)
})

test('a mail that could not be handed over is counted, and its error goes on', async () => {
  const failing = metrics.countMails({
    where: 'x',
    send: () => Promise.reject(new Error('refused')),
  })
  const mail = { to: 'a@b.example', subject: 's', text: 't' }
  await expect(failing.send(mail)).rejects.toThrow('refused')
  await metrics.countMails({ ...failing, send: async () => undefined }).send(mail)
  expect([
    await valueOf('llar_mails{result="failed"}'),
    await valueOf('llar_mails{result="sent"}'),
  ]).toEqual([1, 1])
})

test('a database that is away hides nothing of the rest', async () => {
  const pool = { ...server.pool, connect: () => Promise.reject(new Error('away')) }
  const text = await metrics.text({ deps: server.deps, pool: pool as never })
  expect(text).toMatch(/^llar_scrape_failed 1$/m)
  expect(text).toContain('http_request_seconds_count')
  expect(await valueOf('llar_scrape_failed')).toBe(0)
})

test('it is told at a port of its own, at one address', async () => {
  const served = await serveMetrics(
    { port: 0, host: '127.0.0.1' },
    { text: read, contentType: metrics.contentType },
  )
  const at = `http://127.0.0.1:${served.port}`
  const reply = await fetch(`${at}/metrics`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, metrics.contentType])
  expect(await reply.text()).toContain('# HELP llar_condition')
  expect((await fetch(`${at}/`)).status).toBe(404)
  await served.close()
  expect((await server.inject('/metrics')).statusCode).toBe(404)
})

test('every metric of the list is told once there is something to tell', async () => {
  await sql`insert into job (id, kind, payload, state, run_at, created_at, outage) values
    (gen_random_uuid(), 'a.dead', '{}', 'dead', now(), now(), null),
    (gen_random_uuid(), 'a.late', '{}', 'ready', now(), now(), null),
    (gen_random_uuid(), 'a.waits', '{}', 'ready', now(), now(), 'mail')`.execute(server.db)
  const at = new Date().toISOString()
  await note(server.deps.config.dataDir, {
    proved: { file: 'a.zip', snapshotAt: at, at, sound: true, recoverySeconds: 1 },
  })
  const replicas = {
    reader: () => null,
    head: async () => '0',
    state: () => ({ replicas: [{ lagMs: 1500, isIn: true, answered: 3 }], primary: 2 }),
    close: async () => undefined,
  }
  const text = await metrics.text({ deps: { ...server.deps, replicas }, pool: server.pool })
  expect(text).toContain('llar_replica_lag_seconds{replica="1"} 1.5')
  expect(text).toContain('llar_read_answers{pool="1"} 3')
  expect(text).toContain('llar_read_answers{pool="primary"} 2')
  expect(Object.keys(METRICS).filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([])
})
