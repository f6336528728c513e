import net from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { buildApp } from '../app.ts'
import { sql, uuidv7 } from '../db/index.ts'
import { scaled } from '../testing/scaled.ts'
import { testDeps, type TestDeps } from '../testing/test-deps.ts'
import { hostIn } from '../http/site-host.ts'
import { plainDoc } from './face.fixture.ts'
import { serveSites } from './index.ts'

/** Sites with this many domains, and random pairs of host and path that are asked for. */
const [SITES, PAIRS] = [60, scaled(300, 1_000)]

let rig: TestDeps
let app: FastifyInstance
let port = 0
const agencies: string[] = []
/** Pages that were drawn by now. */
let drawn = 0
const slugOf = (n: number): string => `casa-${n}`

/** Agencies with a published site each, and a domain of their own for every third. */
async function fill(): Promise<void> {
  const { db } = rig.deps
  for (let n = 0; n < SITES; n += 1) {
    const [agency, site] = [uuidv7(), uuidv7()]
    agencies.push(agency)
    await sql`insert into agency (id, slug, doc)
      values (${agency}, ${slugOf(n)}, jsonb_build_object('tradeName', ${slugOf(n)}::text))`.execute(
      db,
    )
    await sql`insert into site (id, agency_id, slug, state, doc, published, created_at, updated_at)
      values (${site}, ${agency}, ${slugOf(n)}, 'published', '{}', 1, now(), now())`.execute(db)
    await sql`insert into site_version (site_id, number, doc, digest, at) values (${site}, 1,
      ${JSON.stringify(docOf(n))}::jsonb, '', now())`.execute(db)
    if (n % 3 === 0)
      await sql`insert into site_host (id, site_id, host, token, state, main, reaches, created_at,
        proved_at, active_at) values (${uuidv7()}, ${site}, ${`www.casa${n}.com`}, 'x', 'active', true,
        true, now(), now(), now())`.execute(db)
  }
}

/** A document that says whose it is. */
const docOf = (n: number) => plainDoc(uuidv7(), slugOf(n))

