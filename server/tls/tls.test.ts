import { readFile, rm } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sql, uuidv7 } from '../db/index.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import type { OwnPort } from '../http/own-port.ts'
import { listenForAsks } from './ask.ts'
import { openHosts, type Hosts } from './hosts.ts'

let rig: TestDeps
let hosts: Hosts
let asked: OwnPort
beforeAll(async () => {
  rig = await testDeps()
  Object.assign(rig.deps.config.sites, { domain: 'webs.example', target: 'sites.webs.example' })
  const [agency, site] = [uuidv7(), uuidv7()]
  await sql`insert into agency (id, slug, doc) values (${agency}, 'casa', '{}')`.execute(
    rig.deps.db,
  )
  await sql`insert into site (id, agency_id, slug, state, doc, published, created_at, updated_at)
    values (${site}, ${agency}, 'casa', 'published', '{}', 1, now(), now())`.execute(rig.deps.db)
}, 300_000)
afterAll(() => rig.close())
beforeEach(async () => {
  hosts = await openHosts(rig.deps.config)
  asked = await listenForAsks(0, (host) => hosts.has(host))
})
afterEach(async () => {
  await asked.close()
  await hosts.close()
})

const agent = new http.Agent({ keepAlive: true })
const ask = (query: string, method = 'GET'): Promise<number> =>
  new Promise((done, fail) => {
    http
      .request({ agent, port: asked.port, host: '127.0.0.1', path: query, method }, (answer) => {
        answer.resume()
        answer.on('end', () => done(answer.statusCode ?? 0))
      })
      .on('error', fail)
      .end()
  })

const claim = (host: string, state: string) =>
  sql`insert into site_host (id, site_id, host, token, state, created_at)
    select ${uuidv7()}, id, ${host}, 'x', ${state}, now() from site`.execute(rig.deps.db)

test('hosts that were proved get a certificate, nothing else does', async () => {
  await claim('www.casa.com', 'active')
  await claim('nueva.com', 'proved')
  await claim('pedida.com', 'claimed')
  await claim('fuera.com', 'released')
  await hosts.follow(rig.deps.db, rig.connection)
  for (const host of ['www.casa.com', 'nueva.com', 'casa.webs.example', 'WWW.CASA.COM'])
    expect([host, await ask(`/tls?domain=${host}`)]).toEqual([host, 200])
  for (const host of [
    'pedida.com',
    'fuera.com',
    'otra.webs.example',
    'webs.example',
    '',
    'evil.com',
    '127.0.0.1',
    '%00',
    'www.casa.com:443',
  ])
    expect([host, await ask(`/tls?domain=${host}`)]).toEqual([host, 403])
  for (const path of ['/', '/tls', '/tls?host=www.casa.com', '/other?domain=www.casa.com'])
    expect(await ask(path)).toBe(403)
  expect(await ask('/tls?domain=www.casa.com', 'POST')).toBe(403)
})

test('a host that is proved, given up or suspended is heard of at once', async () => {
  await hosts.follow(rig.deps.db, rig.connection)
  await claim('ahora.com', 'proved')
  await vi.waitFor(() => expect(hosts.has('ahora.com')).toBe(true), 60_000)
  await sql`update site_host set state = 'released' where host = 'ahora.com'`.execute(rig.deps.db)
  await vi.waitFor(() => expect(hosts.has('ahora.com')).toBe(false), 60_000)
  await sql`update site set state = 'suspended'`.execute(rig.deps.db)
  await vi.waitFor(() => expect(hosts.size).toBe(0), 60_000)
  await sql`update site set state = 'published'`.execute(rig.deps.db)
  await vi.waitFor(() => expect(hosts.has('casa.webs.example')).toBe(true), 60_000)
})

test('one look that failed leaves the next to be heard', async () => {
  const warned = vi.fn()
  const own = await openHosts(rig.deps.config, warned)
  await own.follow(rig.deps.db, rig.connection)
  const call = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(rig.deps.db)
  // As a database does that is being restored.
  await call('site_host', 'site_host_away')
  await sql`select pg_notify('site_hosts', '')`.execute(rig.deps.db)
  await vi.waitFor(() => expect(warned).toHaveBeenCalled(), 60_000)
  await call('site_host_away', 'site_host')
  await claim('despues.com', 'proved')
  await vi.waitFor(() => expect(own.has('despues.com')).toBe(true), 60_000)
  await own.close()
})

test('a start without the database knows what the last process knew; a spoilt file is nothing', async () => {
  await hosts.follow(rig.deps.db, rig.connection)
  const file = path.join(rig.deps.config.dataDir, 'hosts.json')
  expect(JSON.parse(await readFile(file, 'utf8'))).toContain('casa.webs.example')
  const next = await openHosts(rig.deps.config)
  expect(next.has('casa.webs.example')).toBe(true)
  await rm(file)
  expect((await openHosts(rig.deps.config)).size).toBe(0)
})

test('acceptance 5: 10,000 hosts are asked for in well under 2 ms', async () => {
  const many = new Set(Array.from({ length: 10_000 }, (_, n) => `www.casa${n}.com`))
  const own = await listenForAsks(0, (host) => many.has(host))
  await asked.close()
  asked = own
  const times: number[] = []
  for (let n = 0; n < 500; n += 1) {
    const begun = performance.now()
    await ask(`/tls?domain=www.casa${(n * 37) % 12_000}.com`)
    times.push(performance.now() - begun)
  }
  // The bench holds the 2 ms; here others work beside it.
  expect(times.sort((a, b) => a - b)[250]).toBeLessThan(100)
})
