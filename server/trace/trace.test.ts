import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { startCollector, type Collector, type Sent } from './otlp.fixture.ts'
import { tracedPorts } from './ports.ts'
import { inSpan, isTracing } from './span.ts'
import { startTracing } from './start.ts'
import { nameOf } from './statement.ts'

const PARENT = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' }
const traceparent = `00-${PARENT.trace}-${PARENT.span}-01`

let collector: Collector
let server: TestServer
let stop: () => Promise<void>
beforeAll(async () => {
  collector = await startCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  stop = startTracing()
  server = await startTestServer({}, { trustProxy: 1 })
  Object.assign(server.deps, tracedPorts(server.deps))
  const { email } = await server.register({ agencyName: 'Secreta Immobles', unproved: true })
  const payload = { email, password: 'secret-password' }
  await server.inject({
    method: 'POST',
    url: '/api/v1/user/login/',
    headers: { traceparent, authorization: 'Token secret-token' },
    remoteAddress: '203.0.113.9',
    payload,
  })
  await server.inject('/api/v1/listing/?operation=V&q=secreto&priceMax=12345600')
  await server.runJobs()
  await server.close()
  await stop()
  vi.unstubAllEnvs()
})
afterAll(() => collector.close())

const named = (name: string): Sent => {
  const found = collector.spans.find((span) => span.name === name)
  if (!found) throw new Error(`no span ${name}`)
  return found
}
const told = ({ attributes }: Sent): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

it('an operation is a span with what it did, its statements within it', () => {
  const search = named('searchListings')
  expect(told(search)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/v1/listing/',
    'http.response.status_code': 200,
  })
  const inside = collector.spans.filter(({ parentSpanId }) => parentSpanId === search.spanId)
  expect(inside.map(({ name }) => name)).toContain('select listing_search')
})

it('jobs and ports are spans, a mail within the job that sends it', () => {
  const mail = named('mail.send')
  const job = collector.spans.find(({ spanId }) => spanId === mail.parentSpanId)
  expect(job?.name).toMatch(/^job /)
})

it('goes on with the trace of a proxy of ours', () => {
  expect(named('loginUser')).toMatchObject({ traceId: PARENT.trace, parentSpanId: PARENT.span })
  expect(told(named('loginUser'))['http.response.status_code']).toBe(401)
})

it('says nothing of people: no name, address, word or value', () => {
  expect(collector.spans.length).toBeGreaterThan(50)
  expect(collector.text()).toContain('/v1/traces')
  expect(collector.text()).not.toMatch(/secret|Secreta|@|203\.0\.113|12345600|rig_/i)
})

it('a collector that hangs keeps nobody from stopping', async () => {
  const hangs = createServer(() => undefined)
  await new Promise<void>((ready) => hangs.listen(0, '127.0.0.1', ready))
  const { port } = hangs.address() as AddressInfo
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`)
  const stopHere = startTracing()
  await inSpan('last', async () => undefined)
  const stopped = stopHere().then(() => 'stopped')
  expect(await Promise.race([stopped, sleep(60_000, 'waits')])).toBe('stopped')
  hangs.closeAllConnections()
  hangs.close()
  vi.unstubAllEnvs()
})

it('is nothing once it has stopped', async () => {
  expect(isTracing()).toBe(false)
  expect(await inSpan('nothing', async (span) => span)).toBeNull()
})

it.each([
  ['select "id" from "listing" where "id" = $1', 'select listing'],
  ['insert into job (id) values ($1)', 'insert job'],
  [
    'with gone as (delete from listing_search where id = $1) insert into x select 1',
    'delete listing_search',
  ],
  ['update only "lead" set state = $1', 'update lead'],
  ['begin; set local lock_timeout = 30000', 'begin'],
  ['select extract(epoch from updated_at) from listing', 'select listing'],
  ['notify llar_job', 'statement'],
])('%s is called %s', (sql, name) => expect(nameOf(sql).name).toBe(name))