beforeAll(async () => {
  rig = await testDeps()
  Object.assign(rig.deps.config.sites, { domain: 'webs.example', target: 'sites.webs.example' })
  rig.deps.config.rateLimits = false
  await fill()
  app = await buildApp(rig.deps, { withPages: false })
  await app.register(async (site) =>
    serveSites(site, rig.deps, {
      queryOf: () => ({}),
      count: () => {},
      renderer: {
        // The page says whose it is; everything else is the face's own business.
        render: async ({ doc, origin, base, path }) => {
          drawn += 1
          return {
            kind: 'page',
            status: path === '/nada/' ? 404 : 200,
            lang: 'es',
            isWhole: true,
            read: null,
            page: { html: `<p>${doc.pages[0]?.title.es} ${origin}${base}${path}`, style: '' },
          }
        },
        share: async () => null,
        siteMap: (doc, address) => `<urlset>${doc.pages[0]?.title.es} ${address}</urlset>`,
      },
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
}, 300_000)
afterAll(async () => {
  await app.close()
  await rig.close()
})

const at = (host: string, url: string, method: 'GET' | 'POST' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers: { host } })

/** What goes over the wire as it is written, and what comes back. */
const raw = (text: string): Promise<string> =>
  new Promise((done, fail) => {
    let said = ''
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (piece) => (said += piece.toString()))
    socket.on('end', () => done(said))
    socket.on('error', fail)
  })
const statusOf = (answer: string): number => Number(answer.split(' ')[1])

describe('the same host however it is written', () => {
  it.each([
    ['WWW.Casa0.COM', 'www.casa0.com'],
    ['www.casa0.com.', 'www.casa0.com'],
    ['www.casa0.com:443', 'www.casa0.com'],
    ['www.casa0.com.:8080', 'www.casa0.com'],
    ['ESPAÑA.com', 'xn--espaa-rta.com'],
  ])('%s', (header, host) => expect(hostIn(header)).toBe(host))

  it('is the same site', async () => {
    for (const host of ['www.casa0.com', 'WWW.casa0.com.', 'www.casa0.com:443'])
      expect((await at(host, '/')).body).toBe('<p>casa-0 http://www.casa0.com/')
  })
})

test('a site is found at one address; its others lead there', async () => {
  const own = await at('casa-0.webs.example', '/en/venta/?x=1')
  expect([own.statusCode, own.headers.location]).toEqual([
    301,
    'http://www.casa0.com/en/venta/?x=1',
  ])
  expect((await at('llar.test', '/w/casa-0/venta/')).headers.location).toBe(
    'http://www.casa0.com/venta/',
  )
  expect((await at('llar.test', '/w/casa-1/')).headers.location).toBe('http://casa-1.webs.example/')
  expect((await at('casa-1.webs.example', '/venta/')).body).toBe(
    '<p>casa-1 http://casa-1.webs.example/venta/',
  )
})

test('acceptance 6: what changes of the agency’s homes is on its own domain with the next request', async () => {
  await at('www.casa3.com', '/')
  const before = drawn
  await at('www.casa3.com', '/')
  expect(drawn).toBe(before)
  // What the database does in the transaction of any change of a public home.
  const change = (agency: string | undefined) =>
    sql`insert into listing_epoch (agency_id, n) values (${agency}, 1)
      on conflict (agency_id) do update set n = listing_epoch.n + 1`.execute(rig.deps.db)
  await change(agencies[6])
  await at('www.casa3.com', '/')
  expect(drawn).toBe(before)
  await change(agencies[3])
  await at('www.casa3.com', '/')
  expect(drawn).toBe(before + 1)
})

test('robots and sitemap are the host’s own', async () => {
  expect((await at('www.casa3.com', '/robots.txt')).body).toContain(
    'Sitemap: http://www.casa3.com/sitemap.xml',
  )
  expect((await at('www.casa3.com', '/sitemap.xml')).body).toContain('casa-3 http://www.casa3.com<')
  expect((await at('llar.test', '/robots.txt')).body).toContain('http://llar.test/sitemap.xml')
})

test('the host says which claim it serves, for our own look alone', async () => {
  const { rows } = await sql<{
    id: string
  }>`select id from site_host where host = 'www.casa0.com'`.execute(rig.deps.db)
  expect((await at('www.casa0.com', '/.well-known/llar-site')).body).toBe(rows[0]?.id)
  expect((await at('casa-0.webs.example', '/.well-known/llar-site')).statusCode).toBe(301)
})

describe('the desk, sign-in and API are not at a site’s host', () => {
  it.each([
    '/api/v1/listing/',
    '/api/v1/openapi.json',
    '/api/docs',
    '/auth/web',
    '/healthz',
    '/readyz',
    '/q/abc',
    '/assets/x.js',
    '/w/casa-1/',
    '/w/~token/',
    '/reso/odata',
    '/__site/',
    '/../../api/v1/listing/',
    '//api/v1/listing/',
    '/%2e%2e/api/v1/listing/',
  ])('%s', async (url) => {
    const { statusCode, body, headers } = await at('www.casa0.com', url)
    // Whatever it is, it is a page of this site: the face answers 404 for what it does not know.
    expect(body === '' || body.startsWith('<p>casa-0 http://www.casa0.com/')).toBe(true)
    expect([200, 404]).toContain(statusCode)
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('nor does it take what is written to them', async () => {
    for (const url of ['/api/v1/lead/', '/api/v1/user/login/', '/mail/inbound'])
      expect((await at('www.casa0.com', url, 'POST')).statusCode).toBe(404)
    expect(
      (
        await app.inject({
          method: 'DELETE',
          url: '/api/v1/site/x/',
          headers: { host: 'www.casa0.com' },
        })
      ).statusCode,
    ).toBe(404)
  })

  it('runs no script, keeps no cookie and is framed by nobody', async () => {
    const { headers } = await at('www.casa0.com', '/')
    expect(headers['content-security-policy']).toContain("script-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

describe('a host of nobody’s', () => {
  it.each([
    'evil.example',
    'casa-9999.webs.example',
    'a.casa-1.webs.example',
    'webs.example',
    'sites.webs.example',
    'casa0.com',
    'www.casa1.com',
    'xn--a.com',
    'exa mple.com',
    'llar.test.evil.example',
    '..',
    'a..b.example',
    `${'a'.repeat(400)}.com`,
  ])('%s', async (host) => {
    const { statusCode, body, headers } = await at(host, '/')
    expect(statusCode).toBe(421)
    expect(body).not.toContain('casa-')
    expect(headers['cache-control']).toBe('no-store')
  })
})

describe('over the wire', () => {
  it('two Host headers are refused, in any order and case', async () => {
    for (const [one, other] of [
      ['www.casa0.com', 'www.casa3.com'],
      ['llar.test', 'www.casa3.com'],
      ['www.casa0.com', 'www.casa0.com'],
    ])
      expect(
        statusOf(
          await raw(
            `GET / HTTP/1.1\r\nHost: ${one}\r\nhOST: ${other}\r\nConnection: close\r\n\r\n`,
          ),
        ),
      ).toBe(400)
  })

  it('a target that names a site is refused, whoever it names', async () => {
    for (const target of [
      'http://www.casa3.com/',
      'http://www.casa0.com/',
      'https://llar.test/api/v1/listing/',
      'www.casa3.com:443',
    ])
      expect(
        statusOf(
          await raw(`GET ${target} HTTP/1.1\r\nHost: www.casa0.com\r\nConnection: close\r\n\r\n`),
        ),
      ).toBe(400)
  })

  it('nobody’s X-Forwarded-Host is believed, proxy or not', async () => {
    rig.deps.config.trustProxy = true
    for (const name of ['X-Forwarded-Host', 'Forwarded', 'X-Host', 'X-Original-Host'])
      expect(
        await raw(
          `GET / HTTP/1.1\r\nHost: www.casa0.com\r\n${name}: www.casa3.com\r\nConnection: close\r\n\r\n`,
        ),
      ).toContain('<p>casa-0 ')
  })

  it('no Host at all is no site’s', async () => {
    expect(statusOf(await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toBe(400)
    expect(await raw('GET / HTTP/1.0\r\n\r\n')).not.toContain('casa-')
  })

  it('the door of the sites has no name at the portal', async () => {
    for (const url of ['/__site/', '/__site/www.casa0.com/', '/__refused'])
      expect((await at('llar.test', url)).body).not.toContain('<p>casa-')
  })
})

test('a host that is inner is the portal’s: health checks go on', async () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000', 'llar', 'llar.test'])
    expect((await at(host, '/healthz')).statusCode).toBe(200)
})

test('paused and suspended sites say so at their hosts, and nothing else', async () => {
  for (const state of ['paused', 'suspended']) {
    await sql`update site set state = ${state} where slug = 'casa-6'`.execute(rig.deps.db)
    const { statusCode, body } = await at('www.casa6.com', '/')
    expect(statusCode).toBe(503)
    expect(body).not.toContain('<p>casa-6')
  }
  await sql`update site set state = 'published' where slug = 'casa-6'`.execute(rig.deps.db)
})

test('who was sent a preview reads that its link has expired; a token of nobody’s is no site', async () => {
  const sign = (expiresAt: Date) =>
    rig.deps.links.sign({
      purpose: 'site-preview',
      id: uuidv7(),
      options: { agency: agencies[0] ?? '', by: uuidv7() },
      expiresAt,
    })
  const [expired, ofWhoLeft] = [new Date(Date.now() - 1000), new Date(Date.now() + 86_400_000)]
  for (const token of [await sign(expired), await sign(ofWhoLeft)]) {
    const { statusCode, body, headers } = await at('llar.test', `/w/~${token}/de/verkaufen/`)
    expect([statusCode, headers['cache-control']]).toEqual([410, 'no-store'])
    expect(body).toContain('Dieser Link ist abgelaufen')
    const other = await at('llar.test', `/w/~${token}x/`)
    expect(other.statusCode).toBe(404)
    expect(other.body).toContain('Aquí no hay ninguna web')
  }
})

test('a site that another version alone can draw is away for a while, also for search engines', async () => {
  const write = (doc: object) =>
    sql`update site_version set doc = ${JSON.stringify(doc)}::jsonb, number = number + 1
      where site_id = (select id from site where slug = 'casa-7')`.execute(rig.deps.db)
  const publish = () =>
    sql`update site set published = published + 1 where slug = 'casa-7'`.execute(rig.deps.db)
  const whole = docOf(7)
  const [front] = whole.pages
  for (const odd of [
    { ...whole, brand: { ...whole.brand, template: 'sisena' } },
    { ...whole, pages: [{ ...front, kind: 'shop' }] },
    { ...whole, pages: [] },
  ]) {
    await write(odd)
    await publish()
    for (const url of ['/w/casa-7/', '/w/casa-7/sitemap.xml', '/w/casa-7/share.jpg']) {
      const { statusCode, headers, body } = await at('llar.test', url)
      expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '3600'])
      expect(body).toContain('Esta web vuelve en un rato')
    }
  }
  await write(whole)
  await publish()
  expect((await at('casa-7.webs.example', '/')).statusCode).toBe(200)
})

it.each([
  ['below the portal', 'llar.test', '/w/casa-1/de/contacto/'],
  ['at a host of its own', 'casa-1.webs.example', '/de/contacto/'],
])(
  'a form that is too large is told so in the language of its page %s',
  async (_where, host, url) => {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url,
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `message=${'x'.repeat(70_000)}`,
    })
    expect([statusCode, /lang="(\w+)"/.exec(body)?.[1]]).toEqual([413, 'de'])
  },
)

/** A generator of the same numbers each time, so that a failure can be had again. */
function numbers(seed: number): () => number {
  let at = seed
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0
    return at / 2 ** 32
  }
}

test(`acceptance 5: no page of another site in ${PAIRS} random pairs of host and path`, async () => {
  const next = numbers(5)
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  const number = (): number => Math.floor(next() * (SITES + 5))
  const host = (): string => {
    const n = number()
    const name = one([`www.casa${n}.com`, `${slugOf(n)}.webs.example`, `casa${n}.com`])
    return one([name, name.toUpperCase(), `${name}.`, `${name}:443`, `${name}.:80`])
  }
  const path = (): string => {
    const n = number()
    return one([
      '/',
      '/venta/',
      `/w/${slugOf(n)}/`,
      `/w/${slugOf(n)}/venta/`,
      `//www.casa${n}.com/`,
      `/http://www.casa${n}.com/`,
      `/..//w/${slugOf(n)}/`,
      `/__site/www.casa${n}.com/`,
      `/?host=www.casa${n}.com`,
      `/sitemap.xml`,
      '/robots.txt',
      `/media/../w/${slugOf(n)}/`,
    ])
  }
  let shown = 0
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [asked, url] = [host(), path()]
    const { statusCode, body } = await at(asked, url)
    const wanted = /casa-?(\d+)/i.exec(asked)?.[1]
    const said = /^(?:<p>|<urlset>)casa-(\d+) /.exec(body)?.[1]
    if (said !== undefined) shown += 1
    if (said !== undefined && said !== wanted)
      throw new Error(`${asked} ${url} showed casa-${said} (${statusCode})`)
  }
  expect(shown).toBeGreaterThan(PAIRS / 5)
}, 300_000)
